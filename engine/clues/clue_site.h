// Clue site: a clue of the genre at one place, for which families are made.
#pragma once

#include "engine/clues/option_builder.h"
#include "engine/genre/genre.h"

namespace tokisuji {

struct ClueSite {
    const Board& board;
    const Genre& genre;
    const Clue& clue;
    Place place;

    [[nodiscard]] OptionBuilder builder() const { return {board, place}; }
    [[nodiscard]] int at(Layer layer) const { return board.at(layer, place); }
};

} // namespace tokisuji
