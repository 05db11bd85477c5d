// Moving through a history changes which child its forks lead to, and so where lanes are cut and joined. Only the forks
// between the current node and the main lane can have changed, and each costs one move of a run of numbers.
#include "editor/model/lane_tree.h"

#include <iterator>

namespace tokisuji {

void LaneTree::clear()
{
    m_lanes.clear();
    m_headOf.clear();
    ++m_revision;
}

void LaneTree::follow(const History& history)
{
    const auto known = static_cast<NodeId>(m_headOf.size());
    if (known == 0 || history.size() > known + 1) {
        rebuild(history);
        return;
    }
    if (history.size() > known)
        add(history, known);
    for (NodeId head = headOf(history.current()); head != history.root(); head = headOf(history.current()))
        join(history, head);
}

void LaneTree::rebuild(const History& history)
{
    clear();
    m_headOf.reserve(static_cast<std::size_t>(history.size()));
    // Most nodes follow the one before them, so that their lane need not be looked up.
    std::vector<NodeId>* lane = nullptr;
    NodeId laneHead = noNode;
    for (NodeId id = 0; id < history.size(); ++id) {
        const NodeId parent = history.node(id).parent;
        const bool goesOn = parent != noNode && history.node(parent).lastVisited == id;
        const NodeId head = goesOn ? headOf(parent) : id;
        if (head != laneHead) {
            lane = &m_lanes[head];
            laneHead = head;
        }
        lane->push_back(id);
        m_headOf.push_back(head);
    }
}

void LaneTree::add(const History& history, NodeId node)
{
    m_lanes[node] = {node};
    m_headOf.push_back(node);
    ++m_revision;
    if (history.node(history.node(node).parent).lastVisited == node)
        join(history, node);
}

/// A lane becomes the end of the one that it leaves; what stood there leaves it from now on.
void LaneTree::join(const History& history, NodeId head)
{
    const NodeId fork = history.node(head).parent;
    const NodeId target = headOf(fork);
    std::vector<NodeId>& lane = m_lanes[target];
    const auto kept = static_cast<std::size_t>(history.node(fork).depth - history.node(target).depth + 1);
    if (kept < lane.size()) {
        std::vector<NodeId> tail(lane.begin() + static_cast<std::ptrdiff_t>(kept), lane.end());
        lane.resize(kept);
        for (const NodeId node : tail)
            m_headOf[static_cast<std::size_t>(node)] = tail.front();
        m_lanes[tail.front()] = std::move(tail);
    }
    const auto joining = m_lanes.find(head);
    for (const NodeId node : joining->second)
        m_headOf[static_cast<std::size_t>(node)] = target;
    lane.insert(lane.end(), joining->second.begin(), joining->second.end());
    m_lanes.erase(joining);
    ++m_revision;
}

std::span<const NodeId> LaneTree::nodesOf(NodeId head) const
{
    const auto lane = m_lanes.find(head);
    return lane == m_lanes.end() ? std::span<const NodeId>() : std::span<const NodeId>(lane->second);
}

NodeId LaneTree::headOf(NodeId node) const
{
    const auto index = static_cast<std::size_t>(node);
    return node >= 0 && index < m_headOf.size() ? m_headOf[index] : noNode;
}

} // namespace tokisuji
