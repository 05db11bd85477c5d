// What definitions of shading kinds are written with, straight from the rules and without the vocabulary, and the
// comparison of a page with its definition: every filling of small boards is judged twice.
#pragma once

#include "engine/board/dots.h"
#include "engine/board/rooms.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/rules/few_boards.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <set>

namespace tokisuji::shades {

using Cells = std::set<Place>;

inline bool shaded(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) == 1;
}
inline bool unshaded(const Board& b, Place c)
{
    return b.grid().hasCell(c) && b.at(Layer::Shade, c) != 1;
}
inline Place shifted(Place c, int columns, int rows)
{
    return {static_cast<std::int16_t>(c.x + 2 * columns), static_cast<std::int16_t>(c.y + 2 * rows)};
}

inline Cells cellsOf(const Board& b, bool dark)
{
    Cells cells;
    for (const Place c : b.grid().cells())
        if (shaded(b, c) == dark)
            cells.insert(c);
    return cells;
}

/// The sets that some cells fall into, where `joined` tells which neighbours hang together.
template <class Joined>
std::vector<Cells> areas(Cells cells, Joined joined)
{
    std::vector<Cells> found;
    while (!cells.empty()) {
        Cells area;
        std::vector<Place> todo{*cells.begin()};
        while (!todo.empty()) {
            const Place c = todo.back();
            todo.pop_back();
            if (cells.erase(c) == 0)
                continue;
            area.insert(c);
            for (int x = -1; x <= 1; ++x)
                for (int y = -1; y <= 1; ++y)
                    if (joined(c, x, y))
                        todo.push_back(shifted(c, x, y));
        }
        found.push_back(std::move(area));
    }
    return found;
}
inline std::vector<Cells> areas(const Cells& cells)
{
    return areas(cells, [](Place, int x, int y) { return (x == 0) != (y == 0); });
}
inline std::vector<Cells> areasByCorners(const Cells& cells)
{
    return areas(cells, [](Place, int, int) { return true; });
}
/// Cut by borders, also by those that end within a room.
inline std::vector<Cells> areasInRooms(const Board& b, const Cells& cells)
{
    return areas(cells, [&](Place c, int x, int y) {
        const Place edge{static_cast<std::int16_t>(c.x + x), static_cast<std::int16_t>(c.y + y)};
        return (x == 0) != (y == 0) && (!b.grid().hasCell(shifted(c, x, y)) || b.at(Layer::Room, edge) != 1);
    });
}

inline bool oneArea(const Board& b, bool dark)
{
    return areas(cellsOf(b, dark)).size() <= 1;
}
inline bool someShade(const Board& b)
{
    return !cellsOf(b, true).empty();
}
inline int darkBeside(const Board& b, Place c)
{
    return static_cast<int>(std::ranges::count_if(directions, [&](Dir d) { return shaded(b, c.step(d)); }));
}
inline int darkCorners(const Board& b, Place c)
{
    return (shaded(b, shifted(c, -1, -1)) ? 1 : 0) + (shaded(b, shifted(c, 1, -1)) ? 1 : 0)
           + (shaded(b, shifted(c, -1, 1)) ? 1 : 0) + (shaded(b, shifted(c, 1, 1)) ? 1 : 0);
}
inline bool noneSideBySide(const Board& b)
{
    return std::ranges::none_of(b.grid().cells(), [&](Place c) { return shaded(b, c) && darkBeside(b, c) > 0; });
}
inline bool squareOf(const Board& b, bool dark)
{
    return std::ranges::any_of(b.grid().windows(2, 2), [&](const auto& square) {
        return std::ranges::all_of(square, [&](Place c) { return shaded(b, c) == dark; });
    });
}
/// Shaded cells apart, some of them, and the others one area.
inline bool apartAndWhole(const Board& b)
{
    return someShade(b) && noneSideBySide(b) && oneArea(b, false);
}

/// Does each number hold? "?" and no number ask for nothing.
template <class Holds>
bool numbersHold(const Board& b, Holds holds)
{
    return std::ranges::all_of(b.grid().cells(),
                               [&](Place c) { return b.at(Layer::Number, c) < 0 || holds(c, b.at(Layer::Number, c)); });
}
inline bool cluesAreFree(const Board& b)
{
    return std::ranges::none_of(b.grid().cells(),
                                [&](Place c) { return b.at(Layer::Number, c) != blank && shaded(b, c); });
}
/// Each unshaded area holds one clue, which is its size; clues are not shaded.
inline bool islandsHold(const Board& b)
{
    return cluesAreFree(b) && std::ranges::all_of(areas(cellsOf(b, false)), [&](const Cells& island) {
               std::vector<int> clues;
               for (const Place c : island)
                   if (b.at(Layer::Number, c) != blank)
                       clues.push_back(b.at(Layer::Number, c));
               return clues.size() == 1 && (clues[0] < 0 || clues[0] == std::ssize(island));
           });
}

