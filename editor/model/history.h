// History: every edit ever made to a board, as a tree. Undo moves, it never deletes.
#pragma once

#include "engine/board/board.h"
#include "engine/board/edit.h"
#include "engine/util/result.h"

#include <cstdint>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace tokisuji {

/// Numbers nodes in the order of their creation; the root is 0, a parent comes before its children.
using NodeId = std::int64_t;
constexpr NodeId noNode = -1;

struct HistoryNode {
    NodeId parent = noNode;
    std::int64_t timeMs = 0; ///< since the epoch
    Edit edit;               ///< from the parent's board to this one's; empty at the root
    std::vector<NodeId> children;
    NodeId lastVisited = noNode; ///< the child that redo goes to; noNode only where there is no child
    NodeId trial = noNode;       ///< where the innermost trial that is open here began; noNode: none is
    int depth = 0;
};

/// What a log keeps of a node; its id is its place in the log.
struct HistoryRecord {
    NodeId parent = noNode;
    std::int64_t timeMs = 0;
    Edit edit;
};

[[nodiscard]] inline HistoryRecord recordOf(const HistoryNode& node)
{
    return {node.parent, node.timeMs, node.edit};
}

/// Which child of a fork was visited last; only where it is not the newest one.
struct Visit {
    NodeId fork = noNode;
    NodeId child = noNode;
    friend bool operator==(const Visit&, const Visit&) = default;
};

/// A value model without threads or signals. Boards at nodes are rebuilt from checkpoints.
class History {
public:
    explicit History(Board root = {}, std::int64_t timeMs = 0);
    /// Rebuilds a history from its log: records[i] is node i + 1. Error "log-bad-record" (args: the node's id) where a
    /// parent does not come before its child, or an edit does not fit the board of its parent. Visits of nodes that do
    /// not exist, or that are not children of a fork, are ignored.
    [[nodiscard]] static Result<History> restore(Board root, std::int64_t rootTimeMs,
                                                 std::vector<HistoryRecord> records, NodeId current,
                                                 std::span<const Visit> visits = {});
    /// Adds nodes that were made elsewhere; the current node stays, and so does redo where there was one.
    /// Errors are those of restore(); nothing has changed then.
    [[nodiscard]] std::optional<Error> extend(std::vector<HistoryRecord> records);

    [[nodiscard]] NodeId root() const { return 0; }
    [[nodiscard]] NodeId current() const { return m_current; }
    [[nodiscard]] const Board& board() const { return m_board; }
    [[nodiscard]] const HistoryNode& node(NodeId) const;
    [[nodiscard]] std::int64_t size() const { return static_cast<std::int64_t>(m_nodes.size()); }
    [[nodiscard]] bool contains(NodeId id) const { return id >= 0 && id < size(); }
    [[nodiscard]] Board boardAt(NodeId) const;

    /// Adds a child of the current node and moves there; an empty edit changes nothing and returns the current node.
    NodeId commit(Edit, std::int64_t timeMs);
    /// Goes on with the number whose typing led to the current node, which a sibling with all of it replaces; any other
    /// edit is committed. Requires a current node without children that is not the root, and plain edits. Returns the
    /// node that is now current.
    NodeId amend(const Edit&, std::int64_t timeMs);
    /// Is it only the beginning of a number that was typed further? Its sibling holds the longer one, and nobody has
    /// come back to it.
    [[nodiscard]] bool isBeginning(NodeId) const;
    void goTo(NodeId);
    [[nodiscard]] NodeId undoTarget() const; ///< noNode at the root
    [[nodiscard]] NodeId redoTarget() const; ///< noNode at a tip

    /// All that restore() needs besides the records to make redo take the same ways.
    [[nodiscard]] std::vector<Visit> visits() const;

    /// Root ... current ... tip, following lastVisited beyond the current node.
    [[nodiscard]] std::vector<NodeId> mainLane() const;
    /// A lane that leaves the main lane (or another branch) at `fork`: nodes from the fork's child to that branch's
    /// tip.
    struct Branch {
        NodeId fork;
        std::vector<NodeId> nodes;
    };
    /// All lanes beside the main one, newest first. Each node is in exactly one lane.
    [[nodiscard]] std::vector<Branch> branches() const;
    /// The newest of those that leave the way from the root to the current node, it included; mere beginnings of
    /// numbers are none.
    [[nodiscard]] std::vector<Branch> newestBranchesOnTheWay(std::size_t most) const;

private:
    [[nodiscard]] HistoryNode& at(NodeId id) { return m_nodes[static_cast<std::size_t>(id)]; }
    [[nodiscard]] std::vector<NodeId> laneFrom(NodeId first) const;
    void keepCheckpoint(NodeId);
    [[nodiscard]] NodeId trialAfter(NodeId parent, const Edit& edit, NodeId id) const;
    NodeId append(Edit, std::int64_t timeMs);
    [[nodiscard]] bool appendTo(NodeId parent, HistoryRecord&&);
    void truncate(std::int64_t size);
    void markWay(NodeId from, NodeId to);

    std::vector<HistoryNode> m_nodes;
    /// For each node the work of replaying it from the checkpoint above it.
    std::vector<int> m_replayWork;
    NodeId m_current = 0;
    Board m_board;
    std::unordered_map<NodeId, Board> m_checkpoints;
};

} // namespace tokisuji
