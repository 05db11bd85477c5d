// Slow definitions of genres whose shaded cells are pieces, ships or rectangles that touch at corners, straight from
// their rules and without the vocabulary.
#pragma once

#include "engine/board/bank.h"
#include "tests/rules/shade_definitions.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace tokisuji::shades {

using Shape = std::set<std::pair<int, int>>;

/// The shapes of the pieces of the bank.
inline std::multiset<Shape> shapesOfBank(const Board& b)
{
    std::multiset<Shape> found;
    for (const BankPiece& piece : bankOf(b)) {
        Cells cells;
        for (int i = 0; i < piece.box.cells(); ++i)
            if (piece.filled[static_cast<std::size_t>(i)])
                cells.insert(cellAt(i % piece.box.width, i / piece.box.width));
        found.insert(shapeOf(cells));
    }
    return found;
}

inline std::multiset<Shape> shapesOf(const std::vector<Cells>& areas)
{
    std::multiset<Shape> found;
    for (const Cells& area : areas)
        found.insert(shapeOf(area));
    return found;
}

inline bool holesAreFree(const Board& b)
{
    return std::ranges::none_of(cellsOf(b, true), [&](Place c) { return b.at(Layer::Terrain, c) != blank; });
}

/// All areas hang together by corners, each with two others.
inline bool areasFormRing(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    return areasByCorners(cellsOf(b, true)).size() <= 1 && std::ranges::all_of(dark, [&](const Cells& one) {
               return std::ranges::count_if(
                          dark, [&](const Cells& other) { return &one != &other && touchAtCorner(one, other); })
                      == 2;
           });
}

inline bool antmill(const Board& b)
{
    return someShade(b) && areasFormRing(b)
           && std::ranges::all_of(areas(cellsOf(b, true)), [](const Cells& area) { return area.size() == 2; })
           && std::ranges::all_of(b.grid().innerEdges(), [&](Place e) {
                  const auto [p, q] = cellsBeside(e);
                  const int mark = b.at(Layer::EdgeDot, e);
                  return mark == blank || (shaded(b, p) == shaded(b, q)) == (mark == 1);
              });
}

inline bool scrin(const Board& b)
{
    const auto goodArea = [&](const Cells& area) {
        int clues = 0, number = blank;
        for (const Place c : area)
            if (b.at(Layer::Number, c) != blank)
                ++clues, number = b.at(Layer::Number, c);
        return isRectangle(area) && clues <= 1 && (number < 0 || number == std::ssize(area));
    };
    const auto goodHole = [&](const Cells& area) {
        return !isRectangle(area)
               || std::ranges::any_of(area, [&](Place c) { return b.grid().neighbours(c).size() < 4; });
    };
    return areasFormRing(b) && std::ranges::all_of(areas(cellsOf(b, true)), goodArea)
           && std::ranges::all_of(areas(cellsOf(b, false)), goodHole)
           && std::ranges::none_of(cellsOf(b, false), [&](Place c) { return b.at(Layer::Number, c) != blank; });
}

/// The two cells that face each other over each lattice point within the board, where just they are shaded.
inline std::map<Place, std::array<Place, 2>> chequered(const Board& b)
{
    std::map<Place, std::array<Place, 2>> found;
    for (const Place v : b.grid().all(PlaceKind::Vertex)) {
        std::vector<Place> dark;
        for (const Place c : b.grid().cellsAround(v))
            if (shaded(b, c))
                dark.push_back(c);
        if (b.grid().cellsAround(v).size() == 4 && dark.size() == 2 && dark[0].x != dark[1].x && dark[0].y != dark[1].y)
            found[v] = {dark[0], dark[1]};
    }
    return found;
}

/// Total of the shaded cells of each line, each worth something; does it fit the number outside?
template <class Worth>
bool outsideTotalsHold(const Board& b, bool blankIsZero, Worth worth)
{
    for (const bool upright : {true, false})
        for (const auto& line : upright ? b.grid().columns() : b.grid().rows()) {
            const int number = b.at(Layer::Outside, line.front().step(upright ? Dir::Up : Dir::Left));
            int total = 0;
            for (std::size_t i = 0; i < line.size(); ++i)
                total += shaded(b, line[i]) ? worth(static_cast<int>(i)) : 0;
            if ((number != blank || blankIsZero) && total != std::max(number, 0))
                return false;
        }
    return true;
}

inline bool batten(const Board& b)
{
    const auto squares = chequered(b);
    return outsideTotalsHold(b, false, [](int) { return 1; })
           && std::ranges::all_of(b.grid().all(PlaceKind::Vertex), [&](Place v) {
                  return b.grid().cellsAround(v).size() < 4 || squares.contains(v) == (b.at(Layer::Vertex, v) == 1);
              });
}

inline bool box(const Board& b)
{
    return someShade(b) && outsideTotalsHold(b, true, [](int i) { return i + 1; });
}

inline bool areasApartAtCorners(const Board& b)
{
    return areasByCorners(cellsOf(b, true)).size() == areas(cellsOf(b, true)).size();
}