inline Cells darkIn(const Board& b, const Room& room)
{
    Cells dark;
    for (const Place c : room.cells)
        if (shaded(b, c))
            dark.insert(c);
    return dark;
}
inline bool roomCountsHold(const Board& b)
{
    return std::ranges::all_of(
        rooms(b), [&](const Room& room) { return room.number < 0 || std::ssize(darkIn(b, room)) == room.number; });
}
inline bool sameRoom(const Board& b, Place p, Place q)
{
    return std::ranges::any_of(rooms(b), [&](const Room& room) {
        return std::ranges::count(room.cells, p) + std::ranges::count(room.cells, q) == 2;
    });
}
/// Two neighbours of one colour with a border between them.
inline bool touchAcrossBorder(const Board& b, bool dark)
{
    return std::ranges::any_of(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return b.at(Layer::Room, e) == 1 && shaded(b, p) == dark && shaded(b, q) == dark;
    });
}
/// A straight line of unshaded cells crosses two borders.
inline bool reachesThirdRoom(const Board& b)
{
    for (const Place c : b.grid().cells())
        for (const Dir d : {Dir::Right, Dir::Down}) {
            int borders = 0;
            for (Place p = c; unshaded(b, p); p = p.step(d))
                if (p != c && b.at(Layer::Room, edgeBetween(p, opposite(d))) == 1 && ++borders >= 2)
                    return true;
        }
    return false;
}

/// The shape of an area in a form that is the same for all its rotations and mirror images.
inline std::set<std::pair<int, int>> shapeOf(const Cells& area)
{
    std::set<std::set<std::pair<int, int>>> forms;
    for (int turn = 0; turn < 8; ++turn) {
        std::set<std::pair<int, int>> form;
        for (const Place c : area) {
            int x = (turn & 1) != 0 ? -c.x : c.x, y = (turn & 2) != 0 ? -c.y : c.y;
            if ((turn & 4) != 0)
                std::swap(x, y);
            form.insert({x, y});
        }
        int left = form.begin()->first, top = form.begin()->second;
        for (const auto& [x, y] : form)
            left = std::min(left, x), top = std::min(top, y);
        std::set<std::pair<int, int>> moved;
        for (const auto& [x, y] : form)
            moved.insert({x - left, y - top});
        forms.insert(std::move(moved));
    }
    return *forms.begin();
}

/// Columns and rows that an area reaches over.
inline Size boxOf(const Cells& area)
{
    const auto [left, right] = std::ranges::minmax(area, {}, &Place::x);
    const auto [top, bottom] = std::ranges::minmax(area, {}, &Place::y);
    return {(right.x - left.x) / 2 + 1, (bottom.y - top.y) / 2 + 1};
}
inline bool isRectangle(const Cells& area)
{
    return boxOf(area).cells() == std::ssize(area);
}
inline bool isSquare(const Cells& area)
{
    return isRectangle(area) && boxOf(area).width == boxOf(area).height;
}
inline bool isBar(const Cells& area)
{
    return boxOf(area).width == 1 || boxOf(area).height == 1;
}
inline bool touchAtCorner(const Cells& one, const Cells& other)
{
    return std::ranges::any_of(one, [&](Place c) {
        return other.contains(shifted(c, 1, 1)) || other.contains(shifted(c, 1, -1))
               || other.contains(shifted(c, -1, 1)) || other.contains(shifted(c, -1, -1));
    });
}
/// Areas of four cells that differ in shape where they touch at a corner, and all hang together.
inline bool tetrominoChain(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    for (const Cells& one : dark)
        for (const Cells& other : dark)
            if (one.size() != 4 || (&one != &other && touchAtCorner(one, other) && shapeOf(one) == shapeOf(other)))
                return false;
    return areasByCorners(cellsOf(b, true)).size() <= 1;
}
/// The area that a cell lies in.
inline const Cells& areaAt(const std::vector<Cells>& areas, Place c)
{
    return *std::ranges::find_if(areas, [&](const Cells& area) { return area.contains(c); });
}

