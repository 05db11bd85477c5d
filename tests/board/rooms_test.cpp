// Rooms, their top cells and their numbers.
#include "tests/board/random_board.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>

using namespace tokisuji;

namespace {

Board heyawake(Size size)
{
    return findGenre("heyawake")->makeBoard(size);
}

/// A border along the whole right side of a column of cells, from one row to another.
void wallRightOf(EditBuilder& builder, int column, int firstRow, int lastRow)
{
    for (int row = firstRow; row <= lastRow; ++row)
        builder.set(Layer::Room, edgeBetween(cellAt(column, row), Dir::Right), 1);
}

} // namespace

class RoomsTest : public QObject {
    Q_OBJECT
private slots:
    void aBoardWithoutBordersIsOneRoom();
    void topCellsAreLeftmostFirst();
    void everyCellIsInOneRoom();
    void numbersMoveToTheTopCell();
    void theTopCellsNumberWins();
    void joinedRoomsKeepOneNumber();
};

void RoomsTest::aBoardWithoutBordersIsOneRoom()
{
    Board board = heyawake({3, 2});
    board.set(Layer::Number, cellAt(2, 1), 4);
    const std::vector<Room> found = rooms(board);
    QCOMPARE(found.size(), 1U);
    QVERIFY(found.front().anchor == cellAt(0, 0));
    QVERIFY(found.front().cells == board.grid().cells());
    QCOMPARE(found.front().number, 4);
    QVERIFY(found.front().numberCell == cellAt(2, 1));
}

void RoomsTest::topCellsAreLeftmostFirst()
{
    // . . |
    //   --+  the room of R1C1 reaches down at the right only, so that its leftmost column decides
    EditBuilder builder(heyawake({3, 3}));
    builder.set(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right), 1);
    builder.set(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Down), 1);
    const std::vector<Room> found = rooms(builder.board());
    QCOMPARE(found.size(), 2U);
    QVERIFY(found[0].anchor == cellAt(0, 0));
    QCOMPARE(found[1].cells.size(), 8U);
    QVERIFY(found[1].cells.front() == cellAt(1, 0)); // first in reading order
    QVERIFY(found[1].anchor == cellAt(0, 1));        // but in a column further right
}

void RoomsTest::everyCellIsInOneRoom()
{
    RandomBoards random(11);
    for (int round = 0; round < 50; ++round) {
        const Board board = random.board(*findGenre("heyawake"), random.size(1, 9));
        const std::vector<Room> found = rooms(board);
        const PlaceMap<int> of = roomOfCells(board, found);
        std::size_t cells = 0;
        for (std::size_t i = 0; i < found.size(); ++i) {
            cells += found[i].cells.size();
            QVERIFY(std::ranges::is_sorted(found[i].cells));
            for (const Place c : found[i].cells)
                QCOMPARE(of[c], static_cast<int>(i));
        }
        QCOMPARE(cells, static_cast<std::size_t>(board.size().cells()));
        for (const Place edge : board.grid().innerEdges()) {
            const auto [a, b] = cellsBeside(edge);
            QVERIFY(of[a] == of[b] || board.at(Layer::Room, edge) == 1);
        }
    }
}

void RoomsTest::numbersMoveToTheTopCell()
{
    Board board = heyawake({4, 2});
    board.set(Layer::Number, cellAt(3, 1), 2);
    board.set(Layer::Number, cellAt(1, 0), 5);
    EditBuilder builder(board);
    wallRightOf(builder, 1, 0, 1);
    settleRoomNumbers(builder);
    QCOMPARE(builder.board().at(Layer::Number, cellAt(0, 0)), 5);
    QCOMPARE(builder.board().at(Layer::Number, cellAt(2, 0)), 2);
    QCOMPARE(builder.board().at(Layer::Number, cellAt(3, 1)), blank);
    const Edit edit = builder.edit();
    Board back = builder.board();
    edit.inverse().applyTo(back);
    QVERIFY(back == board);
}

void RoomsTest::theTopCellsNumberWins()
{
    Board board = heyawake({3, 3});
    board.set(Layer::Number, cellAt(1, 0), 1);
    board.set(Layer::Number, cellAt(0, 0), 7);
    EditBuilder builder(board);
    settleRoomNumbers(builder);
    QCOMPARE(rooms(builder.board()).front().number, 7);
    QCOMPARE(builder.board().at(Layer::Number, cellAt(1, 0)), blank);
    settleRoomNumbers(builder);
    QCOMPARE(builder.edit().steps.size(), 1U); // settled is settled
}

void RoomsTest::joinedRoomsKeepOneNumber()
{
    EditBuilder builder(heyawake({4, 1}));
    wallRightOf(builder, 1, 0, 0);
    builder.set(Layer::Number, cellAt(2, 0), 3);
    const Board apart = builder.board();
    EditBuilder join(apart);
    join.set(Layer::Room, edgeBetween(cellAt(1, 0), Dir::Right), blank);
    settleRoomNumbers(join);
    QCOMPARE(join.board().at(Layer::Number, cellAt(0, 0)), 3); // the only number of the two moves along
    QCOMPARE(join.board().at(Layer::Number, cellAt(2, 0)), blank);
}

TOKISUJI_TEST(RoomsTest);
#include "rooms_test.moc"
