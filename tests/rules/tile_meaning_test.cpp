// Does a page mean what its rules say? Kinds on bricks and triangles: every filling of small boards is judged by the
// page and by a slow definition written down here on its own, which knows where cells lie by their measures.
#include "engine/board/wall.h"
#include "tests/rules/shade_definitions.h"
#include "tests/support/test.h"

#include <array>
#include <cstdlib>

using namespace tokisuji;
using namespace tokisuji::shades;

namespace {

/// Bricks are two places wide: in one row they touch end to end, in the next one where they overlap.
bool touch(Place a, Place b)
{
    const int across = std::abs(column(a) - column(b)), down = std::abs(row(a) - row(b));
    return (down == 0 && across == 2) || (down == 1 && across < 2);
}

bool tawa(const Board& b)
{
    const Cells dark = cellsOf(b, true);
    const auto rests = [&](Place c) {
        return row(c) + 1 == b.size().height
               || std::ranges::any_of(dark, [&](Place d) { return row(d) == row(c) + 1 && touch(c, d); });
    };
    const auto beginsThree = [&](Place c) {
        return dark.contains(shifted(c, 2, 0)) && dark.contains(shifted(c, 4, 0));
    };
    return someShade(b) && cluesAreFree(b) && std::ranges::all_of(dark, rests)
           && std::ranges::none_of(dark, beginsThree) && numbersHold(b, [&](Place c, int n) {
                  return n == std::ranges::count_if(dark, [&](Place d) { return touch(c, d); });
              });
}

/// Another shape of wall with other numbers.
void rebuild(Board& b, const Case& test, std::mt19937& random)
{
    const auto roll = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    if (const auto wall = wallOf(b.grid().saidSize(), roll(wallShapes)))
        b = b.blankOn(*wall);
    for (const Place c : b.grid().cells())
        if (roll(6) == 0)
            b.set(Layer::Number, c, roll(8) == 0 ? question : test.clueMin + roll(test.clueMax - test.clueMin + 1));
}

const Case walls{"tawa", tawa, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 0, 25};

} // namespace

class TileMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFillingOfWalls() { compare(walls, rebuild); }
};

TOKISUJI_TEST(TileMeaningTest);
#include "tile_meaning_test.moc"
