// Slow definitions of genres whose numbers and signs look at each other from afar or across edges, straight from their
// rules and without the vocabulary.
#pragma once

#include "engine/board/rooms.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <vector>

namespace tokisuji::number_meaning {

constexpr int none = -9;

/// The number in a cell, given or written; none where the cell is empty.
inline int numberIn(const Board& b, Place c)
{
    const int given = b.at(Layer::Number, c), written = b.at(Layer::Digit, c);
    if (given != blank)
        return given;
    const int number = genreOf(b).numberOf(written);
    return written == blank || written == 0 ? none : number;
}

inline bool isOneGroup(const Board& b, const std::function<bool(Place)>& belongs)
{
    std::set<Place> left;
    for (const Place c : b.grid().cells())
        if (belongs(c))
            left.insert(c);
    std::vector<Place> todo(left.begin(), left.empty() ? left.end() : std::next(left.begin()));
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (left.erase(c) > 0)
            for (const Place p : b.grid().neighbours(c))
                todo.push_back(p);
    }
    return left.empty();
}

inline bool view(const Board& b)
{
    const auto isEmpty = [&](Place c) { return b.grid().hasCell(c) && numberIn(b, c) == none; };
    bool some = false;
    for (const Place c : b.grid().cells()) {
        const int n = numberIn(b, c);
        if (n < 0)
            continue;
        some = true;
        int seen = 0;
        for (const Dir d : directions)
            for (Place p = c.step(d); isEmpty(p); p = p.step(d))
                ++seen;
        if (seen != n)
            return false;
        for (const Place p : b.grid().neighbours(c))
            if (numberIn(b, p) == n)
                return false;
    }
    return some && isOneGroup(b, [&](Place c) { return !isEmpty(c); });
}

inline bool kazunori(const Board& b)
{
    for (const auto& square : b.grid().windows(2, 2))
        if (std::ranges::all_of(square, [&](Place c) {
                return numberIn(b, c) != none && numberIn(b, c) == numberIn(b, square.front());
            }))
            return false;
    for (const Room& room : rooms(b)) {
        std::map<int, int> count;
        for (const Place c : room.cells) {
            const int n = numberIn(b, c);
            ++count[n];
            const bool hasTwin = std::ranges::any_of(directions, [&](Dir d) {
                const Place next = c.step(d);
                return b.grid().hasCell(next) && b.at(Layer::Room, edgeBetween(c, d)) != 1 && numberIn(b, next) == n;
            });
            if (n < 1 || 2 * n > static_cast<int>(room.cells.size()) || !hasTwin)
                return false;
        }
        if (std::ranges::any_of(count, [](const auto& entry) { return entry.second != 2; }))
            return false;
    }
    return std::ranges::all_of(b.grid().innerEdges(), [&](Place edge) {
        const auto [one, other] = cellsBeside(edge);
        const int sum = b.at(Layer::EdgeDot, edge);
        return sum <= 0 || numberIn(b, one) + numberIn(b, other) == sum;
    });
}

inline bool wafusuma(const Board& b)
{
    const auto areaOf = [&](Place from) {
        std::set<Place> area;
        std::vector<Place> todo{from};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (area.insert(c).second)
                for (const Place p : b.grid().neighbours(c))
                    if (numberIn(b, p) == numberIn(b, from))
                        todo.push_back(p);
        }
        return static_cast<int>(area.size());
    };
    return std::ranges::all_of(b.grid().cells(), [&](Place c) { return areaOf(c) == numberIn(b, c); })
           && std::ranges::all_of(b.grid().innerEdges(), [&](Place edge) {
                  const auto [one, other] = cellsBeside(edge);
                  const int sum = b.at(Layer::EdgeDot, edge);
                  return sum == blank
                         || (numberIn(b, one) != numberIn(b, other)
                             && (sum <= 0 || numberIn(b, one) + numberIn(b, other) == sum));
              });
}

inline bool lollipops(const Board& b)
{
    constexpr int circle = 1, upright = 2;
    for (const auto& line : b.grid().lines()) {
        int last = none;
        for (const Place c : line)
            if (const int n = numberIn(b, c); n != none) {
                if (n == last)
                    return false;
                last = n;
            }
    }
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        std::vector<Place> beside = b.grid().neighbours(c);
        std::erase_if(beside, [&](Place p) { return numberIn(b, p) == none; });
        if (numberIn(b, c) == none)
            return true;
        if (beside.size() != 1)
            return false;
        const int one = numberIn(b, c), other = numberIn(b, beside.front());
        const int stick = std::max(one, other);
        const bool isUpright = beside.front().x == c.x;
        return std::min(one, other) == circle && stick > circle && (stick == upright) == isUpright;
    });
}

inline bool toichika2(const Board& b)
{
    const std::vector<Room> all = rooms(b);
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    const auto written = [&](Place c) { return std::max(b.at(Layer::Digit, c), 0); };
    const auto touch = [&](int a, int z) {
        return std::ranges::any_of(b.grid().innerEdges(), [&](Place edge) {
            const auto [p, q] = cellsBeside(edge);
            return std::minmax(roomOf[p], roomOf[q]) == std::minmax(a, z);
        });
    };
    for (const Room& room : all) {
        const auto numbers = std::ranges::count_if(room.cells, [&](Place c) { return written(c) > 0; });
        const auto fits = [&](Place c) { return written(c) == 0 || room.number < 0 || written(c) == room.number; };
        if (numbers != 1 || !std::ranges::all_of(room.cells, fits))
            return false;
    }
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const int n = written(c);
        int equal = 0, partners = 0;
        for (const Dir d : directions) {
            int between = 0, steps = 1;
            for (Place p = c.step(d); b.grid().hasCell(p); p = p.step(d), ++steps) {
                const bool isFar = steps == n + 1;
                equal += written(p) == n ? 1 : 0;
                if (isFar && written(p) == n && between == 0 && roomOf[p] != roomOf[c] && !touch(roomOf[p], roomOf[c]))
                    ++partners;
                between += written(p) > 0 ? 1 : 0;
            }
        }
        return n == 0 || (equal == 1 && partners == 1);
    });
}

/// Runs of arrows from the numbers on; all arrows belong to one.
inline bool walllogic(const Board& b)
{
    const auto arrow = [&](Place c) {
        const bool isOpen = b.grid().hasCell(c) && b.at(Layer::Number, c) == blank && b.at(Layer::Terrain, c) == blank;
        return isOpen ? std::max(b.at(Layer::Digit, c), 0) : 0;
    };
    int all = 0, reached = 0;
    for (const Place c : b.grid().cells()) {
        all += arrow(c) > 0 ? 1 : 0;
        const int n = b.at(Layer::Number, c);
        if (n == blank)
            continue;
        int length = 0;
        for (const Dir d : directions)
            for (Place p = c.step(d); arrow(p) == static_cast<int>(d); p = p.step(d))
                ++length;
        if (n >= 0 && (length != n || n == 0))
            return false;
        reached += length;
    }
    return all > 0 && all == reached;
}

} // namespace tokisuji::number_meaning
