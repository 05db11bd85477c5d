// Terrain: what kind of cell a cell is.
#pragma once

#include "engine/board/board.h"

namespace tokisuji {

[[nodiscard]] inline bool isTerrain(const Board& board, Place cell, Terrain terrain)
{
    return board.at(Layer::Terrain, cell) == static_cast<int>(terrain);
}
[[nodiscard]] inline bool isHole(const Board& board, Place cell)
{
    return isTerrain(board, cell, Terrain::Hole);
}
inline void setTerrain(Board& board, Place cell, Terrain terrain)
{
    board.set(Layer::Terrain, cell, static_cast<int>(terrain));
}

} // namespace tokisuji
