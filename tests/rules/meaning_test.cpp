// Does a page mean what its rules say? Every filling of small boards is judged twice: by the page and by a slow
// definition written down here on its own, straight from the rules and without the vocabulary.
#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <functional>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Definition = std::function<bool(const Board&)>;

int lineAt(const Board& b, Place edge)
{
    return b.grid().contains(PlaceKind::Edge, edge) ? std::max(0, b.at(Layer::Line, edge)) : 0;
}
bool shaded(const Board& b, Place c)
{
    return b.at(Layer::Shade, c) == 1;
}

/// The cells (or vertices) reached from one of `nodes` by steps for which `joined` holds.
std::set<Place> reach(const std::set<Place>& nodes, const std::function<bool(Place, Dir)>& joined)
{
    std::set<Place> seen;
    std::vector<Place> todo;
    if (!nodes.empty())
        todo.push_back(*nodes.begin());
    while (!todo.empty()) {
        const Place p = todo.back();
        todo.pop_back();
        if (!seen.insert(p).second)
            continue;
        for (const Dir d : directions)
            if (nodes.contains(p.step(d)) && joined(p, d))
                todo.push_back(p.step(d));
    }
    return seen;
}

bool oneArea(const Board& b, bool dark)
{
    std::set<Place> cells;
    for (const Place c : b.grid().cells())
        if (shaded(b, c) == dark)
            cells.insert(c);
    return reach(cells, [](Place, Dir) { return true; }) == cells;
}

bool adjacentShades(const Board& b)
{
    return std::ranges::any_of(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return shaded(b, p) && shaded(b, q);
    });
}

/// At most one loop: degrees none or two, everything that is drawn hangs together.
bool atMostOneLoop(const Board& b, PlaceKind nodes)
{
    std::set<Place> used;
    for (const Place p : b.grid().all(nodes)) {
        int degree = 0;
        for (const Dir d : directions)
            degree += lineAt(b, p.step(d, 1));
        if (degree != 0 && degree != 2)
            return false;
        if (degree == 2)
            used.insert(p);
    }
    return reach(used, [&](Place p, Dir d) { return lineAt(b, p.step(d, 1)) == 1; }) == used;
}

bool anyLine(const Board& b)
{
    return std::ranges::any_of(b.values(Layer::Line), [](int v) { return v > 0; });
}

int degreeAt(const Board& b, Place p)
{
    int n = 0;
    for (const Dir d : directions)
        n += lineAt(b, p.step(d, 1));
    return n;
}

bool turnsAt(const Board& b, Place c)
{
    return degreeAt(b, c) == 2 && !(lineAt(b, c.step(Dir::Left, 1)) && lineAt(b, c.step(Dir::Right, 1)))
           && !(lineAt(b, c.step(Dir::Up, 1)) && lineAt(b, c.step(Dir::Down, 1)));
}
bool straightAt(const Board& b, Place c)
{
    return degreeAt(b, c) == 2 && !turnsAt(b, c);
}

bool slither(const Board& b)
{
    if (!anyLine(b) || !atMostOneLoop(b, PlaceKind::Vertex))
        return false;
    if (b.hasFlag('f'))
        for (const Place v : b.grid().all(PlaceKind::Vertex))
            if (degreeAt(b, v) == 0)
                return false;
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const int n = b.at(Layer::Number, c);
        return n < 0 || degreeAt(b, c) == n;
    });
}

bool vslither(const Board& b)
{
    return anyLine(b) && atMostOneLoop(b, PlaceKind::Vertex) && std::ranges::all_of(b.grid().cells(), [&](Place c) {
               int visited = 0;
               for (const Place v : b.grid().all(PlaceKind::Vertex))
                   visited += std::abs(v.x - c.x) == 1 && std::abs(v.y - c.y) == 1 && degreeAt(b, v) > 0 ? 1 : 0;
               const int n = b.at(Layer::Number, c);
               return n < 0 || visited == n;
           });
}

