// AboutDialog: which program this is, and the licences of it and of what it is linked with.
#pragma once

#include <QDialog>

namespace tokisuji {

class AboutDialog : public QDialog {
    Q_OBJECT
public:
    explicit AboutDialog(QWidget* parent = nullptr);
};

} // namespace tokisuji
