#include "engine/generate/idle_clues.h"

#include "engine/generate/probe.h"

namespace tokisuji {

namespace {

bool isUniqueWith(const Board& board, const ClueOption& option, Probe& probe, const std::stop_token& stop)
{
    return !option.edit.empty() && probe.statusOf(with(board, option), stop).status == Status::Unique;
}

} // namespace

IdleReport findIdleClues(const Board& board, std::chrono::milliseconds patience, std::stop_token stop,
                         const IdleSink& sink)
{
    Probe probe(patience);
    IdleReport report;
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return !hasClue(board, p); });
    report.candidates = static_cast<int>(places.size());
    for (const Place place : places) {
        if (stop.stop_requested())
            break;
        const IdleClue clue{place, isUniqueWith(board, withoutClue(board, place), probe, stop),
                            isUniqueWith(board, unknownClue(board, place), probe, stop)};
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
    Probe probe(patience);
    Board left = board;
    for (const Place place : order) {
        if (stop.stop_requested())
            break;
        if (!hasClue(left, place))
            continue;
        if (const ClueOption gone = withoutClue(left, place); isUniqueWith(left, gone, probe, stop))
            left = with(left, gone);
    }
    return left;
}

} // namespace tokisuji
