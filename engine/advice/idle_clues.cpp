#include "engine/advice/idle_clues.h"

#include "engine/advice/probe.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Asks whether the board stays unique with an option; its only solution saves half of the question.
class Uniqueness {
public:
    Uniqueness(const Board& board, std::chrono::milliseconds patience, std::stop_token stop)
        : m_probe(patience), m_stop(std::move(stop)), m_solution(m_probe.statusOf(board, m_stop).solution)
    {
    }

    bool holds(const Board& board, const ClueOption& option)
    {
        return !option.edit.empty()
               && m_probe.statusOf(with(board, option), m_stop, m_solution).status == Status::Unique;
    }

private:
    Probe m_probe;
    std::stop_token m_stop;
    std::optional<Board> m_solution;
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
    Uniqueness unique(board, patience, stop);
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
    Uniqueness unique(board, patience, stop);
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
