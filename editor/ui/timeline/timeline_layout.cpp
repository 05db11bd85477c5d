#include "editor/ui/timeline/timeline_layout.h"

#include <algorithm>
#include <cmath>

namespace tokisuji {

namespace {

constexpr int labelTicks = 6; ///< room that a lane's label takes, in ticks

int firstDepth(const TimelineModel::Lane& lane)
{
    return lane.ticks.empty() ? 0 : lane.ticks.front().depth;
}
int lastDepth(const TimelineModel::Lane& lane)
{
    return lane.ticks.empty() ? 0 : lane.ticks.back().depth;
}

} // namespace

void TimelineLayout::setLanes(const std::vector<Lane>& lanes)
{
    m_lanes = lanes;
    m_deepest = 0;
    for (const Lane& lane : m_lanes)
        m_deepest = std::max(m_deepest, lastDepth(lane));
    placeRows();
}

/// The newest branch is nearest to the main lane; a later one may share a row where both have room.
void TimelineLayout::placeRows()
{
    std::vector<int> taken; // the first depth in use, by row
    m_rows.assign(m_lanes.size(), 0);
    for (std::size_t i = 1; i < m_lanes.size(); ++i) {
        const int begin = firstDepth(m_lanes[i]) - 1;
        const int end = lastDepth(m_lanes[i]) + labelTicks;
        std::size_t row = 0;
        while (row < taken.size() && end > taken[row])
            ++row;
        if (row == taken.size())
            taken.push_back(begin);
        taken[row] = begin;
        m_rows[i] = static_cast<int>(row) + 1;
    }
    m_rowScroll = std::clamp(m_rowScroll, 0, static_cast<int>(taken.size()));
}

void TimelineLayout::setSize(const QSizeF& size)
{
    m_size = size;
}

void TimelineLayout::setCurrent(int depth)
{
    m_current = depth;
}

double TimelineLayout::fittingPitch() const
{
    const double room = m_size.width() - 2 * sideMargin;
    return m_deepest == 0 ? widestPitch : std::min(widestPitch, room / m_deepest);
}

double TimelineLayout::pitch() const
{
    return m_zoom ? std::max(*m_zoom, fittingPitch()) : fittingPitch();
}

/// When not all is in view, the current tick is kept in the middle as far as the ends allow.
double TimelineLayout::scroll() const
{
    const double room = m_size.width() - 2 * sideMargin;
    const double whole = pitch() * m_deepest;
    return whole <= room + 0.5 ? 0 : std::clamp(pitch() * m_current - room / 2, 0.0, whole - room);
}

void TimelineLayout::zoom(double factor)
{
    m_zoom = std::clamp(pitch() * factor, fittingPitch(), widestPitch);
    if (*m_zoom <= fittingPitch())
        m_zoom.reset();
}

void TimelineLayout::scrollRows(int rows)
{
    const int most = m_rows.empty() ? 0 : *std::ranges::max_element(m_rows) - 1;
    m_rowScroll = std::clamp(m_rowScroll + rows, 0, std::max(0, most));
}

double TimelineLayout::xOf(int depth) const
{
    return sideMargin + pitch() * depth - scroll();
}

double TimelineLayout::yOf(std::size_t lane) const
{
    const int row = m_rows[lane];
    return row == 0 ? mainLaneY : mainLaneY + lanePitch * (row - m_rowScroll);
}

bool TimelineLayout::isVisible(std::size_t lane) const
{
    return m_rows[lane] == 0 || (m_rows[lane] > m_rowScroll && yOf(lane) < m_size.height() - 4);
}

std::size_t TimelineLayout::laneOf(NodeId node) const
{
    for (std::size_t i = 0; i < m_lanes.size(); ++i) {
        const auto& ticks = m_lanes[i].ticks;
        if (!ticks.empty() && std::ranges::binary_search(ticks, node, {}, &TimelineModel::Tick::node))
            return i;
    }
    return m_lanes.size();
}

const TimelineModel::Tick* TimelineLayout::tickOf(NodeId node) const
{
    const std::size_t lane = laneOf(node);
    return lane == m_lanes.size()
               ? nullptr
               : &*std::ranges::lower_bound(m_lanes[lane].ticks, node, {}, &TimelineModel::Tick::node);
}

std::optional<QPointF> TimelineLayout::positionOf(NodeId node) const
{
    const std::size_t lane = laneOf(node);
    if (lane == m_lanes.size())
        return std::nullopt;
    return QPointF(xOf(tickOf(node)->depth), yOf(lane));
}

int TimelineLayout::depthAt(double x) const
{
    return std::clamp(static_cast<int>(std::lround((x - sideMargin + scroll()) / pitch())), 0, m_deepest);
}

std::optional<std::size_t> TimelineLayout::laneAt(double y) const
{
    for (std::size_t i = 1; i < m_lanes.size(); ++i)
        if (isVisible(i) && std::abs(yOf(i) - y) <= lanePitch / 2)
            return i;
    return y < mainLaneY + lanePitch / 2 && !m_lanes.empty() ? std::optional<std::size_t>(0) : std::nullopt;
}

NodeId TimelineLayout::nearestIn(std::size_t lane, double x) const
{
    const auto& ticks = m_lanes[lane].ticks;
    if (ticks.empty())
        return noNode;
    const int index = std::clamp(depthAt(x) - ticks.front().depth, 0, static_cast<int>(ticks.size()) - 1);
    return ticks[static_cast<std::size_t>(index)].node;
}

} // namespace tokisuji
