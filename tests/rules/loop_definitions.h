// The rules of the loop genres, each written down as a slow test of a filled board, without the vocabulary.
#pragma once

#include "engine/board/dots.h"
#include "engine/board/number_list.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>

namespace tokisuji::definitions {

inline bool hasLine(const Board& b, Place edge)
{
    return b.grid().isInner(edge) && b.at(Layer::Line, edge) == 1;
}
inline bool goes(const Board& b, Place c, Dir d)
{
    return hasLine(b, edgeBetween(c, d));
}
inline int degree(const Board& b, Place c)
{
    return static_cast<int>(std::ranges::count_if(directions, [&](Dir d) { return goes(b, c, d); }));
}
inline bool visited(const Board& b, Place c)
{
    return b.grid().hasCell(c) && degree(b, c) > 0;
}
inline int armLength(const Board& b, Place c, Dir d)
{
    return goes(b, c, d) ? 1 + armLength(b, c.step(d), d) : 0;
}
inline bool turnsAt(const Board& b, Place c)
{
    const bool level = goes(b, c, Dir::Left) || goes(b, c, Dir::Right);
    const bool upright = goes(b, c, Dir::Up) || goes(b, c, Dir::Down);
    return level && upright;
}
inline int clueAt(const Board& b, Place c)
{
    return b.at(Layer::Number, c);
}

/// Every cell has no or two line ends, and the whole line is one piece or none at all.
inline bool oneLoopOrNone(const Board& b)
{
    std::set<Place> left;
    for (const Place c : b.grid().cells()) {
        if (degree(b, c) == 1 || degree(b, c) > 2)
            return false;
        if (degree(b, c) == 2)
            left.insert(c);
    }
    std::vector<Place> todo(left.begin(), left.empty() ? left.end() : std::next(left.begin()));
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        left.erase(c);
        for (const Dir d : directions)
            if (goes(b, c, d) && left.contains(c.step(d)))
                todo.push_back(c.step(d));
    }
    return left.empty();
}

inline bool everyCell(const Board& b, const std::function<bool(Place)>& holds)
{
    return std::ranges::all_of(b.grid().cells(), holds);
}
inline bool everyClue(const Board& b, const std::function<bool(Place)>& holds)
{
    return everyCell(b, [&](Place c) { return clueAt(b, c) == blank || holds(c); });
}
inline bool anyLine(const Board& b)
{
    return !everyCell(b, [&](Place c) { return degree(b, c) == 0; });
}

inline bool simpleloop(const Board& b)
{
    return oneLoopOrNone(b) && everyCell(b, [&](Place c) { return visited(b, c) != isHole(b, c); });
}

inline bool mukkonn(const Board& b)
{
    constexpr std::array sides{std::pair{Dir::Up, Layer::Up}, std::pair{Dir::Down, Layer::Down},
                               std::pair{Dir::Left, Layer::Left}, std::pair{Dir::Right, Layer::Right}};
    return simpleloop(b) && everyCell(b, [&](Place c) {
               return std::ranges::all_of(sides, [&](const auto& side) {
                   const int n = b.at(side.second, c), length = armLength(b, c, side.first);
                   return n < 0 || length == 0 || length == n;
               });
           });
}

/// On every clue the line turns; one of its arms is one longer than the other, that of an arrow.
inline bool lring(const Board& b)
{
    return oneLoopOrNone(b)
           && everyClue(b,
                        [&](Place c) {
                            std::vector<std::pair<int, Dir>> arms;
                            for (const Dir d : directions)
                                if (goes(b, c, d))
                                    arms.emplace_back(armLength(b, c, d), d);
                            std::ranges::sort(arms);
                            return turnsAt(b, c) && arms[1].first == arms[0].first + 1
                                   && (clueAt(b, c) == question || arms[1].second == static_cast<Dir>(clueAt(b, c)));
                        })
           && (!b.hasFlag('f') || everyCell(b, [&](Place c) { return visited(b, c); }));
}