/// One star in a room, the lines go straight from star to star.
bool seiza(const Board& b)
{
    const auto isHoleAt = [&](Place c) { return b.at(Layer::Terrain, c) == static_cast<int>(Terrain::Hole); };
    std::set<Place> used;
    for (const Place c : b.grid().cells()) {
        const int west = lineAt(b, c.step(Dir::Left, 1)), east = lineAt(b, c.step(Dir::Right, 1));
        const int north = lineAt(b, c.step(Dir::Up, 1)), south = lineAt(b, c.step(Dir::Down, 1));
        if (degreeAt(b, c) > 0)
            used.insert(c);
        if (isHoleAt(c)    ? shaded(b, c) || degreeAt(b, c) > 0
            : shaded(b, c) ? degreeAt(b, c) == 0
                           : west != east || north != south || (west && north))
            return false;
        for (const Place other : b.grid().cells())
            if (other != c && shaded(b, c) && shaded(b, other) && std::abs(c.x - other.x) <= 2
                && std::abs(c.y - other.y) <= 2)
                return false;
    }
    for (const Room& room : rooms(b)) {
        std::vector<Place> stars = room.cells;
        std::erase_if(stars, [&](Place c) { return !shaded(b, c); });
        if (stars.size() != 1 || (room.number >= 0 && degreeAt(b, stars.front()) != room.number))
            return false;
    }
    return reach(used, [&](Place p, Dir d) { return lineAt(b, p.step(d, 1)) > 0; }) == used;
}

bool pearlHolds(const Board& b, Place c)
{
    const int pearl = b.at(Layer::Number, c);
    if (pearl == blank)
        return true;
    std::vector<Place> beside;
    for (const Dir d : directions)
        if (lineAt(b, c.step(d, 1)))
            beside.push_back(c.step(d));
    if (beside.empty())
        return false;
    const auto straight = [&](Place p) { return straightAt(b, p); };
    if (pearl == 1)
        return straightAt(b, c) && !std::ranges::all_of(beside, straight);
    return pearl != 2 || (turnsAt(b, c) && std::ranges::all_of(beside, straight));
}

bool mashu(const Board& b)
{
    if (!anyLine(b) || !atMostOneLoop(b, PlaceKind::Cell))
        return false;
    return std::ranges::all_of(b.grid().cells(),
                               [&](Place c) { return pearlHolds(b, c) && (!b.hasFlag('f') || degreeAt(b, c) == 2); });
}

bool nurikabe(const Board& b)
{
    for (const auto& square : b.grid().windows(2, 2))
        if (std::ranges::all_of(square, [&](Place c) { return shaded(b, c); }))
            return false;
    std::set<Place> white;
    for (const Place c : b.grid().cells()) {
        if (b.at(Layer::Number, c) != blank && shaded(b, c))
            return false;
        if (!shaded(b, c))
            white.insert(c);
    }
    while (!white.empty()) {
        const std::set<Place> island = reach(white, [](Place, Dir) { return true; });
        std::vector<int> clues;
        for (const Place c : island) {
            white.erase(c);
            if (b.at(Layer::Number, c) != blank)
                clues.push_back(b.at(Layer::Number, c));
        }
        if (clues.size() != 1 || (clues[0] >= 0 && clues[0] != static_cast<int>(island.size())))
            return false;
    }
    return oneArea(b, true);
}

bool heyawake(const Board& b)
{
    if (adjacentShades(b) || !oneArea(b, false)
        || std::ranges::none_of(b.grid().cells(), [&](Place c) { return shaded(b, c); }))
        return false;
    for (const Room& room : rooms(b)) {
        const auto n = std::ranges::count_if(room.cells, [&](Place c) { return shaded(b, c); });
        if (room.number >= 0 && n != room.number)
            return false;
    }
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Right, Dir::Down}) {
            int borders = 0;
            for (Place p = c; b.grid().hasCell(p) && !shaded(b, p); p = p.step(d)) {
                if (p != c && b.at(Layer::Room, edgeBetween(p, opposite(d))) == 1)
                    ++borders;
                if (borders >= 2)
                    return false;
            }
        }
    return true;
}

