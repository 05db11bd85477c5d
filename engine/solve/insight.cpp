#include "engine/solve/insight.h"

#include "engine/solve/effort.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace tokisuji {

namespace {

/// Nearly all boards are solved with less effort than that. Reasoning takes a few milliseconds on a small board, as
/// long as this search; on a large one it takes far longer, so the search goes on for longer before. So that checks
/// stay the same on every machine, searches are not limited by time.
std::int64_t patience(std::size_t answers)
{
    constexpr std::int64_t least = 2000, most = 20'000;
    constexpr std::int64_t few = 160; ///< answers
    const auto all = static_cast<std::int64_t>(answers);
    return std::clamp(least * all * all / (few * few), least, most);
}

/// A search of so many times the patience, then a thought of at most so long. A board whose reasoning is not done soon
/// is searched for longer first, and most of these are solved then.
struct Stage {
    std::int64_t search;
    std::chrono::milliseconds thought;
};
/// Only huge boards need more than half a second.
constexpr std::array stages{Stage{1, std::chrono::milliseconds(30)}, Stage{4, std::chrono::milliseconds(500)}};

} // namespace

SatResult solveWithInsight(Model& model, std::vector<Lit> assumptions, const InsightQuestion& asked, const Halt& halt,
                           Insight& gained, const SolveOn& goOn)
{
    const auto solveOn = [&] { return goOn ? goOn(assumptions) : model.solve(assumptions, halt); };
    if (!asked.insights)
        return solveOn();
    for (const auto& [search, thought] : stages) {
        model.allow(search * patience(asked.rules.answers().size()));
        const SatResult soon = model.solve(assumptions, halt);
        model.allow(INT64_MAX);
        if (soon != SatResult::Unknown || halt.reached())
            return soon;
        const Halt end = atMost(thought, halt);
        gained = asked.insights(asked.board, asked.rules, asked.marks, end);
        if (gained.isContradiction)
            return SatResult::Unsat;
        for (const Lit fact : gained.facts)
            assumptions.push_back(model.translated(fact));
        if (!end.reached())
            break;
    }
    return solveOn();
}

} // namespace tokisuji
