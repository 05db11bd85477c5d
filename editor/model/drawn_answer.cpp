#include "editor/model/drawn_answer.h"

#include "engine/genre/registry.h"

namespace tokisuji {

Board withoutNoMarks(Board board)
{
    for (const Layer layer : genreOf(board).answerLayers())
        for (const Place place : board.grid().all(placesOf(layer)))
            if (board.at(layer, place) == 0)
                board.set(layer, place, blank);
    return board;
}

} // namespace tokisuji