inline int countIn(const Room& room, const std::function<bool(Place)>& counts)
{
    return static_cast<int>(std::ranges::count_if(room.cells, counts));
}

inline bool detour(const Board& b)
{
    return oneLoopOrNone(b) && everyCell(b, [&](Place c) { return visited(b, c); })
           && std::ranges::all_of(rooms(b), [&](const Room& room) {
                  return room.number < 0 || countIn(room, [&](Place c) { return turnsAt(b, c); }) == room.number;
              });
}

/// How often the line goes over a border of one of the room's cells, counted at each of them.
inline int crossings(const Board& b, const Room& room)
{
    int count = 0;
    for (const Place c : room.cells)
        for (const Dir d : directions)
            count += goes(b, c, d) && b.at(Layer::Room, edgeBetween(c, d)) == 1 ? 1 : 0;
    return count;
}

/// Painted rooms are visited; from each way out the line goes straight for the same number of cells, that of the room.
inline bool ovotovata(const Board& b)
{
    for (const Room& room : rooms(b)) {
        std::set<int> lengths;
        for (const Place c : room.cells)
            for (const Dir d : directions)
                if (goes(b, c, d) && std::ranges::find(room.cells, c.step(d)) == room.cells.end())
                    lengths.insert(armLength(b, c, d));
        const bool isMissed = countIn(room, [&](Place c) { return visited(b, c); }) == 0;
        if ((isTerrain(b, room.anchor, Terrain::Painted) && isMissed) || (room.number != blank && lengths.size() > 1)
            || (room.number > 0 && !lengths.empty() && *lengths.begin() != room.number))
            return false;
    }
    return oneLoopOrNone(b) && (!b.hasFlag('f') || everyCell(b, [&](Place c) { return visited(b, c); }));
}

inline bool country(const Board& b)
{
    for (const Room& room : rooms(b)) {
        const int used = countIn(room, [&](Place c) { return visited(b, c); });
        if (crossings(b, room) > 2 || (room.number > 0 && used != room.number) || (used == 0 && !b.hasFlag('e')))
            return false;
    }
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); b.at(Layer::Room, edge) == 1 && !visited(b, p) && !visited(b, q))
            return false;
    return oneLoopOrNone(b);
}

inline bool moonsun(const Board& b)
{
    std::map<Place, int> kindOf;
    for (const Room& room : rooms(b)) {
        std::map<int, std::pair<int, int>> passed; // of all
        for (const Place c : room.cells)
            if (clueAt(b, c) == 1 || clueAt(b, c) == 2) {
                passed[clueAt(b, c)].first += visited(b, c) ? 1 : 0;
                ++passed[clueAt(b, c)].second;
            }
        const bool suns = passed[1].first > 0, moons = passed[2].first > 0;
        const auto [some, all] = passed[suns ? 1 : 2];
        if (crossings(b, room) > 2 || suns == moons || some != all)
            return false;
        for (const Place c : room.cells)
            kindOf[c] = suns ? 1 : 2;
    }
    const std::vector<Room> all = rooms(b);
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); hasLine(b, edge) && roomOf[p] != roomOf[q] && kindOf[p] == kindOf[q])
            return false;
    return oneLoopOrNone(b);
}

/// Off the line: the ray to the left, just above the cells' centres, meets the line an odd number of times.
inline bool liesInside(const Board& b, Place c)
{
    bool inside = false;
    for (Place p = c; b.grid().hasCell(p); p = p.step(Dir::Left))
        inside = inside != goes(b, p, Dir::Up);
    return inside;
}

inline bool castle(const Board& b)
{
    return anyLine(b) && oneLoopOrNone(b) && everyClue(b, [&](Place c) {
               const bool inside = liesInside(b, c);
               if (visited(b, c) || (isTerrain(b, c, Terrain::White) && !inside)
                   || (isTerrain(b, c, Terrain::Black) && inside))
                   return false;
               const int arrow = b.at(Layer::Arrow, c);
               if (clueAt(b, c) < 0)
                   return true;
               if (arrow <= 0)
                   return false;
               int length = 0;
               for (const Place p : b.grid().ray(c, static_cast<Dir>(arrow)))
                   length += goes(b, p, static_cast<Dir>(arrow)) ? 1 : 0;
               return length == clueAt(b, c);
           });
}

