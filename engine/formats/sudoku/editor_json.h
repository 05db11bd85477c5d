// Editor JSON: what the addresses of sudoku editors hold once it is unpacked, as a classic sudoku.
#pragma once

#include "engine/formats/exchange.h"
#include "engine/formats/json.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tokisuji {

struct PublishedBoard {
    Board board;
    Publication about;
};

/// A puzzle of f-puzzles.com: an object with "grid". Skyscrapers without boxes are read as such. Errors:
///
///     sudoku-cell-number   cell, number, largest
///     sudoku-damaged       (it is not a puzzle)
///     sudoku-more          what else it has, in the editor's own words: not understood
///     sudoku-size          side
[[nodiscard]] Result<PublishedBoard> readFPuzzlesJson(const Json&);
/// A puzzle of SudokuPad: an object with "cells". Errors as above.
[[nodiscard]] Result<PublishedBoard> readSudokuPadJson(const Json&);
/// The first of the two as text. Errors are those of findNotClassic(), or "sudoku-kind".
[[nodiscard]] Result<std::string> writeFPuzzlesJson(const Board&, const Publication&);

/// SudokuPad's short form of JSON, with the names of members in full; numbers stay texts. Nothing: it is none.
[[nodiscard]] std::optional<Json> parseShortJson(std::string_view text);
/// SudokuPad's code of a classic sudoku of 9x9: a character for each cell and up to five empty ones behind it.
[[nodiscard]] Result<PublishedBoard> readCodoku(std::string_view text);

/// A whole number, or a text that is one.
[[nodiscard]] std::optional<int> wholeNumber(const Json*);
[[nodiscard]] std::string textOf(const Json*);
/// null, false, 0, "", [] or {}; or there is none.
[[nodiscard]] bool saysNothing(const Json*);
/// Sets the answer that a solution tells: a digit or "." for each cell. False: it tells none for some cell.
[[nodiscard]] bool setSolution(Board&, const std::vector<int>& numbers);
/// "sudoku-more" about these.
[[nodiscard]] Error notUnderstood(const std::vector<std::string>& names);

} // namespace tokisuji
