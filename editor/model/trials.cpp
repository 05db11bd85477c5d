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

bool isTrialStep(const Edit& edit, TrialStep::Kind kind)
{
    return std::ranges::find(edit.steps, EditStep(TrialStep{kind})) != edit.steps.end();
}

std::vector<Trial> openTrials(const History& history, NodeId at)
{
    std::vector<Trial> open;
    for (const NodeId id : wayTo(history, noNode, at)) {
        const Edit& edit = history.node(id).edit;
        if (isTrialStep(edit, TrialStep::Begins))
            open.push_back({.begun = id});
        else if (isTrialStep(edit, TrialStep::Accepted) && !open.empty())
            open.pop_back();
        else if (!open.empty() && open.back().assumption == noNode)
            open.back().assumption = id;
    }
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
