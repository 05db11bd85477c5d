#include "editor/ui/theme.h"
#include "editor/ui/timeline/timeline_parts.h"

#include <QPainter>
#include <QPainterPath>

namespace tokisuji {

namespace {

constexpr double frameSize = 20;
constexpr double focusSize = 28;
constexpr double poleEnd = 8; ///< above the middle of the tick
constexpr double pinDistance = 14;
constexpr double pinRadius = 6.5;
constexpr double swallowTail = 5;

QFont boldCaption()
{
    QFont font = textFont(TextRole::Caption);
    font.setWeight(QFont::DemiBold);
    return font;
}

/// A flag with a swallow tail at the side to which it flies.
QPolygonF pennant(const QRectF& r, bool fliesLeft)
{
    const double notch = std::min(swallowTail, r.width() / 2);
    if (fliesLeft)
        return {{r.right(), r.top()},
                {r.left(), r.top()},
                {r.left() + notch, r.center().y()},
                {r.left(), r.bottom()},
                {r.right(), r.bottom()}};
    return {{r.left(), r.top()},
            {r.right(), r.top()},
            {r.right() - notch, r.center().y()},
            {r.right(), r.bottom()},
            {r.left(), r.bottom()}};
}

void paintPole(QPainter& p, QPointF from, QPointF to)
{
    p.setPen(QPen(colours()[Ink::Accent], 1.6));
    p.drawLine(from, to);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Ink::Accent]);
}

void paintFlag(QPainter& p, const TimelineScene::Flag& flag)
{
    paintPole(p, {flag.tick.x(), flag.pennant.top()}, flag.tick - QPointF(0, poleEnd));
    p.drawPolygon(pennant(flag.pennant, flag.fliesLeft));
    if (flag.text.isEmpty())
        return;
    p.setFont(boldCaption());
    p.setPen(colours()[Chrome::OnAccent]);
    const double inner = flag.fliesLeft ? swallowTail + 1 : 0;
    p.drawText(flag.pennant.adjusted(5 + inner, 0, -5, 0), Qt::AlignVCenter | Qt::AlignLeft, flag.text);
}

/// On a branch, or where the strip is low: a pennant without its name, just above the tick.
void paintSmallFlag(QPainter& p, QPointF tick)
{
    const QPointF top = tick - QPointF(0, 17);
    paintPole(p, top, tick - QPointF(0, poleEnd - 2));
    p.drawPolygon(pennant(QRectF(top, QSizeF(9, 7)), false));
}

void paintPin(QPainter& p, QPointF tick, Ink ink, const QString& letter, bool above)
{
    const double direction = above ? -1 : 1;
    const QPointF middle = tick + QPointF(0, direction * pinDistance);
    p.setPen(QPen(colours()[ink], 1.6));
    p.drawLine(tick + QPointF(0, direction * 5), middle);
    p.setPen(QPen(colours()[Chrome::Panel], 1.5));
    p.setBrush(colours()[ink]);
    const QRectF box(middle - QPointF(pinRadius, pinRadius), QSizeF(2 * pinRadius, 2 * pinRadius));
    if (above)
        p.drawEllipse(box.adjusted(-0.5, -0.5, 0.5, 0.5));
    else
        p.drawRoundedRect(box, 2, 2);
    p.setFont(boldCaption());
    p.setPen(colours()[Chrome::OnAccent]);
    p.drawText(box, Qt::AlignCenter, letter);
}

/// The middle between a tick of the main lane and the one before it.
double breakX(const TimelineLayout& layout, int depth)
{
    return layout.xOf(depth) - layout.pitch() / 2;
}

void paintBreakLine(QPainter& p, const TimelineLayout& layout, double x, const QList<double>& dashes)
{
    QPen pen(colours()[Ink::Conflict], 1.8, Qt::SolidLine, Qt::FlatCap);
    pen.setDashPattern(dashes);
    p.setPen(pen);
    const double top = layout.isCompact() ? layout.mainY() - 20 : TimelineLayout::curveTop - 2;
    p.drawLine(QPointF(x, top), QPointF(x, layout.mainY() + 13));
}

