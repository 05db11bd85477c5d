#include "editor/ui/timeline/timeline_scene.h"

#include "editor/ui/theme.h"

#include <QFontMetricsF>

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double barePennant = 10; ///< the width of a pennant without a name
constexpr double textMargin = 5;
constexpr double roomOfTail = 6;
constexpr double smallestText = 16;
constexpr double poleGap = 3;
constexpr double flagGap = 4;

QFont flagFont()
{
    QFont font = textFont(TextRole::Caption);
    font.setWeight(QFont::DemiBold);
    return font;
}

} // namespace

std::optional<QPointF> TimelineScene::positionOf(NodeId node) const
{
    const std::size_t lane = layout.laneOf(model->headOf(node));
    if (lane == layout.lanes().size())
        return std::nullopt;
    return layout.positionOf(lane, model->depthOf(node));
}

NodeId TimelineScene::nodeAt(QPointF point) const
{
    const auto lane = layout.laneAt(point);
    return lane ? nearestIn(*lane, point.x()) : noNode;
}

NodeId TimelineScene::nearestIn(std::size_t lane, double x) const
{
    const TimelineLayout::Lane& where = layout.lanes()[lane];
    const int depth = std::clamp(layout.depthAt(x), where.firstDepth, where.lastDepth);
    return model->nodesOf(where.head)[static_cast<std::size_t>(depth - where.firstDepth)];
}

std::span<const NodeId> TimelineScene::sharersOf(NodeId node) const
{
    const std::span<const NodeId> lane = model->nodesOf(model->headOf(node));
    const int sharing = layout.sharing();
    const int depth = model->depthOf(node);
    const int firstDepth = model->depthOf(lane.front());
    const int first = std::max({firstDepth, depth - depth % sharing, std::min(depth, 1)});
    const int last = std::min(depth - depth % sharing + sharing - 1, firstDepth + static_cast<int>(lane.size()) - 1);
    const auto count = static_cast<std::size_t>(depth == 0 ? 1 : last - first + 1);
    return lane.subspan(static_cast<std::size_t>(first - firstDepth), count);
}

/// Pennants fly to the right; the last one turns round where it would leave the strip.
std::vector<TimelineScene::Flag> TimelineScene::flags() const
{
    std::vector<Flag> found;
    for (const Bookmark& bookmark : bookmarks)
        if (model->headOf(bookmark.node) == 0)
            if (const auto at = positionOf(bookmark.node))
                found.push_back({bookmark.node, *at, {}, bookmark.name});
    std::ranges::sort(found, {}, [](const Flag& flag) { return flag.tick.x(); });
    const auto tooNear = [](const Flag& a, const Flag& b) { return b.tick.x() - a.tick.x() < poleGap; };
    found.erase(std::unique(found.begin(), found.end(), tooNear), found.end());

    const QFontMetricsF metrics(flagFont());
    const double edge = layout.size().width() - 2;
    double taken = 0; // as far as pennants reach
    for (std::size_t i = 0; i < found.size(); ++i) {
        Flag& flag = found[i];
        const double full = metrics.horizontalAdvance(flag.text) + 2 * textMargin + roomOfTail;
        const double x = flag.tick.x();
        double room = (i + 1 < found.size() ? found[i + 1].tick.x() - flagGap : edge) - x;
        flag.fliesLeft = room < full && x - taken - flagGap >= full;
        if (flag.fliesLeft)
            room = full;
        const bool hasText = room >= std::min(full, smallestText + 2 * textMargin + roomOfTail);
        const double width = hasText ? std::min(full, room) : std::min(barePennant, std::max(room, poleGap));
        flag.text =
            hasText ? metrics.elidedText(flag.text, Qt::ElideRight, width - 2 * textMargin - roomOfTail) : QString();
        flag.pennant =
            QRectF(flag.fliesLeft ? x - width : x, TimelineLayout::flagTop, width, TimelineLayout::flagHeight);
        taken = std::max(taken, flag.pennant.right());
    }
    return found;
}

} // namespace tokisuji
