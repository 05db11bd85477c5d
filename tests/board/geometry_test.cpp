// Places of every kind: their numbering, and where the places outside the grid lie.
#include "engine/board/geometry.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

constexpr std::array kinds{PlaceKind::Cell, PlaceKind::Edge, PlaceKind::Vertex, PlaceKind::Slot};

const std::vector<Size>& sizes()
{
    static const std::vector<Size> list{{1, 1}, {1, 6}, {6, 1}, {2, 3}, {5, 4}, {9, 9}, {maxSide, 3}};
    return list;
}

} // namespace

class GeometryTest : public QObject {
    Q_OBJECT
private slots:
    void placesAreNumberedDensely()
    {
        for (const Size size : sizes())
            for (const PlaceKind kind : kinds) {
                const Grid grid(size);
                const std::vector<Place> all = grid.all(kind);
                QCOMPARE(static_cast<int>(all.size()), grid.count(kind));
                for (int i = 0; i < grid.count(kind); ++i) {
                    QVERIFY(grid.contains(kind, all[static_cast<std::size_t>(i)]));
                    QCOMPARE(grid.index(kind, all[static_cast<std::size_t>(i)]), i);
                }
            }
    }

    /// No place is of two kinds, and what lies further out is of none.
    void kindsAreApart()
    {
        for (const Size size : sizes()) {
            const Grid grid(size);
            const int reach = std::max(size.width, size.height) + 8;
            int found = 0, counted = 0;
            for (const PlaceKind kind : kinds)
                counted += grid.count(kind);
            for (int y = -reach; y <= 2 * size.height + reach; ++y)
                for (int x = -reach; x <= 2 * size.width + reach; ++x) {
                    const Place place{static_cast<std::int16_t>(x), static_cast<std::int16_t>(y)};
                    const auto count =
                        std::ranges::count_if(kinds, [&](PlaceKind kind) { return grid.contains(kind, place); });
                    QVERIFY(count <= 1);
                    found += static_cast<int>(count);
                }
            QCOMPARE(found, counted);
            QVERIFY(std::ranges::none_of(kinds, [&](PlaceKind kind) { return grid.contains(kind, wholeBoard); }));
        }
    }

    void slotsLieBesideTheirLines()
    {
        for (const Size size : sizes()) {
            const Grid grid(size);
            for (const Side side : sides) {
                const bool isRow = side == Side::Left || side == Side::Right;
                const int lines = isRow ? size.height : size.width;
                QCOMPARE(grid.slotDepth(side), std::max(2, ((isRow ? size.width : size.height) + 1) / 2));
                for (int line = 0; line < lines; ++line)
                    for (int depth = 0; depth < grid.slotDepth(side); ++depth) {
                        const Place slot = grid.slot(side, line, depth);
                        QVERIFY(grid.hasSlot(slot) && !grid.hasCell(slot));
                        QCOMPARE(grid.sideOf(slot), side);
                        const std::vector<Place> cells = grid.lineFrom(slot);
                        QCOMPARE(static_cast<int>(cells.size()), isRow ? size.width : size.height);
                        QVERIFY(std::ranges::all_of(cells, [&](Place c) { return grid.hasCell(c); }));
                        QVERIFY(slot.step(opposite(outward(side)), 2 * (depth + 1)) == cells.front());
                        QCOMPARE(isRow ? row(cells.back()) : column(cells.back()), line);
                    }
                QVERIFY(!grid.hasSlot(grid.slot(side, 0, grid.slotDepth(side))));
                QVERIFY(!grid.hasSlot(grid.slot(side, lines)));
            }
            for (const Place corner : {cellAt(-1, -1), cellAt(size.width, -1), cellAt(-1, size.height)})
                QVERIFY(!grid.hasSlot(corner));
        }
    }

    void pointsHaveTheCellsAroundThem()
    {
        const Grid grid({3, 2});
        QCOMPARE(grid.cellsAround(vertexAt(0, 0)), (std::vector{cellAt(0, 0)}));
        QCOMPARE(grid.cellsAround(vertexAt(1, 0)), (std::vector{cellAt(0, 0), cellAt(1, 0)}));
        QCOMPARE(grid.cellsAround(vertexAt(2, 1)),
                 (std::vector{cellAt(1, 0), cellAt(2, 0), cellAt(1, 1), cellAt(2, 1)}));
        QCOMPARE(grid.cellsAround(vertexAt(3, 2)), (std::vector{cellAt(2, 1)}));
    }
};

TOKISUJI_TEST(GeometryTest);
#include "geometry_test.moc"
