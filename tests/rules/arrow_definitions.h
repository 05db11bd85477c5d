// What Evolmino means, straight from its rules, and random arrows for small boards.
#pragma once

#include "engine/board/terrain.h"
#include "tests/rules/shade_definitions.h"

namespace tokisuji::shades {

/// From each cell that a piece of an arrow leads from, the cells that pieces lead to.
inline std::map<Place, std::vector<Place>> piecesOf(const Board& b)
{
    std::map<Place, std::vector<Place>> pieces;
    for (const Place edge : b.grid().innerEdges())
        if (const int way = b.at(Layer::Way, edge); way != blank)
            pieces[edge.step(opposite(static_cast<Dir>(way)), 1)].push_back(edge.step(static_cast<Dir>(way), 1));
    return pieces;
}

/// Each arrow from its tail on; none at all where one of them branches, meets another one or is a ring.
inline std::optional<std::vector<std::vector<Place>>> arrowsIn(const Board& b)
{
    const auto pieces = piecesOf(b);
    Cells heads;
    std::size_t count = 0;
    for (const auto& [from, to] : pieces)
        for (const Place c : to) {
            ++count;
            if (to.size() > 1 || !heads.insert(c).second)
                return std::nullopt;
        }
    std::vector<std::vector<Place>> arrows;
    for (const auto& [from, to] : pieces) {
        if (heads.contains(from))
            continue;
        std::vector<Place>& cells = arrows.emplace_back(std::vector{from});
        while (pieces.contains(cells.back()))
            cells.push_back(pieces.at(cells.back()).front());
        count -= cells.size() - 1;
    }
    return count == 0 ? std::optional(arrows) : std::nullopt; // what is left are rings
}

inline std::set<std::pair<int, int>> movedToCorner(const Cells& block)
{
    int left = 1000, top = 1000;
    for (const Place c : block)
        left = std::min<int>(left, c.x), top = std::min<int>(top, c.y);
    std::set<std::pair<int, int>> moved;
    for (const Place c : block)
        moved.insert({c.x - left, c.y - top});
    return moved;
}

/// The same form without one of its squares.
inline bool growsTo(const Cells& small, const Cells& large)
{
    return std::ranges::any_of(large, [&](Place c) {
        Cells rest = large;
        rest.erase(c);
        return !rest.empty() && movedToCorner(rest) == movedToCorner(small);
    });
}

inline bool evolmino(const Board& b)
{
    const auto arrows = arrowsIn(b);
    if (!arrows)
        return false;
    Cells squares = cellsOf(b, true), passed;
    for (const Place c : b.grid().cells()) {
        const bool isGiven = isTerrain(b, c, Terrain::Square);
        if (squares.contains(c) && (isGiven || isTerrain(b, c, Terrain::Wall)))
            return false;
        if (isGiven)
            squares.insert(c);
    }
    for (const auto& arrow : *arrows)
        passed.insert(arrow.begin(), arrow.end());
    const std::vector<Cells> blocks = areas(squares);
    for (const Cells& block : blocks)
        if (std::ranges::count_if(block, [&](Place c) { return passed.contains(c); }) != 1)
            return false;
    return std::ranges::all_of(*arrows, [&](const std::vector<Place>& arrow) {
        std::vector<Cells> met;
        for (const Place c : arrow)
            if (squares.contains(c))
                met.push_back(areaAt(blocks, c));
        for (std::size_t i = 1; i < met.size(); ++i)
            if (!growsTo(met[i - 1], met[i]))
                return false;
        return met.size() >= 2;
    });
}

/// Walls, squares and one or two arrows, and now and then a piece that does not go with them.
inline void drawArrows(Board& b, const Case&, std::mt19937& random)
{
    const std::vector<Place> cells = b.grid().cells();
    const auto roll = [&](std::size_t n) { return static_cast<std::size_t>(random() % n); };
    const auto put = [&](Place from, Dir d) {
        if (const Place edge = edgeBetween(from, d); b.grid().isInner(edge))
            b.set(Layer::Way, edge, static_cast<int>(d));
    };
    for (const Place c : cells)
        b.set(Layer::Terrain, c,
              roll(12) == 0   ? static_cast<int>(Terrain::Wall)
              : roll(12) == 0 ? static_cast<int>(Terrain::Square)
                              : blank);
    Cells used;
    for (std::size_t n = 1 + roll(2); n > 0; --n) {
        Place c = cells[roll(cells.size())];
        for (std::size_t steps = 2 + roll(4); steps > 0 && !used.contains(c); --steps) {
            used.insert(c);
            const Dir d = directions[roll(4)];
            const Place next = c.step(d);
            if (!b.grid().hasCell(next) || used.contains(next))
                continue;
            put(c, d);
            c = next;
        }
        used.insert(c);
    }
    if (roll(8) == 0)
        put(cells[roll(cells.size())], directions[roll(4)]);
}

} // namespace tokisuji::shades