/// Inside the loop: an odd number of lines on the way to the left, seen slightly above the cell's centre.
bool insideLoop(const Board& b, Place c)
{
    int crossed = 0;
    for (Place p = c.step(Dir::Left); b.grid().hasCell(p); p = p.step(Dir::Left))
        crossed += lineAt(b, edgeBetween(p, Dir::Up));
    return crossed % 2 == 1;
}

/// Shaded cells and a loop, and what each number counts.
bool shadesAndLoop(const Board& b)
{
    if (adjacentShades(b) || !atMostOneLoop(b, PlaceKind::Cell))
        return false;
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const bool onLine = degreeAt(b, c) > 0;
        if (b.at(Layer::Number, c) != blank ? shaded(b, c) || onLine : shaded(b, c) == onLine)
            return false;
        return !(shaded(b, c) && b.hasFlag('o') && insideLoop(b, c));
    });
}

/// Do all numbers agree with what they count?
bool numbersCount(const Board& b, const std::function<bool(Place, int)>& agrees)
{
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const int n = b.at(Layer::Number, c);
        return n < 0 || agrees(c, n);
    });
}

bool koburin(const Board& b)
{
    return shadesAndLoop(b) && numbersCount(b, [&](Place c, int n) {
               int count = 0;
               for (const int y : {-2, 0, 2})
                   for (const int x : {-2, 0, 2}) {
                       const Place p{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
                       const bool counts = b.hasFlag('m') || x == 0 || y == 0;
                       count += counts && b.grid().hasCell(p) && shaded(b, p) ? 1 : 0;
                   }
               return count == n;
           });
}

/// Cells with a number are like others.
bool yajilinInRooms(const Board& b)
{
    const Board plain = b.without(std::vector{Layer::Number});
    return shadesAndLoop(plain) && std::ranges::all_of(rooms(b), [&](const Room& room) {
               return room.number < 0
                      || room.number == std::ranges::count_if(room.cells, [&](Place c) { return shaded(b, c); });
           });
}

/// A dot (1 white, 2 black, 3 grey) compares the shaded cells under it with the others.
bool kurarin(const Board& b)
{
    const auto cells = b.grid().cells();
    const auto onLine = [&](Place c) { return degreeAt(b, c) > 0; };
    if (!atMostOneLoop(b, PlaceKind::Cell) || std::ranges::none_of(cells, onLine)
        || std::ranges::any_of(cells, [&](Place c) { return shaded(b, c) == onLine(c); }))
        return false;
    return std::ranges::all_of(dotPlaces(b.size()), [&](Place dot) {
        int more = 0;
        for (const Place c : cells)
            if (std::abs(c.x - dot.x) <= 1 && std::abs(c.y - dot.y) <= 1)
                more += shaded(b, c) ? 1 : -1;
        const int colour = dotAt(b, dot);
        return colour < 0 || (colour == 1 ? more < 0 : colour == 2 ? more > 0 : more == 0);
    });
}

bool retsurin(const Board& b)
{
    return shadesAndLoop(b) && numbersCount(b, [&](Place c, int n) {
               int inRow = 0, inColumn = 0;
               for (const Place p : b.grid().cells()) {
                   inRow += p.y == c.y && shaded(b, p) ? 1 : 0;
                   inColumn += p.x == c.x && shaded(b, p) ? 1 : 0;
               }
               return (inRow == n) != (inColumn == n);
           });
}

bool yajilin(const Board& b)
{
    if (!shadesAndLoop(b))
        return false;
    for (const Place c : b.grid().cells()) {
        const int n = b.at(Layer::Number, c);
        if (n < 0)
            continue;
        const int arrow = b.at(Layer::Arrow, c);
        if (arrow <= 0)
            return false;
        int count = 0;
        for (Place p = c.step(static_cast<Dir>(arrow)); b.grid().hasCell(p); p = p.step(static_cast<Dir>(arrow)))
            count += shaded(b, p) ? 1 : 0;
        if (count != n)
            return false;
    }
    return true;
}

bool daburi(const Board& b)
{
    if (adjacentShades(b) || !oneArea(b, false))
        return false;
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Right, Dir::Down}) {
            std::set<int> seen;
            for (Place p = c; b.grid().hasCell(p) && !shaded(b, p); p = p.step(d))
                if (const int n = b.at(Layer::Number, p); n >= 0 && !seen.insert(n).second)
                    return false;
        }
    return true;
}

