#include "editor/ui/panels/turn_chips.h"

#include "editor/ui/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int chipHeight = 26;
constexpr int padding = 8;
constexpr int smallestChip = 30;
constexpr int gap = 4;

} // namespace

TurnChips::TurnChips(QWidget* parent) : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFont(textFont(TextRole::Strong));
}

void TurnChips::setTurns(const QStringList& turns, int step)
{
    m_step = step;
    if (turns != m_turns) {
        m_turns = turns;
        m_chips = chipsWithin(width());
        updateGeometry();
    }
    setAccessibleName(tr("Turns: %1").arg(turns.join(QLatin1Char(' '))));
    setAccessibleDescription(tr("%1 of %2 made").arg(step).arg(turns.size()));
    update();
}

QList<QRect> TurnChips::chipsWithin(int width) const
{
    QList<QRect> chips;
    int x = 0;
    int y = 0;
    for (const QString& turn : m_turns) {
        const int wanted = std::max(smallestChip, fontMetrics().horizontalAdvance(turn) + 2 * padding);
        if (x > 0 && x + wanted > width) {
            x = 0;
            y += chipHeight + gap;
        }
        chips << QRect(x, y, wanted, chipHeight);
        x += wanted + gap;
    }
    return chips;
}

int TurnChips::heightForWidth(int width) const
{
    const QList<QRect> chips = chipsWithin(width);
    return chips.isEmpty() ? 0 : chips.last().bottom() + 1;
}

QSize TurnChips::sizeHint() const
{
    return {240, heightForWidth(std::max(240, width()))};
}

QSize TurnChips::minimumSizeHint() const
{
    return {smallestChip, heightForWidth(std::max(smallestChip, width()))};
}

void TurnChips::resizeEvent(QResizeEvent*)
{
    m_chips = chipsWithin(width());
}

int TurnChips::chipAt(QPoint point) const
{
    const auto found = std::ranges::find_if(m_chips, [&](const QRect& chip) { return chip.contains(point); });
    return found == m_chips.end() ? -1 : static_cast<int>(found - m_chips.begin());
}

/// Only the next turn is one of the board as it stands.
void TurnChips::mouseMoveEvent(QMouseEvent* event)
{
    const int chip = chipAt(event->position().toPoint());
    setCursor(chip >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit hovered(chip == m_step ? chip : -1);
}

void TurnChips::leaveEvent(QEvent*)
{
    emit hovered(-1);
}

/// A turn that is pressed is the last one made; the last one made is taken back.
void TurnChips::mousePressEvent(QMouseEvent* event)
{
    const int chip = chipAt(event->position().toPoint());
    if (event->button() == Qt::LeftButton && chip >= 0)
        emit stepWanted(chip + 1 == m_step ? chip : chip + 1);
}

void TurnChips::keyPressEvent(QKeyEvent* event)
{
    const int last = static_cast<int>(m_turns.size());
    switch (event->key()) {
    case Qt::Key_Right:
        return emit stepWanted(std::min(m_step + 1, last));
    case Qt::Key_Left:
        return emit stepWanted(std::max(m_step - 1, 0));
    case Qt::Key_Home:
        return emit stepWanted(0);
    case Qt::Key_End:
        return emit stepWanted(last);
    default:
        QWidget::keyPressEvent(event);
    }
}

bool TurnChips::event(QEvent* event)
{
    if (event->type() == QEvent::FontChange) {
        m_chips = chipsWithin(width());
        updateGeometry();
    }
    return QWidget::event(event);
}

void TurnChips::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (int i = 0; i < m_chips.size(); ++i)
        paintChip(painter, i);
}

void TurnChips::paintChip(QPainter& painter, int index) const
{
    const Palette& colour = colours();
    const bool isMade = index < m_step;
    const bool isNext = index == m_step;
    painter.setPen(QPen(isNext ? colour[Ink::Accent] : colour[isMade ? Chrome::Line : Chrome::ControlLine],
                        isNext && hasFocus() ? 2 : 1));
    painter.setBrush(isNext ? colour[Chrome::Soft] : isMade ? QBrush(Qt::NoBrush) : QBrush(colour[Chrome::Panel]));
    painter.drawRoundedRect(QRectF(m_chips[index]).adjusted(1, 1, -1, -1), 5, 5);
    painter.setFont(textFont(isNext ? TextRole::Strong : TextRole::Body));
    painter.setPen(isMade ? colour[Ink::Unknown] : isNext ? colour[Ink::Accent] : colour[Ink::Ink]);
    painter.drawText(m_chips[index], Qt::AlignCenter, m_turns[index]);
}

} // namespace tokisuji
