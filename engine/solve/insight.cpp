#include "engine/solve/insight.h"

#include "engine/solve/effort.h"

#include <cstdint>

namespace tokisuji {

namespace {

/// Nearly all boards are solved with less effort: so that checks stay the same on every machine, no time is measured.
constexpr std::int64_t patience = 2000;
/// Reasoning is done with in a few milliseconds, but on huge boards.
constexpr std::chrono::milliseconds thought{500};

} // namespace

SatResult solveWithInsight(Model& model, std::vector<Lit> assumptions, const InsightQuestion& asked, const Halt& halt,
                           Insight& gained, const SolveOn& goOn)
{
    const auto solveOn = [&] { return goOn ? goOn(assumptions) : model.solve(assumptions, halt); };
    if (!asked.insights)
        return solveOn();
    model.allow(patience);
    const SatResult soon = model.solve(assumptions, halt);
    model.allow(INT64_MAX);
    if (soon != SatResult::Unknown || halt.reached())
        return soon;
    gained = asked.insights(asked.board, asked.rules, asked.marks, atMost(thought, halt));
    if (gained.isContradiction)
        return SatResult::Unsat;
    for (const Lit fact : gained.facts)
        assumptions.push_back(model.translated(fact));
    return solveOn();
}

} // namespace tokisuji
