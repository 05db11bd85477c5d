// Dots: clues on cells, on edges between them and on the lattice points inside the board.
#pragma once

#include "engine/board/board.h"

namespace tokisuji {

/// Colours of dots.
constexpr int whiteDot = 1, blackDot = 2, greyDot = 3;

/// The layer that holds the dots of the place's kind.
[[nodiscard]] inline Layer dotLayer(Place place)
{
    return isCell(place) ? Layer::Number : isEdge(place) ? Layer::EdgeDot : Layer::Vertex;
}
[[nodiscard]] inline int dotAt(const Board& board, Place place)
{
    return board.at(dotLayer(place), place);
}
/// Every place where a dot can stand, row by row.
[[nodiscard]] inline std::vector<std::vector<Place>> dotRows(Size size)
{
    std::vector<std::vector<Place>> rows;
    for (int y = 1; y < 2 * size.height; ++y) {
        auto& row = rows.emplace_back();
        for (int x = 1; x < 2 * size.width; ++x)
            row.push_back({static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)});
    }
    return rows;
}
[[nodiscard]] inline std::vector<Place> dotPlaces(Size size)
{
    std::vector<Place> places;
    for (const auto& row : dotRows(size))
        places.insert(places.end(), row.begin(), row.end());
    return places;
}

/// The one, two or four cells that a dot lies on.
[[nodiscard]] inline std::vector<Place> cellsUnderDot(const Grid& grid, Place dot)
{
    if (isCell(dot))
        return {dot};
    if (isVertex(dot))
        return grid.cellsAround(dot);
    const auto beside = cellsBeside(dot);
    return {beside.begin(), beside.end()};
}
/// Where a half turn about the dot takes a cell; perhaps beyond the board.
[[nodiscard]] inline Place turnedAbout(Place dot, Place cell)
{
    return {static_cast<std::int16_t>(2 * dot.x - cell.x), static_cast<std::int16_t>(2 * dot.y - cell.y)};
}

} // namespace tokisuji
