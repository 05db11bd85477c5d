#include "editor/ui/controls/jump_button.h"

#include "editor/ui/row_sense.h"
#include "editor/ui/theme.h"

#include <QPainter>

namespace tokisuji {

namespace {
constexpr int signSize = 14;
constexpr int margin = 8;
constexpr int numberRoom = 46;
} // namespace

JumpButton::JumpButton(std::optional<VerdictGlyph> glyph, QWidget* parent) : QAbstractButton(parent), m_glyph(glyph)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setEnabled(false);
}

void JumpButton::setNumber(const QString& number)
{
    m_number = number;
    setEnabled(!number.isEmpty());
    setAccessibleName(QStringLiteral("%1 %2").arg(text(), number));
    update();
}

QSize JumpButton::sizeHint() const
{
    const QFontMetrics metrics(textFont(TextRole::Secondary));
    return {2 * margin + signSize + 8 + metrics.horizontalAdvance(text()) + numberRoom,
            std::max(28, metrics.height() + 10)};
}

void JumpButton::paintEvent(QPaintEvent*)
{
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const Palette& colour = colours();
    p.setPen(QPen(hasFocus() ? colour[Ink::Accent] : colour[Chrome::ControlLine], hasFocus() ? 2 : 1));
    p.setBrush(isEnabled() && underMouse() ? colour[Chrome::Soft] : colour[Chrome::Panel]);
    p.drawRoundedRect(QRectF(rect()).adjusted(1, 1.5, -1, -1.5), 4, 4);
    const RowSense sense{layoutDirection(), rect()};
    const QRect inner = rect().adjusted(margin, 0, -margin, 0);
    const QRect sign = sense.of(QRect(inner.left(), (height() - signSize) / 2, signSize, signSize));
    if (m_glyph)
        paintVerdictGlyph(p, sign, *m_glyph);
    else
        icon().paint(&p, sign);
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colour[Ink::Ink]);
    p.drawText(sense.of(inner.adjusted(signSize + 8, 0, 0, 0)), sense.atBegin(), text());
    p.setPen(colour[Ink::Ink2]);
    p.drawText(inner, sense.atEnd(), m_number.isEmpty() ? QStringLiteral("–") : m_number);
}

} // namespace tokisuji
