// Boards of bricks and of triangles: which places hold cells, which of them touch, and what lines and turns do to them.
#include "engine/board/edit.h"
#include "engine/board/turn.h"
#include "engine/board/wall.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace tokisuji;

namespace {

std::vector<Grid> grids()
{
    std::vector<Grid> all;
    for (const Size size : {Size{1, 1}, Size{1, 4}, Size{4, 1}, Size{3, 2}, Size{5, 5}, Size{4, 3}}) {
        all.push_back(Grid::ofCells(size, Tiling::Triangles));
        for (int shape = 0; shape < wallShapes; ++shape)
            all.push_back(*wallOf(size, shape));
    }
    return all;
}

/// A board whose cells are all told apart.
Board numbered(const Grid& grid)
{
    Board board("all layers", grid, std::array{Layer::Number, Layer::Shade});
    for (const Place c : grid.cells())
        board.set(Layer::Number, c, grid.index(PlaceKind::Cell, c));
    return board;
}

Board applied(Board board, const Edit& edit)
{
    edit.applyTo(board);
    return board;
}

} // namespace

class TilingTest : public QObject {
    Q_OBJECT
private slots:
    void cellsAreNumberedDensely()
    {
        for (const Grid& grid : grids()) {
            const std::vector<Place> cells = grid.cells();
            QCOMPARE(static_cast<int>(cells.size()), grid.count(PlaceKind::Cell));
            for (std::size_t i = 0; i < cells.size(); ++i) {
                QVERIFY(grid.hasCell(cells[i]));
                QCOMPARE(grid.index(PlaceKind::Cell, cells[i]), static_cast<int>(i));
            }
            int found = 0;
            for (int row = -3; row < grid.size().height + 3; ++row)
                for (int column = -3; column < grid.size().width + 3; ++column)
                    found += grid.hasCell(cellAt(column, row)) ? 1 : 0;
            QCOMPARE(found, grid.count(PlaceKind::Cell));
            for (const PlaceKind kind : {PlaceKind::Edge, PlaceKind::Vertex, PlaceKind::Slot})
                QVERIFY(grid.all(kind).empty() && grid.count(kind) == 0);
        }
    }

    /// Those and only those have two corners in common that follow each other; the middle of a cell lies in it alone.
    void neighboursHaveASideInCommon()
    {
        for (const Grid& grid : grids())
            for (const Place a : grid.cells()) {
                std::set<Place> beside;
                const std::vector<Place> corners = grid.corners(a);
                for (const Place b : grid.cells()) {
                    const auto common = std::ranges::count_if(
                        grid.corners(b), [&](Place p) { return std::ranges::count(corners, p) > 0; });
                    if (a != b && common == 2)
                        beside.insert(b);
                    QVERIFY(common <= 2 || a == b);
                }
                const std::vector<Place> told = grid.neighbours(a);
                QVERIFY(std::set(told.begin(), told.end()) == beside && told.size() == beside.size());
                QCOMPARE(grid.cellUnder(a.x, a.y), std::optional(a));
                for (const Place corner : corners)
                    QVERIFY(std::ranges::count(grid.cellsAround(corner), a) == 1);
            }
    }

    void wallsHaveFourShapes()
    {
        const std::array<std::array<int, 2>, wallShapes> rows{{{3, 2}, {3, 3}, {3, 3}, {3, 4}}};
        for (int shape = 0; shape < wallShapes; ++shape) {
            const Grid wall = *wallOf({3, 4}, shape);
            QCOMPARE(wallShape(wall), shape);
            QCOMPARE(wall.saidSize(), (Size{3, 4}));
            for (std::size_t i = 0; i < 4; ++i)
                QCOMPARE(static_cast<int>(wall.rows()[i].size()), rows[static_cast<std::size_t>(shape)][i % 2]);
        }
        QVERIFY(!wallOf({3, 4}, wallShapes) && !wallOf({0, 2}, 1) && wallOf({0, 2}, 3));
        QCOMPARE(wallOf({2, 3}, 0)->neighbours(cellAt(1, 1)).size(), std::size_t{4});
        QCOMPARE(wallOf({3, 3}, 0)->neighbours(cellAt(1, 1)).size(), std::size_t{5});
        QCOMPARE(wallOf({3, 3}, 3)->neighbours(cellAt(2, 1)).size(), std::size_t{6});
    }

