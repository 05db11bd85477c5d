// Does a page mean what its rules say? Kinds of shading with numbers in their cells: every filling of small boards is
// judged by the page and by a slow definition written down here on its own.
#include "tests/rules/shade_definitions.h"
#include "tests/support/test.h"

#include <array>

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

bool context(const Board& b)
{
    return apartAndWhole(b) && numbersHold(b, [&](Place c, int n) {
               return n == (shaded(b, c) ? darkCorners(b, c) : darkBeside(b, c));
           });
}

bool smullyan(const Board& b)
{
    return apartAndWhole(b) && numbersHold(b, [&](Place c, int n) {
               const int dark = (shaded(b, c) ? 1 : 0) + darkCorners(b, c) + darkBeside(b, c);
               return (n == dark) != shaded(b, c);
           });
}

bool island(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    Cells joined = cellsOf(b, true);
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Number, c) != blank)
            joined.insert(c);
    return someShade(b) && cluesAreFree(b) && areas(joined).size() == 1 && numbersHold(b, [&](Place c, int n) {
               for (const Cells& area : dark)
                   if (std::ranges::any_of(directions, [&](Dir d) { return area.contains(c.step(d)); }))
                       n -= static_cast<int>(area.size());
               return n == 0;
           });
}

bool norinuri(const Board& b)
{
    return islandsHold(b) && std::ranges::all_of(areas(cellsOf(b, true)), [](const Cells& a) { return a.size() == 2; });
}

bool canal(const Board& b)
{
    return !squareOf(b, true) && oneArea(b, true) && cluesAreFree(b) && numbersHold(b, [&](Place c, int n) {
        for (const Dir d : directions)
            for (Place p = c.step(d); shaded(b, p); p = p.step(d))
                --n;
        return n == 0;
    });
}

bool kurochute(const Board& b)
{
    return apartAndWhole(b) && cluesAreFree(b) && numbersHold(b, [&](Place c, int n) {
               return std::ranges::count_if(directions, [&](Dir d) { return shaded(b, c.step(d, 2 * n)); }) == 1;
           });
}

bool countsRound(const Board& b)
{
    return cluesAreFree(b) && numbersHold(b, [&](Place c, int n) { return n == darkBeside(b, c) + darkCorners(b, c); });
}

bool bosnianroad(const Board& b)
{
    const Cells dark = cellsOf(b, true);
    return someShade(b) && countsRound(b) && oneArea(b, true)
           && std::ranges::all_of(dark, [&](Place c) { return darkBeside(b, c) == 2; })
           && std::ranges::all_of(b.grid().windows(2, 2), [&](const auto& square) {
                  const bool first = shaded(b, square[0]), second = shaded(b, square[1]);
                  return first != shaded(b, square[3]) || second != shaded(b, square[2]) || first == second;
              });
}

bool mochikoro(const Board& b)
{
    const std::vector<Cells> white = areas(cellsOf(b, false));
    return someShade(b) && !squareOf(b, true) && cluesAreFree(b) && areasByCorners(cellsOf(b, false)).size() <= 1
           && std::ranges::all_of(white,
                                  [&](const Cells& area) {
                                      return isRectangle(area) && std::ranges::count_if(area, [&](Place c) {
                                                                      return b.at(Layer::Number, c) != blank;
                                                                  }) <= 1;
                                  })
           && numbersHold(b, [&](Place c, int n) { return std::ssize(areaAt(white, c)) == n; });
}

bool mochinyoro(const Board& b)
{
    return mochikoro(b) && std::ranges::none_of(areas(cellsOf(b, true)), isRectangle);
}

bool nuribou(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    return islandsHold(b) && std::ranges::all_of(dark, isBar) && std::ranges::none_of(cellsOf(b, true), [&](Place c) {
               return std::ranges::any_of(std::array{shifted(c, 1, 1), shifted(c, -1, 1)}, [&](Place other) {
                   return shaded(b, other) && areaAt(dark, c).size() == areaAt(dark, other).size();
               });
           });
}

/// Unshaded cells seen in the four directions, a cell itself included.
int sightOf(const Board& b, Place c)
{
    int n = 1;
    for (const Dir d : directions)
        for (Place p = c.step(d); unshaded(b, p); p = p.step(d))
            ++n;
    return n;
}

bool cityspace(const Board& b)
{
    const Cells white = cellsOf(b, false);
    const auto links = std::ranges::count_if(b.grid().innerEdges(), [&](Place e) {
        const auto [p, q] = cellsBeside(e);
        return !shaded(b, p) && !shaded(b, q);
    });
    return someShade(b) && cluesAreFree(b) && oneArea(b, false) && (white.empty() || links == std::ssize(white) - 1)
           && std::ranges::all_of(areas(cellsOf(b, true)), [](const Cells& a) { return isBar(a) && a.size() > 1; })
           && numbersHold(b, [&](Place c, int n) { return n == sightOf(b, c); });
}

