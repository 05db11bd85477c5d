// Does a page mean what its rules say? Kinds of shading in rooms: every filling of small boards is judged by the page
// and by a slow definition written down here on its own.
#include "tests/rules/bank_definitions.h"
#include "tests/rules/tile_definitions.h"
#include "tests/support/test.h"

#include <array>

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

/// Is every room, and the shading of every room, the same after a half turn?
bool roomsAreTurned(const Board& b)
{
    return std::ranges::all_of(rooms(b), [&](const Room& room) {
        int left = room.cells[0].x, right = left, top = room.cells[0].y, bottom = top;
        for (const Place c : room.cells) {
            left = std::min<int>(left, c.x), right = std::max<int>(right, c.x);
            top = std::min<int>(top, c.y), bottom = std::max<int>(bottom, c.y);
        }
        return std::ranges::all_of(room.cells, [&](Place c) {
            const Place image{static_cast<std::int16_t>(left + right - c.x),
                              static_cast<std::int16_t>(top + bottom - c.y)};
            return std::ranges::count(room.cells, image) == 1 && shaded(b, image) == shaded(b, c);
        });
    });
}

bool ayeheya(const Board& b)
{
    return apartAndWhole(b) && roomCountsHold(b) && !reachesThirdRoom(b) && roomsAreTurned(b);
}

bool heyablock(const Board& b)
{
    return oneArea(b, false) && roomCountsHold(b) && !reachesThirdRoom(b) && !touchAcrossBorder(b, true)
           && std::ranges::all_of(rooms(b), [&](const Room& room) {
                  const std::size_t dark = areasInRooms(b, darkIn(b, room)).size();
                  return dark == 1 || (dark == 0 && room.number == 0);
              });
}

bool oneroom(const Board& b)
{
    std::map<std::set<Place>, int> doors; // by the first cells of the two rooms
    const auto firstOf = [&](Place c) {
        for (const Room& room : rooms(b))
            if (std::ranges::count(room.cells, c) == 1)
                return room.cells.front();
        return c;
    };
    for (const Place e : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(e); b.at(Layer::Room, e) == 1 && !shaded(b, p) && !shaded(b, q))
            ++doors[{firstOf(p), firstOf(q)}];
    return apartAndWhole(b) && roomCountsHold(b)
           && std::ranges::all_of(rooms(b),
                                  [&](const Room& room) {
                                      Cells white;
                                      for (const Place c : room.cells)
                                          if (!shaded(b, c))
                                              white.insert(c);
                                      return areasInRooms(b, white).size() <= 1;
                                  })
           && std::ranges::all_of(doors, [](const auto& pair) { return pair.second <= 1; });
}

bool marutaring(const Board& b)
{
    const auto roomsHold = [&] {
        return std::ranges::all_of(rooms(b), [&](const Room& room) {
            const Cells dark = darkIn(b, room);
            return (!dark.empty() || room.number == 0)
                   && std::ranges::all_of(areasInRooms(b, dark), [](const Cells& bar) {
                          const auto sameX = [&](Place c) { return c.x == bar.begin()->x; };
                          const auto sameY = [&](Place c) { return c.y == bar.begin()->y; };
                          return std::ranges::all_of(bar, sameX) || std::ranges::all_of(bar, sameY);
                      });
        });
    };
    const Cells dark = cellsOf(b, true);
    return !dark.empty() && oneArea(b, true) && !squareOf(b, true) && roomCountsHold(b)
           && std::ranges::all_of(dark, [&](Place c) { return darkBeside(b, c) == 2; }) && roomsHold();
}

/// Steps between two cells that lie in one room.
int stepsWithin(const Board& b, Place from, Place to)
{
    Cells seen{from};
    for (int steps = 0;; ++steps) {
        if (seen.contains(to))
            return steps;
        for (const Place p : Cells(seen))
            for (const Dir d : directions)
                if (b.grid().hasCell(p.step(d)) && b.at(Layer::Room, edgeBetween(p, d)) != 1)
                    seen.insert(p.step(d));
    }
}

bool mannequin(const Board& b)
{
    std::map<Place, int> distance; // of each cell's room
    for (const Room& room : rooms(b)) {
        const Cells dark = darkIn(b, room);
        if (dark.size() != 2)
            return false;
        const int steps = stepsWithin(b, *dark.begin(), *dark.rbegin());
        if (room.number >= 0 && steps != room.number + 1)
            return false;
        for (const Place c : room.cells)
            distance[c] = steps;
    }
    return oneArea(b, false) && std::ranges::none_of(b.grid().innerEdges(), [&](Place e) {
               const auto [p, q] = cellsBeside(e);
               return !sameRoom(b, p, q) && distance[p] == distance[q];
           });
}

bool invlitso(const Board& b)
{
    std::map<Place, std::set<std::pair<int, int>>> shapeAt;
    for (const Room& room : rooms(b)) {
        Cells white;
        for (const Place c : room.cells)
            if (!shaded(b, c))
                white.insert(c);
        if (white.size() != 4 || areasInRooms(b, white).size() != 1)
            return false;
        for (const Place c : white)
            shapeAt[c] = shapeOf(white);
    }
    return !squareOf(b, true) && oneArea(b, true) && std::ranges::none_of(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return shapeAt.contains(p) && shapeAt.contains(q) && !sameRoom(b, p, q) && shapeAt[p] == shapeAt[q];
    });
}

bool cocktail(const Board& b)
{
    return !squareOf(b, true) && roomCountsHold(b) && !touchAcrossBorder(b, true)
           && areasByCorners(cellsOf(b, true)).size() <= 1 && std::ranges::all_of(rooms(b), [&](const Room& room) {
                  return areasInRooms(b, darkIn(b, room)).size() <= 1;
              });
}

