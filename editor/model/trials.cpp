#include "editor/model/trials.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// From the node after one to another one below it.
std::vector<NodeId> wayTo(const History& history, NodeId from, NodeId to)
{
    std::vector<NodeId> way;
    for (NodeId id = to; id != from && id != noNode; id = history.node(id).parent)
        way.push_back(id);
    std::ranges::reverse(way);
    return way;
}

bool changesBoard(const Edit& edit)
{
    return std::ranges::any_of(edit.steps,
                               [](const EditStep& step) { return !std::holds_alternative<TrialStep>(step); });
}

/// Lines and turns of an edit, without its values.
Edit movesOf(const Edit& edit)
{
    Edit moves;
    for (const EditStep& step : edit.steps)
        if (!std::holds_alternative<Change>(step))
            moves.steps.push_back(step);
    return moves;
}

/// What stands in lines that are taken out is lost here as it was there.
void carry(Board& ground, const Edit& edit)
{
    const Edit moves = movesOf(edit);
    if (!moves.empty())
        moves.applyTo(ground);
}

} // namespace

std::vector<Trial> openTrials(const History& history, NodeId at)
{
    std::vector<Trial> open;
    NodeId below = at;
    for (NodeId begun = history.node(at).trial; begun != noNode;) {
        const std::vector<NodeId> way = wayTo(history, begun, below);
        const auto assumption =
            std::ranges::find_if(way, [&](NodeId id) { return changesBoard(history.node(id).edit); });
        open.push_back({begun, assumption == way.end() ? noNode : *assumption});
        below = history.node(begun).parent;
        begun = history.node(below).trial;
    }
    std::ranges::reverse(open);
    return open;
}

std::vector<Board> groundsOf(const History& history, NodeId at)
{
    std::vector<Board> grounds;
    for (const Trial& trial : openTrials(history, at)) {
        Board ground = history.boardAt(trial.begun);
        for (const NodeId id : wayTo(history, trial.begun, at))
            carry(ground, history.node(id).edit);
        grounds.push_back(std::move(ground));
    }
    return grounds;
}

} // namespace tokisuji