    /// Nothing gets lost, and back again all is as before.
    void linesAndTurnsCanBeUndone()
    {
        for (const Grid& grid : grids()) {
            const Board board = numbered(grid);
            std::vector<Edit> edits;
            for (const Side side : sides) {
                edits.push_back(insertLines(board, side, 1));
                edits.push_back(insertLines(board, side, 2));
                if (const Size size = grid.saidSize(); std::min(size.width, size.height) > 1)
                    edits.push_back(removeLines(board, side, 1));
            }
            for (const auto kind :
                 {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateLeft, Transform::RotateRight})
                if (canBeTurned(grid, kind))
                    edits.push_back(transform(board, kind));
            for (const Edit& edit : edits) {
                const Board changed = applied(board, edit);
                QVERIFY(changed.grid().isPossible());
                QVERIFY(applied(changed, edit.inverse()) == board);
                Board tried = board;
                QVERIFY(edit.tryApplyTo(tried) && tried == changed);
            }
        }
    }

    /// What touched before touches afterwards.
    void turnsKeepNeighbours()
    {
        for (const Grid& grid : grids())
            for (const auto kind : {Transform::FlipLeftRight, Transform::FlipTopBottom, Transform::RotateLeft}) {
                if (!canBeTurned(grid, kind))
                    continue;
                const Board board = numbered(grid), changed = applied(board, transform(board, kind));
                QCOMPARE(changed.grid().count(PlaceKind::Cell), grid.count(PlaceKind::Cell));
                for (const Place c : grid.cells()) {
                    const Place to = turned(c, grid.size(), kind);
                    QCOMPARE(changed.at(Layer::Number, to), board.at(Layer::Number, c));
                    std::set<Place> expected;
                    for (const Place next : grid.neighbours(c))
                        expected.insert(turned(next, grid.size(), kind));
                    const std::vector<Place> found = changed.grid().neighbours(to);
                    QVERIFY(std::set(found.begin(), found.end()) == expected);
                }
            }
    }

    /// A line at the upper or left side shifts the bricks; nothing changes which of them touch.
    void linesKeepNeighbours()
    {
        const Board board = numbered(*wallOf({3, 3}, 0));
        for (const Side side : sides) {
            const Board more = applied(board, insertLines(board, side, 1));
            const auto find = [&](int number) {
                const std::vector<Place> cells = more.grid().cells();
                return *std::ranges::find(cells, number, [&](Place c) { return more.at(Layer::Number, c); });
            };
            for (const Place c : board.grid().cells())
                for (const Place next : board.grid().neighbours(c)) {
                    const auto beside = more.grid().neighbours(find(board.at(Layer::Number, c)));
                    QVERIFY(std::ranges::count(beside, find(board.at(Layer::Number, next))) == 1);
                }
        }
    }

    /// Arrow keys reach every cell, and lead on where there is one.
    void everyCellIsReached()
    {
        for (const Grid& grid : grids()) {
            if (grid.count(PlaceKind::Cell) == 0 || grid.size().width < 2)
                continue;
            std::vector<Place> reached{grid.cells().front()};
            for (std::size_t i = 0; i < reached.size(); ++i)
                for (const Dir d : directions)
                    if (const Place next = grid.cellBeyond(reached[i], d); std::ranges::count(reached, next) == 0)
                        reached.push_back(next);
            QCOMPARE(static_cast<int>(reached.size()), grid.count(PlaceKind::Cell));
        }
    }
};

TOKISUJI_TEST(TilingTest);
#include "tiling_test.moc"
