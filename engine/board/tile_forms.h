// Tile forms: where the cells of a board lie that are not squares (engine/board/tiling.h), as Grid asks it.
#pragma once

#include "engine/board/geometry.h"

#include <array>
#include <span>

namespace tokisuji {

/// What lies round a cell, as the ways from its place to others.
struct TileForm {
    std::span<const Place> beside;  ///< to the cells with which it shares a side
    std::span<const Place> corners; ///< to its corners and those of others on its sides, clockwise
    /// To the next cell in each direction, as `directions`; the second one where there is none.
    std::array<std::array<Place, 2>, 4> steps;
};

namespace tile_forms {

[[nodiscard]] int count(const Grid&);
[[nodiscard]] bool hasCell(const Grid&, Place);
/// Row by row, of cut squares square by square. Requires hasCell(grid, p).
[[nodiscard]] int index(const Grid&, Place);
[[nodiscard]] Place place(const Grid&, int index);
[[nodiscard]] const TileForm& formOf(const Grid&, Place cell);

} // namespace tile_forms

} // namespace tokisuji
