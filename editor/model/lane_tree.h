// LaneTree: the branches of a history as lanes, kept up to date at the cost of what has moved.
#pragma once

#include "editor/model/history.h"

#include <functional>
#include <map>
#include <span>

namespace tokisuji {

/// Each node is in exactly one lane: the one of its parent, if redo goes from there to it, else the first in a new one.
/// So the lane of the root passes through the current node: the main lane. The others leave some lane at a fork.
class LaneTree {
public:
    /// Nodes from a lane's first to its tip, by its first node (its head); the newest lane first, the main one last.
    using Lanes = std::map<NodeId, std::vector<NodeId>, std::greater<>>;

    void clear();
    /// Takes over the changes of the history. Requires the same history as in the last call since clear(), and no more
    /// than one move (commit or goTo) since then, unless nodes were added by more than one.
    void follow(const History&);

    [[nodiscard]] const Lanes& lanes() const { return m_lanes; }
    /// Empty for a node that heads no lane.
    [[nodiscard]] std::span<const NodeId> nodesOf(NodeId head) const;
    [[nodiscard]] std::span<const NodeId> mainLane() const { return nodesOf(0); }
    /// The head of the lane in which a node lies; noNode for one that was not taken in.
    [[nodiscard]] NodeId headOf(NodeId node) const;
    /// A different number whenever any lane has changed.
    [[nodiscard]] std::uint64_t revision() const { return m_revision; }

private:
    void rebuild(const History&);
    void add(const History&, NodeId node);
    void join(const History&, NodeId head);

    Lanes m_lanes;
    std::vector<NodeId> m_headOf; ///< by node
    std::uint64_t m_revision = 0;
};

} // namespace tokisuji
