#include "editor/ui/controls/step_button.h"

#include "editor/ui/icons.h"

#include <QPushButton>

namespace tokisuji {

QPushButton* stepButton(const QString& icon, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    button->setObjectName(QStringLiteral("step"));
    button->setIcon(lineIcon(icon));
    button->setFixedSize(30, 30);
    return button;
}

QPushButton* repeatingStepButton(const QString& icon, QWidget* parent)
{
    QPushButton* button = stepButton(icon, parent);
    button->setAutoRepeat(true);
    return button;
}

} // namespace tokisuji
