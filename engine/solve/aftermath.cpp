#include "engine/solve/aftermath.h"

#include "engine/solve/conflict.h"
#include "engine/solve/nearest.h"

namespace tokisuji {

namespace {

void report(const Verdict& verdict, const VerdictSink& sink)
{
    if (sink)
        sink(verdict);
}

void addNearest(Verdict& verdict, const Board& board, const Rules& rules, const CheckOptions& options, const Halt& halt,
                const VerdictSink& sink)
{
    const NearestOptions wanted{.count = options.alternatives,
                                .marks = options.marks,
                                .determined = &*verdict.determined,
                                .known = verdict.alternatives};
    const auto take = [&](const Nearest& found) {
        if (found.alternatives.empty())
            return;
        verdict.alternatives = found.alternatives;
        verdict.nearestProved = found.proved;
        verdict.allFound = found.allFound;
        report(verdict, sink);
    };
    take(findNearest(rules, board, *verdict.solution, wanted, halt, take));
}

void explainNone(Verdict& verdict, const Board& board, const CheckOptions& options, const Halt& halt,
                 const VerdictSink& sink)
{
    if (options.marks == MarkUse::Use) {
        verdict.withoutMarks = statusWithoutMarks(board, halt);
        report(verdict, sink);
    }
    if (!options.conflict)
        return;
    const auto take = [&](const Conflict& found) {
        if (found.cells.empty() && !found.minimal)
            return; // nothing better than what is known
        verdict.conflict = found.cells;
        verdict.conflictMinimal = found.minimal;
        report(verdict, sink);
    };
    const ConflictOptions wanted{.marks = options.marks, .known = verdict.conflict, .insights = options.insights};
    take(findConflict(board, wanted, halt, take));
}

} // namespace

void addAftermath(Verdict& verdict, const Board& board, const Rules& rules, const CheckOptions& options,
                  const Halt& halt, const VerdictSink& sink)
{
    verdict.nearestProved = verdict.allFound = verdict.status == Status::Unique;
    if (options.alternatives == 0)
        verdict.alternatives.clear();
    const bool wantsNearest = verdict.status == Status::Several && options.alternatives > 0;
    if (verdict.stop != Stop::Finished || (!wantsNearest && verdict.status != Status::None))
        return;
    verdict.stop = Stop::Running;
    if (wantsNearest)
        addNearest(verdict, board, rules, options, halt, sink);
    else
        explainNone(verdict, board, options, halt, sink);
    verdict.stop = halt.cancelled() ? Stop::Cancelled : halt.late() ? Stop::Limit : Stop::Finished;
}

} // namespace tokisuji
