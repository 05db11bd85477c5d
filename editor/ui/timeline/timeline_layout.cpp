#include "editor/ui/timeline/timeline_layout.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace tokisuji {

namespace {

constexpr double smallestLabel = 140;
constexpr double edgeMargin = 24; ///< how near the current tick may come to the edge of a zoomed strip

} // namespace

void TimelineLayout::setLanes(std::vector<Lane> lanes)
{
    m_lanes = std::move(lanes);
    m_deepest = 0;
    for (const Lane& lane : m_lanes)
        m_deepest = std::max(m_deepest, lane.lastDepth);
    place();
}

void TimelineLayout::setSize(const QSizeF& size)
{
    m_size = size;
    place();
}

void TimelineLayout::setCurrent(int depth)
{
    if (m_current == depth)
        return;
    m_current = depth;
    const double x = xOf(depth);
    const double left = edgeMargin;
    const double right = m_size.width() - edgeMargin;
    if (x < left || x > right)
        pan(x - std::clamp(x, left, std::max(left, right)));
}

// --- widths ---

double TimelineLayout::labelWidth() const
{
    return std::min(labelRoom, std::max(smallestLabel, room() / 4));
}

bool TimelineLayout::hasRoomBehind(const Lane& lane, double pitch, double end) const
{
    return lane.lastDepth * pitch + labelWidth() <= end + sideMargin;
}

bool TimelineLayout::hasRoomBefore(const Lane& lane, double pitch) const
{
    return (lane.firstDepth - 1) * pitch + sideMargin >= labelWidth();
}

double TimelineLayout::fittingPitch() const
{
    const double width = std::max(1.0, room() - m_reserve);
    return m_deepest == 0 ? widestPitch : std::min(widestPitch, width / m_deepest);
}

void TimelineLayout::place()
{
    m_reserve = 0;
    const double bare = fittingPitch();
    const auto hasNoRoom = [&](const Lane& lane) {
        return lane.fork != noNode && !hasRoomBehind(lane, bare, room()) && !hasRoomBefore(lane, bare);
    };
    if (std::ranges::any_of(m_lanes, hasNoRoom))
        m_reserve = labelWidth();
    m_pitch = m_zoom ? std::max(*m_zoom, fittingPitch()) : fittingPitch();
    clampScroll();
    placeLabels();
    placeRows();
}

void TimelineLayout::placeLabels()
{
    const double end = std::max(room(), m_pitch * m_deepest + m_reserve);
    m_isLabelBehind.assign(m_lanes.size(), true);
    for (std::size_t i = 1; i < m_lanes.size(); ++i)
        m_isLabelBehind[i] = hasRoomBehind(m_lanes[i], m_pitch, end) || !hasRoomBefore(m_lanes[i], m_pitch);
}

/// The newest branch is nearest to the main lane; later ones share a row with it where they have room to its left.
void TimelineLayout::placeRows()
{
    std::multimap<double, int> rows; // rows by where the room to their left ends
    m_rows.assign(m_lanes.size(), 0);
    m_rowCount = 0;
    for (std::size_t i = 1; i < m_lanes.size(); ++i) {
        const double begin = m_pitch * (m_lanes[i].firstDepth - 1) - (m_isLabelBehind[i] ? 0 : labelWidth());
        const double end = m_pitch * m_lanes[i].lastDepth + (m_isLabelBehind[i] ? labelWidth() : signPitch);
        const auto free = rows.lower_bound(end);
        const int row = free == rows.end() ? ++m_rowCount : free->second;
        if (free != rows.end())
            rows.erase(free);
        rows.emplace(begin, row);
        m_rows[i] = row;
    }
    scrollRows(0);
}

// --- zooming and scrolling ---

int TimelineLayout::sharing() const
{
    return std::max(1, static_cast<int>(std::ceil(barPitch / m_pitch)));
}

void TimelineLayout::clampScroll()
{
    m_scroll = std::clamp(m_scroll, 0.0, std::max(0.0, m_pitch * m_deepest + m_reserve - room()));
}

void TimelineLayout::fit()
{
    m_zoom.reset();
    place();
}

void TimelineLayout::zoom(double factor, double x)
{
    const double depth = (x - sideMargin + m_scroll) / m_pitch;
    const double wanted = m_pitch * factor;
    m_zoom = std::min(wanted, widestPitch);
    if (wanted <= fittingPitch())
        m_zoom.reset();
    m_pitch = m_zoom ? *m_zoom : fittingPitch();
    m_scroll = depth * m_pitch + sideMargin - x;
    place();
}

void TimelineLayout::pan(double pixels)
{
    m_scroll += pixels;
    clampScroll();
}

