// ChoiceBox: a drop-down list in the window whose Esc closes the list and nothing else.
#pragma once

#include <QComboBox>

namespace tokisuji {

/// Qt's own list closes before the key is offered to shortcuts, so that Esc would also do what it does in the window.
class ChoiceBox : public QComboBox {
public:
    explicit ChoiceBox(QWidget* parent);

protected:
    bool eventFilter(QObject* watched, QEvent*) override;
};

} // namespace tokisuji
