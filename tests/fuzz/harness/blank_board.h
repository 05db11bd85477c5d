// A small blank board of some genre, as the input decides.
#pragma once

#include "engine/genre/genre.h"
#include "tests/fuzz/harness/harness.h"

#include <optional>
#include <vector>

namespace tokisuji::fuzz {

/// At most `mostSide` cells on a side; nullopt: the genre has no such board.
inline std::optional<Board> blankBoard(Decisions& decisions, const std::vector<const Genre*>& genres, int mostSide)
{
    const Genre* genre = decisions.oneOf(genres);
    const int width = 1 + decisions.below(mostSide);
    const int height = genre->squareOnly ? width : 1 + decisions.below(mostSide);
    if (!Grid({width, height}, {genre->tiling}).isPossible())
        return std::nullopt;
    return genre->makeBoard({width, height});
}

} // namespace tokisuji::fuzz
