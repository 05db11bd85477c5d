// Areas, blocks cut out of boards, and the whole board shifted.
#include "engine/board/area.h"
#include "engine/board/block.h"
#include "engine/board/shift.h"
#include "engine/genre/registry.h"
#include "tests/board/random_board.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

namespace {

Board boardOf(std::string_view genre, Size size, const std::vector<std::tuple<Layer, Place, int>>& values)
{
    Board board = findGenre(genre)->makeBoard(size);
    for (const auto& [layer, place, value] : values)
        board.set(layer, place, value);
    return board;
}

Board after(Board board, const Edit& edit)
{
    edit.applyTo(board);
    return board;
}

} // namespace

class AreaTest : public QObject {
    Q_OBJECT
private slots:
    void cornersInAnyOrder()
    {
        const CellArea area = areaBetween(cellAt(3, 1), cellAt(1, 4));
        QVERIFY(area.first == cellAt(1, 1) && area.last == cellAt(3, 4));
        QVERIFY(area.size() == (Size{3, 4}));
        QVERIFY(area == areaFrom(cellAt(1, 1), {3, 4}));
        QVERIFY(area.contains(cellAt(2, 2)) && area.contains(vertexAt(1, 1)) && area.contains(vertexAt(4, 5)));
        QVERIFY(!area.contains(cellAt(0, 1)) && !area.contains(cellAt(4, 1)) && !area.contains(cellAt(2, 5)));
    }

    void areasStayOnTheBoard()
    {
        const CellArea area = areaFrom(cellAt(3, 4), {3, 2});
        QVERIFY(!isWithin(area, Grid({5, 5})));
        QVERIFY(broughtWithin(area, {5, 5}) == areaFrom(cellAt(2, 3), {3, 2}));
        QVERIFY(broughtWithin(areaFrom(cellAt(-2, 0), {2, 2}), {5, 5}) == areaFrom(cellAt(0, 0), {2, 2}));
    }

    void aBlockHoldsCluesOnly()
    {
        const Place edge = edgeBetween(cellAt(1, 1), Dir::Right), frame = edgeBetween(cellAt(1, 1), Dir::Left);
        const Board board = boardOf("heyawake", {4, 4},
                                    {{Layer::Number, cellAt(1, 1), 2},
                                     {Layer::Room, edge, 1},
                                     {Layer::Room, frame, 1},
                                     {Layer::Shade, cellAt(2, 1), 1},
                                     {Layer::Number, cellAt(3, 3), 5}});
        const Board block = blockOf(board, areaFrom(cellAt(1, 1), {2, 2}));
        QVERIFY(block.size() == (Size{2, 2}));
        QCOMPARE(block.at(Layer::Number, cellAt(0, 0)), 2);
        QCOMPARE(block.at(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right)), 1);
        QCOMPARE(block.at(Layer::Room, edgeBetween(cellAt(0, 0), Dir::Left)), 1);
        QCOMPARE(block.at(Layer::Shade, cellAt(1, 0)), blank);
        QCOMPARE(standingClues(block), 1);
        QCOMPARE(standingClues(board), 2);
        QCOMPARE(standingBorders(board), 2);
    }

    void aNumberAndItsArrowAreOneClue()
    {
        QCOMPARE(standingClues(
                     boardOf("yajilin", {3, 3}, {{Layer::Number, cellAt(0, 0), 1}, {Layer::Arrow, cellAt(0, 0), 2}})),
                 1);
    }

    void aShiftCarriesEverythingByOneCell_data()
    {
        QTest::addColumn<Side>("side");
        QTest::addColumn<int>("dx");
        QTest::addColumn<int>("dy");
        QTest::newRow("up") << Side::Top << 0 << -1;
        QTest::newRow("down") << Side::Bottom << 0 << 1;
        QTest::newRow("left") << Side::Left << -1 << 0;
        QTest::newRow("right") << Side::Right << 1 << 0;
    }
    void aShiftCarriesEverythingByOneCell()
    {
        QFETCH(Side, side);
        QFETCH(int, dx);
        QFETCH(int, dy);
        const Place edge = edgeBetween(cellAt(2, 2), Dir::Up);
        const Board board = boardOf("slither", {5, 4}, {{Layer::Number, cellAt(2, 1), 3}, {Layer::Line, edge, 1}});
        const Edit edit = shiftTowards(board, side);
        const Board shifted = after(board, edit);
        QVERIFY(shifted.size() == board.size());
        QCOMPARE(shifted.at(Layer::Number, cellAt(2 + dx, 1 + dy)), 3);
        QCOMPARE(shifted.at(Layer::Line, edgeBetween(cellAt(2 + dx, 2 + dy), Dir::Up)), 1);
        QCOMPARE(lostByShift(board, side), 0);
        QVERIFY(shiftedTowards(edit) == side);
        QVERIFY(after(shifted, edit.inverse()) == board);
    }

    void whatFallsOffIsCounted()
    {
        const Board board = boardOf("heyawake", {3, 3},
                                    {{Layer::Number, cellAt(0, 0), 1},
                                     {Layer::Room, edgeBetween(cellAt(0, 0), Dir::Right), 1},
                                     {Layer::Room, edgeBetween(cellAt(0, 0), Dir::Down), 1}});
        QCOMPARE(lostByShift(board, Side::Right), 0);
        QVERIFY(lostByShift(board, Side::Left) > 0);
        QVERIFY(lostByShift(board, Side::Top) > 0);
    }

    void otherEditsAreNoShifts()
    {
        const Board board = boardOf("slither", {4, 4}, {});
        Edit both = removeLines(board, Side::Top, 1);
        QVERIFY(!shiftedTowards(both));
        const Edit again = insertLines(after(board, both), Side::Top, 1);
        both.steps.insert(both.steps.end(), again.steps.begin(), again.steps.end());
        QVERIFY(!shiftedTowards(both)); // it came back where it went
        QVERIFY(!shiftedTowards(transform(board, Transform::RotateLeft)));
    }

    void everyGenreCanBeShiftedAndBack()
    {
        RandomHand hand(3);
        for (const Genre* genre : allGenres()) {
            if (genre->answer != AnswerKind::Marks)
                continue;
            const Board board = hand.puzzle(*genre, 6);
            for (const Side side : sides) {
                const auto [width, height] = board.grid().saidSize();
                if ((side == Side::Top || side == Side::Bottom ? height : width) < 2)
                    continue;
                const Edit edit = shiftTowards(board, side);
                QVERIFY2(after(after(board, edit), edit.inverse()) == board, genre->id.data());
                QVERIFY2(lostByShift(board, side) >= 0, genre->id.data());
            }
        }
    }
};

TOKISUJI_TEST(AreaTest);
#include "area_test.moc"