/// The part of a ship that a shaded cell is.
inline int partOf(const Board& b, Place c)
{
    const bool up = shaded(b, c.step(Dir::Up)), down = shaded(b, c.step(Dir::Down)),
               left = shaded(b, c.step(Dir::Left)), right = shaded(b, c.step(Dir::Right));
    if ((up && down) || (left && right))
        return 5;
    if (up || down)
        return up ? (left ? 10 : right ? 9 : 2) : left ? 8 : right ? 7 : 1;
    return left ? 4 : right ? 3 : 6;
}

/// With the ships that are given, and whether no mark lies on a clue that keeps free of marks.
template <class Given>
std::pair<Board, bool> withGivenShips(Board b, Given given)
{
    bool isFree = true;
    for (const Place c : b.grid().cells())
        if (const int clue = b.at(Layer::Number, c); clue == 0 || given(clue)) {
            isFree = isFree && !shaded(b, c);
            b.set(Layer::Shade, c, given(clue) ? 1 : 0);
        }
    return {b, isFree};
}

inline bool fleetStands(const Board& b)
{
    return shapesOf(areas(cellsOf(b, true))) == shapesOfBank(b) && areasApartAtCorners(b)
           && std::ranges::all_of(cellsOf(b, true), [&](Place c) {
                  return b.at(Layer::Number, c) < 0 || b.at(Layer::Number, c) == partOf(b, c);
              });
}

inline bool battleship(const Board& marked)
{
    const auto [b, isFree] = withGivenShips(marked, [](int clue) { return clue != blank && clue != 0; });
    return isFree && fleetStands(b) && outsideTotalsHold(b, false, [](int) { return 1; });
}

inline bool retroships(const Board& marked)
{
    const auto [b, isFree] = withGivenShips(marked, [](int clue) { return clue == question; });
    return isFree && fleetStands(b);
}

/// Some pieces of the bank, none of them twice, apart.
inline bool someOfBank(const Board& b)
{
    const std::multiset<Shape> pieces = shapesOf(areas(cellsOf(b, true))), bank = shapesOfBank(b);
    return areasApartAtCorners(b) && std::ranges::includes(bank, pieces);
}

/// The distance to the first shaded cell in each direction; 0 where there is none.
inline std::array<int, 4> distancesFrom(const Board& b, Place c)
{
    std::array<int, 4> found{};
    for (std::size_t i = 0; i < directions.size(); ++i) {
        int steps = 0;
        for (Place p = c.step(directions[i]); b.grid().hasCell(p); p = p.step(directions[i]))
            if (++steps; found[i] == 0 && shaded(b, p))
                found[i] = steps;
    }
    return found;
}
inline int nearestOf(const std::array<int, 4>& distances)
{
    int nearest = 0;
    for (const int distance : distances)
        if (distance > 0 && (nearest == 0 || distance < nearest))
            nearest = distance;
    return nearest;
}

inline bool pentopia(const Board& b)
{
    return someOfBank(b) && (b.hasFlag('t') || cluesAreFree(b)) && numbersHold(b, [&](Place c, int arrows) {
               const auto distances = distancesFrom(b, c);
               const int nearest = nearestOf(distances);
               int set = 0;
               for (std::size_t i = 0; i < distances.size(); ++i)
                   set += distances[i] == nearest && nearest > 0 ? 1 << i : 0;
               return set == arrows;
           });
}

inline bool distopia(const Board& b)
{
    return someOfBank(b) && (b.hasFlag('t') || cluesAreFree(b)) && numbersHold(b, [&](Place c, int number) {
               const auto distances = distancesFrom(b, c);
               const int nearest = nearestOf(distances);
               const auto times = nearest == 0 ? 0 : std::ranges::count(distances, nearest);
               return static_cast<int>(times) * nearest == number;
           });
}

inline bool pentatouch(const Board& b)
{
    const std::vector<Cells> pieces = areas(cellsOf(b, true));
    const auto squares = chequered(b);
    const auto touch = [&](Place v) {
        return squares.contains(v) && !areaAt(pieces, squares.at(v)[0]).contains(squares.at(v)[1]);
    };
    return holesAreFree(b) && shapesOf(pieces) == shapesOfBank(b)
           && std::ranges::all_of(b.grid().all(PlaceKind::Vertex), [&](Place v) {
                  return b.grid().cellsAround(v).size() < 4 || touch(v) == (b.at(Layer::Vertex, v) == 1);
              });
}

inline bool isowatari(const Board& b)
{
    Cells white = cellsOf(b, false);
    std::erase_if(white, [&](Place c) { return b.at(Layer::Terrain, c) != blank; });
    const auto circleHolds = [&](Place c) {
        return b.at(Layer::Number, c) == blank || shaded(b, c) == (b.at(Layer::Number, c) == 2);
    };
    return holesAreFree(b) && areas(white).size() <= 1 && std::ranges::all_of(b.grid().cells(), circleHolds)
           && std::ranges::none_of(b.grid().windows(2, 2),
                                   [&](const auto& square) {
                                       return std::ranges::all_of(square, [&](Place c) { return white.contains(c); });
                                   })
           && std::ranges::all_of(areas(cellsOf(b, true)),
                                  [&](const Cells& area) { return std::to_string(area.size()) == b.setup(); });
}

} // namespace tokisuji::shades
