#include "editor/ui/controls/action_button.h"

#include <QAction>

namespace tokisuji {

namespace {

QPushButton* boundTo(QAction* action, QWidget* parent)
{
    auto* button = new QPushButton(parent);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

QPushButton* actionButton(QAction* action, QWidget* parent)
{
    QPushButton* button = boundTo(action, parent);
    button->setObjectName(QStringLiteral("step"));
    button->setFixedSize(30, 30);
    const auto follow = [button, action] {
        button->setIcon(action->icon());
        button->setToolTip(action->toolTip());
        button->setAccessibleName(action->text());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

QPushButton* actionLink(QAction* action, QWidget* parent)
{
    QPushButton* button = boundTo(action, parent);
    button->setObjectName(QStringLiteral("link"));
    const auto follow = [button, action] {
        button->setToolTip(action->toolTip());
        button->setEnabled(action->isEnabled());
    };
    QObject::connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

} // namespace tokisuji
