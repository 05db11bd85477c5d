// Piece: a part of an area that hangs together and is as large as needed, to say that the area is too large.
#pragma once

#include <algorithm>
#include <vector>

namespace tokisuji::tracing {

/// These cells and as many more as are needed for a size, each beside one before it; less where there are no more.
/// `beside` gives the neighbours of a cell, `belongs` tells whether one may be taken.
template <class Beside, class Belongs>
[[nodiscard]] std::vector<int> pieceOf(std::vector<int> cells, std::size_t size, const Beside& beside,
                                       const Belongs& belongs)
{
    for (std::size_t k = 0; k < cells.size() && cells.size() < size; ++k)
        for (const int next : beside(cells[k]))
            if (cells.size() < size && belongs(next) && std::ranges::find(cells, next) == cells.end())
                cells.push_back(next);
    return cells;
}

} // namespace tokisuji::tracing
