// The board view: tools, strokes and keys as history, and what it says to screen readers.
#include "editor/export/palette.h"
#include "engine/check/check.h"
#include "tests/support/test.h"
#include "tests/ui/board_bench.h"

#include <QAccessible>
#include <QSignalSpy>
#include <QTest>

using namespace tokisuji;

class BoardViewTest : public QObject {
    Q_OBJECT

private slots:
    void showsNothingWithoutDocument()
    {
        Document document;
        BoardView view(&document);
        view.resize(300, 300);
        QVERIFY(view.tools().isEmpty());
        QTest::mouseClick(&view, Qt::LeftButton);
        QTest::keyClick(&view, Qt::Key_1);
        view.zoomIn();
        view.showPlace(cellAt(0, 0));
        QVERIFY(!view.grab().isNull());
        QVERIFY(view.holes().empty());
    }

    void toolsFollowGenreAndMode()
    {
        Bench bench("yajilin");
        QCOMPARE(bench.view.tools(), toolsOf(*findGenre("yajilin"), Mode::Edit));
        QCOMPARE(bench.view.tools().first(), ToolId::Auto);
        QVERIFY(bench.view.tools().contains(ToolId::Direction));
        bench.view.setTool(ToolId::Direction);
        QSignalSpy mode(&bench.view, &BoardView::modeChanged);
        bench.view.setMode(Mode::Solve);
        QCOMPARE(mode.count(), 1);
        QCOMPARE(bench.view.tool(), ToolId::Auto);
        QVERIFY(bench.view.tools().contains(ToolId::Line) && bench.view.tools().contains(ToolId::Shade));
        bench.view.setTool(ToolId::Cross);
        bench.view.setMode(Mode::Edit);
        QCOMPARE(bench.view.tool(), ToolId::Direction); // each mode keeps its own
        bench.view.setTool(ToolId::Tint);               // not here
        QCOMPARE(bench.view.tool(), ToolId::Auto);
    }

    void openingBeginsAnew()
    {
        Bench bench("yajilin");
        bench.view.setTool(ToolId::Direction);
        bench.view.showPlace(cellAt(4, 4));
        QSignalSpy tool(&bench.view, &BoardView::toolChanged);
        bench.document.open(findGenre("sudoku")->makeBoard({4, 4}));
        QVERIFY(tool.count() > 0);
        QCOMPARE(bench.view.tool(), ToolId::Auto);
        QCOMPARE(name(bench.view.cursorPlace()), name(cellAt(0, 0)));
        QVERIFY(!bench.view.tools().contains(ToolId::Direction));
    }

