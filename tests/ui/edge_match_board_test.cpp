// Edge-matching on the board: pieces are laid, swapped, turned and pinned, sides are coloured, with mouse and keys;
// the tray beside the board, undo.
#include "tests/ui/edge_match_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/side_panel.h"
#include "engine/board/edge_joints.h"
#include "engine/edgematch/make.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QStandardPaths>
#include <QTabBar>
#include <QWheelEvent>

using namespace tokisuji;

class EdgeMatchBoardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    void piecesAreLaidFromTheTray()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.puzzle);
        QVERIFY(f.tray()->isVisible());
        QCOMPARE(f.pieces()->count(), 9);
        f.pieces()->setCurrentRow(4);
        const auto piece = f.pieces()->chosen();
        QVERIFY(piece && f.view()->hand().piece == piece);
        f.click(middle);
        QCOMPARE(lookAt(f.board(), middle), piece);
        QCOMPARE(f.edits(), 1);
        QCOMPARE(f.pieces()->count(), 8);
        QVERIFY(!f.view()->hand().piece); // it lies on the board now
        QVERIFY(f.lastEdit().startsWith(QStringLiteral("piece ")));
        f.trigger(ActionId::Undo);
        QCOMPARE(f.pieces()->count(), 9);
        f.pieces()->setCurrentRow(2); // with the keyboard alone
        f.view()->showPlace(corner);
        QTest::keyClick(f.pieces(), Qt::Key_Return);
        QVERIFY(lookAt(f.board(), corner));
    }

    void copiesAreCounted()
    {
        Board board = findGenre("edgematch")->makeBoard({3, 2});
        board.setSetup("0.0.1.1_1.0.1.1_1.0.1.1_0.1.1.0_1.1.1.0_1.1.0.0");
        EdgeFixture f(board);
        QCOMPARE(f.pieces()->count(), 5);
        QCOMPARE(f.pieces()->item(1)->text(), QStringLiteral("1 ×2"));
        f.pieces()->setCurrentRow(1);
        f.click(top);
        QCOMPARE(f.pieces()->item(1)->text(), QStringLiteral("2"));
        QVERIFY(f.view()->hand().piece); // the other one is still there
        f.click(cellAt(1, 1));
        QVERIFY(!f.view()->hand().piece);
    }

    void piecesAreDropped()
    {
        EdgeFixture f(made().puzzle);
        QMimeData data;
        data.setData(QStringLiteral("application/x-tokisuji-piece"),
                     f.pieces()->item(3)->data(Qt::UserRole).toByteArray());
        const QPoint at = f.view()->toWidget(middle).toPoint();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.view(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(f.view(), &drop);
        QCOMPARE(laidCount(f.board()), 1);
        QVERIFY(lookAt(f.board(), middle));
    }

    void piecesAreSwappedByDragging()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.solution);
        f.drag(corner, middle);
        QCOMPARE(lookAt(f.board(), middle), lookAt(puzzle.solution, corner));
        QCOMPARE(lookAt(f.board(), corner), lookAt(puzzle.solution, middle));
        QCOMPARE(f.edits(), 1);
        QCOMPARE(f.lastEdit(), QStringLiteral("swap R1C1 and R2C2"));
        QVERIFY(!clashingEdges(edgeSetOf(f.board()), f.board()).empty());
        f.trigger(ActionId::Undo);
        QVERIFY(f.board() == puzzle.solution);
        QTest::mousePress(f.view(), Qt::LeftButton, {}, f.view()->toWidget(corner).toPoint());
        QTest::mouseMove(f.view(), f.view()->toWidget(middle).toPoint());
        QTest::mouseMove(f.view(), f.view()->toWidget(corner).toPoint());
        QTest::mouseRelease(f.view(), Qt::LeftButton, {}, f.view()->toWidget(corner).toPoint());
        QCOMPARE(static_cast<int>(f.window.document()->history().current()), 0); // there and back is no edit
    }

    void freePiecesAreTurned()
    {
        const MadeEdgeMatch puzzle = made({3, 3}, 5, true);
        EdgeFixture f(puzzle.solution);
        const EdgePiece before = *lookAt(f.board(), middle);
        f.click(middle, Qt::RightButton);
        QCOMPARE(*lookAt(f.board(), middle), before.turned(1));
        QVERIFY(f.lastEdit().startsWith(QStringLiteral("rotate piece ")));
        f.view()->showPlace(middle);
        f.type(QStringLiteral("r"));
        QCOMPARE(*lookAt(f.board(), middle), before.turned(2));
        QTest::keyClick(f.view(), Qt::Key_R, Qt::ShiftModifier);
        QCOMPARE(*lookAt(f.board(), middle), before.turned(1));
        const QPointF at = f.view()->toWidget(middle);
        QWheelEvent wheel(at, f.view()->mapToGlobal(at), {}, {0, -120}, {}, Qt::AltModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(f.view(), &wheel);
        QCOMPARE(*lookAt(f.board(), middle), before.turned(2));
    }

    void fixedPiecesAreTakenOff()
    {
        EdgeFixture f(made().solution);
        f.click(middle, Qt::RightButton);
        QVERIFY(!lookAt(f.board(), middle));
        f.view()->showPlace(corner);
        QTest::keyClick(f.view(), Qt::Key_Delete);
        QVERIFY(!lookAt(f.board(), corner));
        f.type(QStringLiteral("r"));
        QCOMPARE(f.edits(), 2);
        QCOMPARE(f.pieces()->count(), 2);
    }

    void numbersLayPieces()
    {
        const MadeEdgeMatch puzzle = made({4, 4}, 6);
        EdgeFixture f(puzzle.puzzle);
        f.view()->setMode(Mode::Solve);
        f.view()->showPlace(middle);
        f.type(QStringLiteral("12"));
        const EdgeSet set = edgeSetOf(f.board());
        QCOMPARE(*lookAt(f.board(), middle), set.pieces()[12]);
        QCOMPARE(laidCount(f.board()), 1);
    }

    void sidesAreColoured()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.solution);
        QListWidget* colours = f.tray()->colourList();
        colours->setCurrentRow(colours->count() - 1); // one that is not in the set yet
        const int colour = f.view()->hand().colour;
        QCOMPARE(f.view()->tool(), ToolId::PieceSide);
        f.clickSide(corner, Dir::Right);
        QCOMPARE(lookAt(f.board(), corner)->right, colour);
        QCOMPARE(lookAt(f.board(), top)->left, colour);
        QCOMPARE(f.edits(), 1);
        QCOMPARE(f.lastEdit(), QStringLiteral("colour %1 on the right of R1C1").arg(colour));
        QVERIFY(clashingEdges(edgeSetOf(f.board()), f.board()).empty());
        f.clickSide(corner, Dir::Left); // on the frame
        QCOMPARE(f.edits(), 1);
        f.clickSide(middle, Dir::Up, Qt::LeftButton, Qt::AltModifier);
        QCOMPARE(lookAt(f.board(), middle)->top, colour);
        QCOMPARE(lookAt(f.board(), top)->bottom, lookAt(puzzle.solution, top)->bottom);
        QCOMPARE(clashingEdges(edgeSetOf(f.board()), f.board()), std::vector{edgeBetween(middle, Dir::Up)});
        f.clickSide(middle, Dir::Down, Qt::RightButton); // takes the colour
        QCOMPARE(f.view()->hand().colour, lookAt(f.board(), middle)->bottom);
        QCOMPARE(colours->currentRow() + 1, f.view()->hand().colour);
    }

    void sidesAreColouredByKeys()
    {
        EdgeFixture f(made().solution);
        f.view()->showPlace(middle);
        QTest::keyClick(f.view(), Qt::Key_Right, Qt::ShiftModifier);
        f.type(QStringLiteral("12"));
        QCOMPARE(lookAt(f.board(), middle)->right, 12);
        QCOMPARE(lookAt(f.board(), cellAt(2, 1))->left, 12);
        QTest::keyClick(f.view(), Qt::Key_Shift); // on to the next side
        f.type(QStringLiteral("c"));
        QCOMPARE(lookAt(f.board(), middle)->bottom, 12); // the colour in hand
    }

    void piecesArePinned()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.solution);
        f.view()->setTool(ToolId::PiecePin);
        f.click(middle);
        QVERIFY(f.board().at(Layer::Number, middle) != blank);
        QVERIFY(f.lastEdit().startsWith(QStringLiteral("pin piece ")));
        f.view()->setTool(ToolId::Auto);
        f.drag(middle, corner);
        QCOMPARE(lookAt(f.board(), middle), lookAt(puzzle.solution, middle)); // it stays
        QCOMPARE(f.edits(), 1);
        f.trigger(ActionId::ClearMarks);
        QCOMPARE(lookAt(f.board(), middle), lookAt(puzzle.solution, middle));
        QCOMPARE(f.pieces()->count(), 8);
        QVERIFY(f.view()->describe(middle).contains(QStringLiteral("pinned")));
        f.view()->showPlace(middle);
        f.type(QStringLiteral("p"));
        QCOMPARE(f.board().at(Layer::Number, middle), blank);
        QVERIFY(lookAt(f.board(), middle));
    }

    void shufflingIsOneEdit()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.solution);
        f.trigger(ActionId::ShufflePieces);
        QCOMPARE(f.edits(), 1);
        QCOMPARE(laidCount(f.board()), 0);
        QCOMPARE(f.lastEdit(), QStringLiteral("shuffle the pieces"));
        f.trigger(ActionId::Undo);
        QVERIFY(f.board() == puzzle.solution);
    }

    void freedomIsAVariant()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.solution);
        QMenu* board = f.window.actionTable().menu(MenuId::Board);
        QMenu* variants = board->actions().last()->menu();
        QVERIFY(variants != nullptr);
        emit variants->aboutToShow();
        QCOMPARE(variants->actions().size(), 1);
        variants->actions().first()->trigger();
        QVERIFY(f.board().hasFlag(freePieces));
        for (const Place cell : f.board().grid().cells())
            QCOMPARE(lookAt(f.board(), cell), lookAt(puzzle.solution, cell));
        QCOMPARE(f.lastEdit(), QStringLiteral("variant rules"));
    }

    void structureStaysAsItIs()
    {
        EdgeFixture f(made().solution);
        for (const ActionId id :
             {ActionId::BoardSize, ActionId::FlipLeftRight, ActionId::FlipTopBottom, ActionId::RotateRight,
              ActionId::RotateLeft, ActionId::Hint, ActionId::ShowWhatIf, ActionId::NextStep})
            QVERIFY2(!f.window.actionTable()[id]->isEnabled(), qPrintable(Actions::plainText(id)));
        for (const ActionId id : {ActionId::ShufflePieces, ActionId::MakePieces, ActionId::ClearMarks})
            QVERIFY2(f.window.actionTable()[id]->isEnabled(), qPrintable(Actions::plainText(id)));
        const auto* tasks = f.window.findChild<QTabBar*>(QStringLiteral("tasks"));
        for (const PanelTask task : {PanelTask::Trace, PanelTask::Repair})
            QVERIFY(!tasks->isTabVisible(static_cast<int>(task)));
        f.window.openAnything(QStringLiteral("slither/5/5/bdcbdbcac"));
        QVERIFY(!f.tray()->isVisible());
        for (const PanelTask task : {PanelTask::Trace, PanelTask::Repair})
            QVERIFY(tasks->isTabVisible(static_cast<int>(task)));
        QVERIFY(f.window.actionTable()[ActionId::BoardSize]->isEnabled());
        QVERIFY(!f.window.actionTable()[ActionId::ShufflePieces]->isEnabled());
    }
};

TOKISUJI_TEST(EdgeMatchBoardTest);
#include "edge_match_board_test.moc"
