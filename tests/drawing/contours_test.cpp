// Contours: steps joined to strokes, outlines of areas, runs; boxes of a board.
#include "engine/board/boxes.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/holes.h"
#include "engine/drawing/tile_outlines.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

double lengthOf(const Chain& chain)
{
    double length = 0;
    const auto add = [&](Point a, Point b) { length += std::abs(a.x - b.x) + std::abs(a.y - b.y); };
    for (std::size_t i = 1; i < chain.points.size(); ++i)
        add(chain.points[i - 1], chain.points[i]);
    if (chain.closed)
        add(chain.points.back(), chain.points.front());
    return length;
}

double totalLength(const std::vector<Chain>& group)
{
    double length = 0;
    for (const Chain& chain : group)
        length += lengthOf(chain);
    return length;
}

} // namespace

class ContoursTest : public QObject {
    Q_OBJECT

private slots:
    void cornersOnly()
    {
        const std::vector<Segment> corner{
            {vertexAt(0, 0), Dir::Right}, {vertexAt(1, 0), Dir::Right}, {vertexAt(2, 0), Dir::Down}};
        const auto found = chains({3, 3}, corner);
        QCOMPARE(found.size(), 1U);
        QVERIFY(!found[0].closed);
        const std::vector<Point> expected{{0, 0}, {2, 0}, {2, 1}};
        QVERIFY(found[0].points == expected);
        QVERIFY((found[0].middle == Point{1.5, 0}));
    }

    void loopIsClosed()
    {
        const auto found = outlineOf(Grid({4, 4}), {cellAt(1, 1), cellAt(2, 1)});
        QCOMPARE(found.size(), 1U);
        QVERIFY(found[0].closed);
        QCOMPARE(found[0].points.size(), 4U);
        QCOMPARE(lengthOf(found[0]), 6.0);
    }

    void branchEndsChains()
    {
        const std::vector<Segment> tee{
            {vertexAt(0, 1), Dir::Right}, {vertexAt(1, 1), Dir::Right}, {vertexAt(1, 1), Dir::Down}};
        const auto found = chains({2, 2}, tee);
        QCOMPARE(found.size(), 3U);
        QCOMPARE(totalLength(found), 3.0);
    }

    void nothingIsWalkedTwice()
    {
        // A ladder of all edges of a board: every unit length once.
        const Grid grid({5, 4});
        std::vector<Segment> all;
        for (const Place edge : grid.all(PlaceKind::Edge))
            all.push_back(alongEdge(edge));
        all.insert(all.end(), all.begin(), all.end());
        QCOMPARE(totalLength(chains({5, 4}, all)), double(grid.count(PlaceKind::Edge)));
        const auto straight = straightChains({5, 4}, all);
        QCOMPARE(straight.size(), 6U + 5U);
        QVERIFY(std::ranges::all_of(straight, [](const Chain& c) { return c.points.size() == 2; }));
    }

    void crossingStrokesStayStraight()
    {
        const auto found =
            straightChains({3, 3}, {acrossEdge({2, 3}), acrossEdge({4, 3}), acrossEdge({3, 2}), acrossEdge({3, 4})});
        QCOMPARE(found.size(), 2U);
        QVERIFY(found[0].points[0].y == found[0].points[1].y);
        QVERIFY(found[1].points[0].x == found[1].points[1].x);
    }

    void outlineOfRingHasTwoParts()
    {
        std::vector<Place> ring = Grid({3, 3}).cells();
        std::erase(ring, cellAt(1, 1));
        const auto found = outlineOf(Grid({3, 3}), ring);
        QCOMPARE(found.size(), 2U);
        QCOMPARE(totalLength(found), 16.0);
    }

    void runsCoverEachCellOnce()
    {
        const std::vector<Place> cells{cellAt(0, 0), cellAt(1, 0), cellAt(3, 0), cellAt(3, 1)};
        const auto runs = runsOf({4, 2}, cells);
        QCOMPARE(runs.size(), 3U);
        int covered = 0;
        for (const Run& run : runs)
            covered += column(run.last) - column(run.first) + 1;
        QCOMPARE(covered, 4);
    }

    void regionsMergeOverCorners()
    {
        const auto regions = mergedRegions(Grid({6, 6}), {cellAt(5, 5), cellAt(0, 0), cellAt(1, 1), cellAt(0, 2)});
        QCOMPARE(regions.size(), 2U);
        QCOMPARE(regions[0].size(), 3U);
        QVERIFY(regions[1] == std::vector{cellAt(5, 5)});
    }

    void bricksAndTrianglesHaveTheirOutlines()
    {
        const Grid wall({4, 2}, {Tiling::Bricks}), squares = Grid::ofCells({2, 1}, Tiling::Triangles);
        const std::vector<Point> brick{{-0.5, 0}, {1.5, 0}, {1.5, 1}, {-0.5, 1}};
        QVERIFY(cellPath(wall, cellAt(0, 0)) == brick);
        const std::vector<Point> triangle{{0, 0}, {3, 0}, {1.5, 1.5}};
        QVERIFY(cellPath(squares, cellAt(1, 0)) == triangle);
        const auto step = outlineOf(wall, {cellAt(0, 0), cellAt(1, 1)});
        QCOMPARE(step.size(), 1U);
        QVERIFY(step[0].closed);
        QCOMPARE(lengthOf(step[0]), 10.0);
        QCOMPARE(outlineOf(wall, wall.cells()).size(), 1U);
        QCOMPARE(outlineOf(squares, squares.cells())[0].points.size(), 4U);
        QCOMPARE(outlineOf(squares, {cellAt(1, 0), cellAt(1, 2)}).size(), 2U); // they touch in a point
        QCOMPARE(filledCells(Level::OwnFill, wall, wall.cells(), Ink::Shade).size(), 4U);
    }

    void seamsAreStraight()
    {
        const Grid wall({4, 2}, {Tiling::Bricks}), squares = Grid::ofCells({2, 2}, Tiling::Triangles);
        const auto ofWall = tileSeams(wall); // between the rows, and one in each of them
        QCOMPARE(ofWall.size(), 3U);
        QCOMPARE(totalLength(ofWall), 3.0 + 1.0 + 1.0);
        QCOMPARE(tileSeams(squares).size(),
                 8U); // two between the squares; two of the diagonals are as long as the board
    }

    void boxesAsPzprDrawsThem_data()
    {
        QTest::addColumn<int>("side");
        QTest::addColumn<QSize>("box");
        QTest::addColumn<int>("count");
        QTest::newRow("4") << 4 << QSize(2, 2) << 4;
        QTest::newRow("5 cut off") << 5 << QSize(2, 2) << 9;
        QTest::newRow("6") << 6 << QSize(3, 2) << 6;
        QTest::newRow("9") << 9 << QSize(3, 3) << 9;
        QTest::newRow("12") << 12 << QSize(3, 3) << 16;
        QTest::newRow("16") << 16 << QSize(4, 4) << 16;
    }
    void boxesAsPzprDrawsThem()
    {
        QFETCH(int, side);
        QFETCH(QSize, box);
        QFETCH(int, count);
        QCOMPARE(boxSize(side).width, box.width());
        QCOMPARE(boxSize(side).height, box.height());
        const auto all = boxes(Grid({side, side}));
        QCOMPARE(static_cast<int>(all.size()), count);
        std::size_t cells = 0;
        for (const auto& each : all)
            cells += each.size();
        QCOMPARE(static_cast<int>(cells), side * side);
    }
};

TOKISUJI_TEST(ContoursTest);
#include "contours_test.moc"