    void shownStrokeIsCommittedAtRelease()
    {
        Bench bench;
        bench.view.setMode(Mode::Solve);
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(2, 2)));
        QTest::mouseMove(&bench.view, bench.at(vertexAt(6, 2)));
        QCOMPARE(bench.nodes(), 0);
        QVERIFY(bench.document.board().isBlank(Layer::Line));
        QCOMPARE(bench.colourAt(bench.at({9, 4})), Palette(Theme::Light)[Ink::Ink]);
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(6, 2)));
        QCOMPARE(bench.nodes(), 1);
        QCOMPARE(bench.document.board().at(Layer::Line, {9, 4}), 1);
    }

    void escapeDropsTheStroke()
    {
        Bench bench;
        bench.view.setMode(Mode::Solve);
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(2, 2)));
        QTest::mouseMove(&bench.view, bench.at(vertexAt(6, 2)));
        QTest::keyClick(&bench.view, Qt::Key_Escape);
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(6, 2)));
        QCOMPARE(bench.nodes(), 0);
        QCOMPARE(bench.colourAt(bench.at({9, 4})), bench.colourAt(bench.at({9, 6})));
    }

    void undoDuringAStrokeDropsIt()
    {
        Bench bench;
        QTest::keyClick(&bench.view, Qt::Key_3);
        bench.view.setMode(Mode::Solve);
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(2, 2)));
        QTest::mouseMove(&bench.view, bench.at(vertexAt(6, 2)));
        bench.document.undo();
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at(vertexAt(6, 2)));
        QCOMPARE(bench.nodes(), 1);
        QVERIFY(bench.document.board() == findGenre("slither")->makeBoard({10, 10}));
    }

    void typingAfterUndoBeginsAnewNumber()
    {
        Bench bench("nurikabe");
        QTest::keyClick(&bench.view, Qt::Key_1);
        QTest::keyClick(&bench.view, Qt::Key_2);
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), 12);
        bench.document.undo();
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), blank);
        QTest::keyClick(&bench.view, Qt::Key_3);
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), 3);
        QCOMPARE(bench.document.history().node(0).children.size(), 3U); // the 1, the 12 and the 3
    }

    void traceShowsTheWholePiece()
    {
        Bench bench;
        bench.view.setMode(Mode::Solve);
        bench.drag(Qt::LeftButton, bench.at(vertexAt(2, 2)), bench.at(vertexAt(6, 2)));
        const QColor plain = bench.colourAt(bench.at({11, 4}));
        QTest::keyPress(&bench.view, Qt::Key_Z);
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({5, 4}));
        QVERIFY(bench.colourAt(bench.at({11, 4})) != plain);
        QTest::keyRelease(&bench.view, Qt::Key_Z);
        QCOMPARE(bench.nodes(), 1);
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at({15, 15})); // the next input ends it
        QCOMPARE(bench.colourAt(bench.at({11, 4})), plain);
        bench.view.setTool(ToolId::Trace);
        QTest::mouseMove(&bench.view, bench.at({5, 4}));
        QVERIFY(bench.colourAt(bench.at({11, 4})) != plain);
    }

    void unknownKeysAreLeftToTheWindow()
    {
        Bench bench;
        for (const Qt::Key key : {Qt::Key_F3, Qt::Key_Escape, Qt::Key_M}) {
            QKeyEvent event(QEvent::KeyPress, key, Qt::ControlModifier);
            QCoreApplication::sendEvent(&bench.view, &event);
            QVERIFY(!event.isAccepted());
        }
        QKeyEvent digit(QEvent::KeyPress, Qt::Key_2, Qt::NoModifier);
        QCoreApplication::sendEvent(&bench.view, &digit);
        QVERIFY(digit.isAccepted());
    }

    void quickTypingKeepsItsOrder()
    {
        Bench bench;
        QTest::keyClick(&bench.view, Qt::Key_1);
        QTest::keyPress(&bench.view, Qt::Key_Space); // held while the next key comes
        QTest::keyClick(&bench.view, Qt::Key_2);
        QTest::keyRelease(&bench.view, Qt::Key_Space);
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), 2);
        QCOMPARE(bench.nodes(), 3);
    }

    /// In Slalom, as long as X is held; other genres have nothing to show.
    void gateNumbersAreShownWhileAKeyIsHeld()
    {
        Bench bench("slalom");
        QTest::keyPress(&bench.view, Qt::Key_X);
        QVERIFY(!bench.view.hasGuest()); // no gate has a number yet
        QTest::keyRelease(&bench.view, Qt::Key_X);
        EditBuilder builder(bench.document.board());
        const auto put = [&](Place cell, Terrain terrain) {
            builder.set(Layer::Terrain, cell, static_cast<int>(terrain));
        };
        put(cellAt(1, 1), Terrain::Wall);
        put(cellAt(2, 1), Terrain::GateHorizontal);
        builder.set(Layer::Number, cellAt(1, 1), 1);
        bench.document.commit(builder.edit());
        const auto nodes = bench.nodes();
        QTest::keyPress(&bench.view, Qt::Key_X);
        QVERIFY(bench.view.hasGuest());
        QVERIFY(bench.view.guestOwner() == &bench.view);
        QTest::keyRelease(&bench.view, Qt::Key_X);
        QVERIFY(!bench.view.hasGuest());
        QCOMPARE(bench.nodes(), nodes);
    }

    void saysWhatStandsOutside()
    {
        Bench bench("nonogram");
        const Place slot = bench.document.board().grid().slot(Side::Top, 2);
        EditBuilder builder(bench.document.board());
        builder.set(Layer::Outside, slot, 3);
        builder.set(Layer::OutsideDone, slot, 1);
        bench.document.commit(builder.edit());
        QCOMPARE(bench.view.describe(slot), "column 3 (above), clue 3, crossed off");
    }

    void saysWhatStandsAtTheCursor()
    {
        Bench bench("yajilin");
        QCOMPARE(bench.view.accessibleDescription(), "R1C1");
        QTest::keyClick(&bench.view, Qt::Key_2);
        QTest::keyClick(&bench.view, Qt::Key_Left, Qt::ShiftModifier);
        QCOMPARE(bench.view.accessibleDescription(), "R1C1, clue 2, arrow left");
        bench.view.setMode(Mode::Solve);
        bench.drag(Qt::LeftButton, bench.at(cellAt(1, 1)), bench.at(cellAt(1, 3)));
        bench.view.showPlace(cellAt(1, 2));
        QCOMPARE(bench.view.accessibleDescription(), "R3C2, line top and bottom");
    }

    void screenReadersSeeATableOfCells()
    {
        Bench bench("nurikabe", {5, 4});
        QTest::keyClick(&bench.view, Qt::Key_9);
        QAccessibleInterface* board = QAccessible::queryAccessibleInterface(&bench.view);
        QVERIFY(board != nullptr && board->tableInterface() != nullptr);
        QCOMPARE(board->role(), QAccessible::Table);
        QCOMPARE(board->childCount(), 20);
        QCOMPARE(board->tableInterface()->rowCount(), 4);
        QAccessibleInterface* cell = board->tableInterface()->cellAt(0, 0);
        QCOMPARE(cell->text(QAccessible::Name), "R1C1, clue 9");
        QCOMPARE(board->focusChild(), cell);
        QCOMPARE(board->child(7)->text(QAccessible::Name), "R2C3");
        QCOMPARE(board->indexOfChild(board->child(7)), 7);
        QCOMPARE(board->tableInterface()->cellAt(4, 0), nullptr);
        const QPoint middle = bench.view.mapToGlobal(bench.at(cellAt(2, 1)));
        QCOMPARE(board->childAt(middle.x(), middle.y()), board->child(7));
        QVERIFY(board->child(7)->rect().contains(middle));
    }

    void saysWhatTheOverlaysShow()
    {
        Bench bench("nurikabe", {3, 1});
        QTest::keyClick(&bench.view, Qt::Key_2);
        bench.view.setVerdict(shared(check(bench.document.board())));
        QCOMPARE(bench.view.describe(cellAt(1, 0)), "R1C2, determined: unshaded");
        QCOMPARE(bench.view.describe(cellAt(2, 0)), "R1C3, determined: shaded");
        bench.view.setOverlays({.determined = false});
        QCOMPARE(bench.view.describe(cellAt(2, 0)), "R1C3");
    }

    void aBoardOnItsCornerIsUsedWhereItIsDrawn()
    {
        Bench bench("gravel", {7, 5});
        const QPoint top = bench.at(cellAt(0, 0)), right = bench.at(cellAt(6, 0)), left = bench.at(cellAt(0, 4));
        QVERIFY(right.x() > top.x() && right.y() > top.y() && left.x() < top.x() && left.y() > top.y());
        for (const Place cell : {cellAt(0, 0), cellAt(3, 1), cellAt(6, 4)}) {
            QVERIFY(bench.view.rect().contains(bench.at(cell)));
            QCOMPARE(name(bench.view.cellAtWidget(bench.at(cell))), name(cell));
            QTest::mouseClick(&bench.view, Qt::LeftButton, {}, bench.at(cell));
            QCOMPARE(name(bench.view.cursorPlace()), name(cell));
            QTest::keyClick(&bench.view, Qt::Key_4);
            QCOMPARE(bench.document.board().at(Layer::Number, cell), 4);
        }
        QTest::keyClick(&bench.view, Qt::Key_Up); // along the column: up to the right
        QCOMPARE(name(bench.view.cursorPlace()), name(cellAt(6, 3)));

        bench.view.setMode(Mode::Solve);
        bench.view.setTool(ToolId::Shade);
        bench.drag(Qt::LeftButton, bench.at(cellAt(1, 2)), bench.at(cellAt(4, 2)));
        for (int x = 1; x <= 4; ++x)
            QCOMPARE(bench.document.board().at(Layer::Shade, cellAt(x, 2)), 1);
        QCOMPARE(bench.document.board().at(Layer::Shade, cellAt(2, 1)), blank);
        const QColor shaded = Palette(Theme::Light)[Ink::Shade];
        QCOMPARE(bench.colourAt(bench.at(cellAt(2, 2)) + QPoint(0, 12)).rgb(), shaded.rgb());

        bench.view.zoomTo(600);
        bench.view.showPlace(cellAt(0, 4));
        QTRY_VERIFY(bench.view.rect().contains(bench.at(cellAt(0, 4))));
    }

    void aCellThatIsPointedAtIsPaintedWhereItIsDrawn()
    {
        Bench bench("gravel", {5, 5});
        const auto isTouched = [&] {
            const QPoint corner = bench.at(cellAt(0, 3)) - QPoint(0, 20);
            return bench.colourAt(corner) != QColor(Palette(Theme::Light)[Ink::Paper]);
        };
        QVERIFY(!isTouched());
        QTest::mouseMove(&bench.view, bench.at(cellAt(0, 3)));
        QVERIFY(isTouched());
    }
};

TOKISUJI_TEST(BoardViewTest);
#include "board_view_test.moc"
