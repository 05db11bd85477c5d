#include "engine/solve/answer_kinds.h"

#include "engine/twisty/both_ends.h"
#include "engine/twisty/twisty_board.h"

namespace tokisuji {

namespace {

Status statusOf(const TurnFindings& findings)
{
    const TurnAnswer& answer = findings.answer;
    if (findings.problem || answer.impossible)
        return Status::None;
    if (!answer.isShortest())
        return Status::Unknown;
    if (answer.ways.size() > 1)
        return Status::Several;
    return answer.allFound ? Status::Unique : Status::Unknown;
}

} // namespace

Verdict checkTurns(const Board& board, const CheckOptions& options, std::stop_token stop, const VerdictSink& sink)
{
    const auto started = Halt::Clock::now();
    const Halt halt(std::move(stop), options.limit.count() > 0 ? std::optional(started + options.limit) : std::nullopt);
    Verdict verdict;
    verdict.turns.emplace();
    const auto take = [&](const TurnAnswer& answer) {
        verdict.turns->answer = answer;
        verdict.status = statusOf(*verdict.turns);
        verdict.ms = std::chrono::duration<double, std::milli>(Halt::Clock::now() - started).count();
        if (sink)
            sink(verdict);
    };
    const auto definition = twistyOf(board);
    if (!definition)
        return verdict;
    const std::string state = stateOf(board);
    verdict.turns->problem = problemOf(*definition, state);
    take(verdict.turns->problem ? TurnAnswer{} : searchFromBothEnds(*definition, state, {}, halt, take));
    verdict.stop = halt.cancelled() ? Stop::Cancelled : halt.reached() ? Stop::Limit : Stop::Finished;
    if (sink)
        sink(verdict);
    return verdict;
}

} // namespace tokisuji