void TimelineLayout::scrollRows(int rows)
{
    const auto visible = static_cast<int>((m_size.height() - 10 - mainY()) / lanePitch);
    m_rowScroll = std::clamp(m_rowScroll + rows, 0, std::max(0, m_rowCount - std::max(1, visible)));
}

// --- places ---

double TimelineLayout::yOf(std::size_t lane) const
{
    const int row = m_rows[lane];
    return row == 0 ? mainY() : mainY() + lanePitch * (row - m_rowScroll);
}

bool TimelineLayout::isVisible(std::size_t lane) const
{
    return m_rows[lane] == 0 || (m_rows[lane] > m_rowScroll && yOf(lane) < m_size.height() - 6);
}

std::size_t TimelineLayout::laneOf(NodeId head) const
{
    if (m_lanes.empty() || head == noNode)
        return m_lanes.size();
    if (head == m_lanes.front().head)
        return 0;
    const auto found = std::lower_bound(m_lanes.begin() + 1, m_lanes.end(), head,
                                        [](const Lane& lane, NodeId wanted) { return lane.head > wanted; });
    return found != m_lanes.end() && found->head == head ? static_cast<std::size_t>(found - m_lanes.begin())
                                                         : m_lanes.size();
}

QPointF TimelineLayout::positionOf(std::size_t lane, int depth) const
{
    return {xOf(depth), yOf(lane) + shiftOf(lane, depth)};
}

int TimelineLayout::depthAt(double x) const
{
    return std::clamp(static_cast<int>(std::lround((x - sideMargin + m_scroll) / m_pitch)), 0, m_deepest);
}

int TimelineLayout::lastDepthBefore(double x) const
{
    return static_cast<int>(std::ceil((x - sideMargin + m_scroll) / m_pitch)) - 1;
}

std::optional<std::size_t> TimelineLayout::laneAt(QPointF point) const
{
    if (m_lanes.empty())
        return std::nullopt;
    if (point.y() < mainY() + lanePitch / 2)
        return 0;
    std::optional<std::size_t> nearest;
    double least = 0;
    for (std::size_t i = 1; i < m_lanes.size(); ++i) {
        if (!isVisible(i) || std::abs(yOf(i) - point.y()) > lanePitch / 2)
            continue;
        const double distance =
            std::max({xOf(m_lanes[i].firstDepth) - point.x(), point.x() - xOf(m_lanes[i].lastDepth), 0.0});
        if (!nearest || distance < least) {
            nearest = i;
            least = distance;
        }
    }
    return nearest;
}

// --- lanes that change places ---

double TimelineLayout::shiftOf(std::size_t lane, int depth) const
{
    double shift = 0;
    for (const Shift& s : m_shifts)
        if (s.lane == lane && depth >= s.fromDepth)
            shift = s.away * m_shiftLeft;
    return shift;
}

std::vector<TimelineLayout::Piece> TimelineLayout::piecesOf(std::size_t lane) const
{
    const Lane& whole = m_lanes[lane];
    std::vector<Piece> pieces{{whole.firstDepth, whole.lastDepth, yOf(lane) + shiftOf(lane, whole.firstDepth)}};
    for (const Shift& s : m_shifts)
        if (s.lane == lane && s.fromDepth > pieces.back().first && s.fromDepth <= whole.lastDepth) {
            pieces.back().last = s.fromDepth - 1;
            pieces.push_back({s.fromDepth, whole.lastDepth, yOf(lane) + shiftOf(lane, s.fromDepth)});
        }
    return pieces;
}

std::vector<TimelineLayout::Shift> TimelineLayout::shiftsFrom(const TimelineLayout& before,
                                                              const TimelineModel& model) const
{
    std::vector<Shift> shifts;
    const auto add = [&](std::size_t lane, int depth, double oldY) {
        if (std::abs(oldY - yOf(lane)) > 0.5)
            shifts.push_back({lane, depth, oldY - yOf(lane)});
    };
    // What was a visible branch and is a part of the main lane now comes from there.
    for (std::size_t i = 1; i < before.m_lanes.size(); ++i)
        if (before.isVisible(i) && model.headOf(before.m_lanes[i].head) == m_lanes.front().head)
            add(0, before.m_lanes[i].firstDepth, before.yOf(i));
    std::ranges::sort(shifts, {}, &Shift::fromDepth);
    // Other branches come from their old rows; one that was not there was the end of the main lane.
    for (std::size_t i = 1; i < m_lanes.size(); ++i) {
        if (!isVisible(i))
            continue;
        const std::size_t old = before.laneOf(m_lanes[i].head);
        if (old == before.m_lanes.size())
            add(i, m_lanes[i].firstDepth, before.mainY());
        else if (before.isVisible(old))
            add(i, m_lanes[i].firstDepth, before.yOf(old));
    }
    return shifts;
}

} // namespace tokisuji
