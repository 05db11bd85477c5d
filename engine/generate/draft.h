// Draft: a board on its way to a puzzle, and the ways to begin and to change one.
#pragma once

#include "engine/board/edit.h"
#include "engine/generate/generator.h"
#include "engine/util/random.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// A board of clues and a solution that it has (marks on the answer layers only).
struct Draft {
    Board board;
    Board solution;
};

/// Begins a draft from a solution, for genres where that works better than moving clues about: clues that follow from a
/// solution made at random. None when this try has failed; another one with the same random generator may succeed.
using Beginning = std::optional<Draft> (*)(const Genre&, const GenerateOptions&, Random&, const std::stop_token&);
/// The genre's own way to begin; nullptr: the general one.
[[nodiscard]] Beginning beginningOf(const Genre&);

/// A change that a draft may take beside single clues: of the division into rooms, or of clues that come in pairs.
/// None where the draw led to nothing.
using Move = std::optional<Edit> (*)(const Board&, Random&);
/// The genre's own moves; empty: single clues only.
[[nodiscard]] std::vector<Move> movesOf(const Genre&);

} // namespace tokisuji
