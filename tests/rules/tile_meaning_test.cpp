// Does a page mean what its rules say? Kinds on bricks and triangles: every filling of small boards is judged by the
// page and by a slow definition written down here on its own, which knows where cells lie by their measures.
#include "engine/board/wall.h"
#include "tests/rules/shade_definitions.h"
#include "tests/support/test.h"

#include <array>
#include <climits>
#include <cstdlib>
#include <iterator>
#include <tuple>

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

// --- triangles ---

using Points = std::set<std::pair<int, int>>;
using Shape = std::set<Points>;

/// The corners of a triangle; squares are two units wide.
Points cornersOf(Place triangle)
{
    const int left = column(triangle) / 3 * 2, top = row(triangle) / 3 * 2;
    const std::pair upperLeft(left, top), upperRight(left + 2, top), lowerLeft(left, top + 2),
        lowerRight(left + 2, top + 2), middle(left + 1, top + 1);
    if (row(triangle) % 3 == 0)
        return {upperLeft, upperRight, middle};
    if (row(triangle) % 3 == 2)
        return {lowerLeft, lowerRight, middle};
    return column(triangle) % 3 == 0 ? Points{upperLeft, lowerLeft, middle} : Points{upperRight, lowerRight, middle};
}

int commonCorners(Place a, Place b)
{
    const Points other = cornersOf(b);
    return static_cast<int>(std::ranges::count_if(cornersOf(a), [&](const auto& p) { return other.contains(p); }));
}

std::vector<Cells> trianglesTogether(Cells cells)
{
    std::vector<Cells> found;
    while (!cells.empty()) {
        std::vector<Place> area{*cells.begin()};
        cells.erase(cells.begin());
        for (std::size_t i = 0; i < area.size(); ++i)
            for (auto c = cells.begin(); c != cells.end();) {
                const bool joins = commonCorners(area[i], *c) == 2;
                if (joins)
                    area.push_back(*c);
                c = joins ? cells.erase(c) : std::next(c);
            }
        found.emplace_back(area.begin(), area.end());
    }
    return found;
}

/// An area as it lies after one of the eight turns and mirrorings, moved to the origin.
Shape laid(const Cells& area, int turn)
{
    std::vector<std::vector<std::pair<int, int>>> triangles;
    int left = INT_MAX, top = INT_MAX;
    for (const Place c : area) {
        auto& triangle = triangles.emplace_back();
        for (auto [x, y] : cornersOf(c)) {
            for (int k = 0; k < turn % 4; ++k)
                std::tie(x, y) = std::pair(-y, x);
            triangle.emplace_back(turn < 4 ? x : -x, y);
            left = std::min(left, triangle.back().first);
            top = std::min(top, triangle.back().second);
        }
    }
    Shape shape;
    for (const auto& triangle : triangles) {
        Points points;
        for (const auto& [x, y] : triangle)
            points.emplace(x - left, y - top);
        shape.insert(points);
    }
    return shape;
}

bool areCongruent(const Cells& a, const Cells& b)
{
    for (int turn = 0; turn < 8; ++turn)
        if (laid(a, turn) == laid(b, 0))
            return true;
    return false;
}

bool ququ(const Board& b)
{
    const auto isIsland = [&](const Cells& area) {
        std::vector<int> clues;
        for (const Place c : area)
            if (b.at(Layer::Number, c) != blank)
                clues.push_back(b.at(Layer::Number, c));
        return clues.size() == 1 && (clues[0] < 0 || clues[0] == std::ssize(area));
    };
    const std::vector<Cells> dark = trianglesTogether(cellsOf(b, true));
    for (std::size_t i = 0; i < dark.size(); ++i)
        for (std::size_t k = 0; k < i; ++k) {
            const bool touching = std::ranges::any_of(dark[i], [&](Place p) {
                return std::ranges::any_of(dark[k], [&](Place q) { return commonCorners(p, q) > 0; });
            });
            if (touching && areCongruent(dark[i], dark[k]))
                return false;
        }
    return cluesAreFree(b) && std::ranges::all_of(trianglesTogether(cellsOf(b, false)), isIsland);
}

/// Some of the numbers become "?": few fillings of a board with many numbers are right.
void forget(Board& b, const Case&, std::mt19937& random)
{
    for (const Place c : b.grid().cells())
        if (b.at(Layer::Number, c) != blank && random() % 3 != 0)
            b.set(Layer::Number, c, question);
}

const Case walls{"tawa", tawa, {{1, 1}, {2, 2}, {3, 3}, {5, 2}, {1, 6}}, 0, 4, 0, 25};
const Case triangles{"ququ", ququ, {{1, 1}, {2, 1}, {1, 2}, {3, 1}}, 1, 4, 0, 40};
const Case manyTriangles{"ququ", ququ, {{2, 2}}, 1, 6, 0, 3};

} // namespace

class TileMeaningTest : public QObject {
    Q_OBJECT
private slots:
    void everyFillingOfWalls() { compare(walls, rebuild); }
    void everyFillingOfTriangles() { compare(triangles); }
    void everyFillingOfManyTriangles() { compare(manyTriangles, forget); }
};

TOKISUJI_TEST(TileMeaningTest);
#include "tile_meaning_test.moc"
