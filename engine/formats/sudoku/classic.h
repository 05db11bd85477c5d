// Classic sudoku: the kind of puzzle that sudoku texts and the addresses of sudoku editors are about.
#pragma once

#include "engine/genre/genre.h"
#include "engine/util/result.h"

namespace tokisuji {

[[nodiscard]] const Genre& classicSudoku();
/// A blank board. Error: "sudoku-size" (side) where boxes do not hold each number once.
[[nodiscard]] Result<Board> classicBoard(int side);
/// Why a board is not a classic sudoku that such a form can hold: "sudoku-kind" (genre), "form-cannot-hold" (genre,
/// value, place), "form-cannot-hold-rules" (genre), "sudoku-size".
[[nodiscard]] std::optional<Error> findNotClassic(const Board&);

} // namespace tokisuji
