// ToggleSwitch: a check box drawn as a switch.
#pragma once

#include <QAbstractButton>

namespace tokisuji {

/// Its text stands at the left, the switch at the right end.
class ToggleSwitch : public QAbstractButton {
    Q_OBJECT
public:
    explicit ToggleSwitch(QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent*) override;
};

} // namespace tokisuji
