// Generated: large boards of known hardness, the same for a given seed everywhere.
#pragma once

#include "engine/board/board.h"

#include <optional>
#include <string_view>

namespace tokisuji::bench {

/// A solvable board of a genre with the given share of its clues.
///   slither: a random area without holes, its border as the loop, every number, a share of them kept
///   heyawake: rooms of 3x3, a random right shading, the number of every room, a share of them kept
///   others: what a search for puzzles begins with, a solution drawn at random and all that is true of it, a share kept
/// Empty for genres that cannot be generated.
[[nodiscard]] std::optional<Board> generatedBoard(std::string_view genre, Size, int percent, unsigned seed);

} // namespace tokisuji::bench
