// Slow definitions of genres with clues outside the grid, on lattice points and in walls, straight from their rules and
// without the vocabulary.
#pragma once

#include "tests/rules/shade_definitions.h"

#include "engine/board/rooms.h"

#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <string>

namespace tokisuji::outside_meaning {

using Line = std::vector<Place>;

inline bool isShaded(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) == 1;
}

inline int shadedIn(const Board& b, const Line& cells)
{
    return static_cast<int>(std::ranges::count_if(cells, [&](Place c) { return isShaded(b, c); }));
}

inline bool anyShaded(const Board& b)
{
    return shadedIn(b, b.grid().cells()) > 0;
}

/// Do the counts above and to the left fit?
inline bool outsideCountsHold(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            const int n = b.at(Layer::Outside, line.front().step(outward(side)));
            if (n != blank && shadedIn(b, line) != n)
                return false;
        }
    return true;
}

/// Cells that can be reached from the first of them, by steps that `joined` allows.
inline std::set<Place> reach(const std::set<Place>& cells, const std::function<bool(Place, Dir)>& joined)
{
    std::set<Place> seen;
    Line todo;
    if (!cells.empty())
        todo.push_back(*cells.begin());
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (!seen.insert(c).second)
            continue;
        for (const Dir d : directions)
            if (cells.contains(c.step(d)) && joined(c, d))
                todo.push_back(c.step(d));
    }
    return seen;
}

inline std::vector<int> runsOfLine(const Board& b, const Line& line)
{
    std::string signs;
    for (const Place c : line)
        signs += isShaded(b, c) ? '#' : ' ';
    std::vector<int> runs;
    for (const QString& run : QString::fromStdString(signs).split(' ', Qt::SkipEmptyParts))
        runs.push_back(static_cast<int>(run.size()));
    return runs;
}

inline bool nonogram(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            std::vector<int> wanted;
            for (Place slot = line.front().step(outward(side)); b.grid().hasSlot(slot); slot = slot.step(outward(side)))
                if (b.at(Layer::Outside, slot) != blank)
                    wanted.insert(wanted.begin(), b.at(Layer::Outside, slot));
            if (runsOfLine(b, line) != wanted)
                return false;
        }
    return true;
}

/// A path of cells that touches itself nowhere.
inline bool snake(const Board& b)
{
    using namespace shades;
    const Cells dark = cellsOf(b, true);
    const auto isDiagonal = [&](const auto& square) {
        const bool first = shaded(b, square[0]), second = shaded(b, square[1]);
        return first == shaded(b, square[3]) && second == shaded(b, square[2]) && first != second;
    };
    const auto countsHold = [&] {
        for (const Side side : {Side::Top, Side::Left})
            for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
                const int wanted = b.at(Layer::Outside, line.front().step(outward(side)));
                if (wanted >= 0 && wanted != std::ranges::count_if(line, [&](Place c) { return shaded(b, c); }))
                    return false;
            }
        return true;
    };
    return !dark.empty() && areas(dark).size() == 1 && countsHold()
           && std::ranges::all_of(dark, [&](Place c) { return darkBeside(b, c) <= 2; })
           && std::ranges::any_of(dark, [&](Place c) { return darkBeside(b, c) <= 1; })
           && std::ranges::none_of(b.grid().windows(2, 2), isDiagonal)
           && std::ranges::all_of(b.grid().cells(), [&](Place c) {
                  const int circle = b.at(Layer::Number, c);
                  return circle == blank || (shaded(b, c) && darkBeside(b, c) == (circle == 1 ? 2 : 1));
              });
}

/// Runs in any order; a line without numbers is free.
inline bool coral(const Board& b)
{
    for (const Side side : {Side::Top, Side::Left})
        for (const Line& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            std::multiset<int> wanted;
            for (Place slot = line.front().step(outward(side)); b.grid().hasSlot(slot); slot = slot.step(outward(side)))
                if (b.at(Layer::Outside, slot) != blank)
                    wanted.insert(b.at(Layer::Outside, slot));
            const std::vector<int> runs = runsOfLine(b, line);
            if (!wanted.empty() && std::multiset(runs.begin(), runs.end()) != wanted)
                return false;
        }
    return !shades::squareOf(b, true) && shades::oneArea(b, true)
           && std::ranges::all_of(shades::areas(shades::cellsOf(b, false)), [&](const shades::Cells& area) {
                  return std::ranges::any_of(area, [&](Place c) { return b.grid().neighbours(c).size() < 4; });
              });
}

