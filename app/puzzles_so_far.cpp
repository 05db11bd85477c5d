#include "app/puzzles_so_far.h"

#include "engine/board/edit.h"
#include "engine/board/turn.h"
#include "engine/formats/formats.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Turns the board where its cells can be turned so.
void turn(Board& board, Transform::Kind kind)
{
    if (canBeTurned(board.grid(), kind))
        transform(board, kind).applyTo(board);
}

std::string leastText(Board board)
{
    std::string least = writePzprv3(board, "/");
    for (int mirrored = 0; mirrored < 2; ++mirrored) {
        for (int quarter = 0; quarter < 4; ++quarter) {
            turn(board, Transform::Kind::RotateRight);
            least = std::min(least, writePzprv3(board, "/"));
        }
        turn(board, Transform::Kind::FlipLeftRight);
    }
    return least;
}

} // namespace

std::optional<std::uint64_t> PuzzlesSoFar::seedOfSame(const Board& puzzle, std::uint64_t seed)
{
    const auto [known, isNew] = m_seeds.emplace(leastText(puzzle), seed);
    return isNew ? std::nullopt : std::optional(known->second);
}

} // namespace tokisuji
