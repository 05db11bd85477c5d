// Words about shading: compositions over a literal per cell.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily notAdjacent{.id = "not-adjacent",
                                        .name = {"shaded cells do not touch", "黒マスは隣り合わない"},
                                        .broken = {"Shaded cells share a side", "黒マスが隣り合っています"},
                                        .role = Role::Adjacency};

inline constexpr RuleFamily noSquare{.id = "no-square",
                                     .name = {"no 2×2 square of shaded cells", "2×2 の黒マスは禁止"},
                                     .broken = {"Shaded cells fill a 2×2 square", "2×2 の黒マスのかたまりがあります"}};

} // namespace family

/// The answer layer Shade: for each cell, "is shaded".
[[nodiscard]] Field shade(Rules&, const Board&);
/// No two cells of the field share an edge.
void notAdjacent(Rules&, const Field&, const RuleFamily& family = family::notAdjacent);
/// No two cells of the field share an edge or a corner.
void notTouching(Rules&, const Field&, const RuleFamily& family);
/// No 2×2 square lies entirely in the field.
void noSquare(Rules&, const Field&, const RuleFamily& family = family::noSquare);
/// What follows when two fields that fill the board are one area each: no 2×2 square is coloured like a chessboard (one
/// pair would enclose the other), and going round along the frame the colour changes at most twice. Cells that lie in
/// neither field for certain are passed over.
void bothConnected(Rules&, const Field&, const Field&, const RuleFamily& family);
/// No `length` cells in a row lie entirely in the field.
void noRun(Rules&, const Field&, int length, const RuleFamily& family);
/// Every area of the field is a full rectangle: no 2×2 window holds exactly three of its cells.
void rectangles(Rules&, const Field&, const RuleFamily& family);
/// The eight places round a cell, clockwise from the upper left one; a field is No beyond the board.
[[nodiscard]] std::vector<Place> ringRound(Place cell);
/// At least one cell of the board is shaded; family some-shaded.
void someShaded(Rules&, const Field&);
/// The clue cells are not shaded; family clue-free.
void cluesFree(Rules&, const Board&, const Field&);
/// For every cell in the four straight views from a cell, up to `far` cells away, "is seen": it and all cells before it
/// lie in the field.
[[nodiscard]] std::vector<Lit> seen(Rules&, const Field& open, Place from, int far);
/// A number counts the cells of the field that its cell sees in the four directions, itself included; family sight.
void sights(Rules&, const Board&, const Field& open);
/// The cells of the field form at most one area.
void connected(Rules&, const Field&, const RuleFamily& family);
/// Every area of the field holds a cell at the edge of the board.
void reachesFrame(Rules&, const Field&, const RuleFamily& family);

} // namespace tokisuji
