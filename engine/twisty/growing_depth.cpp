#include "engine/twisty/growing_depth.h"

#include "engine/twisty/turn_model.h"
#include "engine/twisty/turn_pairs.h"

#include <numeric>

namespace tokisuji {

namespace {

/// Lists the sequences of the model's depth; true when none is missing.
bool listAll(TurnModel& model, const TurnTarget& target, const StandardOrder& order, const TurnQuestion& asked,
             const Halt& halt, TurnAnswer& answer, const TurnSink& sink)
{
    while (answer.ways.size() < asked.mostWays) {
        const SatResult result = model.solve(target, halt);
        if (result != SatResult::Sat)
            return result == SatResult::Unsat;
        TurnList way = model.turns();
        model.forbid(way);
        if (!order.holds(way))
            continue;
        answer.ways.push_back(std::move(way));
        if (sink)
            sink(answer);
    }
    return false;
}

} // namespace

TurnAnswer searchByGrowingDepth(const TwistyDefinition& d, const std::string& state, const TurnQuestion& asked,
                                const Halt& halt, const TurnSink& sink)
{
    std::vector<int> turns(d.turns.size());
    std::iota(turns.begin(), turns.end(), 0);
    TurnModel model(d, std::move(turns), state);
    const TurnTarget goal = targetOf(d);
    const StandardOrder order(d);
    TurnAnswer answer;
    while (!halt.reached()) {
        answer.allFound = listAll(model, goal, order, asked, halt, answer, sink);
        if (!answer.ways.empty() || !answer.allFound)
            break;
        ++answer.atLeast;
        model.addTurn();
        if (sink)
            sink(answer);
    }
    if (asked.longer > 0 && answer.isShortest() && !halt.reached()) {
        for (int i = 0; i < asked.longer; ++i)
            model.addTurn();
        answer.ways.clear();
        answer.allFound = listAll(model, goal, order, asked, halt, answer, sink);
    }
    answer.allFound = answer.allFound && !answer.ways.empty();
    return answer;
}

} // namespace tokisuji
