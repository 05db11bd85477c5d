// The rules of genres whose lines have ends, an order or a direction, and of mirrors, each written down as a slow test
// of a filled board, without the vocabulary.
#pragma once

#include "engine/board/gates.h"
#include "tests/rules/loop_definitions.h"

#include <optional>

namespace tokisuji::definitions {

/// The cells along the line from a cell with one line end, as far as it goes on without branching.
inline std::vector<Place> pathFrom(const Board& b, Place start)
{
    std::vector<Place> path{start};
    Dir came = Dir::None;
    for (Place here = start;;) {
        std::vector<Dir> ways;
        for (const Dir d : directions)
            if (goes(b, here, d) && d != opposite(came))
                ways.push_back(d);
        if (ways.size() != 1 || path.size() > static_cast<std::size_t>(b.size().cells()))
            return path;
        came = ways.front();
        here = here.step(came);
        path.push_back(here);
    }
}

inline bool numlin(const Board& b)
{
    std::set<Place> onPaths;
    for (const Place c : b.grid().cells()) {
        if (clueAt(b, c) == blank)
            continue;
        if (degree(b, c) != 1)
            return false;
        const std::vector<Place> path = pathFrom(b, c);
        if (path.back() == c || clueAt(b, path.back()) != clueAt(b, c))
            return false;
        onPaths.insert(path.begin(), path.end());
    }
    return anyLine(b) && everyCell(b, [&](Place c) {
               const int ends = degree(b, c);
               return ends == 0 || (onPaths.contains(c) && (clueAt(b, c) != blank ? ends == 1 : ends == 2));
           });
}

inline bool arukone(const Board& b)
{
    return numlin(b) && everyCell(b, [&](Place c) { return degree(b, c) > 0; });
}

/// Borders from frame to frame; in each piece there are circles, all of one kind.
inline bool kramma(const Board& b)
{
    const auto isBorder = [&](Place edge) { return b.at(Layer::Border, edge) == 1; };
    for (const Place one : b.grid().innerEdges())
        for (const Place other : b.grid().innerEdges()) {
            const bool sameLine = one.x % 2 == 0 ? one.x == other.x : one.y == other.y;
            if (sameLine && isBorder(one) != isBorder(other))
                return false;
        }
    std::set<Place> left;
    for (const Place c : b.grid().cells())
        left.insert(c);
    while (!left.empty()) {
        std::set<int> kinds;
        std::vector<Place> todo{*left.begin()};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (left.erase(c) == 0)
                continue;
            if (clueAt(b, c) != blank)
                kinds.insert(clueAt(b, c));
            for (const Dir d : directions)
                if (b.grid().hasCell(c.step(d)) && !isBorder(edgeBetween(c, d)))
                    todo.push_back(c.step(d));
        }
        if (kinds.size() != 1)
            return false;
    }
    return true;
}

/// One path between two circles, never beside itself; painted rooms are visited, those of one form alike.
inline bool pmemory(const Board& b)
{
    std::vector<Place> circles;
    for (const Place c : b.grid().cells())
        if (clueAt(b, c) != blank)
            circles.push_back(c);
    if (circles.size() != 2 || degree(b, circles[0]) != 1 || pathFrom(b, circles[0]).back() != circles[1])
        return false;
    const std::vector<Place> path = pathFrom(b, circles[0]);
    const std::set<Place> onPath(path.begin(), path.end());
    if (onPath.size() != path.size()
        || !everyCell(b, [&](Place c) { return onPath.contains(c) == (degree(b, c) > 0); }))
        return false;
    for (std::size_t i = 1; i + 1 < path.size(); ++i) { // ends may be beside each other
        const Place c = path[i], before = path[i - 1], after = path[i + 1];
        const bool turns = before.x != after.x && before.y != after.y;
        const auto away = [&](Place from, Place p) {
            return Place{static_cast<std::int16_t>(p.x + c.x - from.x), static_cast<std::int16_t>(p.y + c.y - from.y)};
        };
        std::vector<Place> beside;
        if (turns)
            beside = {away(before, c), away(after, c), away(before, away(after, c))};
        else if (before.x == c.x)
            beside = {c.step(Dir::Left), c.step(Dir::Right)};
        else
            beside = {c.step(Dir::Up), c.step(Dir::Down)};
        if (std::ranges::any_of(beside, [&](Place p) { return onPath.contains(p); }))
            return false;
    }
    std::map<std::vector<std::pair<int, int>>, std::vector<bool>> lines;
    for (const Room& room : rooms(b)) {
        if (!isTerrain(b, room.anchor, Terrain::Painted))
            continue;
        std::vector<std::pair<int, int>> form;
        std::vector<bool> drawn;
        for (const Place c : room.cells) {
            form.emplace_back(c.x - room.cells.front().x, c.y - room.cells.front().y);
            for (const Dir d : directions)
                drawn.push_back(goes(b, c, d));
        }
        const auto [known, isNew] = lines.try_emplace(form, drawn);
        if (known->second != drawn || std::ranges::find(drawn, true) == drawn.end())
            return false;
    }
    return true;
}

