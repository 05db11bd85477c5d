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

inline constexpr RuleFamily circleShaded{.id = "circle-shaded",
                                         .name = {"black circles are shaded", "黒丸は黒マス"},
                                         .broken = {"A black circle is not shaded", "黒丸が黒マスになっていません"}};
inline constexpr RuleFamily circleUnshaded{.id = "circle-unshaded",
                                           .name = {"white circles are unshaded", "白丸は白マス"},
                                           .broken = {"A white circle is shaded", "白丸が黒マスになっています"}};
inline constexpr RuleFamily domino{
    .id = "domino",
    .name = {"shaded cells in pairs", "黒マスは 2 つで 1 組"},
    .broken = {"A shaded cell does not have exactly one shaded neighbour", "黒マスの隣の黒マスが 1 つではありません"}};
/// The same; strokes shade two cells at most.
inline constexpr RuleFamily dominoStrokes{
    .id = domino.id, .name = domino.name, .broken = domino.broken, .role = Role::Dominoes};

inline constexpr RuleFamily diagonallyConnected{
    .id = "diagonally-connected",
    .name = {"all shaded cells hang together, corners count", "黒マスは角も含めてひとつながり"},
    .broken = {"The shaded cells do not hang together, even by corners", "黒マスが角も含めて分断されています"}};

} // namespace family

/// The answer layer Shade: for each cell, "is shaded".
[[nodiscard]] Field shade(Rules&, const Board&);
/// The same where only some cells can be shaded.
[[nodiscard]] Field shadeIn(Rules&, const Board&, const std::vector<Place>& cells);
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
/// No area of the field is a full rectangle: each has a bend, three cells of a 2×2 window without the fourth.
void noRectangle(Rules&, const Field&, const RuleFamily& family);
/// So it is with the areas that do not reach the edge of the board.
void noRectangleInside(Rules&, const Field&, const RuleFamily& family);
/// Every area of the field is a full square.
void squares(Rules&, const Field&, const RuleFamily& family);
/// Every area of the field is a straight bar: no 2×2 window holds more than two of its cells.
void bars(Rules&, const Field&, const RuleFamily& family);
/// Each cell of the field has exactly one neighbour in it.
void dominoes(Rules&, const Field&, const RuleFamily& family = family::domino);
/// Each cell of the field has exactly two neighbours in it; family ring-of-cells.
void rings(Rules&, const Field&);
/// No two cells of the field touch at a corner alone; family lone-corner.
void noLoneCorner(Rules&, const Field&);
/// For every cell of a line and each length from 1, "lies in a run of the field of exactly that length".
[[nodiscard]] std::vector<std::vector<Lit>> runLengths(Rules&, const std::vector<Lit>& line);
/// "The 2×2 square round this lattice point, which lies within the board, is coloured like a chessboard."
[[nodiscard]] Lit isChequered(Rules&, const Field&, Place point);
/// The four places that touch a cell at its corners; a field is No beyond the board.
[[nodiscard]] std::vector<Place> diagonals(Place cell);
/// The eight places round a cell, clockwise from the upper left one; a field is No beyond the board.
[[nodiscard]] std::vector<Place> ringRound(Place cell);
/// At least one cell of the board is shaded; family some-shaded.
void someShaded(Rules&, const Field&);
/// Black circles (2) are shaded, white ones (1) are not; families circle-shaded and circle-unshaded.
void circlesShaded(Rules&, const Board&, const Field&);
/// Under a black dot more cells lie in the field than not, under a white one fewer, under a grey one equally many;
/// families black-dot-more, white-dot-fewer and grey-dot-equal.
void dotsCompare(Rules&, const Board&, const Field&);
/// The same for the dots at some places.
void dotsCompare(Rules&, const Board&, const Field&, const std::vector<Place>& places);
/// Holes are not shaded; family hole-unshaded.
void holesFree(Rules&, const Board&, const Field&);
/// The cells with a number, "?" too.
[[nodiscard]] std::vector<Place> clueCells(const Board&);
/// The cells that lie in the field or hold a clue.
[[nodiscard]] Field withClues(const Board&, Field);
/// The clue cells are not shaded; family clue-free.
void cluesFree(Rules&, const Board&, const Field&);
/// The answer layer Shade where clue cells are shaded from the beginning and take no marks; family clue-free.
[[nodiscard]] Field shadeWithClues(Rules&, const Board&);
/// Each unshaded area holds exactly one clue, whose number is its size; families clue-free, island-one-clue and
/// island-size.
void islands(Rules&, const Board&, const Field& black);
/// A number, which lies in the field, is the size of its area, and no area holds two numbers; families clue-free (or
/// another), area-size and one-number-at-most.
void areaSizes(Rules&, const Board&, const Field&);
/// The same where only these clues are such numbers.
void areaSizes(Rules&, const Board&, const Field&, const std::vector<Place>& clues);
void areaSizes(Rules&, const Board&, const Field&, const std::vector<Place>& clues, const RuleFamily& inField);
/// A number is the size of its area, which other clues may still enlarge; family area-size.
void sizesAsItStands(Rules&, const Board&, const Shared<Parts>&);
/// A number is the total size of the different shaded areas that share an edge with its cell; family touching-areas.
void touchingAreas(Rules&, const Board&, const Field& black);
/// For every cell in the four straight views from a cell, up to `far` cells away, "is seen": it and all cells before it
/// lie in the field.
[[nodiscard]] std::vector<Lit> seen(Rules&, const Field& open, Place from, int far);
/// A number counts the cells of the field that its cell sees in the four directions, itself included; family sight.
void sights(Rules&, const Board&, const Field& open);
/// All cells, joined where they share an edge: the areas of the field.
[[nodiscard]] Graph areas(const Field&);
/// No area of the field holds cells of two of these groups.
void groupsApart(At, const Field&, const std::vector<std::vector<Place>>& groups);
/// The cells of the field form at most one area.
void connected(Rules&, const Field&, const RuleFamily& family);
/// So they do when cells that touch at a corner hang together.
void connectedDiagonally(Rules&, const Field&, const RuleFamily& family);
/// The cells of the field form one area that closes no ring; families `whole` and cell-ring.
void tree(Rules&, const Field&, const RuleFamily& whole);
/// No area of the field closes a ring; family cell-ring.
void noRing(Rules&, const Field&);
/// Every area of the field holds one of these cells.
void reachesAny(At, const Field&, const std::vector<Place>& cells);
/// Every area of the field holds a cell at the edge of the board.
void reachesFrame(Rules&, const Field&, const RuleFamily& family);

} // namespace tokisuji
