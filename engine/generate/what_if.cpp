#include "engine/generate/what_if.h"

#include "engine/generate/probe.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

std::vector<Place> emptyPlaces(const Board& board, Place from)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return hasClue(board, p); });
    std::ranges::stable_sort(places, {}, [&](Place p) { return std::abs(p.x - from.x) + std::abs(p.y - from.y); });
    return places;
}

WhatIfReport untried(const Board& board, const Verdict& verdict, Place from)
{
    std::vector<Board> solutions = verdict.alternatives;
    if (verdict.solution)
        solutions.push_back(*verdict.solution);
    WhatIfReport report;
    report.total = verdict.total;
    for (const Place place : emptyPlaces(board, from))
        for (ClueOption& option : clueOptions(board, place, solutions))
            report.values.push_back({.option = std::move(option)});
    return report;
}

} // namespace

WhatIfReport whatIf(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                    std::stop_token stop, const WhatIfSink& sink)
{
    Probe probe(patience);
    WhatIfReport report = untried(board, verdict, from);
    for (WhatIf& value : report.values) {
        if (stop.stop_requested())
            break;
        const Verdict changed = probe.determinedOf(with(board, value.option), stop);
        value.status = changed.status;
        value.determined = changed.determinedCount;
        ++report.tried;
        if (sink)
            sink(report);
    }
    report.stop = stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
    return report;
}

} // namespace tokisuji
