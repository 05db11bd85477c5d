// Drawn answer: a solution as people draw it.
#pragma once

#include "engine/genre/registry.h"

namespace tokisuji {

/// A solver also says of every place what is not there; a picture of an answer does not.
[[nodiscard]] inline Board withoutNoMarks(Board solution)
{
    for (const Layer layer : genreOf(solution).answerLayers())
        for (const Place place : solution.grid().all(placesOf(layer)))
            if (solution.at(layer, place) == 0)
                solution.set(layer, place, blank);
    return solution;
}

} // namespace tokisuji
