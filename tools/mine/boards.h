// Boards: on which patterns are sought and counted.
#pragma once

#include "engine/board/board.h"
#include "engine/genre/genre.h"

#include <string>
#include <vector>

namespace tokisuji::mine {

struct Solved {
    Board board;    ///< without marks
    Board solution; ///< one of them, with its marks
};

/// The boards of a file of tests/data/genres that have one solution.
[[nodiscard]] std::vector<Solved> ownBoards(const std::string& path);
/// So many puzzles by the generator. Behind each, if its numbers leave room for that, the same one with other numbers,
/// as many as its solution allows: more of the same numbers meet there than in a puzzle that needs them all.
[[nodiscard]] std::vector<Solved> generatedBoards(const Genre&, Size, int count, int firstSeed);

} // namespace tokisuji::mine