/// Each room is one path through all of its cells; ends of paths do not touch.
inline bool rassi(const Board& b)
{
    const auto isEnd = [&](Place c) { return !isHole(b, c) && degree(b, c) == 1; };
    for (const Place c : b.grid().cells()) {
        if (isHole(b, c) ? degree(b, c) != 0 : degree(b, c) < 1 || degree(b, c) > 2)
            return false;
        for (const Dir d : directions)
            if (goes(b, c, d) && b.at(Layer::Room, edgeBetween(c, d)) == 1)
                return false;
        for (int x = -2; x <= 2; x += 2)
            for (int y = -2; y <= 2; y += 2) {
                const Place next = c.step(Dir::Right, x).step(Dir::Down, y);
                if (next != c && b.grid().hasCell(next) && isEnd(c) && isEnd(next))
                    return false;
            }
    }
    return std::ranges::all_of(roomsBetweenHoles(b), [&](const Room& room) {
        const auto end = std::ranges::find_if(room.cells, isEnd);
        return end != room.cells.end() && pathFrom(b, *end).size() == room.cells.size();
    });
}

/// Followed from any cell in any direction, the line comes round through all cells and portals.
inline bool portal(const Board& b)
{
    std::map<int, std::vector<Place>> twins;
    std::size_t cells = 0;
    for (const Place c : b.grid().cells()) {
        const int n = clueAt(b, c);
        if (n >= 0)
            twins[n].push_back(c);
        if (isHole(b, c) ? degree(b, c) != 0 : degree(b, c) != (n >= 0 ? 1 : 2))
            return false;
        if (n == question && turnsAt(b, c))
            return false;
        cells += isHole(b, c) ? 0 : 1;
    }
    for (const auto& [number, both] : twins)
        if (both.size() != 2 || std::ranges::any_of(directions, [&](Dir d) {
                return goes(b, both.front(), d) != goes(b, both.back(), opposite(d))
                       || (goes(b, both.front(), d) && both.front().step(d) == both.back());
            }))
            return false;
    std::set<Place> met;
    std::vector<Place> todo;
    for (const Place c : b.grid().cells())
        if (!isHole(b, c) && todo.empty())
            todo.push_back(c);
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        if (!met.insert(c).second)
            continue;
        if (const int n = clueAt(b, c); n >= 0)
            todo.insert(todo.end(), twins[n].begin(), twins[n].end());
        for (const Dir d : directions)
            if (goes(b, c, d))
                todo.push_back(c.step(d));
    }
    return met.size() == cells;
}

/// Paths from circle to circle; how their cells lie, and the groups of the others.
inline bool golemgrad(const Board& b)
{
    constexpr int circle = 0;
    std::set<Place> onPaths;
    for (const Place c : b.grid().cells()) {
        if (clueAt(b, c) != circle)
            continue;
        if (degree(b, c) != 1)
            return false;
        const std::vector<Place> path = pathFrom(b, c);
        if (path.back() == c || clueAt(b, path.back()) != circle)
            return false;
        onPaths.insert(path.begin(), path.end());
    }
    const auto isUsed = [&](Place c) { return b.grid().hasCell(c) && degree(b, c) > 0; };
    const auto groupOf = [&](Place from) { // the cells like this one that hang together with it
        std::set<Place> group;
        std::vector<Place> todo{from};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (!b.grid().hasCell(c) || isUsed(c) != isUsed(from) || !group.insert(c).second)
                continue;
            for (const Dir d : directions)
                todo.push_back(c.step(d));
        }
        return group;
    };
    return anyLine(b) && everyCell(b, [&](Place c) {
               const int n = clueAt(b, c);
               if (isUsed(c)) {
                   const bool isSquare = isUsed(c.step(Dir::Right)) && isUsed(c.step(Dir::Down))
                                         && isUsed(c.step(Dir::Right).step(Dir::Down));
                   return onPaths.contains(c) && (n == circle || n == blank) && degree(b, c) == (n == circle ? 1 : 2)
                          && !isSquare && groupOf(c).contains(*onPaths.begin());
               }
               const std::set<Place> group = groupOf(c);
               return n == blank
                      || (std::ranges::count_if(group, [&](Place p) { return clueAt(b, p) != blank; }) == 1
                          && (n == question || n == std::ssize(group)));
           });
}