bool anyShade(const Board& b)
{
    return std::ranges::any_of(b.grid().cells(), [&](Place c) { return shaded(b, c); });
}

int view(const Board& b, Place c)
{
    int n = 1;
    for (const Dir d : directions)
        for (Place p = c.step(d); b.grid().hasCell(p) && !shaded(b, p); p = p.step(d))
            ++n;
    return n;
}

bool viewsHold(const Board& b)
{
    return std::ranges::all_of(b.grid().cells(), [&](Place c) {
        const int n = b.at(Layer::Number, c);
        return n == blank || (!shaded(b, c) && (n == question || view(b, c) == n));
    });
}

int neighboursOfKind(const Board& b, Place c, bool dark)
{
    return static_cast<int>(
        std::ranges::count_if(b.grid().neighbours(c), [&](Place p) { return shaded(b, p) == dark; }));
}

bool squareOfKind(const Board& b, bool dark)
{
    return std::ranges::any_of(b.grid().windows(2, 2), [&](const auto& square) {
        return std::ranges::all_of(square, [&](Place c) { return shaded(b, c) == dark; });
    });
}

bool roomCountsHold(const Board& b)
{
    return std::ranges::all_of(rooms(b), [&](const Room& room) {
        return room.number < 0
               || std::ranges::count_if(room.cells, [&](Place c) { return shaded(b, c); }) == room.number;
    });
}

bool kurodoko(const Board& b)
{
    return anyShade(b) && !adjacentShades(b) && oneArea(b, false) && viewsHold(b);
}

bool nurimisaki(const Board& b)
{
    return anyShade(b) && oneArea(b, false) && viewsHold(b) && !squareOfKind(b, true) && !squareOfKind(b, false)
           && std::ranges::all_of(b.grid().cells(), [&](Place c) {
                  const bool cape = !shaded(b, c) && neighboursOfKind(b, c, false) == 1;
                  return cape == (b.at(Layer::Number, c) != blank);
              });
}

bool norinori(const Board& b)
{
    return std::ranges::all_of(rooms(b),
                               [&](const Room& room) {
                                   return std::ranges::count_if(room.cells, [&](Place c) { return shaded(b, c); }) == 2;
                               })
           && std::ranges::all_of(b.grid().cells(),
                                  [&](Place c) { return !shaded(b, c) || neighboursOfKind(b, c, true) == 1; });
}

bool aqre(const Board& b)
{
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Right, Dir::Down}) {
            int n = 0;
            for (Place p = c; b.grid().hasCell(p) && shaded(b, p) == shaded(b, c); p = p.step(d))
                ++n;
            if (n >= 4)
                return false;
        }
    if (b.hasFlag('b'))
        for (const Place e : b.grid().innerEdges())
            if (const auto [p, q] = cellsBeside(e); b.at(Layer::Room, e) == 1 && shaded(b, p) == shaded(b, q))
                return false;
    return oneArea(b, true) && roomCountsHold(b);
}

/// Every shaded area fills the smallest rectangle round it.
bool chocona(const Board& b)
{
    std::set<Place> dark;
    for (const Place c : b.grid().cells())
        if (shaded(b, c))
            dark.insert(c);
    while (!dark.empty()) {
        const std::set<Place> area = reach(dark, [](Place, Dir) { return true; });
        int left = maxSide, right = 0, top = maxSide, bottom = 0;
        for (const Place c : area) {
            dark.erase(c);
            left = std::min(left, column(c));
            right = std::max(right, column(c));
            top = std::min(top, row(c));
            bottom = std::max(bottom, row(c));
        }
        if ((right - left + 1) * (bottom - top + 1) != static_cast<int>(area.size()))
            return false;
    }
    return anyShade(b) && roomCountsHold(b);
}