inline bool fullWhereAsked(const Board& b)
{
    return !b.hasFlag('f') || everyCell(b, [&](Place c) { return visited(b, c); });
}

inline bool balance(const Board& b)
{
    return oneLoopOrNone(b) && fullWhereAsked(b) && everyClue(b, [&](Place c) {
               std::vector<int> arms;
               for (const Dir d : directions)
                   if (goes(b, c, d))
                       arms.push_back(armLength(b, c, d));
               return arms.size() == 2 && (arms[0] != arms[1]) == isTerrain(b, c, Terrain::Black)
                      && (clueAt(b, c) == question || arms[0] + arms[1] == clueAt(b, c));
           });
}

inline bool geradeweg(const Board& b)
{
    return oneLoopOrNone(b) && fullWhereAsked(b) && everyClue(b, [&](Place c) {
               const int level = armLength(b, c, Dir::Left) + armLength(b, c, Dir::Right);
               const int upright = armLength(b, c, Dir::Up) + armLength(b, c, Dir::Down);
               const int n = clueAt(b, c);
               if (n > 0)
                   return level + upright > 0 && (level == 0 || level == n) && (upright == 0 || upright == n);
               return level + upright > 0 && (level == 0 || upright == 0 || level == upright);
           });
}

/// Lengths of the stretches in the ring of eight cells, sorted; empty where the whole ring is one stretch without end.
inline std::vector<int> stretchesRound(const Board& b, Place c)
{
    constexpr std::array offsets{Place{-2, -2}, Place{0, -2}, Place{2, -2}, Place{2, 0},
                                 Place{2, 2},   Place{0, 2},  Place{-2, 2}, Place{-2, 0}};
    const auto cell = [&](std::size_t i) {
        const Place o = offsets[i % offsets.size()];
        return Place{static_cast<std::int16_t>(c.x + o.x), static_cast<std::int16_t>(c.y + o.y)};
    };
    const auto joined = [&](std::size_t i) {
        const Place p = cell(i), q = cell(i + 1);
        return hasLine(b, {static_cast<std::int16_t>((p.x + q.x) / 2), static_cast<std::int16_t>((p.y + q.y) / 2)});
    };
    std::vector<int> lengths;
    bool any = false;
    for (std::size_t i = 0; i < offsets.size(); ++i) {
        any = any || visited(b, cell(i));
        if (!visited(b, cell(i)) || joined(i + offsets.size() - 1))
            continue;
        int length = 1;
        for (std::size_t k = i; joined(k); ++k)
            ++length;
        lengths.push_back(length);
    }
    if (!any)
        lengths.push_back(0);
    std::ranges::sort(lengths);
    return lengths;
}

/// Can the numbers be assigned to the stretches, where "?" takes any?
inline bool fits(std::vector<int> numbers, const std::vector<int>& lengths)
{
    if (numbers.size() != lengths.size())
        return false;
    std::ranges::sort(numbers);
    do {
        if (std::ranges::equal(numbers, lengths, [](int n, int length) { return n == question || n == length; }))
            return true;
    } while (std::ranges::next_permutation(numbers).found);
    return false;
}

inline bool tapaloop(const Board& b)
{
    return oneLoopOrNone(b)
           && everyClue(b, [&](Place c) { return !visited(b, c) && fits(listAt(b, c), stretchesRound(b, c)); });
}

inline bool dotchi(const Board& b)
{
    for (const Room& room : rooms(b)) {
        std::set<bool> turned;
        for (const Place c : room.cells) {
            if (clueAt(b, c) != blank && visited(b, c) != (clueAt(b, c) == 1))
                return false;
            if (clueAt(b, c) == 1)
                turned.insert(turnsAt(b, c));
        }
        if (turned.size() > 1)
            return false;
    }
    return oneLoopOrNone(b);
}

