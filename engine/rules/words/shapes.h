// Words about shapes: pieces that stand somewhere on the board.
#pragma once

#include "engine/board/bank.h"
#include "engine/board/board.h"
#include "engine/board/place_map.h"
#include "engine/rules/rules.h"

#include <set>
#include <span>
#include <string_view>

namespace tokisuji {

/// The cells beside some cells, which are sorted, each once.
[[nodiscard]] std::vector<Place> rimOf(const Grid&, const std::vector<Place>& cells);
/// Every way to place a piece, rotated and flipped, on a board: its cells, sorted. None for what is not a polyomino.
[[nodiscard]] std::vector<std::vector<Place>> layings(const Grid&, const BankPiece&);

/// Where pieces may touch each other: nowhere over an edge but at bars, which no piece lies across; at corners
/// anywhere, or only at some lattice points, where no piece touches itself.
struct Touching {
    enum Corners : std::uint8_t { Free, Apart } corners = Free;
    std::set<Place> bars{};   ///< edges
    std::set<Place> points{}; ///< lattice points
    bool mayChange = false;   ///< where clues are still to come
};

/// A piece that stands somewhere: exactly these cells of the field, with none of it where no piece may touch it.
struct Standing {
    std::vector<Place> cells;
    Lit lit;
};
[[nodiscard]] std::vector<Standing> standings(Rules&, const Field&, const BankPiece&, const Touching& = {});

/// The areas of the field, cut at bars, are the pieces of a bank, each as often as it is there; families bank-count and
/// bank-shape.
void usesBank(Rules&, const Field&, const Bank&, const Touching& = {});
/// The areas of the field are some of the board's pieces, each at most as often as it is there, and do not touch at
/// corners either. They do not lie on clues, but with the flag t they may; families bank-at-most, bank-shape and
/// pieces-off-clues.
void usesSomePieces(Rules&, const Board&, const Field&);

/// Areas of four cells: where they may stand and, for each shape, "the cell lies in one of that shape".
struct Tetrominoes {
    std::vector<Standing> standings;
    std::vector<PlaceMap<Lit>> shapeAt;
};
/// Every area of the field is a tetromino; family tetromino-area.
[[nodiscard]] Tetrominoes tetrominoes(Rules&, const Field&);
/// Those that touch at a corner have different shapes; family same-at-corner.
void differAtCorners(Rules&, const Field&, const Tetrominoes&);
/// Do these cells, which are sorted, hang together without crossing a border?
[[nodiscard]] bool liesInRoom(const Board&, const std::vector<Place>& cells);

/// What is asked of the tetrominoes in rooms.
struct TetrominoFamilies {
    const RuleFamily& fourCells;
    const RuleFamily& shape;   ///< of a room
    const RuleFamily& inShape; ///< of a cell: it is one of those that form the shape
    const RuleFamily& sameShape;
};
/// Four cells of every room lie in the field and form one of the shapes (in the words of banks), within the borders;
/// equal shapes of different rooms share no edge.
void tetrominoesInRooms(Rules&, const Board&, const Field&, std::span<const std::string_view> shapes,
                        const TetrominoFamilies&);

} // namespace tokisuji