bool yajikazu(const Board& b)
{
    for (const Place c : b.grid().cells()) {
        const int n = b.at(Layer::Number, c);
        const int arrow = b.at(Layer::Arrow, c);
        if (n < 0 || arrow <= 0 || shaded(b, c))
            continue;
        int count = 0;
        for (Place p = c.step(static_cast<Dir>(arrow)); b.grid().hasCell(p); p = p.step(static_cast<Dir>(arrow)))
            count += shaded(b, p) ? 1 : 0;
        if (count != n)
            return false;
    }
    return anyShade(b) && !adjacentShades(b) && oneArea(b, false);
}

bool hitori(const Board& b)
{
    for (const auto& line : b.grid().lines()) {
        std::set<int> seen;
        for (const Place c : line)
            if (const int n = b.at(Layer::Number, c); n >= 0 && !shaded(b, c) && !seen.insert(n).second)
                return false;
    }
    return anyShade(b) && !adjacentShades(b) && oneArea(b, false);
}

bool sudoku(const Board& b)
{
    const int side = b.size().width == 6 ? 0 : static_cast<int>(std::sqrt(b.size().width));
    const Size box = side == 0 ? Size{3, 2} : Size{side, side};
    std::set<std::tuple<char, int, int>> seen;
    for (const Place c : b.grid().cells()) {
        const int given = b.at(Layer::Number, c);
        if (given == question)
            continue;
        const int n = given != blank ? given : b.at(Layer::Digit, c);
        if (n < 1)
            return false;
        const int boxOf = row(c) / box.height * 100 + column(c) / box.width;
        if (!seen.insert({'r', row(c), n}).second || !seen.insert({'c', column(c), n}).second
            || !seen.insert({'b', boxOf, n}).second)
            return false;
    }
    return true;
}

struct Case {
    const char* genre;
    Definition right;
    Layer layer;       ///< the answer layer that is enumerated
    Layer secondLayer; ///< or the same
    std::vector<Size> sizes;
    std::vector<std::string> flags;
    int clueMin;
    int clueMax;
    int boards; ///< of each size and flag
};

std::vector<std::pair<Layer, Place>> answerPlaces(const Board& b, const Case& test)
{
    const bool lattice = genreOf(b).has(Mark::LatticeLine);
    std::vector<std::pair<Layer, Place>> places;
    for (const Layer layer : std::set{test.layer, test.secondLayer}) {
        const bool edges = placesOf(layer) == PlaceKind::Edge;
        for (const Place p : edges && !lattice ? b.grid().innerEdges() : b.grid().all(placesOf(layer)))
            places.emplace_back(layer, p);
    }
    return places;
}

Board randomPuzzle(const Case& test, Size size, const std::string& flags, std::mt19937& random)
{
    Board b = findGenre(test.genre)->makeBoard(size, flags);
    const auto roll = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const bool everywhere = std::string_view(test.genre) == "daburi" || std::string_view(test.genre) == "hitori";
    for (const Place c : b.grid().cells())
        if (everywhere || roll(4) == 0) {
            if (!b.has(Layer::Number))
                break;
            const int value = test.clueMin + roll(test.clueMax - test.clueMin + 1);
            b.set(Layer::Number, c, roll(8) == 0 ? question : value);
            if (b.has(Layer::Arrow) && roll(6) != 0)
                b.set(Layer::Arrow, c, 1 + roll(4));
        }
    if (b.has(Layer::Terrain) && b.hasRoomNumbers())
        for (const Place c : b.grid().cells())
            if (roll(8) == 0) {
                b.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
                b.set(Layer::Number, c, blank);
            }
    if (b.has(Layer::EdgeDot))
        for (const Place p : dotPlaces(b.size()))
            if (!isCell(p) && roll(9) == 0)
                b.set(dotLayer(p), p, 1 + roll(3));
    if (b.has(Layer::Room)) {
        for (const Place edge : b.grid().innerEdges())
            if (roll(3) == 0)
                b.set(Layer::Room, edge, 1);
        EditBuilder builder(b);
        settleRoomNumbers(builder);
        b = builder.board();
    }
    return b;
}

