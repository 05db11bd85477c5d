#include "engine/advice/idle_clues.h"

#include "engine/advice/clue_judge.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Does a board stay unique with an option? Its only solution, which is the base, saves half of the question.
bool staysUnique(const JudgeTask& task, const ClueOption& option, const std::stop_token& stop)
{
    if (option.edit.empty())
        return false;
    const auto judged = ClueJudge(task, stop).judge({.place = option.place, .options = {option}});
    return !judged.empty() && judged.front().status == Status::Unique;
}

} // namespace

IdleReport findIdleClues(const Board& board, std::chrono::milliseconds patience, std::stop_token stop,
                         const IdleSink& sink)
{
    const KnownSolutions base = baseSolutions(board, {}, {}, 2, patience, stop);
    const JudgeTask task{board, base, std::nullopt, patience};
    IdleReport report;
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return !hasClue(board, p); });
    report.candidates = static_cast<int>(places.size());
    for (const Place place : places) {
        if (stop.stop_requested())
            break;
        const IdleClue clue{place, staysUnique(task, withoutClue(board, place), stop),
                            staysUnique(task, unknownClue(board, place), stop)};
        ++report.tried;
        if (!clue.removable && !clue.weakable)
            continue;
        report.idle.push_back(clue);
        if (sink)
            sink(report);
    }
    report.stop = stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
    if (sink)
        sink(report);
    return report;
}

Board minimalPuzzle(const Board& board, const std::vector<Place>& order, std::chrono::milliseconds patience,
                    std::stop_token stop)
{
    const KnownSolutions base = baseSolutions(board, {}, {}, 2, patience, stop);
    Board left = board;
    const JudgeTask task{left, base, std::nullopt, patience};
    for (bool goesOn = true; goesOn;) { // a clue may have been needed only because of another one
        goesOn = false;
        for (const Place place : order) {
            if (stop.stop_requested())
                return left;
            if (!hasClue(left, place))
                continue;
            if (const ClueOption gone = withoutClue(left, place); staysUnique(task, gone, stop)) {
                left = with(left, gone);
                goesOn = true;
            }
        }
    }
    return left;
}

} // namespace tokisuji
