#include "editor/model/reapplying.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The newest child of a node beside one of them; noNode: there is none.
NodeId newestBeside(const History& history, NodeId fork, NodeId child)
{
    NodeId newest = noNode;
    for (const NodeId other : history.node(fork).children)
        if (other != child && !history.isBeginning(other))
            newest = std::max(newest, other);
    return newest;
}

} // namespace

std::vector<NodeId> leftBehind(const History& history, NodeId at)
{
    NodeId next = noNode;
    for (NodeId child = at; child != history.root() && next == noNode; child = history.node(child).parent)
        next = newestBeside(history, history.node(child).parent, child);
    std::vector<NodeId> lane;
    for (; next != noNode; next = history.node(next).lastVisited)
        lane.push_back(next);
    return lane;
}

Reapplied reapplied(const History& history, const std::vector<NodeId>& nodes, Board board)
{
    Reapplied result;
    for (const NodeId id : nodes) {
        const Edit& edit = history.node(id).edit;
        if (edit.tryApplyTo(board))
            result.edits.push_back(edit);
        else
            ++result.leftOut;
    }
    return result;
}

} // namespace tokisuji
