#include "editor/ui/timeline/timeline_painter.h"

#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_parts.h"

#include <QPainter>
#include <QPainterPath>

namespace tokisuji {

namespace {

/// Leaves the fork by an S-curve.
void paintFork(QPainter& p, QPointF from, QPointF to)
{
    QPainterPath path(from);
    const double middle = std::min(12.0, (to.x() - from.x()) * 0.6);
    path.cubicTo({from.x() + middle, from.y()}, {from.x() + middle * 0.4, to.y()}, {from.x() + middle * 1.6, to.y()});
    path.lineTo(to);
    p.drawPath(path);
}

void paintRail(QPainter& p, const TimelineScene& scene, std::size_t index)
{
    const TimelineLayout& layout = scene.layout;
    const double edge = layout.size().width() + TimelineLayout::sideMargin;
    p.setPen(QPen(colours()[Ink::Unknown], 1.2));
    p.setBrush(Qt::NoBrush);
    std::optional<QPointF> from = scene.positionOf(layout.lanes()[index].fork);
    for (const TimelineLayout::Piece& piece : layout.piecesOf(index)) {
        const QPointF begin(layout.xOf(piece.first), piece.y);
        if (from && begin.x() > -edge && from->x() < edge)
            paintFork(p, *from, begin);
        const double left = std::max(begin.x(), -TimelineLayout::sideMargin);
        const double right = std::min(layout.xOf(piece.last), edge);
        if (left < right)
            p.drawLine(QPointF(left, piece.y), QPointF(right, piece.y));
        from = QPointF(layout.xOf(piece.last), piece.y);
    }
}

void paintLabel(QPainter& p, const TimelineScene& scene, std::size_t index)
{
    const TimelineLayout& layout = scene.layout;
    const TimelineLayout::Lane& lane = layout.lanes()[index];
    const double width = layout.labelWidth() - 18;
    const double y = layout.positionOf(index, lane.firstDepth).y() - 10;
    const bool behind = layout.isLabelBehind(index);
    const double left = behind ? layout.xOf(lane.lastDepth) + 12 : layout.xOf(lane.firstDepth - 1) - 6 - width;
    if (left > layout.size().width() || left + width < 0)
        return;
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colours()[Ink::Ink2]);
    const QFontMetricsF metrics(p.font());
    const QString label = metrics.elidedText(scene.labelOf(index), Qt::ElideRight, width);
    // The forks of lanes further down pass behind it.
    const double used = metrics.horizontalAdvance(label);
    p.fillRect(QRectF(behind ? left - 2 : left + width - used - 2, y + 2, used + 4, 16), colours()[Chrome::Panel]);
    p.drawText(QRectF(left, y, width, 20), Qt::AlignVCenter | (behind ? Qt::AlignLeft : Qt::AlignRight), label);
}

} // namespace

void paintTimeline(QPainter& p, const TimelineScene& scene)
{
    const TimelineLayout& layout = scene.layout;
    if (layout.lanes().empty())
        return;
    p.setRenderHint(QPainter::Antialiasing);
    if (!layout.isCompact())
        paintCurve(p, scene);
    paintFlags(p, scene);
    for (std::size_t i = 0; i < layout.lanes().size(); ++i)
        if (layout.isVisible(i))
            paintRail(p, scene, i);
    for (std::size_t i = layout.lanes().size(); i-- > 0;) {
        if (!layout.isVisible(i))
            continue;
        paintTicks(p, scene, i);
        if (i > 0 && scene.labelOf)
            paintLabel(p, scene, i);
    }
    paintBreaks(p, scene);
    paintPins(p, scene);
    paintCurrent(p, scene);
}

} // namespace tokisuji
