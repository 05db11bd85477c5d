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

const std::array cases{
    Case{"context", context, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 2, 0, 25},
    Case{"smullyan", smullyan, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 3, 0, 25},
    Case{"island", island, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 0, 25},
    Case{"norinuri", norinuri, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 3, 0, 60},
    Case{"canal", canal, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 3, 0, 25},
    Case{"kurochute", kurochute, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 1, 3, 0, 25},
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