inline bool isOpenTo(const Board& b, Place c, Dir d)
{
    return b.grid().hasCell(c.step(d)) && b.at(Layer::Room, edgeBetween(c, d)) != 1;
}

inline bool isSupported(const Board& b, Place c)
{
    return std::ranges::all_of(std::array{Dir::Left, Dir::Right, Dir::Down},
                               [&](Dir d) { return !isOpenTo(b, c, d) || isShaded(b, c.step(d)); });
}

/// Below the surface of a body of water nothing above a cell is dry.
inline bool bodiesAreLevel(const Board& b)
{
    std::set<Place> water;
    for (const Place c : b.grid().cells())
        if (isShaded(b, c))
            water.insert(c);
    while (!water.empty()) {
        const std::set<Place> body = reach(water, [&](Place c, Dir d) { return isOpenTo(b, c, d); });
        const int top = body.begin()->y; // places are ordered row by row
        for (const Place c : body) {
            water.erase(c);
            if (c.y > top && isOpenTo(b, c, Dir::Up) && !isShaded(b, c.step(Dir::Up)))
                return false;
        }
    }
    return true;
}

inline bool roomsAreLevel(const Board& b)
{
    for (const Room& room : rooms(b)) {
        int top = INT16_MAX;
        for (const Place c : room.cells)
            if (isShaded(b, c))
                top = std::min<int>(top, c.y);
        if (std::ranges::any_of(room.cells, [&](Place c) { return c.y >= top && !isShaded(b, c); }))
            return false;
    }
    return true;
}

inline bool aquarium(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (isShaded(b, c) && !isSupported(b, c))
            return false;
    return anyShaded(b) && outsideCountsHold(b) && (b.hasFlag('r') ? roomsAreLevel(b) : bodiesAreLevel(b));
}

inline int heightAt(const Board& b, Place c)
{
    const int given = b.at(Layer::Number, c);
    return given != blank ? given : b.at(Layer::Digit, c);
}

inline int seenFrom(const Board& b, const Line& line)
{
    int highest = 0, seen = 0;
    for (const Place c : line)
        if (const int height = heightAt(b, c); height > highest) {
            highest = height;
            ++seen;
        }
    return seen;
}

inline bool skyscrapers(const Board& b)
{
    for (const Line& line : b.grid().lines()) {
        std::set<int> heights;
        for (const Place c : line)
            if (const int height = heightAt(b, c); height != question && (height < 1 || !heights.insert(height).second))
                return false;
    }
    for (const Place slot : b.grid().all(PlaceKind::Slot))
        if (const int n = b.at(Layer::Outside, slot); n != blank && seenFrom(b, b.grid().lineFrom(slot)) != n)
            return false;
    return true;
}

/// Can each tree from the i-th on have a tent of its own among those that are left?
inline bool pairsExist(const Board& b, const Line& trees, std::size_t i, std::set<Place> tents)
{
    if (i == trees.size())
        return tents.empty();
    for (const Place c : b.grid().neighbours(trees[i]))
        if (tents.contains(c)) {
            std::set<Place> left = tents;
            left.erase(c);
            if (pairsExist(b, trees, i + 1, left))
                return true;
        }
    return false;
}

inline bool tents(const Board& b)
{
    Line trees;
    std::set<Place> pitched;
    for (const Place c : b.grid().cells()) {
        if (b.at(Layer::Number, c) != blank)
            trees.push_back(c);
        if (isShaded(b, c))
            pitched.insert(c);
        if (isShaded(b, c) && b.at(Layer::Number, c) != blank)
            return false;
    }
    for (const Place c : pitched)
        for (const Place other : pitched)
            if (c != other && std::abs(c.x - other.x) <= 2 && std::abs(c.y - other.y) <= 2)
                return false;
    return pairsExist(b, trees, 0, pitched) && outsideCountsHold(b);
}

