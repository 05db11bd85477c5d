#include "editor/ui/timeline/timeline_painter.h"

#include "editor/ui/glyphs.h"
#include "editor/ui/theme.h"

#include <QPainter>
#include <QPainterPath>

namespace tokisuji {

namespace {

using Tick = TimelineModel::Tick;
using Lane = TimelineModel::Lane;

constexpr double signSize = 12;
constexpr double frameSize = 20;

VerdictGlyph glyphOfTick(const Tick& tick)
{
    if (!tick.verdict)
        return VerdictGlyph::NotComputed;
    if (tick.verdict->status == Status::Unknown && tick.verdict->stop == Stop::Running)
        return VerdictGlyph::Running;
    return glyphOf(tick.verdict->status);
}

/// Of several edits that share a bar the worst verdict shows.
int severity(VerdictGlyph glyph)
{
    constexpr std::array order{1, 2, 4, 3, 0, 0};
    return order[static_cast<std::size_t>(glyph)];
}

/// The height of the curve at each tick; nothing where no share is known.
std::optional<double> curveY(const Tick& tick)
{
    const bool none = tick.verdict && tick.verdict->status == Status::None;
    const auto share = none ? std::optional(0.0) : tick.determinedShare();
    if (!share)
        return std::nullopt;
    return TimelineLayout::curveTop + TimelineLayout::curveHeight * (1 - *share);
}

/// One unbroken run of known shares as steps: each holds until the next tick.
void paintRun(QPainter& p, const QPolygonF& steps)
{
    const double ground = TimelineLayout::curveTop + TimelineLayout::curveHeight;
    QPolygonF area = steps;
    area << QPointF(steps.last().x(), ground) << QPointF(steps.first().x(), ground);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Ink::DeterminedHalo]);
    p.drawPolygon(area);
    p.setPen(QPen(colours()[Ink::Determined], 1.4));
    p.setBrush(Qt::NoBrush);
    p.drawPolyline(steps);
}

void paintCurve(QPainter& p, const TimelineLayout& layout, const QString& caption)
{
    p.setFont(textFont(TextRole::Caption));
    p.setPen(colours()[Ink::Ink2]);
    p.drawText(QRectF(TimelineLayout::sideMargin, 4, 400, 18), Qt::AlignVCenter | Qt::AlignLeft, caption);
    QPolygonF run;
    const auto& ticks = layout.lanes().front().ticks;
    for (const Tick& tick : ticks) {
        const auto y = curveY(tick);
        const double x = layout.xOf(tick.depth);
        if (!run.empty())
            run << QPointF(x, run.last().y());
        if (y)
            run << QPointF(x, *y);
        if (!y && !run.empty()) {
            paintRun(p, run);
            run.clear();
        }
    }
    if (run.size() > 1)
        paintRun(p, run);
}

/// Leaves the fork by an S-curve.
void paintFork(QPainter& p, QPointF from, QPointF to)
{
    QPainterPath path(from);
    const double middle = std::min(12.0, (to.x() - from.x()) * 0.6);
    path.cubicTo({from.x() + middle, from.y()}, {from.x() + middle * 0.4, to.y()}, {from.x() + middle * 1.6, to.y()});
    path.lineTo(to);
    p.drawPath(path);
}

void paintRail(QPainter& p, const TimelineLayout& layout, std::size_t index)
{
    const Lane& lane = layout.lanes()[index];
    const double y = layout.yOf(index);
    p.setPen(QPen(colours()[Ink::Unknown], 1.2));
    p.setBrush(Qt::NoBrush);
    p.drawLine(QPointF(layout.xOf(lane.ticks.front().depth), y), QPointF(layout.xOf(lane.ticks.back().depth), y));
    if (const auto fork = layout.positionOf(lane.fork))
        paintFork(p, *fork, {layout.xOf(lane.ticks.front().depth), y});
}

void paintRoot(QPainter& p, QPointF at)
{
    p.setPen(QPen(colours()[Ink::Ink2], 2, Qt::SolidLine, Qt::FlatCap));
    p.drawLine(at - QPointF(0, 7), at + QPointF(0, 7));
}

/// The same verdicts where there is no room for signs, told apart by their shapes.
void paintBar(QPainter& p, QPointF at, double width, VerdictGlyph glyph)
{
    const double w = std::max(1.5, width - 1.5);
    const QColor colour = colourOf(glyph);
    p.setPen(Qt::NoPen);
    p.setBrush(colour);
    const double left = at.x() - w / 2;
    switch (glyph) {
    case VerdictGlyph::Unique:
        p.drawRect(QRectF(left, at.y() - 8, w, 16));
        break;
    case VerdictGlyph::Several:
        p.drawRect(QRectF(left, at.y() - 4.5, w, 3.2));
        p.drawRect(QRectF(left, at.y() + 1.3, w, 3.2));
        break;
    case VerdictGlyph::None:
        p.drawRect(QRectF(left, at.y() - 8, w, 12));
        p.drawPolygon(QPolygonF{{left - 1, at.y() + 4}, {left + w + 1, at.y() + 4}, {at.x(), at.y() + 11}});
        break;
    case VerdictGlyph::Unknown:
        for (const double y : {-5.0, -0.8, 3.4})
            p.drawRect(QRectF(left, at.y() + y, w, 1.6));
        break;
    case VerdictGlyph::Running:
    case VerdictGlyph::NotComputed:
        p.drawRect(QRectF(left, at.y() - 0.6, w, 1.2));
        break;
    }
}

