// PathLane: the nodes of the main lane on which an intended path is judged, visited one after the other.
#pragma once

#include "editor/model/history.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace tokisuji {

/// Boards come by replaying the edits along the lane. A value.
class PathLane {
public:
    /// Switches to the current main lane of a history, from the marked node on; where that is not on the lane, from its
    /// last ancestor that is. True: it is another lane than before, to be visited from its beginning; a lane that has
    /// only grown is the same one.
    bool follow(const History& history, NodeId marked);

    struct Stop {
        NodeId node;
        std::size_t key; ///< of its board, see VerdictCache::key, marks ignored
        Board board;     ///< the checked part
    };
    /// The node that is next; nullptr at the end.
    [[nodiscard]] const Stop* next(const History& history);
    void pass() { ++m_position; }

    [[nodiscard]] bool contains(NodeId node) const;
    /// How far the nodes have been visited.
    [[nodiscard]] std::optional<std::size_t> keyOf(NodeId node) const;

private:
    NodeId m_marked = noNode;
    std::vector<NodeId> m_nodes; ///< ascending, as parents come before children
    std::size_t m_position = 0;  ///< of the next stop
    std::optional<Stop> m_stop;  ///< the last one that was asked for
    Board m_board;               ///< at m_replayed
    NodeId m_replayed = noNode;
    std::unordered_map<NodeId, std::size_t> m_keys;
};

} // namespace tokisuji
