// Clues: the one place where the author's values are written, with what follows for the solver's marks.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Is it a sign that stands on one cell at any time? It moves, but never goes.
[[nodiscard]] bool isAlwaysThere(const Genre& genre, int number);
/// Puts a clue (or `blank`) into a cell. Marks that cannot stay with it go: an answer under a given number, a shade or
/// line in a clue cell that must stay free, bridges that lose their island, the arrow of an erased number.
void setClue(Desk& desk, Place cell, int value);
/// Can a number stand on this kind of cell?
[[nodiscard]] bool takesNumber(const Genre& genre, int terrain);
/// Makes a cell of another kind (`blank`: an ordinary one). Marks that cannot stay on it go; a hole holds no clue.
void setTerrain(Desk& desk, Place cell, int terrain);
/// After a change of room borders: where numbers belong to rooms each goes to its room's top cell.
void settleRooms(Desk& desk);
/// The same, and sums that stand before no run go: after changes of several clues.
void settleClues(Desk& desk);

} // namespace tokisuji
