// ShortcutsDialog: the keys of all actions, made from their table.
#pragma once

#include <QDialog>

namespace tokisuji {

class Actions;

class ShortcutsDialog : public QDialog {
    Q_OBJECT
public:
    explicit ShortcutsDialog(const Actions& actions, QWidget* parent = nullptr);
};

} // namespace tokisuji
