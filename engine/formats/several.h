// Several puzzles in one text: a list of addresses, a message with links in it, a collection of sudoku, files one
// behind the other.
#pragma once

#include <string_view>
#include <vector>

namespace tokisuji {

/// The parts of a text that are a puzzle each, in their order; readPuzzle() reads them or says what is wrong with each.
/// Of a long list of addresses only the first thousands of lines are looked at. One part, the whole text, where no
/// puzzles can be told apart. Parts lie within the text.
[[nodiscard]] std::vector<std::string_view> puzzlesIn(std::string_view text);

} // namespace tokisuji
