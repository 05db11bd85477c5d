// History operation: one operation of pzpr's log and what it means on a board.
//
//     CN,3,5,-1,2      group and property, place, value before, value after
//     AJ,expandup      a line more or less at one side
//     AT,turnr,0,0,8,6 flips and turns, with the area
//     TE,0,1           a trial begins; TF,[3] ends it
//     CR,3,5,[],[1,2]  the numbers of a list
//     PS,1,1,3,5       the start moves
//     AS,1,2           the one number of the board changes
#pragma once

#include "engine/board/edit.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// A property of pzpr's pieces that is a part of a value here.
struct PieceProperty {
    std::string_view code; ///< "CN", "BL", "CB0"
    PlaceKind kind;
    Layer layer;
    int part; ///< which part of the layer's value: see partsOf
};

struct LogOperation {
    enum Kind : std::uint8_t {
        Value,     ///< one property of a piece
        Lines,     ///< `side`, `grows`
        Turn,      ///< `turn`
        Trial,     ///< changes nothing on the board
        Count,     ///< the one number of the board (Clue::StarCount): `before`, `after`
        Unmatched, ///< has no counterpart here
    } kind = Unmatched;
    const PieceProperty* property = nullptr;
    Place place;
    int before = 0;
    int after = 0;
    Side side = Side::Top;
    bool grows = false;
    Transform::Kind turn = Transform::FlipLeftRight;
};

/// What an operation of pzpr does here, in order; some change several layers. Requires a board of the genre that the
/// log is about; it decides what a property means. Nothing: not an operation.
[[nodiscard]] std::optional<std::vector<LogOperation>> readOperation(std::string_view text, const Board&);

/// The text of an edit's steps as operations, from the board before it; nothing where pzpr has no operation for a step.
/// `skipped` counts values that no operation can name.
[[nodiscard]] std::optional<std::vector<std::string>> operationsOf(const Edit&, const Board& before, int& skipped);

/// pzpr keeps some values in two places (shade and dot, line and cross), candidates in four. Requires a board of the
/// genre.
using ValueParts = std::array<int, 4>;
[[nodiscard]] ValueParts partsOf(const Board&, Layer, int value);
/// Are answers what fills cells, as pzpr's shades are?
[[nodiscard]] bool fillsWithAnswers(const Board&);
/// Are numbers letters that have a consonant and a vowel?
[[nodiscard]] bool hasKana(const Board&);
/// The value that the parts make; where pzpr holds two marks at once the stronger one.
[[nodiscard]] int valueOf(const Board&, Layer, const ValueParts&);
/// Marks 3 of cells are backgrounds of the author; the start is not a kind of cell for pzpr, but one place of the
/// board.
constexpr int paintedCode = 3, startCode = -100;
/// What pzpr calls a kind of cell: 0 an ordinary one, -1 where it has no such kind.
[[nodiscard]] int codeOfTerrain(const Board&, int value);
/// Can the solver cross clues off?
[[nodiscard]] bool crossesClues(const Board&);
/// Are there squares and crosses on edges?
[[nodiscard]] bool marksEdges(const Board&);
/// Are squares written into cells, as pzpr's numbers are?
[[nodiscard]] bool hasSquares(const Board&);
/// Can the solver note which clues are right and which are wrong?
[[nodiscard]] bool judgesClues(const Board&);
/// Can the board hold this value there?
[[nodiscard]] bool isValueOf(const Board&, Layer, int value);

} // namespace tokisuji
