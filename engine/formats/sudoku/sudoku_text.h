// Sudoku text: the givens one after the other, as collections and forums have them: 81 characters, or 16, 36, 256 or
// 625.
//
// Digits are given, from ten on capitals (A = 10); cells without a number are any of 0 . _ * x X ? -. Rows may stand
// one below the other, with frames of | + - = round them and blanks between. Behind it may stand the solution, in the
// same form, and what else collections tell.
#pragma once

#include "engine/board/board.h"
#include "engine/formats/exchange.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

/// Is it meant as such a text, even if something is wrong with it? White space before it is gone.
[[nodiscard]] bool looksLikeSudokuText(std::string_view text);
/// The parts of a text that hold a puzzle each; one where nothing can be told apart.
[[nodiscard]] std::vector<std::string_view> sudokuTextsIn(std::string_view text);

/// The first puzzle of the text; a solution behind it becomes the board's answer. Errors:
///
///     sudoku-character   character             at
///     sudoku-number      number, largest       at
///     sudoku-length      characters            (it would have to be 16, 36, 81, 256 or 625)
///     sudoku-row         cells in the row, cells needed   at
[[nodiscard]] Result<Board> readSudokuText(std::string_view text);
/// One line with its line end; "." is a cell without a number, and the solution stands behind a blank. Errors are those
/// of findNotClassic().
[[nodiscard]] Result<std::string> writeSudokuText(const Board&, const Publication& = {});

} // namespace tokisuji
