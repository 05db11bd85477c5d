// Edits of an edge-matching board: pieces are laid, swapped, turned and pinned, their sides are coloured.
//
// A change of the set (Board::setup) changes which kind a mark and which piece a pin means. Every function here carries
// both over: what lies on the board keeps its look, a pin keeps its piece. All return one Edit, an empty one where
// nothing changes.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/board/edit.h"

#include <cstdint>

namespace tokisuji {

/// The numbers of the pieces that lie in the cells, by Grid::index; -1 where none does. Of pieces that look alike the
/// pinned one has its pin's number, the others follow in the order of the cells.
[[nodiscard]] std::vector<int> piecesLaid(const EdgeSet&, const Board&);

/// Pieces of one form that do not lie on the board.
struct SparePieces {
    int kind;                 ///< index into EdgeSet::kinds: the form as it is given
    std::vector<int> numbers; ///< at least one, ascending
};
/// In the order of the pieces.
[[nodiscard]] std::vector<SparePieces> sparePieces(const EdgeSet&, const Board&);

/// May this kind lie in the cell? A pin allows only its own piece there.
[[nodiscard]] bool mayLie(const EdgeSet&, const Board&, Place cell, int kind);
/// What a cell shows: the piece that lies there, else the pinned one; nullopt where there is neither.
[[nodiscard]] std::optional<EdgePiece> shownPiece(const EdgeSet&, const Board&, Place cell);

/// Puts a piece of this kind into the cell. Where all of its form lie on the board already, one of them moves there.
[[nodiscard]] Edit placed(const Board&, Place cell, int kind);
[[nodiscard]] Edit takenOff(const Board&, Place cell);
/// Swaps what lies in two cells; one of them may be empty. Nothing where a pin forbids it.
[[nodiscard]] Edit swapped(const Board&, Place, Place);
/// Rotates the piece that lies there clockwise. Nothing if pieces may not be rotated.
[[nodiscard]] Edit turnedAt(const Board&, Place cell, int quarters);
/// Pins the piece that lies in the cell to it, or removes the pin. A pinned piece that does not lie on the board yet is
/// laid when its pin is taken out, so that it stays in sight.
[[nodiscard]] Edit pinToggled(const Board&, Place cell);

enum class SideScope : std::uint8_t {
    Joint,   ///< the touching side of the neighbouring piece, too
    OneOnly, ///< this piece alone
};
/// Gives a side of the piece in the cell another colour. Sides on the frame keep the border colour, and a joint gets
/// none of it.
[[nodiscard]] Edit withSide(const Board&, Place cell, Dir side, int colour, SideScope);

/// Renumbers the pieces and, if they may be rotated, rotates them; removes those that are not pinned from the board.
[[nodiscard]] Edit shuffled(const Board&, std::uint64_t seed);
/// Switches whether pieces may be rotated. If not, pieces that lie rotated on the board are then given as they lie.
[[nodiscard]] Edit madeFree(const Board&, bool free);

} // namespace tokisuji