/// Where the intended path ends: a ring with a gap on the line, and the words.
void paintPathBreak(QPainter& p, const TimelineScene& scene, double x)
{
    const TimelineLayout& layout = scene.layout;
    paintBreakLine(p, layout, x, {5, 1.6, 1, 1.6});
    const double y = layout.isCompact() ? layout.mainY() - 20 : TimelineLayout::curveTop - 1;
    const QRectF ring(x - 4.5, y - 4.5, 9, 9);
    p.setBrush(colours()[Chrome::Panel]);
    p.setPen(Qt::NoPen);
    p.drawEllipse(ring.adjusted(-1.5, -1.5, 1.5, 1.5));
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colours()[Ink::Conflict], 1.8, Qt::SolidLine, Qt::FlatCap));
    p.drawArc(ring, 75 * 16, 285 * 16);
    if (layout.isCompact())
        return;
    p.setFont(textFont(TextRole::Caption));
    const double width = QFontMetricsF(p.font()).horizontalAdvance(scene.pathBreakCaption) + 6;
    const bool left = x + 8 + width > layout.size().width();
    const QRectF box(left ? x - 8 - width : x + 8, y - 7.5, width, 15);
    QColor ground = colours()[Chrome::Panel];
    ground.setAlphaF(0.85F);
    p.fillRect(box, ground);
    p.drawText(box, Qt::AlignCenter, scene.pathBreakCaption);
}

} // namespace

void paintFlags(QPainter& p, const TimelineScene& scene)
{
    const TimelineLayout& layout = scene.layout;
    if (!layout.isCompact())
        for (const TimelineScene::Flag& flag : scene.flags())
            if (flag.tick.x() > -200 && flag.tick.x() < layout.size().width() + 200)
                paintFlag(p, flag);
    for (const Bookmark& bookmark : scene.bookmarks) {
        const std::size_t lane = layout.laneOf(scene.model->headOf(bookmark.node));
        if (lane < layout.lanes().size() && layout.isVisible(lane) && (lane > 0 || layout.isCompact()))
            paintSmallFlag(p, layout.positionOf(lane, scene.model->depthOf(bookmark.node)));
    }
}

void paintBreaks(QPainter& p, const TimelineScene& scene)
{
    const TimelineModel& model = *scene.model;
    const std::optional<int> unique = model.breakBefore();
    std::optional<int> path;
    if (model.headOf(scene.pathBreak) == 0)
        path = model.depthOf(scene.pathBreak);
    constexpr double apart = 2.5; // where both stand at one tick
    const double aside = unique && path == unique ? apart : 0;
    if (unique)
        paintBreakLine(p, scene.layout, breakX(scene.layout, *unique) - aside, {3, 2});
    if (path)
        paintPathBreak(p, scene, breakX(scene.layout, *path) + aside);
}

void paintCurrent(QPainter& p, const TimelineScene& scene)
{
    const auto at = scene.positionOf(scene.current);
    if (!at)
        return;
    const auto square = [&](double side) { return QRectF(at->x() - side / 2, at->y() - side / 2, side, side); };
    p.setBrush(Qt::NoBrush);
    p.setPen(QPen(colours()[Ink::Accent], 2));
    p.drawRoundedRect(square(frameSize), 5, 5);
    if (scene.isFocused)
        p.drawRoundedRect(square(focusSize), 8, 8);
    p.setPen(Qt::NoPen);
    p.setBrush(colours()[Ink::Accent]);
    const double y = at->y() + frameSize / 2 + 2;
    p.drawPolygon(QPolygonF{{at->x(), y}, {at->x() + 5, y + 5}, {at->x() - 5, y + 5}});
}

void paintPins(QPainter& p, const TimelineScene& scene)
{
    const std::array pins{std::tuple(scene.pinA, Ink::AltA, "A", true), std::tuple(scene.pinB, Ink::AltB, "B", false)};
    for (const auto& [node, ink, letter, above] : pins) {
        const std::size_t lane = scene.layout.laneOf(scene.model->headOf(node));
        if (lane < scene.layout.lanes().size() && scene.layout.isVisible(lane))
            paintPin(p, scene.layout.positionOf(lane, scene.model->depthOf(node)), ink, QLatin1String(letter), above);
    }
}

} // namespace tokisuji