void paintSigns(QPainter& p, const TimelineLayout& layout, std::size_t index)
{
    const double y = layout.yOf(index);
    for (const Tick& tick : layout.lanes()[index].ticks) {
        const QPointF at(layout.xOf(tick.depth), y);
        if (at.x() < -signSize || at.x() > layout.size().width() + signSize)
            continue;
        if (tick.depth == 0) {
            paintRoot(p, at);
            continue;
        }
        const VerdictGlyph glyph = glyphOfTick(tick);
        const QRectF square(at.x() - signSize / 2, at.y() - signSize / 2, signSize, signSize);
        p.setPen(Qt::NoPen);
        p.setBrush(colours()[Chrome::Panel]);
        if (glyph != VerdictGlyph::NotComputed)
            p.drawEllipse(square);
        paintVerdictGlyph(p, square, glyph);
    }
}

void paintBars(QPainter& p, const TimelineLayout& layout, std::size_t index)
{
    const auto& ticks = layout.lanes()[index].ticks;
    const double pitch = layout.pitch();
    const auto shared = static_cast<std::size_t>(std::max(1.0, std::ceil(TimelineLayout::barPitch / pitch)));
    const double y = layout.yOf(index);
    for (std::size_t i = 0; i < ticks.size(); i += shared) {
        VerdictGlyph worst = VerdictGlyph::NotComputed;
        const std::size_t end = std::min(ticks.size(), i + shared);
        for (std::size_t k = i; k < end; ++k)
            if (severity(glyphOfTick(ticks[k])) > severity(worst))
                worst = glyphOfTick(ticks[k]);
        const QPointF at((layout.xOf(ticks[i].depth) + layout.xOf(ticks[end - 1].depth)) / 2, y);
        if (at.x() >= 0 && at.x() <= layout.size().width())
            paintBar(p, at, pitch * static_cast<double>(shared), worst);
    }
}

/// Behind the lane's end where there is room, else before its beginning.
void paintLabel(QPainter& p, const TimelineLayout& layout, std::size_t index, const QString& label)
{
    if (label.isEmpty())
        return;
    const Lane& lane = layout.lanes()[index];
    p.setFont(textFont(TextRole::Secondary));
    p.setPen(colours()[Ink::Ink2]);
    const double width = QFontMetricsF(p.font()).horizontalAdvance(label) + 4;
    const double y = layout.yOf(index) - 10;
    const double after = layout.xOf(lane.ticks.back().depth) + 12;
    if (after + width < layout.size().width())
        p.drawText(QRectF(after, y, width, 20), Qt::AlignVCenter | Qt::AlignLeft, label);
    else
        p.drawText(QRectF(layout.xOf(lane.ticks.front().depth) - 22 - width, y, width, 20),
                   Qt::AlignVCenter | Qt::AlignRight, label);
}

void paintCurrent(QPainter& p, const TimelineLayout& layout, const TimelineMarks& marks)
{
    const auto at = layout.positionOf(marks.current);
    if (!at)
        return;
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colours()[Ink::Accent], 2));
    p.drawRoundedRect(QRectF(at->x() - frameSize / 2, at->y() - frameSize / 2, frameSize, frameSize), 5, 5);
    if (marks.isFocused)
        p.drawRoundedRect(
            QRectF(at->x() - frameSize / 2 - 4, at->y() - frameSize / 2 - 4, frameSize + 8, frameSize + 8), 8, 8);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Ink::Accent]);
    const double y = at->y() + frameSize / 2 + 2;
    p.drawPolygon(QPolygonF{{at->x(), y}, {at->x() + 5, y + 5}, {at->x() - 5, y + 5}});
}

void paintBreak(QPainter& p, const TimelineLayout& layout, int before)
{
    const auto& ticks = layout.lanes().front().ticks;
    const double x = layout.xOf(ticks[static_cast<std::size_t>(before)].depth) - layout.pitch() / 2;
    QPen dashes(colours()[Ink::Conflict], 1.8);
    dashes.setDashPattern({3, 2});
    p.setPen(dashes);
    p.drawLine(QPointF(x, TimelineLayout::curveTop - 6), QPointF(x, TimelineLayout::mainLaneY + 13));
}

} // namespace

void paintTimeline(QPainter& p, const TimelineLayout& layout, const TimelineMarks& marks)
{
    if (layout.lanes().empty())
        return;
    p.setRenderHint(QPainter::Antialiasing);
    paintCurve(p, layout, marks.curveCaption);
    for (std::size_t i = layout.lanes().size(); i-- > 0;) {
        if (!layout.isVisible(i) || layout.lanes()[i].ticks.empty())
            continue;
        paintRail(p, layout, i);
        if (layout.pitch() < TimelineLayout::signPitch)
            paintBars(p, layout, i);
        else
            paintSigns(p, layout, i);
        if (i < marks.laneLabels.size())
            paintLabel(p, layout, i, marks.laneLabels[i]);
    }
    if (marks.breakBefore)
        paintBreak(p, layout, *marks.breakBefore);
    paintCurrent(p, layout, marks);
}

} // namespace tokisuji
