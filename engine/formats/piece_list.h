// Piece lists: the pieces of an edge-matching board as plain text, one per line with its four colours.
//
//     # size: 4x3                           comments begin with "#"; these three are read
//     # order: left top right bottom
//     # free
//     1 0 2 3
//
// Lists of other programs have no such comments: without an order their colours are top, right, bottom, left (as
// e2pieces.txt), without a size the board is square. Pins and marks are not in a list.
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

enum class SideOrder : std::uint8_t {
    LeftFirst, ///< left, top, right, bottom: as in URLs
    TopFirst,  ///< top, right, bottom, left: as in e2pieces.txt
};

/// Does the first line other than comments and empty ones hold four numbers and nothing else?
[[nodiscard]] bool looksLikePieceList(std::string_view text);
/// Errors name the line (from 1) and have the byte where it begins.
[[nodiscard]] Result<Board> readPieceList(std::string_view text);
/// Requires an edge-matching board.
[[nodiscard]] std::string writePieceList(const Board&, SideOrder);

} // namespace tokisuji