/// Genres whose fillings can all be looked at.
const std::vector<Case>& enumerated()
{
    static const std::vector<Case> cases{
        {"slither", slither, Layer::Line, Layer::Line, {{1, 1}, {2, 2}, {3, 2}, {4, 1}}, {"", "f"}, 0, 4, 3},
        {"vslither", vslither, Layer::Line, Layer::Line, {{1, 1}, {2, 2}, {4, 1}}, {""}, 0, 4, 6},
        {"mashu", mashu, Layer::Line, Layer::Line, {{2, 2}, {3, 3}, {4, 2}, {1, 4}}, {"", "f"}, 1, 2, 12},
        {"nurikabe", nurikabe, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 5}}, {""}, 1, 4, 25},
        {"heyawake", heyawake, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, {""}, 0, 3, 25},
        {"yajilin", yajilin, Layer::Line, Layer::Shade, {{1, 1}, {2, 2}, {3, 2}, {1, 4}}, {"", "o", "b"}, 0, 2, 25},
        {"koburin", koburin, Layer::Line, Layer::Shade, {{1, 1}, {2, 2}, {3, 2}, {1, 4}}, {"", "o", "m"}, 0, 3, 25},
        {"yajilin-regions",
         yajilinInRooms,
         Layer::Line,
         Layer::Shade,
         {{1, 1}, {2, 2}, {3, 2}, {1, 4}},
         {"", "o"},
         0,
         2,
         25},
        {"seiza", seiza, Layer::Line, Layer::Shade, {{1, 1}, {3, 1}, {3, 2}, {1, 6}}, {""}, 1, 3, 20},
        {"kurarin", kurarin, Layer::Line, Layer::Shade, {{1, 1}, {2, 2}, {3, 2}, {2, 3}}, {""}, 1, 3, 25},
        {"retsurin", retsurin, Layer::Line, Layer::Shade, {{1, 1}, {2, 2}, {3, 2}, {1, 4}}, {"", "o"}, 0, 2, 25},
        {"daburi", daburi, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, {""}, 1, 3, 25},
        {"aqre", aqre, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {4, 3}, {5, 2}, {6, 1}}, {"", "b"}, 0, 3, 12},
        {"chocona", chocona, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, {""}, 0, 3, 25},
        {"hitori", hitori, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, {""}, 1, 3, 25},
        {"kurodoko", kurodoko, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, {""}, 2, 5, 25},
        {"norinori", norinori, Layer::Shade, Layer::Shade, {{1, 2}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, {""}, 0, 0, 60},
        {"nurimisaki",
         nurimisaki,
         Layer::Shade,
         Layer::Shade,
         {{1, 2}, {2, 2}, {3, 3}, {5, 2}, {1, 6}},
         {""},
         2,
         4,
         60},
        {"yajikazu", yajikazu, Layer::Shade, Layer::Shade, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, {""}, 0, 2, 25},
    };
    return cases;
}

} // namespace

class MeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
    void shadesBesideLoops();
    void sudokuFillings();
    void links();
    void bridges();
};

void MeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < enumerated().size(); ++i)
        QTest::newRow(enumerated()[i].genre) << static_cast<int>(i);
}

