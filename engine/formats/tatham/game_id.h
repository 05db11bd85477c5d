// Game IDs: puzzles of Simon Tatham's collection as its players pass them on.
//
// A link to one of his pages, a save file, or the ID alone, with the game's name before it or not:
//
//     https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/slant.html#2x2:a1b3a1b
//     slant:2x2:a1b3a1b
#pragma once

#include "engine/board/board.h"
#include "engine/formats/exchange.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// White space before the text is gone.
[[nodiscard]] bool looksLikeGameId(std::string_view text);
[[nodiscard]] bool looksLikeGameSave(std::string_view text);
/// An ID without the game's name is of the only game that it fits. Errors:
///
///     tatham-ambiguous   titles of the games that it fits
///     tatham-cells       title, places described, places there are      at
///     tatham-character   character, title                               at
///     tatham-cut-off     title                                          at
///     tatham-no-game     (it fits none)
///     tatham-option      title, option                                  at
///     tatham-save        (what is missing in a save file)
///     tatham-seed        (of a generator that only he has)              at
///     tatham-size        title, size                                    at
///     tatham-unknown     name of a game                                 at
///     and those of clues and sizes
[[nodiscard]] Result<Board> readGameId(std::string_view text);
/// A link. Error: "tatham-kind" (genre) where he has no such game, "form-cannot-hold" (genre, value, place) where the
/// board says more than the game has.
[[nodiscard]] Result<std::string> writeGameId(const Board&, const Publication& = {});

} // namespace tokisuji
