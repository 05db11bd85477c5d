// Boards at nodes are rebuilt by replaying edits from the nearest checkpoint above.
//
// A checkpoint is a whole board, so on a large board checkpoints must be rare, and yet replay must stay short. Both
// hold when a checkpoint is due after an amount of replay that is proportional to the board: the edits in between weigh
// at least as much as the board itself, so checkpoints at most double the memory of the history, and replaying them
// costs no more than copying a few boards.
#include "editor/model/history.h"

#include "editor/model/typed_number.h"
#include "engine/util/contract.h"

#include <algorithm>
#include <functional>
#include <ranges>
#include <string>
#include <utility>

namespace tokisuji {

namespace {

int valueCount(const Board& board)
{
    std::size_t count = 0;
    for (const Layer layer : board.layers())
        count += board.values(layer).size();
    return static_cast<int>(count);
}

/// Work in units of one changed value; a structural step moves every value of the board at once.
int replayWork(const Edit& edit, int values)
{
    const int structural = std::max(1, values / 16);
    int work = 0;
    for (const EditStep& step : edit.steps)
        work += std::holds_alternative<Change>(step) ? 1 : structural;
    return work;
}

int checkpointSpacing(int values)
{
    constexpr int smallest = 128;
    return std::max(smallest, values / 4);
}

Error badRecord(NodeId id)
{
    return {.id = "log-bad-record", .args = {std::to_string(id)}};
}

} // namespace

History::History(Board root, std::int64_t timeMs) : m_nodes(1), m_replayWork(1), m_board(std::move(root))
{
    m_nodes.front().timeMs = timeMs;
    m_checkpoints.emplace(0, m_board);
}

Result<History> History::restore(Board root, std::int64_t rootTimeMs, std::vector<HistoryRecord> records,
                                 NodeId current, std::span<const Visit> visits)
{
    History history(std::move(root), rootTimeMs);
    history.m_nodes.reserve(records.size() + 1);
    history.m_replayWork.reserve(records.size() + 1);
    for (HistoryRecord& record : records)
        if (!history.appendTo(record.parent, std::move(record)))
            return badRecord(history.size());
    if (!history.contains(current))
        return badRecord(current);
    for (const auto& [fork, child] : visits)
        if (history.contains(child) && history.contains(fork) && history.node(child).parent == fork)
            history.at(fork).lastVisited = child;
    history.goTo(current);
    history.markWay(history.root(), current);
    return history;
}

std::optional<Error> History::extend(std::vector<HistoryRecord> records)
{
    const std::int64_t sizeBefore = size();
    const NodeId currentBefore = m_current;
    const Board boardBefore = m_board;
    std::vector<Visit> visitsBefore;
    std::optional<Error> error;
    for (HistoryRecord& record : records) {
        const NodeId parent = record.parent;
        const NodeId visited = contains(parent) ? node(parent).lastVisited : noNode;
        if (!appendTo(parent, std::move(record))) {
            error = badRecord(size());
            truncate(sizeBefore);
            break;
        }
        if (visited != noNode && visited < sizeBefore)
            visitsBefore.push_back({parent, visited});
    }
    for (const auto& [fork, child] : visitsBefore)
        at(fork).lastVisited = child;
    m_current = currentBefore;
    m_board = boardBefore;
    return error;
}

bool History::appendTo(NodeId parent, HistoryRecord&& record)
{
    if (!contains(parent) || record.edit.empty())
        return false;
    if (parent != m_current) {
        m_board = boardAt(parent);
        m_current = parent;
    }
    if (!record.edit.tryApplyTo(m_board))
        return false;
    append(std::move(record.edit), record.timeMs);
    return true;
}

/// Takes the newest nodes away again. Redo of what stays goes to the newest child that is left.
void History::truncate(std::int64_t wanted)
{
    while (size() > wanted) {
        const NodeId id = size() - 1;
        HistoryNode& parent = at(node(id).parent);
        parent.children.pop_back();
        parent.lastVisited = parent.children.empty() ? noNode : parent.children.back();
        m_checkpoints.erase(id);
        m_nodes.pop_back();
        m_replayWork.pop_back();
    }
}

const HistoryNode& History::node(NodeId id) const
{
    require(contains(id), "History::node: the node exists");
    return m_nodes[static_cast<std::size_t>(id)];
}

Board History::boardAt(NodeId id) const
{
    std::vector<NodeId> path;
    auto checkpoint = m_checkpoints.find(id);
    for (; checkpoint == m_checkpoints.end(); checkpoint = m_checkpoints.find(id)) {
        path.push_back(id);
        id = node(id).parent;
    }
    Board board = checkpoint->second;
    for (const NodeId step : std::views::reverse(path))
        node(step).edit.applyTo(board);
    return board;
}

NodeId History::commit(Edit edit, std::int64_t timeMs)
{
    if (edit.empty())
        return m_current;
    edit.applyTo(m_board);
    return append(std::move(edit), timeMs);
}

NodeId History::amend(const Edit& edit, std::int64_t timeMs)
{
    const HistoryNode& begun = node(m_current);
    require(begun.parent != noNode && begun.children.empty(), "History::amend: nothing follows the gesture");
    require(!begun.edit.isStructural() && !edit.isStructural(), "History::amend: the edits are plain");
    EditBuilder whole(boardAt(begun.parent));
    for (const Edit* each : {&begun.edit, &edit})
        for (const Change& change : each->changes())
            whole.set(change.layer, change.place, change.after);
    if (!isTypedFurther(begun.edit, whole.edit()))
        return commit(edit, timeMs);
    goTo(begun.parent);
    return commit(whole.edit(), timeMs);
}

bool History::isBeginning(NodeId id) const
{
    const NodeId next = id + 1;
    if (!contains(next) || id == root())
        return false;
    const HistoryNode &begun = node(id), &typed = node(next);
    return begun.children.empty() && typed.parent == begun.parent && node(begun.parent).lastVisited != id
           && isTypedFurther(begun.edit, typed.edit);
}

/// The innermost trial that is open after an edit of a node that will have this id.
NodeId History::trialAfter(NodeId parent, const Edit& edit, NodeId id) const
{
    const NodeId open = node(parent).trial;
    if (edit.steps.size() != 1 || !std::holds_alternative<TrialStep>(edit.steps.front()))
        return open;
    if (std::get<TrialStep>(edit.steps.front()).kind == TrialStep::Begins)
        return id;
    return open == noNode ? noNode : node(node(open).parent).trial;
}

/// A child of the current node whose edit has been applied to the board.
NodeId History::append(Edit edit, std::int64_t timeMs)
{
    const NodeId id = size();
    const int values = valueCount(m_board);
    const int work = m_replayWork[static_cast<std::size_t>(m_current)] + replayWork(edit, values);
    const NodeId trial = trialAfter(m_current, edit, id);
    m_nodes.push_back({.parent = m_current,
                       .timeMs = timeMs,
                       .edit = std::move(edit),
                       .trial = trial,
                       .depth = node(m_current).depth + 1});
    m_replayWork.push_back(work);
    at(m_current).children.push_back(id);
    at(m_current).lastVisited = id;
    m_current = id;
    if (work >= checkpointSpacing(values))
        keepCheckpoint(id);
    return id;
}

void History::keepCheckpoint(NodeId id)
{
    m_checkpoints.emplace(id, m_board);
    m_replayWork[static_cast<std::size_t>(id)] = 0;
}

void History::goTo(NodeId id)
{
    require(contains(id), "History::goTo: the node exists");
    if (id == m_current)
        return;
    m_board = boardAt(id);
    markWay(std::exchange(m_current, id), id);
}

/// The way from the root to `to` becomes the one that redo takes. It already leads to `from`, so only the part that
/// the two do not share is walked.
void History::markWay(NodeId from, NodeId to)
{
    const auto depthOf = [this](NodeId id) { return node(id).depth; };
    NodeId known = from;
    for (NodeId child = to; child != root(); child = node(child).parent) {
        while (depthOf(known) > depthOf(child))
            known = node(known).parent;
        if (known == child)
            return;
        at(node(child).parent).lastVisited = child;
    }
}

NodeId History::undoTarget() const
{
    return node(m_current).parent;
}

NodeId History::redoTarget() const
{
    return node(m_current).lastVisited;
}

std::vector<Visit> History::visits() const
{
    std::vector<Visit> found;
    for (NodeId id = 0; id < size(); ++id)
        if (const HistoryNode& fork = node(id); !fork.children.empty() && fork.lastVisited != fork.children.back())
            found.push_back({id, fork.lastVisited});
    return found;
}

std::vector<NodeId> History::laneFrom(NodeId first) const
{
    std::vector<NodeId> lane;
    for (NodeId id = first; id != noNode; id = node(id).lastVisited)
        lane.push_back(id);
    return lane;
}

std::vector<NodeId> History::mainLane() const
{
    // Every visit marked the way from the root, so the current node lies on it.
    return laneFrom(root());
}

std::vector<History::Branch> History::branches() const
{
    std::vector<Branch> found;
    for (NodeId id = size() - 1; id > 0; --id)
        if (const NodeId fork = node(id).parent; node(fork).lastVisited != id)
            found.push_back({fork, laneFrom(id)});
    return found;
}

std::vector<History::Branch> History::newestBranchesOnTheWay(std::size_t most) const
{
    std::vector<NodeId> found;
    for (NodeId id = current(); id != noNode; id = node(id).parent)
        for (const NodeId child : node(id).children)
            if (child != node(id).lastVisited && !isBeginning(child))
                found.push_back(child);
    std::ranges::sort(found, std::greater());
    found.resize(std::min(found.size(), most));
    std::vector<Branch> branches;
    for (const NodeId first : found)
        branches.push_back({node(first).parent, laneFrom(first)});
    return branches;
}

} // namespace tokisuji
