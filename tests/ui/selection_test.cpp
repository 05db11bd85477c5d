// Selected cells: chosen, cut, copied, pasted, erased, moved and turned, with real mouse and keys.
#include "tests/ui/authoring_fixture.h"

#include "editor/ui/tools/board_input.h"
#include "tests/support/test.h"

#include <QApplication>
#include <QClipboard>

using namespace tokisuji;

namespace {

/// 1 2 in the upper left corner, 3 below the 1.
Board threeClues(const char* genre = "slither", Size size = {6, 6})
{
    Board board = findGenre(genre)->makeBoard(size);
    board.set(Layer::Number, cellAt(0, 0), 1);
    board.set(Layer::Number, cellAt(1, 0), 2);
    board.set(Layer::Number, cellAt(0, 1), 3);
    return board;
}

const CellArea corner = areaFrom(cellAt(0, 0), {2, 2});

} // namespace

class SelectionTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void keysSelect()
    {
        AuthorDesk d(threeClues());
        d.putCursor(0, 0);
        d.press(Qt::Key_Right, Qt::ShiftModifier);
        d.press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(d.view()->selection() == corner);
        d.press(Qt::Key_Up, Qt::ShiftModifier, 3); // no further than the board
        QVERIFY(d.view()->selection() == areaFrom(cellAt(0, 0), {2, 1}));
        d.press(Qt::Key_Escape);
        QVERIFY(!d.view()->selection());
        QCOMPARE(d.steps(), 0);
    }

    void anArrowAloneLeavesTheSelection()
    {
        AuthorDesk d(threeClues());
        d.putCursor(0, 0);
        d.press(Qt::Key_Right, Qt::ShiftModifier);
        d.press(Qt::Key_Right);
        QVERIFY(!d.view()->selection());
        QVERIFY(d.view()->cursorPlace() == cellAt(2, 0));
    }

    void theMouseSelects_data()
    {
        QTest::addColumn<bool>("withTool");
        QTest::newRow("tool") << true;
        QTest::newRow("Ctrl and any tool") << false;
    }
    void theMouseSelects()
    {
        QFETCH(bool, withTool);
        AuthorDesk d(threeClues());
        if (withTool)
            d.view()->setTool(ToolId::Select);
        d.drag(cellAt(3, 4), cellAt(1, 1), withTool ? Qt::NoModifier : Qt::ControlModifier);
        QVERIFY(d.view()->selection() == areaBetween(cellAt(1, 1), cellAt(3, 4)));
        if (!withTool) { // with another tool a press means the board again
            d.click(5, 5);
            QVERIFY(!d.view()->selection());
        }
        QCOMPARE(d.steps(), 0);
    }

    void solversSelectNothing()
    {
        AuthorDesk d(threeClues());
        d.putCursor(0, 0);
        d.press(Qt::Key_Right, Qt::ShiftModifier);
        d.press(Qt::Key_F2);
        QVERIFY(!d.view()->selection());
        d.press(Qt::Key_Right, Qt::ShiftModifier);
        QVERIFY(!d.view()->selection());
        QVERIFY(!d.action(ActionId::SelectAll)->isEnabled());
        QVERIFY(!d.view()->tools().contains(ToolId::Select));
    }

    void arrowsOfCluesComeFirst()
    {
        AuthorDesk d("yajilin", {5, 5});
        d.putCursor(1, 1);
        d.f.type(QStringLiteral("2"));
        d.press(Qt::Key_Down, Qt::ShiftModifier);
        QCOMPARE(d.at(1, 1, Layer::Arrow), static_cast<int>(Dir::Down));
        QVERIFY(!d.view()->selection());
        d.view()->setTool(ToolId::Select);
        d.press(Qt::Key_Down, Qt::ShiftModifier);
        QVERIFY(d.view()->selection() == areaFrom(cellAt(1, 1), {1, 2}));
    }

    void ctrlShiftSelectsWhereShiftPointsArrows()
    {
        AuthorDesk d("yajilin", {5, 5});
        d.putCursor(1, 1);
        d.f.type(QStringLiteral("2"));
        d.press(Qt::Key_Down, Qt::ShiftModifier | Qt::ControlModifier);
        QVERIFY(d.view()->selection() == areaFrom(cellAt(1, 1), {1, 2}));
        QCOMPARE(d.at(1, 1, Layer::Arrow), blank);
    }

    /// A clue outside the grid speaks of a whole line and goes with it.
    void cluesOutsideGoWithWholeLines()
    {
        Board board = findGenre("tents")->makeBoard({5, 4});
        const Place first = board.grid().slot(Side::Top, 1), second = board.grid().slot(Side::Top, 2);
        const Place left = board.grid().slot(Side::Left, 0);
        board.set(Layer::Outside, first, 3);
        board.set(Layer::Outside, left, 1);
        board.set(Layer::Number, cellAt(1, 2), 1);
        AuthorDesk d(board);
        d.view()->select(areaFrom(cellAt(1, 0), {1, 2})); // a part of the column
        d.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(d.board().at(Layer::Outside, first), 3);
        d.view()->select(areaFrom(cellAt(1, 0), {1, 4}));
        d.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(d.board().at(Layer::Outside, first), blank);
        QCOMPARE(d.board().at(Layer::Outside, second), 3);
        QCOMPARE(d.at(2, 2), 1);
        QCOMPARE(d.board().at(Layer::Outside, left), 1); // of a row
        d.press(Qt::Key_C, Qt::ControlModifier);
        d.press(Qt::Key_Escape);
        d.putCursor(4, 0);
        d.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(d.board().at(Layer::Outside, d.board().grid().slot(Side::Top, 4)), 3);
        QCOMPARE(d.message(), QString());
        d.press(Qt::Key_Delete);
        QCOMPARE(d.board().at(Layer::Outside, d.board().grid().slot(Side::Top, 4)), blank);
        d.action(ActionId::SelectAll)->trigger();
        d.press(Qt::Key_Delete);
        QVERIFY(d.board().isBlank(Layer::Outside) && d.board().isBlank(Layer::Number));
    }

    void copyAndPaste()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        d.press(Qt::Key_C, Qt::ControlModifier);
        d.press(Qt::Key_Escape);
        d.putCursor(3, 2);
        d.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.at(3, 2), 1);
        QCOMPARE(d.at(4, 2), 2);
        QCOMPARE(d.at(3, 3), 3);
        QCOMPARE(d.at(0, 0), 1);
        QVERIFY(d.view()->selection() == areaFrom(cellAt(3, 2), {2, 2}));
        QCOMPARE(d.message(), QString());
        QCOMPARE(d.lastEdit(), QStringLiteral("3 clues"));
    }

    void cutAndPasteElsewhere()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        d.press(Qt::Key_X, Qt::ControlModifier);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.at(0, 0), blank);
        QCOMPARE(d.lastEdit(), QStringLiteral("erase 3 clues"));
        applyLanguage(QStringLiteral("ja"));
        QCOMPARE(d.lastEdit(), QStringLiteral("ヒント 3 個を消す"));
        AuthorDesk other(findGenre("slither")->makeBoard({4, 4}));
        other.putCursor(1, 1);
        other.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.at(1, 1), 1);
        QCOMPARE(other.at(1, 2), 3);
    }

    void whatDoesNotFitIsSaid()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        d.press(Qt::Key_C, Qt::ControlModifier);
        d.press(Qt::Key_Escape);
        d.putCursor(5, 5);
        d.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(d.steps(), 0);
        QCOMPARE(d.message(), QStringLiteral("The copied 2×2 cells do not fit on the board at R6C6."));
        AuthorDesk other("nurikabe", {6, 6});
        other.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(other.steps(), 0);
        QCOMPARE(other.message(), QStringLiteral("The copied cells are from another kind of puzzle: Slitherlink."));
    }

    void aClueWithoutAPlaceIsSaid()
    {
        Board board = findGenre("heyawake")->makeBoard({4, 4});
        board.set(Layer::Number, cellAt(0, 0), 2); // of the room that is the whole board
        AuthorDesk d(board);
        QApplication::clipboard()->clear();
        d.view()->select(areaFrom(cellAt(0, 0), {1, 1}));
        d.press(Qt::Key_C, Qt::ControlModifier);
        d.press(Qt::Key_Escape);
        d.putCursor(2, 2);
        d.press(Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(d.message(), QStringLiteral("1 clue did not fit there."));
        d.takeOffer();
        QVERIFY(d.board() == board);
    }

    void pasteStillOpensAddresses()
    {
        AuthorDesk d(threeClues());
        QApplication::clipboard()->setText(QStringLiteral("https://puzz.link/p?nurikabe/5/5/g2g3h4k"));
        d.press(Qt::Key_V, Qt::ControlModifier);
        QTRY_COMPARE_WITH_TIMEOUT(QString::fromStdString(d.board().genre()), QStringLiteral("nurikabe"),
                                  tests::patienceMs);
    }

    void deleteErasesTheSelection()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        d.press(Qt::Key_Delete);
        QCOMPARE(d.steps(), 1);
        QVERIFY(d.board().isBlank(Layer::Number));
        QVERIFY(d.view()->selection() == corner);
    }

    void keysMove()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        d.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.at(0, 0), blank);
        QCOMPARE(d.at(1, 0), 1);
        QCOMPARE(d.at(2, 0), 2);
        QCOMPARE(d.at(1, 1), 3);
        QVERIFY(d.view()->selection() == areaFrom(cellAt(1, 0), {2, 2}));
        d.press(Qt::Key_Up, Qt::AltModifier); // the board ends there
        QCOMPARE(d.steps(), 1);
    }

    void theMouseMoves()
    {
        AuthorDesk d(threeClues());
        d.view()->setTool(ToolId::Select);
        d.drag(cellAt(0, 0), cellAt(1, 1));
        d.drag(cellAt(1, 1), cellAt(4, 3));
        QCOMPARE(d.steps(), 1);
        QCOMPARE(d.at(3, 2), 1);
        QCOMPARE(d.at(4, 2), 2);
        QCOMPARE(d.at(3, 3), 3);
        QCOMPARE(d.at(0, 0), blank);
        QCOMPARE(d.lastEdit(), QStringLiteral("move 3 clues, R1C1 to R3C4"));
        applyLanguage(QStringLiteral("ja"));
        QCOMPARE(d.lastEdit(), QStringLiteral("ヒント 3 個を移動（R1C1 を R3C4 へ）"));
        d.document()->undo();
        QVERIFY(d.board() == threeClues());
    }

    void escapeDropsAMove()
    {
        AuthorDesk d(threeClues());
        d.view()->select(corner);
        QTest::mousePress(d.view(), Qt::LeftButton, Qt::ControlModifier, d.point(cellAt(0, 0)));
        QTest::mouseMove(d.view(), d.point(cellAt(3, 3)));
        QVERIFY(!(d.view()->selection() == corner));
        d.press(Qt::Key_Escape);
        QTest::mouseRelease(d.view(), Qt::LeftButton, Qt::ControlModifier, d.point(cellAt(3, 3)));
        QCOMPARE(d.steps(), 0);
        QVERIFY(d.view()->selection() == corner);
    }

    void turning_data()
    {
        QTest::addColumn<ActionId>("action");
        QTest::addColumn<QString>("corners"); ///< clockwise from the upper left one
        QTest::addColumn<QString>("words");
        QTest::newRow("right") << ActionId::TurnCellsRight << "312."
                               << "rotate 3 clues right";
        QTest::newRow("left") << ActionId::TurnCellsLeft << "2.31"
                              << "rotate 3 clues left";
        QTest::newRow("left and right") << ActionId::FlipCellsLeftRight << "213."
                                        << "flip 3 clues left and right";
        QTest::newRow("top and bottom") << ActionId::FlipCellsTopBottom << "3.21"
                                        << "flip 3 clues top and bottom";
    }
    void turning()
    {
        QFETCH(ActionId, action);
        QFETCH(QString, corners);
        QFETCH(QString, words);
        AuthorDesk d(threeClues());
        QVERIFY(!d.action(action)->isEnabled());
        QVERIFY(d.action(action)->statusTip().contains(QStringLiteral("No cells are selected")));
        d.view()->select(corner);
        d.action(action)->trigger();
        QCOMPARE(d.steps(), 1);
        QString now;
        for (const int value : {d.at(0, 0), d.at(1, 0), d.at(1, 1), d.at(0, 1)})
            now += value == blank ? QStringLiteral(".") : QString::number(value);
        QCOMPARE(now, corners);
        QCOMPARE(d.lastEdit(), words);
    }

    void aTurnStaysOnTheBoard()
    {
        AuthorDesk d(threeClues("slither", {6, 3}));
        d.view()->select(areaFrom(cellAt(0, 0), {2, 3}));
        d.action(ActionId::TurnCellsRight)->trigger();
        QVERIFY(d.view()->selection() == areaFrom(cellAt(0, 0), {3, 2}));
        d.view()->select(areaFrom(cellAt(0, 0), {4, 2}));
        d.action(ActionId::TurnCellsLeft)->trigger();
        QCOMPARE(d.message(), QStringLiteral("The board is too small for the rotated selection."));
    }

    void arrowsTurnWithTheirCells()
    {
        Board board = findGenre("yajilin")->makeBoard({5, 5});
        board.set(Layer::Number, cellAt(1, 1), 2);
        board.set(Layer::Arrow, cellAt(1, 1), static_cast<int>(Dir::Up));
        AuthorDesk d(board);
        d.view()->select(areaFrom(cellAt(1, 1), {2, 2}));
        d.action(ActionId::TurnCellsRight)->trigger();
        QCOMPARE(d.at(2, 1), 2);
        QCOMPARE(d.at(2, 1, Layer::Arrow), static_cast<int>(Dir::Right));
    }

    void roomsGoWithTheirCells()
    {
        Board board = findGenre("heyawake")->makeBoard({6, 6});
        const Place inside = edgeBetween(cellAt(0, 0), Dir::Right), frame = edgeBetween(cellAt(1, 0), Dir::Right);
        board.set(Layer::Room, inside, 1);
        board.set(Layer::Room, frame, 1);
        AuthorDesk d(board);
        d.view()->select(areaFrom(cellAt(0, 0), {2, 1}));
        d.press(Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(d.board().at(Layer::Room, inside), blank);
        QCOMPARE(d.board().at(Layer::Room, inside.step(Dir::Down)), 1);
        QCOMPARE(d.board().at(Layer::Room, frame), 1); // it is its neighbour's too
        QCOMPARE(d.board().at(Layer::Room, frame.step(Dir::Down)), 1);
    }

    void aCourseKeepsItsStart()
    {
        AuthorDesk d("slalom", {6, 6});
        QCOMPARE(d.at(0, 0, Layer::Terrain), static_cast<int>(Terrain::Start));
        d.press(Qt::Key_A, Qt::ControlModifier);
        d.press(Qt::Key_Delete);
        QCOMPARE(d.at(0, 0, Layer::Terrain), static_cast<int>(Terrain::Start));
        d.view()->select(corner);
        d.press(Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(d.at(0, 0, Layer::Terrain), blank);
        QCOMPARE(d.at(1, 0, Layer::Terrain), static_cast<int>(Terrain::Start));
    }

    /// Whatever the kind: a block moved and moved back leaves the clues of the block's cells as they were.
    void everyKindTakesBlocks()
    {
        for (const Genre* genre : allGenres()) {
            if (!takesSelection(*genre))
                continue;
            const Board board = genre->makeBoard({6, 6});
            BoardInput input;
            input.openBoard(board);
            input.select(corner);
            (void)input.key({Qt::Key_Right, Qt::AltModifier});
            (void)input.key({Qt::Key_Left, Qt::AltModifier});
            QVERIFY2(input.preview() == board, genre->id.data());
            QVERIFY2(toolsOf(*genre, Mode::Edit).contains(ToolId::Select), genre->id.data());
        }
    }
};

TOKISUJI_TEST(SelectionTest);
#include "selection_test.moc"
