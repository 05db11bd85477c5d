#include "editor/ui/window/step_guest.h"

#include "editor/ui/texts/step_text.h"
#include "engine/drawing/step_drawing.h"

#include <QCoreApplication>

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

using Traced = std::shared_ptr<const Trace>;

bool isAt(Place place, Place cell)
{
    return std::abs(place.x - cell.x) <= 1 && std::abs(place.y - cell.y) <= 1;
}

bool concludesAt(const Step& step, Place place)
{
    return std::ranges::any_of(step.conclusions, [&](const Atom& atom) { return isAt(atom.at.place, place); });
}

bool restsOn(const Reason& why, Place place)
{
    return std::ranges::find(why.constraints, place, &ConKey::anchor) != why.constraints.end();
}

/// What a step sets at a place or beside it, and whether it rests on the clue there.
QStringList factsOfStep(const Step& step, const Board& board, Place place)
{
    QStringList facts;
    if (concludesAt(step, place))
        facts << QCoreApplication::translate("StepGuest", "this step: %1").arg(stepConclusion(step, board));
    if (restsOn(step.why, place))
        facts << QCoreApplication::translate("StepGuest", "a reason of this step");
    return facts;
}

/// Of several simple steps in a row what each sets there.
QStringList factsOfSteps(const Trace& trace, const std::vector<StepId>& steps, const Board& board, Place place)
{
    if (steps.size() == 1)
        return factsOfStep(trace.step(steps.front()), board, place);
    QStringList facts;
    for (const StepId id : steps)
        if (concludesAt(trace.step(id), place))
            facts
                << QCoreApplication::translate("StepGuest", "this step: %1").arg(stepConclusion(trace.step(id), board));
    return facts;
}

QString assumedText(const Trace& trace, TraceRow row, const Board& board)
{
    const Split& split = trace.split(trace.branches[row.branch].of);
    row.kind = TraceRow::Hypothesis;
    row.ways = split.kind == Split::Ways;
    row.count = static_cast<int>(split.branches.size());
    row.number = 1 + static_cast<int>(std::ranges::find(split.branches, row.branch) - split.branches.begin());
    return rowText(trace, row, board).title;
}

/// The assumption where it is made, what follows from it, and the rule that breaks: where it belongs to a place, else
/// at the assumption.
QStringList factsOfHypothesis(const Trace& trace, const TraceRow& row, const Board& board, Place place)
{
    const Branch& branch = trace.branches[row.branch];
    const auto atPlace = [&](const Atom& atom) { return isAt(atom.at.place, place); };
    const bool isAssumed = std::ranges::any_of(assumptionsOf(branch), atPlace);
    QStringList facts;
    if (isAssumed)
        facts << assumedText(trace, row, board);
    for (const StepId id : branch.steps)
        if (concludesAt(trace.step(id), place))
            facts << QCoreApplication::translate("StepGuest", "follows from it: %1")
                         .arg(stepConclusion(trace.step(id), board));
    if (row.kind == TraceRow::Clash
        && (restsOn(branch.clash, place) || (isAssumed && restsOn(branch.clash, wholeBoard))))
        facts << rowText(trace, row, board).title;
    return facts;
}

/// The rule that breaks without any assumption.
QStringList factsOfEnd(const Trace& trace, const TraceRow& row, const Board& board, Place place)
{
    const bool isBroken = trace.result == TraceResult::Contradiction && restsOn(trace.clash, place);
    return isBroken ? QStringList{rowText(trace, row, board).title} : QStringList();
}

/// The assumption alone, before anything follows from it.
Traced assumptionOf(const Trace& trace, BranchId branch)
{
    auto result = std::make_shared<Trace>(trace);
    result->branches[branch].steps.clear();
    result->branches[branch].outcome = Outcome::Stalled;
    return result;
}

} // namespace

BoardGuest stepGuest(const TraceSelection& selection, bool showsReasons, bool isBroken)
{
    const TraceRow row = *selection.current();
    const bool after = selection.showsAfter();
    Board state = selection.shownBoard();
    Traced trace = selection.trace();
    // A way that is folded stands for all that follows from it.
    if (row.kind == TraceRow::Hypothesis && (!row.ways || (row.foldable && !row.folded)))
        trace = assumptionOf(*trace, row.branch);
    auto draw = [state, trace, row, steps = selection.currentSteps(), after, showsReasons,
                 isBroken](double cellPixels) -> Drawing {
        const StepDrawOptions options{.cellPixels = cellPixels,
                                      .reasons = showsReasons,
                                      .after = after,
                                      .brokenNumber = isBroken ? row.number : 0};
        switch (row.kind) {
        case TraceRow::Batch:
            return drawSteps(state, *trace, steps, options);
        case TraceRow::Step:
        case TraceRow::BranchStep:
            return drawStep(state, *trace, row.step, options);
        case TraceRow::Hypothesis:
        case TraceRow::Clash:
        case TraceRow::Outcome:
            return drawHypothesis(state, *trace, row.branch, options);
        case TraceRow::End:
            break;
        }
        return trace->result == TraceResult::Contradiction ? drawClash(state, *trace, options) : Drawing{};
    };
    auto describe = [state, trace, row, steps = selection.currentSteps()](Place place) {
        switch (row.kind) {
        case TraceRow::Batch:
        case TraceRow::Step:
        case TraceRow::BranchStep:
            return factsOfSteps(*trace, steps, state, place);
        case TraceRow::Hypothesis:
        case TraceRow::Clash:
        case TraceRow::Outcome:
            return factsOfHypothesis(*trace, row, state, place);
        case TraceRow::End:
            break;
        }
        return factsOfEnd(*trace, row, state, place);
    };
    return {.board = std::move(state), .drawOver = std::move(draw), .describe = std::move(describe)};
}

std::vector<Place> placesLookedAt(const TraceSelection& selection)
{
    std::vector<Place> places;
    const TraceRow* row = selection.current();
    if (row == nullptr || row->kind == TraceRow::End)
        return places;
    const Trace& trace = *selection.trace();
    if (row->kind == TraceRow::Hypothesis) {
        for (const Atom& atom : assumptionsOf(trace.branches[row->branch]))
            places.push_back(atom.at.place);
        return places;
    }
    for (const StepId step : selection.currentSteps())
        for (const Atom& atom : trace.step(step).conclusions)
            places.push_back(atom.at.place);
    return places;
}

} // namespace tokisuji
