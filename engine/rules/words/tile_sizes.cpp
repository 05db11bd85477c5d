#include "engine/rules/words/tile_sizes.h"

#include "engine/rules/words/floods.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The cells of one tile of each size up to this one, as far as the grid has so many.
int cellsUpTo(int size, const Grid& grid)
{
    const int most = grid.size().cells();
    return std::min(size, most) * (std::min(size, most) + 1) / 2;
}

} // namespace

TileSizes::TileSizes(Rules& r, const std::vector<Room>& tiles, const Field& field)
    : m_rules(r), m_field(field), m_walls(walls(r, field))
{
    for (const Room& tile : tiles)
        m_tiles[static_cast<int>(tile.cells.size())].push_back(tile.cells);
    while (m_tiles.contains(m_most + 1))
        ++m_most;
}

void TileSizes::differ()
{
    for (const auto& [size, tiles] : m_tiles)
        groupsApart(m_rules.at(wholeBoard, family::sizeTwice).ofWholeRoom(), m_field, tiles);
}

void TileSizes::goUp()
{
    const auto at = [&](Place p) { return m_rules.at(p, family::tileSizeMissing).ofWholeRoom(); };
    std::vector<Place> singles;
    for (const auto& tile : m_tiles[1])
        singles.push_back(tile.front());
    reachesAny(at(wholeBoard), m_field, singles);
    for (const auto& [size, tiles] : m_tiles)
        for (const auto& tile : tiles)
            if (size > m_most)
                at(tile.front()).never(m_field[tile.front()]);
    for (const Place single : singles) { // there is one in every area
        const Field area = areaOf(single, m_most);
        for (const auto& [size, tiles] : m_tiles)
            for (const auto& tile : tiles)
                if (const Lit lies = area[tile.front()]; size > 2 && size <= m_most && lies != No)
                    at(tile.front()).implies(lies, ofSize(size - 1, area));
    }
}

void TileSizes::number(Place cell, int tiles)
{
    const Field area = areaOf(cell, tiles);
    const auto at = [&] { return m_rules.clue(cell, family::tilesOfArea).ofWholeRoom(); };
    at().any(ofSize(tiles, area));
    for (const Lit larger : ofSize(tiles + 1, area))
        at().never(larger);
    const Grid& grid = m_field.grid();
    const int cells = cellsUpTo(tiles, grid); // no area with so many tiles reaches further
    const std::vector<Place> near = cellsNear(grid, {cell}, cells);
    for (std::size_t i = cellsNear(grid, {cell}, cells - 1).size(); i < near.size(); ++i)
        at().never(area[near[i]]);
}

Field TileSizes::areaOf(Place cell, int tiles)
{
    return reachedWithin(m_rules, m_walls, cellsNear(m_field.grid(), {cell}, cellsUpTo(tiles, m_field.grid())));
}

std::vector<Lit> TileSizes::ofSize(int size, const Field& area) const
{
    std::vector<Lit> found;
    if (const auto tiles = m_tiles.find(size); tiles != m_tiles.end())
        for (const auto& tile : tiles->second)
            found.push_back(area[tile.front()]);
    return found;
}

} // namespace tokisuji
