#include "engine/board/wall.h"

#include <array>
#include <cstddef>

namespace tokisuji {

int wallShape(const Grid& grid)
{
    const bool isStraight = grid.size().width % 2 != 0; // rows have the same middle
    return grid.tiling().isIndented ? (isStraight ? 3 : 2) : isStraight ? 0 : 1;
}

std::optional<Grid> wallOf(Size size, int shape)
{
    constexpr std::array<int, wallShapes> more{-1, 0, 0, 1}; // places than two for each brick of the top row
    if (shape < 0 || shape >= wallShapes)
        return std::nullopt;
    const Grid grid({2 * size.width + more[static_cast<std::size_t>(shape)], size.height},
                    {Tiling::Bricks, shape >= 2});
    return grid.isPossible() ? std::optional(grid) : std::nullopt;
}

} // namespace tokisuji
