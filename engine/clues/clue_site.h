// Clue site: a clue of the genre at one place, and the families that are made for it.
#pragma once

#include "engine/clues/clue_families.h"
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

using Families = std::vector<ClueFamily>;

// --- of one number or sign, alone or with a direction and a colour ---
/// The value of a layer.
void addValues(const ClueSite&, Layer, Families&);
void addPlainArrows(const ClueSite&, Families&);
void addColouredArrows(const ClueSite&, Families&);
void addColouredNumbers(const ClueSite&, Families&);
void addDirections(const ClueSite&, Families&);

// --- of more than one number ---
/// A list in a cell.
void addLists(const ClueSite&, Families&);
/// The list beside a line.
void addLineLists(const ClueSite&, Families&);
/// One number of a compass, or several at once.
void addArms(const ClueSite&, Families&);
/// The sum of each run that begins here, or of both at once.
void addSums(const ClueSite&, Families&);
/// The other numbers of a pair of letters; where nothing stands, every pair of which this is the first place.
void addPairs(const ClueSite&, Families&);

} // namespace tokisuji