bool circlesquare(const Board& b)
{
    return someShade(b) && !squareOf(b, true) && oneArea(b, true)
           && numbersHold(b, [&](Place c, int circle) { return shaded(b, c) == (circle == 2); })
           && std::ranges::all_of(areas(cellsOf(b, false)), isSquare);
}

bool lookair(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    if (!someShade(b) || !std::ranges::all_of(dark, isSquare))
        return false;
    for (const Place c : cellsOf(b, true))
        for (const Dir d : {Dir::Right, Dir::Down}) {
            Place next = c.step(d);
            if (shaded(b, next))
                continue;
            while (unshaded(b, next))
                next = next.step(d);
            if (shaded(b, next) && areaAt(dark, c).size() == areaAt(dark, next).size())
                return false;
        }
    return numbersHold(b, [&](Place c, int n) { return n == darkBeside(b, c) + (shaded(b, c) ? 1 : 0); });
}

bool tasquare(const Board& b)
{
    const std::vector<Cells> dark = areas(cellsOf(b, true));
    const auto isTouched = [&](Place c) { return b.at(Layer::Number, c) == blank || darkBeside(b, c) > 0; };
    return someShade(b) && cluesAreFree(b) && std::ranges::all_of(dark, isSquare) && oneArea(b, false)
           && std::ranges::all_of(b.grid().cells(), isTouched) && numbersHold(b, [&](Place c, int n) {
                  for (const Dir d : directions)
                      if (shaded(b, c.step(d)))
                          n -= static_cast<int>(areaAt(dark, c.step(d)).size());
                  return n == 0;
              });
}

bool teri(const Board& b)
{
    const auto isWhite = [&](const std::vector<Place>& cells) {
        return std::ranges::none_of(cells, [&](Place c) { return shaded(b, c); });
    };
    return apartAndWhole(b) && cluesAreFree(b) && numbersHold(b, [&](Place c, int n) {
               int largest = 0;
               for (int width = 1; width <= b.size().width; ++width)
                   for (int height = 1; height <= b.size().height; ++height)
                       for (const auto& cells : b.grid().windows(width, height))
                           if (std::ranges::count(cells, c) == 1 && isWhite(cells))
                               largest = std::max(largest, width * height);
               return largest == n;
           });
}

bool tetrochain(const Board& b)
{
    return cluesAreFree(b) && tetrominoChain(b) && numbersHold(b, [&](Place c, int n) {
               const int arrow = b.at(Layer::Arrow, c);
               if (arrow <= 0)
                   return false;
               for (Place p = c; b.grid().hasCell(p); p = p.step(static_cast<Dir>(arrow)))
                   n -= shaded(b, p) ? 1 : 0;
               return n == 0;
           });
}

const std::array cases{
    Case{"context", context, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 2, 0, 25},
    Case{"smullyan", smullyan, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 3, 0, 25},
    Case{"island", island, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 0, 25},
    Case{"norinuri", norinuri, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 3, 0, 60},
    Case{"canal", canal, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 3, 0, 25},
    Case{"kurochute", kurochute, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 3, 0, 25},
    Case{"mines", countsRound, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 0, 25},
    Case{"bosnianroad", bosnianroad, {{2, 2}, {3, 3}, {5, 2}, {4, 3}}, 0, 5, 0, 40},
    Case{"mochikoro", mochikoro, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 4, 0, 40},
    Case{"mochinyoro", mochinyoro, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 4, 0, 40},
    Case{"nuribou", nuribou, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 4, 0, 60},
    Case{"cityspace", cityspace, {{1, 2}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 2, 5, 0, 40},
    Case{"circlesquare", circlesquare, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 2, 0, 40},
    Case{"lookair", lookair, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 3, 0, 40},
    Case{"tasquare", tasquare, {{1, 2}, {2, 2}, {3, 3}, {5, 2}, {4, 3}}, 1, 4, 0, 40},
    Case{"teri", teri, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 2, 6, 0, 40},
    Case{"tetrochain", tetrochain, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {4, 3}, {5, 3}}, 0, 2, 0, 20},
};

} // namespace

class ShadeNumbersMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFilling_data();
    void everyFilling();
};

void ShadeNumbersMeaningTest::everyFilling_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < cases.size(); ++i)
        QTest::newRow(cases[i].genre) << static_cast<int>(i);
}

void ShadeNumbersMeaningTest::everyFilling()
{
    QFETCH(int, index);
    compare(cases[static_cast<std::size_t>(index)]);
}

TOKISUJI_TEST(ShadeNumbersMeaningTest);
#include "shade_numbers_meaning_test.moc"
