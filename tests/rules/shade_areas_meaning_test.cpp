// Does a page mean what its rules say? Kinds of shading about areas, their forms and what is reached: every filling of
// small boards is judged by the page and by a slow definition written down here on its own.
#include "tests/rules/shade_definitions.h"
#include "tests/support/test.h"

#include <array>

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

bool cbanana(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true)), light = areas(cellsOf(b, false));
    return std::ranges::all_of(dark, isRectangle) && std::ranges::none_of(light, isRectangle)
           && numbersHold(b, [&](Place c, int n) { return n == std::ssize(areaAt(shaded(b, c) ? dark : light, c)); });
}

bool oasis(const Board& b)
{
    const auto isCircle = [&](Place c) { return b.grid().hasCell(c) && b.at(Layer::Number, c) != blank; };
    return apartAndWhole(b) && cluesAreFree(b) && !squareOf(b, false) && numbersHold(b, [&](Place c, int n) {
               Cells walked{c}, met;
               for (std::size_t before = 0; before != walked.size();) {
                   before = walked.size();
                   for (const Place p : Cells(walked))
                       for (const Dir d : directions)
                           if (const Place next = p.step(d); isCircle(next))
                               met.insert(next);
                           else if (unshaded(b, next))
                               walked.insert(next);
               }
               met.erase(c);
               return n == std::ssize(met);
           });
}

bool kuromenbun(const Board& b)
{
    return cluesAreFree(b) && std::ranges::all_of(areasInRooms(b, cellsOf(b, false)), [&](const Cells& area) {
               std::vector<int> clues;
               Cells beside;
               for (const Place c : area) {
                   if (b.at(Layer::Number, c) != blank)
                       clues.push_back(b.at(Layer::Number, c));
                   for (const Dir d : directions)
                       if (shaded(b, c.step(d)))
                           beside.insert(c.step(d));
               }
               return clues.empty() || (clues.size() == 1 && (clues[0] < 0 || clues[0] == std::ssize(beside)));
           });
}

int darkUnder(const Board& b, Place dot)
{
    return static_cast<int>(std::ranges::count_if(cellsUnderDot(b.grid(), dot), [&](Place c) { return shaded(b, c); }));
}

template <class Holds>
bool dotsHold(const Board& b, Holds holds)
{
    return std::ranges::all_of(dotPlaces(b.size()), [&](Place p) { return dotAt(b, p) == blank || holds(p); });
}

bool nothree(const Board& b)
{
    const auto isEven = [&](const std::vector<Place>& line) {
        std::vector<int> at;
        for (int i = 0; i < std::ssize(line); ++i)
            if (shaded(b, line[static_cast<std::size_t>(i)]))
                at.push_back(i);
        for (std::size_t k = 2; k < at.size(); ++k)
            if (at[k] - at[k - 1] == at[k - 1] - at[k - 2])
                return true;
        return false;
    };
    return apartAndWhole(b) && dotsHold(b, [&](Place dot) { return darkUnder(b, dot) == 1; })
           && std::ranges::none_of(b.grid().lines(), isEven);
}

bool nuriuzu(const Board& b)
{
    if (b.hasFlag('c') && !oneArea(b, true))
        return false;
    return !squareOf(b, true) && !squareOf(b, false) && dotsHold(b, [&](Place dot) { return darkUnder(b, dot) == 0; })
           && std::ranges::all_of(areas(cellsOf(b, false)), [&](const Cells& area) {
                  std::vector<Place> stars;
                  for (const Place p : dotPlaces(b.size()))
                      if (dotAt(b, p) != blank && area.contains(cellsUnderDot(b.grid(), p).front()))
                          stars.push_back(p);
                  return stars.size() == 1 && std::ranges::all_of(area, [&](Place c) {
                             return area.contains({static_cast<std::int16_t>(2 * stars[0].x - c.x),
                                                   static_cast<std::int16_t>(2 * stars[0].y - c.y)});
                         });
              });
}

bool tetrochaink(const Board& b)
{
    return tetrominoChain(b) && dotsHold(b, [&](Place dot) {
               const int dark = darkUnder(b, dot), all = static_cast<int>(cellsUnderDot(b.grid(), dot).size());
               const int colour = dotAt(b, dot);
               return colour == blackDot ? 2 * dark > all : colour == whiteDot ? 2 * dark < all : 2 * dark == all;
           });
}

bool hasunomura(const Board& b)
{
    const std::vector<Cells> light = areas(cellsOf(b, false));
    return someShade(b) && cluesAreFree(b) && !squareOf(b, true) && oneArea(b, true)
           && numbersHold(b, [&](Place c, int n) {
                  for (const Cells& area : light)
                      if (area.contains(shifted(c, 1, 1)) || area.contains(shifted(c, 1, -1))
                          || area.contains(shifted(c, -1, 1)) || area.contains(shifted(c, -1, -1)))
                          n -= static_cast<int>(area.size());
                  return n == 0;
              });
}