inline bool isWall(const Board& b, Place c)
{
    return !b.grid().hasCell(c) || b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Wall);
}

inline bool kakuro(const Board& b)
{
    for (const Place c : b.grid().cells())
        if (!isWall(b, c) && b.at(Layer::Digit, c) < 1)
            return false;
    for (const auto& [back, on, layer] :
         {std::tuple{Dir::Left, Dir::Right, Layer::Right}, std::tuple{Dir::Up, Dir::Down, Layer::Down}})
        for (const Place c : b.grid().cells()) {
            const Place head = c.step(back);
            if (isWall(b, c) || !isWall(b, head))
                continue;
            std::set<int> digits;
            int sum = 0, count = 0;
            for (Place p = c; !isWall(b, p); p = p.step(on), ++count) {
                digits.insert(b.at(Layer::Digit, p));
                sum += b.at(Layer::Digit, p);
            }
            const int wanted = b.grid().hasCell(head) ? b.at(layer, head) : b.at(Layer::Outside, head);
            if (static_cast<int>(digits.size()) != count || (wanted > 0 && sum != wanted))
                return false;
        }
    return true;
}

inline bool tilepaint(const Board& b)
{
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge);
            b.at(Layer::Room, edge) != 1 && !isWall(b, p) && !isWall(b, q) && isShaded(b, p) != isShaded(b, q))
            return false;
    for (const auto& [back, on, layer] :
         {std::tuple{Dir::Left, Dir::Right, Layer::Right}, std::tuple{Dir::Up, Dir::Down, Layer::Down}})
        for (const Place c : b.grid().cells()) {
            const Place head = c.step(back);
            if (isWall(b, c) || !isWall(b, head))
                continue;
            int count = 0;
            for (Place p = c; !isWall(b, p); p = p.step(on))
                count += isShaded(b, p) ? 1 : 0;
            const int wanted = b.grid().hasCell(head) ? b.at(layer, head) : b.at(Layer::Outside, head);
            if (wanted >= 0 && count != wanted)
                return false;
        }
    return anyShaded(b);
}

inline bool creek(const Board& b)
{
    std::set<Place> dry;
    for (const Place c : b.grid().cells())
        if (!isShaded(b, c))
            dry.insert(c);
    for (const Place v : b.grid().all(PlaceKind::Vertex)) {
        int n = 0;
        for (const int x : {-1, 1})
            for (const int y : {-1, 1})
                n += isShaded(b, {static_cast<std::int16_t>(v.x + x), static_cast<std::int16_t>(v.y + y)}) ? 1 : 0;
        if (b.at(Layer::Vertex, v) >= 0 && b.at(Layer::Vertex, v) != n)
            return false;
    }
    return anyShaded(b) && reach(dry, [](Place, Dir) { return true; }) == dry;
}

/// The two lattice points that the slash of a cell joins.
inline std::pair<Place, Place> endsOf(const Board& b, Place c)
{
    const bool isBackslash = b.at(Layer::Symbol, c) == 1;
    const Dir first = isBackslash ? Dir::Left : Dir::Right;
    return {c.step(Dir::Up, 1).step(first, 1), c.step(Dir::Down, 1).step(opposite(first), 1)};
}

inline bool gokigen(const Board& b)
{
    std::map<Place, std::multiset<Place>> beside;
    for (const Place c : b.grid().cells()) {
        if (b.at(Layer::Symbol, c) < 1)
            return false;
        const auto [p, q] = endsOf(b, c);
        beside[p].insert(q);
        beside[q].insert(p);
    }
    for (const Place v : b.grid().all(PlaceKind::Vertex))
        if (const int n = b.at(Layer::Vertex, v); n >= 0 && static_cast<int>(beside[v].size()) != n)
            return false;
    for (bool found = true; found;) { // take off loose ends until none is left
        found = false;
        for (auto& [point, others] : beside)
            if (others.size() == 1) {
                const Place other = *others.begin();
                beside[other].erase(beside[other].find(point));
                others.clear();
                found = true;
            }
    }
    return std::ranges::all_of(beside, [](const auto& entry) { return entry.second.empty(); });
}

} // namespace tokisuji::outside_meaning