/// Does a path consist of flights of n, n-1, ... cells that end in a hole?
inline bool isFlown(const Board& b, const std::vector<Place>& path, int number)
{
    std::size_t at = 0;
    for (int length = number; length > 0; --length) {
        if (at + static_cast<std::size_t>(length) >= path.size())
            return false;
        const Place from = path[at], next = path[at + 1];
        for (int i = 0; i < length; ++i) {
            const Place expected{static_cast<std::int16_t>(from.x + (i + 1) * (next.x - from.x)),
                                 static_cast<std::int16_t>(from.y + (i + 1) * (next.y - from.y))};
            if (path[++at] != expected)
                return false;
        }
        if (isTerrain(b, path[at], Terrain::Cup))
            return at + 1 == path.size();
        if (isTerrain(b, path[at], Terrain::Water))
            return false;
    }
    return false;
}

inline bool herugolf(const Board& b)
{
    std::set<Place> onPaths;
    for (const Place c : b.grid().cells()) {
        const bool isEnd = clueAt(b, c) != blank || isTerrain(b, c, Terrain::Cup);
        if (isEnd ? degree(b, c) != 1 : degree(b, c) != 0 && degree(b, c) != 2)
            return false;
        if (clueAt(b, c) == blank)
            continue;
        const std::vector<Place> path = pathFrom(b, c);
        if (!isFlown(b, path, clueAt(b, c)))
            return false;
        onPaths.insert(path.begin(), path.end());
    }
    return anyLine(b) && everyCell(b, [&](Place c) { return degree(b, c) == 0 || onPaths.contains(c); });
}

/// The loop's cells in order, beginning in one of them; empty where there is none.
inline std::vector<Place> roundFrom(const Board& b, std::optional<Place> start)
{
    std::vector<Place> round;
    for (const Place c : b.grid().cells())
        if (!start && visited(b, c))
            start = c;
    if (!start || !visited(b, *start))
        return round;
    Place here = *start;
    Dir came = Dir::None;
    do {
        round.push_back(here);
        const auto way =
            std::ranges::find_if(directions, [&](Dir d) { return goes(b, here, d) && d != opposite(came); });
        came = *way;
        here = here.step(came);
    } while (here != *start);
    return round;
}

/// The direction from a cell to one beside it.
inline Dir directionTo(Place from, Place to)
{
    return *std::ranges::find_if(directions, [&](Dir d) { return from.step(d) == to; });
}

/// The winds that blow over a cell.
inline std::vector<Dir> windsOver(const Board& b, Place c)
{
    std::vector<Dir> winds;
    for (const Dir d : directions)
        for (const Place from : b.grid().ray(c, opposite(d)))
            if (isTerrain(b, from, Terrain::Wall)) {
                if (b.at(Layer::Arrow, from) == static_cast<int>(d))
                    winds.push_back(d);
                break;
            }
    return winds;
}

inline bool fitsCurrent(const Board& b, const std::vector<Place>& round)
{
    for (std::size_t i = 0; i < round.size(); ++i) {
        const Place here = round[i], next = round[(i + 1) % round.size()];
        const Dir d = directionTo(here, next);
        if (const int arrow = b.at(Layer::Arrow, here); arrow > 0 && arrow != static_cast<int>(d))
            return false;
        for (const Dir wind : windsOver(b, here)) {
            const std::vector<Dir> there = windsOver(b, next);
            if (wind == opposite(d) && std::ranges::find(there, wind) != there.end())
                return false;
        }
    }
    return true;
}

