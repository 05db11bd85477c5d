#include "editor/ui/window/marks_at.h"

#include "engine/genre/registry.h"
#include "engine/trace/replay.h"

#include <algorithm>

namespace tokisuji {

std::vector<MarkPlace> marksAt(const Board& board, Place place)
{
    std::vector<Place> near{place};
    if (isCell(place))
        for (const Dir dir : directions)
            near.push_back(edgeBetween(place, dir));
    std::vector<MarkPlace> marks;
    for (const Layer layer : genreOf(board).answerLayers())
        for (const Place at : near)
            if (board.grid().contains(placesOf(layer), at))
                marks.push_back({layer, at});
    return marks;
}

std::vector<StepId> stepsThatFound(const Trace& trace, const Board& start, Place place)
{
    std::vector<StepId> steps;
    if (trace.steps.empty())
        return steps;
    for (const MarkPlace& mark : marksAt(start, place))
        if (const StepId step = stepThatFound(trace, start, mark.layer, mark.place); step != 0)
            steps.push_back(step);
    // In the order of the path, which promoted steps have left.
    std::vector<StepId> ordered;
    for (const StepId step : trace.path())
        if (std::ranges::find(steps, step) != steps.end())
            ordered.push_back(step);
    return ordered;
}

} // namespace tokisuji
