#include "editor/ui/controls/toggle_switch.h"

#include "editor/ui/row_sense.h"
#include "editor/ui/theme.h"

#include <QPainter>

namespace tokisuji {

namespace {
constexpr QSizeF track{32, 16};
constexpr int rowHeight = 28;
constexpr int gap = 10;
} // namespace

ToggleSwitch::ToggleSwitch(QWidget* parent) : QAbstractButton(parent)
{
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize ToggleSwitch::sizeHint() const
{
    const QFontMetrics metrics(textFont(TextRole::Body));
    return {metrics.horizontalAdvance(text()) + gap + qRound(track.width()) + 6,
            std::max(rowHeight, metrics.height() + 8)};
}

QSize ToggleSwitch::minimumSizeHint() const
{
    return sizeHint();
}

void ToggleSwitch::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Palette& colour = colours();
    p.setFont(textFont(TextRole::Body));
    p.setPen(isEnabled() ? colour[Ink::Ink] : colour[Chrome::Faded]);
    const RowSense sense{layoutDirection(), rect()};
    p.drawText(rect(), sense.atBegin(), text());

    const QRectF box = sense.of(QRectF({width() - track.width() - 2, (height() - track.height()) / 2.0}, track));
    const bool on = isChecked();
    p.setPen(QPen(on ? colour[Ink::Accent] : colour[Chrome::ControlLine], 1.4));
    p.setBrush(on ? colour[Ink::Accent] : colour[Chrome::Panel]);
    p.drawRoundedRect(box, 8, 8);
    p.setPen(Qt::NoPen);
    p.setBrush(on ? colour[Chrome::OnAccent] : colour[Chrome::ControlLine]);
    p.drawEllipse(QPointF(on ? box.right() - 8 : box.left() + 8, box.center().y()), 5, 5);
    if (hasFocus()) {
        p.setPen(QPen(colour[Ink::Accent], 2));
        p.setBrush(Qt::NoBrush);
        p.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 5, 5);
    }
}

} // namespace tokisuji
