#include "engine/board/boxes.h"

namespace tokisuji {

Size boxSize(int boardSide)
{
    if (boardSide == 6)
        return {3, 2};
    int side = 1;
    while ((side + 1) * (side + 1) <= boardSide)
        ++side;
    return {side, side};
}

bool areBoxesWhole(Size board)
{
    return board.width == board.height && boxSize(board.width).cells() == board.width;
}

std::vector<std::vector<Place>> boxes(const Grid& grid)
{
    const Size box = boxSize(grid.size().width);
    const int across = (grid.size().width + box.width - 1) / box.width;
    const int down = (grid.size().height + box.height - 1) / box.height;
    std::vector<std::vector<Place>> found(static_cast<std::size_t>(across * down));
    for (const Place c : grid.cells())
        found[static_cast<std::size_t>(row(c) / box.height * across + column(c) / box.width)].push_back(c);
    return found;
}

} // namespace tokisuji
