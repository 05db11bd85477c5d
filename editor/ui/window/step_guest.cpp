#include "editor/ui/window/step_guest.h"

#include "engine/drawing/step_drawing.h"

namespace tokisuji {

namespace {

using Traced = std::shared_ptr<const Trace>;

/// Several simple steps as one that concludes what all of them do.
Traced merged(const Trace& trace, const std::vector<StepId>& steps)
{
    auto result = std::make_shared<Trace>();
    Step all{.id = 1, .technique = trace.step(steps.front()).technique};
    for (const StepId id : steps) {
        const auto& conclusions = trace.step(id).conclusions;
        all.conclusions.insert(all.conclusions.end(), conclusions.begin(), conclusions.end());
    }
    result->genre = trace.genre;
    result->branches.front().steps = {1};
    result->steps.push_back(std::move(all));
    return result;
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
    StepId step = row.step;
    if (row.kind == TraceRow::Batch) {
        trace = merged(*trace, selection.currentSteps());
        step = 1;
    } else if (row.kind == TraceRow::Hypothesis) {
        trace = assumptionOf(*trace, row.branch);
    }
    auto draw = [state, trace, row, step, after, showsReasons, isBroken](double cellPixels) -> Drawing {
        const StepDrawOptions options{.cellPixels = cellPixels,
                                      .reasons = showsReasons,
                                      .after = after,
                                      .brokenNumber = isBroken ? row.number : 0};
        switch (row.kind) {
        case TraceRow::Step:
        case TraceRow::Batch:
        case TraceRow::BranchStep:
            return drawStep(state, *trace, step, options);
        case TraceRow::Hypothesis:
        case TraceRow::Clash:
        case TraceRow::Outcome:
            return drawHypothesis(state, *trace, row.branch, options);
        case TraceRow::End:
            break;
        }
        return trace->result == TraceResult::Contradiction ? drawClash(state, *trace, options) : Drawing{};
    };
    return {.board = std::move(state), .drawOver = std::move(draw)};
}

std::vector<Place> placesLookedAt(const TraceSelection& selection)
{
    std::vector<Place> places;
    const TraceRow* row = selection.current();
    if (row == nullptr || row->kind == TraceRow::End)
        return places;
    const Trace& trace = *selection.trace();
    if (row->kind == TraceRow::Hypothesis)
        return {trace.branches[row->branch].hypothesis.at.place};
    for (const StepId step : selection.currentSteps())
        for (const Atom& atom : trace.step(step).conclusions)
            places.push_back(atom.at.place);
    return places;
}

} // namespace tokisuji