bool aquapelago(const Board& marked)
{
    Board b = marked;
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Number, c) != blank)
            b.set(Layer::Shade, c, 1);
    const std::vector<Cells> groups = areas(cellsOf(b, true), [](Place, int x, int y) { return x != 0 && y != 0; });
    return cluesAreFree(marked) && noneSideBySide(b) && oneArea(b, false) && !squareOf(b, false)
           && numbersHold(b, [&](Place c, int n) { return n == std::ssize(areaAt(groups, c)); });
}

bool martini(const Board& b)
{
    const std::vector<Cells> light = areas(cellsOf(b, false));
    const auto isWhiteCircle = [&](Place c) { return b.at(Layer::Number, c) != blank && b.at(Layer::Number, c) != 0; };
    const auto circlesHold = [&](Place c) {
        const int n = b.at(Layer::Number, c);
        return n == blank
               || (n == 0 ? shaded(b, c)
                          : unshaded(b, c) && (n < 0 || n == std::ranges::count_if(areaAt(light, c), isWhiteCircle)));
    };
    return std::ranges::all_of(b.grid().cells(), circlesHold) && !touchAcrossBorder(b, true)
           && areasByCorners(cellsOf(b, true)).size() <= 1 && std::ranges::all_of(rooms(b), [&](const Room& room) {
                  return areasInRooms(b, darkIn(b, room)).size() <= 1;
              });
}

bool sumiwake(const Board& b)
{
    return apartAndWhole(b) && !reachesThirdRoom(b)
           && std::ranges::all_of(b.grid().all(PlaceKind::Vertex), [&](Place v) {
                  const auto dark =
                      std::ranges::count_if(b.grid().cellsAround(v), [&](Place c) { return shaded(b, c); });
                  return b.at(Layer::Vertex, v) == blank || b.at(Layer::Vertex, v) == dark;
              });
}

bool sansaroad(const Board& b)
{
    const auto beside = [&](Place c) {
        return std::ranges::count_if(directions, [&](Dir d) { return unshaded(b, c.step(d)); });
    };
    return cluesAreFree(b) && oneArea(b, false) && !squareOf(b, false)
           && std::ranges::all_of(cellsOf(b, false),
                                  [&](Place c) { return beside(c) == (b.at(Layer::Number, c) == blank ? 2 : 3); })
           && std::ranges::all_of(dotPlaces(b.size()), [&](Place dot) {
                  const int dark = darkUnder(b, dot), all = static_cast<int>(cellsUnderDot(b.grid(), dot).size());
                  const int colour = isCell(dot) ? blank : dotAt(b, dot);
                  return colour == blank
                         || (colour == blackDot   ? 2 * dark > all
                             : colour == whiteDot ? 2 * dark < all
                                                  : 2 * dark == all);
              });
}

/// Walks straight over unshaded cells: does it come to a circle?
bool seesCircle(const Board& b, Place from, Dir d)
{
    for (Place c = from.step(d); unshaded(b, c); c = c.step(d))
        if (b.at(Layer::Number, c) != blank)
            return true;
    return false;
}

bool curving(const Board& b)
{
    return cluesAreFree(b) && noneSideBySide(b) && oneArea(b, false)
           && std::ranges::none_of(cellsOf(b, false), [&](Place c) {
                  const bool up = seesCircle(b, c, Dir::Up), down = seesCircle(b, c, Dir::Down);
                  const bool left = seesCircle(b, c, Dir::Left), right = seesCircle(b, c, Dir::Right);
                  return b.at(Layer::Number, c) != blank ? up || down || left || right
                                                         : (up || down) && (left || right);
              });
}

const std::array cases{
    Case{"cbanana", cbanana, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 6, 0, 40},
    Case{"oasis", oasis, {{2, 1}, {2, 2}, {3, 3}, {5, 2}, {6, 1}, {4, 3}}, 1, 3, 0, 40},
    Case{"kuromenbun", kuromenbun, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 4, 3, 40},
    Case{"nothree", nothree, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {7, 1}, {5, 3}}, 0, 0, 0, 30},
    Case{"nuriuzu", nuriuzu, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 0, 40},
    Case{"nuriuzu", nuriuzu, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 0, 0, 40, "c"},
    Case{"hasunomura", hasunomura, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 5, 0, 40},
    Case{"aquapelago", aquapelago, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {6, 1}}, 1, 4, 0, 40},
    Case{"martini", martini, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 3, 3, 40},
    Case{"sumiwake", sumiwake, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 2, 4, 40},
    Case{"sansaroad", sansaroad, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {5, 3}}, 0, 0, 0, 20},
    Case{"curving", curving, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {6, 1}}, 1, 1, 0, 40},
    Case{"tetrochaink", tetrochaink, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {5, 3}}, 0, 0, 0, 20},
};

} // namespace

class ShadeAreasMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ShadeAreasMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(qPrintable(QString(cases[i].genre) + cases[i].flags)) << static_cast<int>(i);
}

void ShadeAreasMeaningTest::everyFilling()
{
    QFETCH(int, index);
    compare(cases[static_cast<std::size_t>(index)]);
}

TOKISUJI_TEST(ShadeAreasMeaningTest);
#include "shade_areas_meaning_test.moc"