bool bramble(const Board& b)
{
    const auto isSingle = [&](Place c) { return shaded(b, c) && darkBeside(b, c) == 0; };
    const auto reachesOut = [&](const Cells& area) {
        return std::ranges::any_of(area, [&](Place c) {
            return std::ranges::any_of(directions, [&](Dir d) { return !b.grid().hasCell(c.step(d)); });
        });
    };
    return someShade(b) && roomCountsHold(b) && !touchAcrossBorder(b, true)
           && areasByCorners(cellsOf(b, true)).size() <= 1
           && std::ranges::all_of(areas(cellsOf(b, true)), [](const Cells& block) { return block.size() <= 2; })
           && std::ranges::all_of(areas(cellsOf(b, false)), reachesOut)
           && std::ranges::none_of(b.grid().cells(), [&](Place c) {
                  return isSingle(c) && (isSingle(shifted(c, 1, 1)) || isSingle(shifted(c, -1, 1)));
              });
}

bool tetroctb(const Board& b)
{
    return someShade(b) && roomCountsHold(b) && tetrominoChain(b)
           && std::ranges::all_of(areas(cellsOf(b, true)),
                                  [&](const Cells& area) { return areasInRooms(b, area).size() > 1; });
}

bool twoGroups(const Board& b)
{
    return !squareOf(b, true) && oneArea(b, true) && std::ranges::all_of(rooms(b), [&](const Room& room) {
        return areasInRooms(b, darkIn(b, room)).size() == 2;
    });
}

bool nuritwin(const Board& b)
{
    return twoGroups(b) && std::ranges::all_of(rooms(b), [&](const Room& room) {
               const std::vector<Cells> dark = areasInRooms(b, darkIn(b, room));
               return dark[0].size() == dark[1].size() && (room.number < 0 || std::ssize(dark[0]) == room.number);
           });
}

/// Without the flag x some unshaded area of a numbered room has to be as large as the number.
bool akichi(const Board& b)
{
    return apartAndWhole(b) && !reachesThirdRoom(b) && std::ranges::all_of(rooms(b), [&](const Room& room) {
               std::size_t largest = 0;
               for (const Cells& area : areasInRooms(b, cellsOf(b, false)))
                   if (std::ranges::count(room.cells, *area.begin()) > 0)
                       largest = std::max(largest, area.size());
               const auto number = static_cast<std::size_t>(room.number);
               return room.number < 0 || largest == number || (b.hasFlag('x') && largest < number);
           });
}

bool regionalPoly(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    return holesAreFree(b) && shapesOf(dark) == shapesOfBank(b) && !touchAcrossBorder(b, true)
           && areasByCorners(cellsOf(b, true)).size() == dark.size()
           && std::ranges::all_of(rooms(b),
                                  [&](const Room& room) { return areasInRooms(b, darkIn(b, room)).size() <= 1; });
}

bool kissing(const Board& b)
{
    const std::vector<Cells> pieces = areasInRooms(b, cellsOf(b, true));
    return holesAreFree(b) && shapesOf(pieces) == shapesOfBank(b)
           && std::ranges::all_of(b.grid().innerEdges(), [&](Place e) {
                  const auto [p, q] = cellsBeside(e);
                  return b.at(Layer::Room, e) != 1 || (shaded(b, p) && shaded(b, q) && !areaAt(pieces, p).contains(q));
              });
}

const std::array cases{
    Case{"ayeheya", ayeheya, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, 0, 2, 3, 60},
    Case{"heyablock", heyablock, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, 0, 2, 3, 25},
    Case{"oneroom", oneroom, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, 0, 2, 3, 25},
    Case{"marutaring", marutaring, {{1, 1}, {3, 3}, {4, 3}, {3, 4}}, 1, 4, 2, 120},
    Case{"mannequin", mannequin, {{2, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}}, 0, 2, 3, 60},
    Case{"invlitso", invlitso, {{2, 2}, {4, 1}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 6, 60},
    Case{"cocktail", cocktail, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 3, 40},
    Case{"bramble", bramble, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 3, 40},
    Case{"tetroctb", tetroctb, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {5, 3}}, 0, 4, 3, 20},
    Case{"disco", twoGroups, {{3, 3}, {5, 2}, {4, 3}, {5, 3}}, 0, 0, 5, 40},
    Case{"nuritwin", nuritwin, {{3, 3}, {5, 2}, {4, 3}, {5, 3}}, 1, 3, 5, 40},
    Case{"regional-poly", regionalPoly, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 4, 30},
    Case{"kissing", kissing, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 8, 60},
    Case{"akichi", akichi, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 6, 4, 40},
    Case{"paintarea", paintarea, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 4, 2, 60},
    Case{"tilecity", tilecity, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {5, 3}}, 1, 3, 2, 60},
    Case{"nurimaze", nurimaze, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 3, 4, 2, 60},
    Case{"parquet", parquet, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 2, 80},
    Case{"dominion", dominion, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 3, 0, 80, "", 3},
    Case{"usoone", usoone, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 5, 60, "", 3},
    Case{"nondango", nondango, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 1, 5, 60, "", 2},
    Case{"akichi", akichi, {{1, 1}, {2, 2}, {3, 3}, {5, 2}}, 0, 6, 4, 40, "x"},
};

} // namespace

class ShadeRoomsMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ShadeRoomsMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(qPrintable(QString(cases[i].genre) + cases[i].flags)) << static_cast<int>(i);
}

void ShadeRoomsMeaningTest::everyFilling()
{
    QFETCH(int, index);
    compare(cases[static_cast<std::size_t>(index)]);
}

TOKISUJI_TEST(ShadeRoomsMeaningTest);
#include "shade_rooms_meaning_test.moc"
