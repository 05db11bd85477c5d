// Slots: which of the places outside the grid, and of the lattice points, a genre uses.
#pragma once

#include "engine/genre/genre.h"

namespace tokisuji {

/// The genre's clue outside the grid; nullptr where it has none.
[[nodiscard]] const Clue* outsideClue(const Genre&);
/// Is a 0 of these clues a star, any number of blocks?
[[nodiscard]] bool zeroIsStar(const Clue&);
/// Is a "?" of these clues the sign for infinity?
[[nodiscard]] bool unknownIsInfinity(const Clue&);
/// How many slots deep a side of the board is.
[[nodiscard]] int slotDepth(const Genre&, const Grid&, Side);
/// How many of them a drawing of this board shows: up to the last one that holds something, but at least one.
[[nodiscard]] int shownDepth(const Genre&, const Board&, Side);
/// All slots of the genre, side by side in the order of `sides`; those of one line from the grid outwards.
[[nodiscard]] std::vector<Place> slotsOf(const Genre&, const Grid&);
[[nodiscard]] bool hasSlot(const Genre&, const Grid&, Place);
/// The lattice points where a clue can stand (Clue::VertexNumber).
[[nodiscard]] std::vector<Place> verticesOf(const Clue&, const Grid&);
/// Is it one of them?
[[nodiscard]] bool takesVertex(const Clue&, const Grid&, Place);

} // namespace tokisuji
