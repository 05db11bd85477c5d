// Twisty puzzles as text: a setup (see engine/twisty/twisty_board.h), or "twisty/NAME/STATE", where NAME is that of a
// supplied definition or "file:PATH".
#pragma once

#include "engine/board/board.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// The goal of a definition as a board; errors as of readTwistySetup().
[[nodiscard]] Result<Board> makeTwistyBoard(std::string setup);

/// The fields behind "twisty/": the definition's name, and the state, which may be left out for the goal. `text` ends
/// where they end and `begin` is the byte where they begin; error positions are bytes of `text`.
[[nodiscard]] Result<Board> readTwistyFields(std::string_view text, std::size_t begin);
/// "NAME/STATE".
[[nodiscard]] std::string twistyFields(const Board&);

} // namespace tokisuji
