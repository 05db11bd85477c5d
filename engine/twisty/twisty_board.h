// TwistyBoard: a state of a twisty puzzle as a board.
//
// Board::setup names a supplied definition ("cube_2x2x2"), or says "file:PATH", a line end, and the YAML text that the
// file held: what was read stays, wherever the board goes. The board is as large as the net; layer Number holds
// 1 + the index of the colour at the place of each sticker.
#pragma once

#include "engine/board/edit.h"
#include "engine/twisty/definition.h"
#include "engine/util/result.h"

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// Errors as of readTwisty(), or "twisty-unknown" (name, all names).
[[nodiscard]] Result<TwistyDefinition> readTwistySetup(const std::string& setup);
/// The definition that a board is given; nullptr where its setup is none. Any thread; read once for each setup.
[[nodiscard]] std::shared_ptr<const TwistyDefinition> twistyOf(const Board&);
/// "cube_2x2x2" or "file:PATH": how an address names the definition.
[[nodiscard]] std::string_view twistyName(const Board&);

/// Requires a board with a definition.
[[nodiscard]] std::string stateOf(const Board&);
/// Paints all stickers. Requires one letter of the definition, or noColour, for each.
[[nodiscard]] Edit paintedAs(const Board&, const std::string& state);
/// The state after some turns, as one edit.
[[nodiscard]] Edit turnedBy(const Board&, const std::vector<int>& turns);
/// The cell of a sticker, and the sticker in a cell; -1: none.
[[nodiscard]] Place cellOfSticker(const TwistyDefinition&, int sticker);
[[nodiscard]] int stickerAt(const TwistyDefinition&, Place cell);

} // namespace tokisuji
