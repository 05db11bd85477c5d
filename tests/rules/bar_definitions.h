// Slow definitions of genres with bars in cells, straight from their rules and without the vocabulary.
#pragma once

#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <set>
#include <vector>

namespace tokisuji::bar_meaning {

inline bool hasVertical(const Board& b, Place c)
{
    return b.grid().hasCell(c) && (b.at(Layer::Bar, c) == 1 || b.at(Layer::Bar, c) == 3);
}
inline bool hasHorizontal(const Board& b, Place c)
{
    return b.grid().hasCell(c) && (b.at(Layer::Bar, c) == 2 || b.at(Layer::Bar, c) == 3);
}
inline bool hasAlong(const Board& b, Place c, Dir d)
{
    return d == Dir::Up || d == Dir::Down ? hasVertical(b, c) : hasHorizontal(b, c);
}

/// The cells of the line of strokes through a cell, which has one that way.
inline std::vector<Place> lineThrough(const Board& b, Place c, Dir d)
{
    std::vector<Place> cells{c};
    for (const Dir way : {d, opposite(d)})
        for (Place p = c.step(way); hasAlong(b, p, d); p = p.step(way))
            cells.push_back(p);
    return cells;
}

inline bool juosan(const Board& b)
{
    for (const Place c : b.grid().cells()) {
        if (!hasVertical(b, c) && !hasHorizontal(b, c))
            return false;
        if (hasVertical(b, c) && hasVertical(b, c.step(Dir::Right)) && hasVertical(b, c.step(Dir::Left)))
            return false;
        if (hasHorizontal(b, c) && hasHorizontal(b, c.step(Dir::Down)) && hasHorizontal(b, c.step(Dir::Up)))
            return false;
    }
    return std::ranges::all_of(rooms(b), [&](const Room& room) {
        const auto stand = std::ranges::count_if(room.cells, [&](Place c) { return hasVertical(b, c); });
        return room.number < 0 || room.number == std::max(stand, std::ssize(room.cells) - stand);
    });
}

inline bool tateyoko(const Board& b)
{
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const int number = b.at(Layer::Number, c);
        if (isTerrain(b, c, Terrain::Wall)) {
            const auto ends = std::ranges::count_if(directions, [&](Dir d) { return hasAlong(b, c.step(d), d); });
            return number < 0 || number == ends;
        }
        if (!hasVertical(b, c) && !hasHorizontal(b, c))
            return false;
        const auto bar = lineThrough(b, c, hasVertical(b, c) ? Dir::Down : Dir::Right);
        const auto numbers = std::ranges::count_if(bar, [&](Place p) { return b.at(Layer::Number, p) != blank; });
        return numbers <= 1 && (number <= 0 || number == std::ssize(bar));
    });
}

inline bool ruleofthree(const Board& b)
{
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        if (isHole(b, c))
            return true;
        const auto crosses = [&](Place p) { return hasVertical(b, p) && hasHorizontal(b, p); };
        for (const Dir d : {Dir::Down, Dir::Right})
            if ((hasAlong(b, c, d) && lineThrough(b, c, d).size() != 3) || (crosses(c) && crosses(c.step(d))))
                return false;
        return hasVertical(b, c) || hasHorizontal(b, c);
    });
}

inline bool ladders(const Board& b)
{
    const auto all = rooms(b);
    const auto roomOf = roomOfCells(b, all);
    std::vector<int> group(all.size());
    for (std::size_t i = 0; i < group.size(); ++i)
        group[i] = static_cast<int>(i);
    std::vector<int> laddersIn(all.size(), 0);
    bool any = false;
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Down, Dir::Right}) {
            if (!hasAlong(b, c, d))
                continue;
            const Place one = c.step(opposite(d)), other = c.step(d);
            if (!b.grid().hasCell(one) || !b.grid().hasCell(other) || roomOf[one] == roomOf[other]
                || hasAlong(b, other, d) || b.at(Layer::Room, edgeBetween(c, d)) != 1
                || b.at(Layer::Room, edgeBetween(c, opposite(d))) != 1)
                return false;
            any = true;
            ++laddersIn[static_cast<std::size_t>(roomOf[c])];
            const int from = group[static_cast<std::size_t>(roomOf[one])];
            std::ranges::replace(group, from, group[static_cast<std::size_t>(roomOf[other])]);
        }
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].number >= 0 && all[i].number != laddersIn[i])
            return false;
    return any && std::set<int>(group.begin(), group.end()).size() == 1;
}

} // namespace tokisuji::bar_meaning