void MeaningTest::everyFilling()
{
    QFETCH(int, index);
    const Case& test = enumerated()[static_cast<std::size_t>(index)];
    std::mt19937 random(7);
    int right = 0;
    for (const Size size : test.sizes)
        for (const std::string& flags : test.flags)
            for (int n = 0; n < test.boards; ++n) {
                Board b = randomPuzzle(test, size, flags, random);
                if (n == 0)
                    b = b.without(std::vector{Layer::Number, Layer::Arrow});
                const Rules r = rulesOf(b);
                const auto places = answerPlaces(b, test);
                for (unsigned bits = 0; bits < 1U << places.size(); ++bits) {
                    for (std::size_t k = 0; k < places.size(); ++k)
                        b.set(places[k].first, places[k].second, (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0);
                    const bool expected = test.right(b);
                    right += expected ? 1 : 0;
                    if (isRight(r, b) != expected)
                        QFAIL(qPrintable(QString("%1 %2x%3 filling %4: the definition says %5")
                                             .arg(test.genre)
                                             .arg(size.width)
                                             .arg(size.height)
                                             .arg(bits)
                                             .arg(expected)));
                }
            }
    QVERIFY2(right > 20, "the boards have solutions at all");
}

/// Yajilin on boards that are large enough for shaded cells inside a loop: every line, shaded where none runs.
void MeaningTest::shadesBesideLoops()
{
    std::mt19937 random(11);
    int right = 0, wrongByInside = 0;
    for (int n = 0; n < 12; ++n) {
        Board b = findGenre("yajilin")->makeBoard({3, n % 2 == 0 ? 3 : 4}, n % 3 == 0 ? "o" : "");
        if (n > 3)
            for (const Place c : b.grid().cells())
                if (random() % 6 == 0)
                    b.set(Layer::Number, c, question);
        const Rules r = rulesOf(b);
        const auto edges = b.grid().innerEdges();
        for (unsigned bits = 0; bits < 1U << edges.size(); ++bits) {
            for (std::size_t k = 0; k < edges.size(); ++k)
                b.set(Layer::Line, edges[k], (bits >> k & 1) != 0 ? 1 : blank);
            for (const Place c : b.grid().cells())
                b.set(Layer::Shade, c, degreeAt(b, c) == 0 && b.at(Layer::Number, c) == blank ? 1 : blank);
            const bool expected = yajilin(b);
            right += expected ? 1 : 0;
            const auto broken = judge(r, b);
            wrongByInside += broken.size() == 1 && broken.front().family->id == "shaded-outside" ? 1 : 0;
            QCOMPARE(broken.empty(), expected);
        }
    }
    QVERIFY(right > 20);
    QVERIFY(wrongByInside > 0);
}

void MeaningTest::sudokuFillings()
{
    std::mt19937 random(3);
    int right = 0;
    for (int n = 0; n < 60; ++n) {
        Board b = findGenre("sudoku")->makeBoard({4, 4});
        const int shift = static_cast<int>(random() % 4);
        std::vector<Place> open;
        for (const Place c : b.grid().cells()) {
            const int value = (row(c) * 2 + row(c) / 2 + column(c) + shift) % 4 + 1;
            if (random() % 3 == 0 && open.size() < 5)
                open.push_back(c);
            else
                b.set(Layer::Number, c, random() % 12 == 0 ? question : value);
        }
        const Rules r = rulesOf(b);
        for (int code = 0; code < std::pow(5, open.size()); ++code) {
            int rest = code;
            for (const Place c : open) {
                b.set(Layer::Digit, c, rest % 5 == 0 ? blank : rest % 5);
                rest /= 5;
            }
            const bool expected = sudoku(b);
            right += expected ? 1 : 0;
            QCOMPARE(isRight(r, b), expected);
        }
    }
    QVERIFY(right > 20);
}

/// Links between circles of unlike colours, one each.
void MeaningTest::links()
{
    const auto right = [](const Board& b) {
        bool any = false;
        for (const Place c : b.grid().cells()) {
            const int west = lineAt(b, c.step(Dir::Left, 1)), east = lineAt(b, c.step(Dir::Right, 1));
            const int north = lineAt(b, c.step(Dir::Up, 1)), south = lineAt(b, c.step(Dir::Down, 1));
            const int colour = b.at(Layer::Number, c);
            any = any || degreeAt(b, c) > 0;
            if (colour == blank ? west != east || north != south || (west > 0 && north > 0) : degreeAt(b, c) != 1)
                return false;
            for (const Dir d : directions) {
                if (colour <= 0 || lineAt(b, c.step(d, 1)) <= 0)
                    continue;
                Place other = c.step(d);
                while (b.grid().hasCell(other) && b.at(Layer::Number, other) == blank)
                    other = other.step(d);
                if (!b.grid().hasCell(other) || b.at(Layer::Number, other) == colour)
                    return false;
            }
        }
        return any;
    };
    std::mt19937 random(6);
    int found = 0;
    for (const Size size : {Size{2, 2}, Size{3, 2}, Size{5, 1}, Size{3, 3}})
        for (int n = 0; n < 60; ++n) {
            Board b = findGenre("wblink")->makeBoard(size);
            for (const Place c : b.grid().cells())
                if (random() % 2 == 0)
                    b.set(Layer::Number, c, random() % 6 == 0 ? question : 1 + static_cast<int>(random() % 2));
            const Rules r = rulesOf(b);
            const auto edges = b.grid().innerEdges();
            for (unsigned bits = 0; bits < 1U << edges.size(); ++bits) {
                for (std::size_t k = 0; k < edges.size(); ++k)
                    b.set(Layer::Line, edges[k], static_cast<int>(bits >> k & 1));
                const bool expected = right(b);
                found += expected ? 1 : 0;
                QCOMPARE(judge(r, b).empty(), expected);
            }
        }
    QVERIFY(found > 20);
}

/// Small bridge boards: every value of every edge, so that bent, uneven and loose bridges are among the fillings.
void MeaningTest::bridges()
{
    const auto right = [](const Board& b) {
        std::set<Place> islands;
        for (const Place c : b.grid().cells())
            if (b.at(Layer::Number, c) != blank)
                islands.insert(c);
        bool any = false;
        for (const Place c : b.grid().cells()) {
            const int west = lineAt(b, c.step(Dir::Left, 1)), east = lineAt(b, c.step(Dir::Right, 1));
            const int north = lineAt(b, c.step(Dir::Up, 1)), south = lineAt(b, c.step(Dir::Down, 1));
            const int n = b.at(Layer::Number, c);
            any = any || degreeAt(b, c) > 0;
            if (n == blank && (west != east || north != south || (west > 0 && north > 0)))
                return false;
            if (n >= 0 && degreeAt(b, c) != n)
                return false;
        }
        std::set<Place> cells;
        for (const Place c : b.grid().cells())
            if (degreeAt(b, c) > 0 || islands.contains(c))
                cells.insert(c);
        return any && reach(cells, [&](Place p, Dir d) { return lineAt(b, p.step(d, 1)) > 0; }) == cells;
    };
    std::mt19937 random(5);
    int found = 0;
    for (const Size size : {Size{2, 2}, Size{3, 2}, Size{5, 1}, Size{3, 3}})
        for (int n = 0; n < (size.cells() == 9 ? 1 : 200); ++n) {
            Board b = findGenre("hashikake")->makeBoard(size);
            for (const Place c : b.grid().cells())
                if (random() % 2 == 0)
                    b.set(Layer::Number, c, random() % 6 == 0 ? question : 1 + static_cast<int>(random() % 4));
            const Rules r = rulesOf(b);
            const auto edges = b.grid().innerEdges();
            for (int code = 0; code < std::pow(3, edges.size()); ++code) {
                int rest = code;
                for (const Place e : edges) {
                    b.set(Layer::Line, e, rest % 3);
                    rest /= 3;
                }
                const bool expected = right(b);
                found += expected ? 1 : 0;
                QCOMPARE(isRight(r, b), expected);
            }
        }
    QVERIFY(found > 20);
}

TOKISUJI_TEST(MeaningTest);
#include "meaning_test.moc"
