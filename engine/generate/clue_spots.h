// Clue spots: the clues that a search counts and moves, as far as they are values at places.
#pragma once

#include "engine/genre/genre.h"

#include <vector>

namespace tokisuji {

/// Does a number, a sign, a letter, a list of numbers or an arrow without number stand here (rooms and kinds of cells
/// aside)?
[[nodiscard]] bool isNumbered(const Board&, Place);
/// All such places; a cell with several numbers counts once.
[[nodiscard]] std::vector<Place> numberedPlaces(const Board&);
[[nodiscard]] int clueCount(const Board&);
/// The first of the values at a place; `blank` where nothing stands, `question` for an arrow without number.
[[nodiscard]] int clueValue(const Board&, Place);

/// A clue that is one value at one place, and the layer that holds it.
struct SingleClue {
    const Clue* clue;
    Layer layer;
};
/// The clue of this kind that the genre has for a place; no clue (nullptr) where it has none.
[[nodiscard]] SingleClue singleClueAt(const Board&, Place);
/// Where clues of one value may stand: cells, edges, lattice points, places outside the grid, the top cells of rooms;
/// in the order of the genre's clues, then in reading order.
[[nodiscard]] std::vector<Place> singlePlaces(const Board&);

/// Puts a value there, with an arrow where it has one; `blank` takes both away.
void putClue(Board&, Place, int value, Dir = Dir::None);
/// The value becomes "?" where the genre knows that, else nothing changes.
void forgetValue(Board&, Place);

} // namespace tokisuji
