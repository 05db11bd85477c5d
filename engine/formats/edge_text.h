// Edge text: square pieces and pins as URLs and files have them, with the place of what cannot be read.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/util/result.h"

#include <optional>
#include <string_view>

namespace tokisuji {

/// One piece: its colours left, top, right and bottom, separated by `separator`. `at` is the byte of the input where
/// `text` begins.
[[nodiscard]] Result<EdgePiece> readPiece(std::string_view text, std::size_t at, char separator = '.');
/// Sets the pieces that `text` lists, one for each cell of the board.
[[nodiscard]] std::optional<Error> readPieces(std::string_view text, std::size_t at, Board&);
/// Sets the pins that `text` lists: "piece@cell" separated by "_", each with "pin" before it or not.
[[nodiscard]] std::optional<Error> readPins(std::string_view text, std::size_t at, Board&);
/// The same list; empty where nothing is pinned.
[[nodiscard]] std::string pinsOf(const Board&);
/// A piece that is pinned in two cells. `at` is where to point at.
[[nodiscard]] std::optional<Error> findPinnedTwice(const Board&, std::size_t at);
/// Is the board too large for edge-matching?
[[nodiscard]] std::optional<Error> findTooLarge(const Board&);

} // namespace tokisuji