// --- the comparison ---

struct Case {
    const char* genre;
    bool (*right)(const Board&);
    std::vector<Size> sizes;
    int clueMin;
    int clueMax;
    int borders; ///< one edge in so many is a border; 0: none
    int boards;  ///< of each size
    const char* flags = "";
    int clues = 6; ///< one cell in so many has one
};

inline Board randomPuzzle(const Case& test, Size size, std::mt19937& random)
{
    Board b = findGenre(test.genre)->makeBoard(size, test.flags);
    if (genreOf(b).clue(Clue::PieceBank) != nullptr) {
        constexpr std::array banks{"2/11g/21o", "2/22s/11g", "3/11g/11g/21o", "2/21o/21o", "1/23t"};
        b.setSetup(banks[random() % banks.size()]);
    }
    const auto roll = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    const bool hasUnknown = std::ranges::any_of(genreOf(b).clues, [](const Clue& clue) { return clue.orUnknown; });
    const bool hasTiles = std::ranges::any_of(genreOf(b).clues, &Clue::tiles);
    EditBuilder builder(b);
    if (const Clue* dot = genreOf(b).clue(Clue::Dot)) {
        for (const Place p : dotPlaces(size))
            if (const std::vector<int> colours = dot->coloursAt(p); !colours.empty() && roll(9) == 0)
                builder.set(dotLayer(p), p, colours[static_cast<std::size_t>(roll(static_cast<int>(colours.size())))]);
    } else if (b.has(Layer::Number))
        for (const Place c : b.grid().cells())
            if (roll(test.clues) == 0)
                builder.set(Layer::Number, c,
                            hasUnknown && roll(8) == 0 ? question
                                                       : test.clueMin + roll(test.clueMax - test.clueMin + 1));
    if (b.has(Layer::Terrain))
        for (const Place c : b.grid().cells())
            if (roll(10) == 0)
                builder.set(Layer::Terrain, c, static_cast<int>(Terrain::Hole));
    if (genreOf(b).clue(Clue::VertexNumber) != nullptr)
        for (const Place v : b.grid().all(PlaceKind::Vertex))
            if (test.clueMax > 0 && roll(8) == 0)
                builder.set(Layer::Vertex, v, test.clueMin + roll(test.clueMax - test.clueMin + 1));
    if (b.has(Layer::Arrow))
        for (const Place c : b.grid().cells())
            if (builder.board().at(Layer::Number, c) != blank && roll(6) != 0)
                builder.set(Layer::Arrow, c, 1 + roll(4));
    if (test.borders > 0)
        for (const Place edge : b.grid().innerEdges())
            if (roll(test.borders) == 0)
                builder.set(Layer::Room, edge, hasTiles && roll(2) == 0 ? thinBorder : 1);
    if (genreOf(b).clue(Clue::RoomNumber) != nullptr)
        settleRoomNumbers(builder);
    return builder.board();
}

/// Every filling of random boards, the first of each size without numbers; `change` may do something to the others.
inline void compare(const Case& test, void (*change)(Board&, const Case&, std::mt19937&) = nullptr)
{
    std::mt19937 random(7);
    int right = 0;
    for (const Size size : test.sizes)
        for (int n = 0; tests::isOneMore(n, test.boards, n * std::exp2(size.cells()), right); ++n) {
            Board b = randomPuzzle(test, size, random);
            if (n > 0 && change != nullptr)
                change(b, test, random);
            if (n == 0)
                b = b.without(std::vector{Layer::Number, Layer::Arrow, Layer::EdgeDot, Layer::Vertex});
            const Rules r = rulesOf(b);
            const auto cells = b.grid().cells();
            for (unsigned bits = 0; bits < 1U << cells.size(); ++bits) {
                for (std::size_t k = 0; k < cells.size(); ++k)
                    b.set(Layer::Shade, cells[k], (bits >> k & 1) != 0 ? 1 : k % 2 == 0 ? blank : 0);
                const bool expected = test.right(b);
                right += expected ? 1 : 0;
                if (isRight(r, b) != expected)
                    QFAIL(qPrintable(QString("%1 %2x%3 board %4 filling %5: the definition says %6")
                                         .arg(test.genre)
                                         .arg(size.width)
                                         .arg(size.height)
                                         .arg(n)
                                         .arg(bits)
                                         .arg(expected)));
            }
        }
    QVERIFY2(right > 20, "the boards have solutions at all");
}

} // namespace tokisuji::shades
