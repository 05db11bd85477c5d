// Words about shapes: pieces that stand somewhere on the board.
#pragma once

#include "engine/board/bank.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// Every way to place a piece, rotated and flipped, on a board: its cells, sorted. None for what is not a polyomino.
[[nodiscard]] std::vector<std::vector<Place>> layings(const Grid&, const BankPiece&);

/// A piece that stands somewhere: exactly these cells of the field, with none of it beside them.
struct Standing {
    std::vector<Place> cells;
    Lit lit;
};
[[nodiscard]] std::vector<Standing> standings(Rules&, const Field&, const BankPiece&);

/// The areas of the field are the pieces of a bank, each as often as it is there; families bank-count, bank-shape.
void usesBank(Rules&, const Field&, const Bank&);

} // namespace tokisuji
