// Definitions of kinds with tiles, and of others in rooms whose clues stand in single cells.
#pragma once

#include "tests/rules/shade_definitions.h"

namespace tokisuji::shades {

inline bool tilesAreWhole(const Board& b)
{
    return std::ranges::all_of(rooms(b), [&](const Room& tile) {
        const Cells dark = darkIn(b, tile);
        return dark.empty() || dark.size() == tile.cells.size();
    });
}

inline bool paintarea(const Board& b)
{
    return tilesAreWhole(b) && oneArea(b, true) && !squareOf(b, true) && !squareOf(b, false)
           && numbersHold(b, [&](Place c, int n) { return darkBeside(b, c) == n; });
}

inline bool tilecity(const Board& b)
{
    if (!tilesAreWhole(b) || squareOf(b, true) || !cluesAreFree(b))
        return false;
    return std::ranges::all_of(areas(cellsOf(b, false)), [&](const Cells& area) {
        std::set<int> sizes;
        int tiles = 0;
        for (const Room& tile : rooms(b))
            if (area.contains(tile.cells.front())) {
                sizes.insert(static_cast<int>(tile.cells.size()));
                ++tiles;
            }
        const bool areAll = std::ssize(sizes) == tiles && *sizes.rbegin() == tiles;
        return areAll && std::ranges::all_of(area, [&](Place c) {
                   return b.at(Layer::Number, c) <= 0 || b.at(Layer::Number, c) == tiles;
               });
    });
}

/// The unshaded cells that lie on a way between two of them which visits no cell twice; in a tree there is one.
inline Cells wayBetween(const Board& b, Place from, Place to, Cells before = {})
{
    if (!unshaded(b, from) || before.contains(from))
        return {};
    before.insert(from);
    if (from == to)
        return before;
    for (const Dir d : directions)
        if (const Cells way = wayBetween(b, from.step(d), to, before); !way.empty())
            return way;
    return {};
}

inline bool nurimaze(const Board& b)
{
    constexpr int start = 1, goal = 2, circle = 3;
    std::map<int, Cells> signs;
    for (const Place c : b.grid().cells())
        signs[b.at(Layer::Number, c)].insert(c);
    const Cells white = cellsOf(b, false);
    const auto links = std::ranges::count_if(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return white.contains(p) && white.contains(q);
    });
    if (signs[start].size() != 1 || signs[goal].size() != 1 || !tilesAreWhole(b) || !cluesAreFree(b)
        || squareOf(b, true) || squareOf(b, false) || !oneArea(b, false) || links != std::ssize(white) - 1)
        return false;
    const Cells way = wayBetween(b, *signs[start].begin(), *signs[goal].begin());
    return std::ranges::all_of(white, [&](Place c) {
        const int sign = b.at(Layer::Number, c);
        return sign < circle || way.contains(c) == (sign == circle);
    });
}

/// Tiles are cut out by borders of both kinds, regions by the thick ones.
inline bool parquet(const Board& b)
{
    const auto cells = b.grid().cells();
    const auto cellsJoined = [&](const auto& parts) {
        return areas(Cells(cells.begin(), cells.end()), [&](Place c, int x, int y) {
            const Place edge{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
            return (x == 0) != (y == 0) && b.grid().hasCell(shifted(c, x, y)) && !parts(b.at(Layer::Room, edge));
        });
    };
    const std::vector<Cells> tiles = cellsJoined([](int border) { return border > 0; });
    for (const Cells& tile : tiles)
        if (std::ranges::any_of(tile, [&](Place c) { return shaded(b, c) != shaded(b, *tile.begin()); }))
            return false;
    for (const Cells& region : cellsJoined([](int border) { return border == 1; }))
        if (std::ranges::count_if(
                tiles, [&](const Cells& tile) { return region.contains(*tile.begin()) && shaded(b, *tile.begin()); })
            != 1)
            return false;
    const Cells dark = cellsOf(b, true);
    const auto links = std::ranges::count_if(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return dark.contains(p) && dark.contains(q);
    });
    return oneArea(b, true) && links == std::ssize(dark) - 1;
}

/// Dominoes cut the others into areas, each with letters of one kind, and no two with the same.
inline bool dominion(const Board& b)
{
    if (!cluesAreFree(b)
        || std::ranges::any_of(areas(cellsOf(b, true)), [](const Cells& area) { return area.size() != 2; }))
        return false;
    std::set<int> met;
    for (const Cells& area : areas(cellsOf(b, false))) {
        std::set<int> letters;
        for (const Place c : area)
            if (b.at(Layer::Number, c) > 0)
                letters.insert(b.at(Layer::Number, c));
        if (letters.size() != 1 || !met.insert(*letters.begin()).second)
            return false;
    }
    return true;
}

inline bool usoone(const Board& b)
{
    return cluesAreFree(b) && noneSideBySide(b) && oneArea(b, false)
           && std::ranges::all_of(rooms(b), [&](const Room& room) {
                  return std::ranges::count_if(room.cells,
                                               [&](Place c) {
                                                   const int n = b.at(Layer::Number, c);
                                                   return n >= 0 && darkBeside(b, c) != n;
                                               })
                         == 1;
              });
}

inline bool nondango(const Board& b)
{
    const auto isCircle = [&](Place c, bool black) {
        return b.grid().hasCell(c) && b.at(Layer::Number, c) == 1 && shaded(b, c) == black;
    };
    if (std::ranges::any_of(b.grid().cells(), [&](Place c) { return shaded(b, c) && !isCircle(c, true); }))
        return false;
    for (const Place c : b.grid().cells())
        for (const auto& [x, y] : {std::pair{1, 0}, std::pair{0, 1}, std::pair{1, 1}, std::pair{1, -1}})
            for (const bool black : {true, false})
                if (isCircle(c, black) && isCircle(shifted(c, x, y), black)
                    && isCircle(shifted(c, 2 * x, 2 * y), black))
                    return false;
    return std::ranges::all_of(rooms(b), [&](const Room& room) {
        return std::ranges::count_if(room.cells, [&](Place c) { return isCircle(c, true); }) == 1;
    });
}

} // namespace tokisuji::shades
