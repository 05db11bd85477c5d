#include "editor/model/path_lane.h"

#include "editor/model/verdict_cache.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The main lane from the marked node's last ancestor on it.
std::vector<NodeId> laneFrom(const History& history, NodeId marked)
{
    std::vector<NodeId> lane = history.mainLane();
    if (!history.contains(marked))
        return {};
    while (!std::ranges::binary_search(lane, marked))
        marked = history.node(marked).parent;
    lane.erase(lane.begin(), std::ranges::lower_bound(lane, marked));
    return lane;
}

} // namespace

bool PathLane::follow(const History& history, NodeId marked)
{
    const NodeId current = history.current();
    if (marked == m_marked && !m_nodes.empty()) {
        if (contains(current) && history.node(m_nodes.back()).lastVisited == noNode)
            return false; // moving along a lane does not change it
        if (history.node(current).parent == m_nodes.back() && history.node(current).children.empty()) {
            m_nodes.push_back(current);
            return false;
        }
    }
    std::vector<NodeId> lane = laneFrom(history, marked);
    const bool isSame = marked == m_marked && lane == m_nodes;
    m_marked = marked;
    if (isSame)
        return false;
    m_nodes = std::move(lane);
    m_position = 0;
    m_stop.reset();
    return true;
}

const PathLane::Stop* PathLane::next(const History& history)
{
    if (m_position >= m_nodes.size())
        return nullptr;
    const NodeId node = m_nodes[m_position];
    if (m_stop && m_stop->node == node)
        return &*m_stop;
    const HistoryNode& entry = history.node(node);
    if (m_replayed != noNode && entry.parent == m_replayed)
        entry.edit.applyTo(m_board);
    else
        m_board = history.boardAt(node);
    m_replayed = node;
    Board checked = checkedPart(m_board, MarkUse::Ignore);
    const std::size_t key = VerdictCache::key(checked, MarkUse::Ignore);
    m_keys[node] = key;
    m_stop = Stop{node, key, std::move(checked)};
    return &*m_stop;
}

bool PathLane::contains(NodeId node) const
{
    return std::ranges::binary_search(m_nodes, node);
}

std::optional<std::size_t> PathLane::keyOf(NodeId node) const
{
    const auto found = m_keys.find(node);
    return found == m_keys.end() ? std::nullopt : std::optional(found->second);
}

} // namespace tokisuji
