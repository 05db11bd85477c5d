#include "editor/ui/timeline/timeline_accessible.h"

#include "editor/ui/timeline/timeline_strip.h"

#include <QAccessible>
#include <QAccessibleWidget>

namespace tokisuji {

namespace {

class AccessibleTimeline : public QAccessibleWidget, public QAccessibleValueInterface {
public:
    explicit AccessibleTimeline(TimelineStrip* strip) : QAccessibleWidget(strip, QAccessible::Slider), m_strip(strip) {}

    void* interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ValueInterface ? static_cast<QAccessibleValueInterface*>(this)
                                                   : QAccessibleWidget::interface_cast(type);
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_strip->accessibleDescription() : QAccessibleWidget::text(kind);
    }

    QVariant currentValue() const override { return m_strip->position(); }
    void setCurrentValue(const QVariant& value) override { m_strip->setPosition(value.toInt()); }
    QVariant minimumValue() const override { return 0; }
    QVariant maximumValue() const override { return m_strip->lastPosition(); }
    QVariant minimumStepSize() const override { return 1; }

private:
    TimelineStrip* m_strip;
};

QAccessibleInterface* timelineInterface(const QString& className, QObject* object)
{
    auto* strip =
        className == QLatin1String("tokisuji::TimelineStrip") ? qobject_cast<TimelineStrip*>(object) : nullptr;
    return strip == nullptr ? nullptr : new AccessibleTimeline(strip);
}

} // namespace

void installTimelineAccessibility()
{
    static const bool installed = [] {
        QAccessible::installFactory(timelineInterface);
        return true;
    }();
    Q_UNUSED(installed)
}

void announcePosition(TimelineStrip& strip)
{
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent event(&strip, strip.position());
    QAccessible::updateAccessibility(&event);
}

} // namespace tokisuji