inline bool nagare(const Board& b)
{
    if (!oneLoopOrNone(b) || !anyLine(b))
        return false;
    for (const Place c : b.grid().cells()) {
        if (isTerrain(b, c, Terrain::Wall)) {
            if (visited(b, c))
                return false;
            continue;
        }
        const int arrow = b.at(Layer::Arrow, c);
        if (arrow > 0 && (!visited(b, c) || turnsAt(b, c)))
            return false;
        for (const Dir wind : windsOver(b, c)) {
            const bool across = visited(b, c) && !turnsAt(b, c) && !goes(b, c, wind);
            if (across || (arrow > 0 && arrow != static_cast<int>(wind)))
                return false;
        }
    }
    std::vector<Place> round = roundFrom(b, std::nullopt);
    if (fitsCurrent(b, round))
        return true;
    std::ranges::reverse(round);
    return fitsCurrent(b, round);
}

inline bool numbersInOrder(const std::vector<Gate>& gates, const std::vector<Place>& round)
{
    int passed = 0;
    for (const Place c : round)
        for (const Gate& gate : gates)
            if (std::ranges::find(gate.cells, c) != gate.cells.end() && ++passed != gate.number && gate.number > 0)
                return false;
    return true;
}

inline bool slalom(const Board& b)
{
    if (!oneLoopOrNone(b))
        return false;
    std::optional<Place> start;
    for (const Place c : b.grid().cells()) {
        if (isTerrain(b, c, Terrain::Start))
            start = c;
        const bool level = goes(b, c, Dir::Left) || goes(b, c, Dir::Right);
        const bool upright = goes(b, c, Dir::Up) || goes(b, c, Dir::Down);
        if ((isTerrain(b, c, Terrain::Wall) && visited(b, c)) || (isTerrain(b, c, Terrain::GateHorizontal) && level)
            || (isTerrain(b, c, Terrain::GateVertical) && upright))
            return false;
    }
    if (!start || !visited(b, *start))
        return false;
    const std::vector<Gate> gates = gatesOf(b);
    for (const Gate& gate : gates)
        if (std::ranges::count_if(gate.cells, [&](Place c) { return visited(b, c); }) != 1)
            return false;
    std::vector<Place> round = roundFrom(b, start);
    if (numbersInOrder(gates, round))
        return true;
    std::reverse(round.begin() + 1, round.end());
    return numbersInOrder(gates, round);
}

/// Where the light that comes in over a slot leaves, and the mirrors that it meets.
inline std::pair<Place, std::vector<Place>> followLight(const Board& b, Place slot)
{
    std::vector<Place> met;
    int x = b.grid().lineFrom(slot).front().x - slot.x, y = b.grid().lineFrom(slot).front().y - slot.y;
    Place here{static_cast<std::int16_t>(slot.x + x), static_cast<std::int16_t>(slot.y + y)};
    while (b.grid().hasCell(here)) {
        const int mirror = b.at(Layer::Symbol, here);
        if (mirror > 0) {
            met.push_back(here);
            std::swap(x, y); // a backslash
            if (mirror == static_cast<int>(Symbol::Slash)) {
                x = -x;
                y = -y;
            }
        }
        here = {static_cast<std::int16_t>(here.x + x), static_cast<std::int16_t>(here.y + y)};
    }
    return {here, met};
}

inline bool kinkonkan(const Board& b)
{
    std::set<Place> met;
    for (const Place slot : b.grid().all(PlaceKind::Slot)) {
        const int letter = b.at(Layer::Letter, slot), number = b.at(Layer::Outside, slot);
        if (letter == blank || number == blank)
            continue;
        const auto [exit, mirrors] = followLight(b, slot);
        if (b.at(Layer::Letter, exit) != letter || b.at(Layer::Outside, exit) != number
            || static_cast<int>(mirrors.size()) != number)
            return false;
        met.insert(mirrors.begin(), mirrors.end());
    }
    const auto placed = [&](Place c) { return b.at(Layer::Symbol, c) > 0; };
    return std::ranges::all_of(rooms(b), [&](const Room& room) { return countIn(room, placed) == 1; })
           && everyCell(b, [&](Place c) { return !placed(c) || met.contains(c); });
}

} // namespace tokisuji::definitions
