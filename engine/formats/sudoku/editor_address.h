// Editor addresses: sudoku of f-puzzles.com and SudokuPad as addresses, and what such an address holds by itself.
#pragma once

#include "engine/formats/sudoku/editor_json.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// White space before the text is gone.
[[nodiscard]] bool looksLikeSudokuAddress(std::string_view text);
/// Errors: those of the readers of editor_json.h, "sudoku-address-id" (it names a puzzle that only the site has) and
/// "sudoku-damaged" (it is cut off or changed), "sudoku-maker" (Sudoku Maker's own form).
[[nodiscard]] Result<PublishedBoard> readSudokuAddress(std::string_view text);
[[nodiscard]] Result<std::string> writeFPuzzlesAddress(const Board&, const Publication& = {});
[[nodiscard]] Result<std::string> writeSudokuPadAddress(const Board&, const Publication& = {});

} // namespace tokisuji
