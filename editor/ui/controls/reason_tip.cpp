#include "editor/ui/controls/reason_tip.h"

#include <QAction>
#include <QHelpEvent>
#include <QMenu>
#include <QPointer>
#include <QToolTip>

#include <algorithm>

namespace tokisuji {

namespace {

/// Answers for one widget, of which it is a child.
class ReasonTip : public QObject {
public:
    explicit ReasonTip(QWidget* widget) : QObject(widget) { widget->installEventFilter(this); }

    void follow(const QAction* action)
    {
        m_action = action;
        m_lacking.reset();
    }
    void tell(std::optional<Need> lacking)
    {
        m_action = nullptr;
        m_lacking = lacking;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        auto* widget = qobject_cast<QWidget*>(watched);
        if (event->type() != QEvent::ToolTip || widget == nullptr)
            return QObject::eventFilter(watched, event);
        const auto* help = static_cast<const QHelpEvent*>(event);
        const QString reason = reasonAt(*widget, help->pos());
        if (reason.isEmpty())
            return QObject::eventFilter(watched, event);
        QToolTip::showText(help->globalPos(), reason, widget);
        return true;
    }

private:
    [[nodiscard]] QString reasonAt(const QWidget& widget, QPoint at) const
    {
        if (const auto* menu = qobject_cast<const QMenu*>(&widget)) {
            const QAction* item = menu->actionAt(at);
            return item == nullptr || item->isEnabled() ? QString() : item->statusTip();
        }
        if (widget.isEnabled())
            return {};
        return m_action != nullptr ? m_action->statusTip() : m_lacking ? reasonText(*m_lacking) : QString();
    }

    QPointer<const QAction> m_action;
    std::optional<Need> m_lacking;
};

ReasonTip* tipOf(QWidget* widget)
{
    for (QObject* child : widget->children())
        if (auto* tip = dynamic_cast<ReasonTip*>(child))
            return tip;
    return new ReasonTip(widget);
}

} // namespace

void showReasonsIn(QMenu* menu)
{
    static_cast<void>(tipOf(menu));
}

void followReason(QWidget* widget, const QAction* action)
{
    tipOf(widget)->follow(action);
}

void allow(QWidget* widget, std::initializer_list<NeedState> needs)
{
    const auto* lacking = std::ranges::find(needs, false, &NeedState::isMet);
    const bool isOn = lacking == needs.end();
    tipOf(widget)->tell(isOn ? std::nullopt : std::optional(lacking->need));
    widget->setEnabled(isOn);
}

} // namespace tokisuji
