#include "engine/advice/idle_clues.h"

#include "engine/advice/clue_judge.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Asks whether the board stays unique with an option; its only solution saves half of the question.
class Uniqueness {
public:
    Uniqueness(const Board& board, std::chrono::milliseconds patience, std::stop_token stop)
        : m_patience(patience), m_stop(std::move(stop)), m_base(baseStock(board, {}, {}, 2, patience, m_stop))
    {
    }

    [[nodiscard]] bool holds(const Board& board, const ClueOption& option) const
    {
        if (option.edit.empty())
            return false;
        const JudgeTask task{board, m_base, std::nullopt, m_patience};
        const auto judged = ClueJudge(task, m_stop).judge({.place = option.place, .options = {option}});
        return !judged.empty() && judged.front().status == Status::Unique;
    }

private:
    std::chrono::milliseconds m_patience;
    std::stop_token m_stop;
    Stock m_base;
};

std::vector<Place> placesWithClues(const Board& board)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return !hasClue(board, p); });
    return places;
}

} // namespace

IdleReport findIdleClues(const Board& board, std::chrono::milliseconds patience, std::stop_token stop,
                         const IdleSink& sink)
{
    const Uniqueness unique(board, patience, stop);
    IdleReport report;
    const std::vector<Place> places = placesWithClues(board);
    report.candidates = static_cast<int>(places.size());
    for (const Place place : places) {
        if (stop.stop_requested())
            break;
        const IdleClue clue{place, unique.holds(board, withoutClue(board, place)),
                            unique.holds(board, unknownClue(board, place))};
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
    const Uniqueness unique(board, patience, stop);
    Board left = board;
    for (bool goesOn = true; goesOn;) { // a clue may have been needed only because of another one
        goesOn = false;
        for (const Place place : order) {
            if (stop.stop_requested())
                return left;
            if (!hasClue(left, place))
                continue;
            if (const ClueOption gone = withoutClue(left, place); unique.holds(left, gone)) {
                left = with(left, gone);
                goesOn = true;
            }
        }
    }
    return left;
}

} // namespace tokisuji