inline bool dotchi2(const Board& b)
{
    for (const Room& room : rooms(b)) {
        std::map<int, std::set<bool>> passed; // of each colour, whether all or none
        for (const Place c : room.cells)
            if (clueAt(b, c) == 1 || clueAt(b, c) == 2) {
                passed[clueAt(b, c)].insert(visited(b, c));
                if (visited(b, c) && turnsAt(b, c) != (clueAt(b, c) == 2))
                    return false;
            }
        const bool whites = passed[1].contains(true), blacks = passed[2].contains(true);
        if (whites == blacks || passed[whites ? 1 : 2].contains(false))
            return false;
    }
    return oneLoopOrNone(b);
}

inline bool midloop(const Board& b)
{
    return oneLoopOrNone(b) && anyLine(b) && fullWhereAsked(b)
           && std::ranges::all_of(dotPlaces(b.size()), [&](Place dot) {
                  if (dotAt(b, dot) == blank)
                      return true;
                  if (isEdge(dot) && !hasLine(b, dot))
                      return false;
                  const auto [one, other] = isEdge(dot) ? cellsBeside(dot) : std::array{dot, dot};
                  const auto alike = [&](Dir d) { return armLength(b, one, d) == armLength(b, other, opposite(d)); };
                  if (isEdge(dot))
                      return alike(one.y == other.y ? Dir::Left : Dir::Up);
                  return visited(b, dot) && alike(Dir::Left) && alike(Dir::Up);
              });
}

inline bool nothing(const Board& b)
{
    std::set<Place> missed;
    for (const Room& room : rooms(b)) {
        const auto used = static_cast<std::size_t>(countIn(room, [&](Place c) { return visited(b, c); }));
        if (crossings(b, room) > 2 || (used != 0 && used != room.cells.size()))
            return false;
        if (used == 0)
            missed.insert(room.anchor);
    }
    const std::vector<Room> all = rooms(b);
    const PlaceMap<int> roomOf = roomOfCells(b, all);
    const auto isMissed = [&](Place c) { return missed.contains(all[static_cast<std::size_t>(roomOf[c])].anchor); };
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); roomOf[p] != roomOf[q] && isMissed(p) && isMissed(q))
            return false;
    return oneLoopOrNone(b);
}

inline bool turnaround(const Board& b)
{
    return oneLoopOrNone(b) && fullWhereAsked(b) && everyClue(b, [&](Place c) {
               int turns = turnsAt(b, c) ? 1 : 0;
               for (const Dir d : directions)
                   turns += goes(b, c, d) && turnsAt(b, c.step(d)) ? 1 : 0;
               return visited(b, c) && (clueAt(b, c) < 0 || clueAt(b, c) == turns);
           });
}

/// The cells off the line that hang together with this one.
inline std::set<Place> groupOffLine(const Board& b, Place from)
{
    std::set<Place> group{from};
    std::vector<Place> todo{from};
    while (!todo.empty()) {
        const Place c = todo.back();
        todo.pop_back();
        for (const Place next : b.grid().neighbours(c))
            if (!visited(b, next) && group.insert(next).second)
                todo.push_back(next);
    }
    return group;
}

inline bool nuriloop(const Board& b)
{
    return oneLoopOrNone(b) && anyLine(b) && everyCell(b, [&](Place c) {
               if (visited(b, c))
                   return clueAt(b, c) == blank;
               const std::set<Place> group = groupOffLine(b, c);
               const auto isNumber = [&](Place p) { return clueAt(b, p) != blank; };
               const auto number = std::ranges::find_if(group, isNumber);
               return std::ranges::count_if(group, isNumber) == 1
                      && (clueAt(b, *number) < 0 || clueAt(b, *number) == static_cast<int>(group.size()));
           });
}

inline bool doubleback(const Board& b)
{
    return oneLoopOrNone(b) && everyCell(b, [&](Place c) { return visited(b, c) != isHole(b, c); })
           && std::ranges::all_of(roomsBetweenHoles(b), [&](const Room& room) { return crossings(b, room) == 4; });
}

} // namespace tokisuji::definitions
