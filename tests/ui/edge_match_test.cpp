// Edge-matching in the window: pieces are laid, swapped, turned and pinned, sides are coloured, with mouse and keys;
// the tray beside the board, the dialog that makes puzzles, what the panel says, undo.
#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/make_pieces_dialog.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/panels/idle_section.h"
#include "editor/ui/panels/piece_list.h"
#include "editor/ui/panels/piece_tray.h"
#include "editor/ui/panels/placement_section.h"
#include "editor/ui/panels/repairs_section.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/board/edge_joints.h"
#include "engine/board/edge_set_edits.h"
#include "engine/edgematch/make.h"
#include "engine/genre/registry.h"

#include <QAction>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>

using namespace tokisuji;

namespace {

MadeEdgeMatch made(Size size = {3, 3}, int colours = 5, bool free = false)
{
    return makeEdgeMatch({.size = size, .colours = colours, .seed = 7, .free = free});
}

std::optional<EdgePiece> lookAt(const Board& board, Place cell)
{
    return shownPiece(edgeSetOf(board), board, cell);
}

int laidCount(const Board& board)
{
    return static_cast<int>(std::ranges::count_if(board.values(Layer::Digit), [](int v) { return v != blank; }));
}

const Place middle = cellAt(1, 1), corner = cellAt(0, 0), top = cellAt(1, 0);

struct EdgeFixture : WindowFixture {
    explicit EdgeFixture(const Board& board) { window.document()->open(board); }

    [[nodiscard]] BoardView* view() { return window.boardView(); }
    [[nodiscard]] PieceTray* tray() { return window.findChild<PieceTray*>(); }
    [[nodiscard]] PieceList* pieces() { return tray()->pieces(); }
    [[nodiscard]] int edits() { return static_cast<int>(window.document()->history().size()) - 1; }
    void trigger(ActionId id) { window.actionTable()[id]->trigger(); }

    /// A click on the triangle of a side.
    void clickSide(Place cell, Dir side, Qt::MouseButton button = Qt::LeftButton, Qt::KeyboardModifiers held = {})
    {
        const QPointF at = (view()->toWidget(cell) * 0.4 + view()->toWidget(cell.step(side, 1)) * 0.6);
        QTest::mouseClick(view(), button, held, at.toPoint());
    }
    void drag(Place from, Place to)
    {
        QTest::mousePress(view(), Qt::LeftButton, {}, view()->toWidget(from).toPoint());
        QTest::mouseMove(view(), view()->toWidget(to).toPoint());
        QTest::mouseRelease(view(), Qt::LeftButton, {}, view()->toWidget(to).toPoint());
    }
    [[nodiscard]] QString lastEdit()
    {
        const auto& history = window.document()->history();
        return editText(summaryOf(history.node(history.current()).edit, board()), genreOf(board()));
    }
};

} // namespace

class EdgeMatchTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(Language::English); }

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
        QVERIFY(f.lastEdit().startsWith(QStringLiteral("turn piece ")));
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
        QVERIFY(!f.window.findChild<RepairsSection*>()->isVisible());
        QVERIFY(!f.window.findChild<IdleSection*>()->isVisible());
        QVERIFY(!f.window.findChild<TraceSection*>()->isVisible());
        f.window.openAnything(QStringLiteral("slither/5/5/cbcbcddad"));
        QVERIFY(!f.tray()->isVisible());
        QVERIFY(f.window.findChild<TraceSection*>()->isVisible());
        QVERIFY(f.window.actionTable()[ActionId::BoardSize]->isEnabled());
        QVERIFY(!f.window.actionTable()[ActionId::ShufflePieces]->isEnabled());
    }

    void verdictIsOfTheSet()
    {
        const MadeEdgeMatch puzzle = made({3, 3}, 12);
        EdgeFixture f(puzzle.puzzle);
        QVERIFY(f.waitForVerdict(5000));
        const Verdict& verdict = f.window.solver()->verdict();
        QCOMPARE(verdict.status, Status::Unique);
        QVERIFY(!f.window.findChild<PlacementSection*>()->isVisible());
        f.trigger(ActionId::AdoptSolution);
        QVERIFY(f.board() == puzzle.solution);
    }

    void bestPlacementIsShownAndAdopted()
    {
        const MadeEdgeMatch puzzle = made();
        EdgeFixture f(puzzle.puzzle);
        PlacementSection* section = f.window.findChild<PlacementSection*>();
        PanelState state{.board = &puzzle.puzzle};
        state.verdict.placement = Placement{puzzle.solution, 11, 12};
        state.adoptable[3] = true;
        section->display(state);
        QVERIFY(section->isVisible());
        QCOMPARE(section->findChild<QLabel*>(QStringLiteral("matchRate"))->text(),
                 QStringLiteral("11 of 12 sides match (91.7 %)"));
        QSignalSpy adopted(section, &PlacementSection::adoptionAsked);
        section->findChild<QPushButton*>(QStringLiteral("link"))->click();
        QCOMPARE(adopted.count(), 1);
        state.verdict.solution = puzzle.solution;
        section->display(state);
        QVERIFY(!section->isVisible());
    }

    void dialogMakesPuzzles()
    {
        MakePiecesDialog dialog({5, 5});
        const auto spin = [&](const char* name) { return dialog.findChild<QSpinBox*>(QLatin1String(name)); };
        spin("columns")->setValue(4);
        spin("rows")->setValue(3);
        spin("colours")->setValue(6);
        spin("seed")->setValue(11);
        dialog.findChild<QCheckBox*>(QStringLiteral("pinCentre"))->setChecked(true);
        const Board first = dialog.solution();
        QCOMPARE(first.size(), (Size{4, 3}));
        QCOMPARE(laidCount(first), 12);
        QVERIFY(clashingEdges(edgeSetOf(first), first).empty());
        QCOMPARE(std::ranges::count_if(first.values(Layer::Number), [](int v) { return v != blank; }), 1);
        spin("seed")->setValue(12);
        QVERIFY(!(dialog.solution() == first));
        spin("seed")->setValue(11);
        QVERIFY(dialog.solution() == first);
        auto* warning = dialog.findChild<QLabel*>(QStringLiteral("warning"));
        QVERIFY(warning->text().startsWith(QStringLiteral("17 inner sides")));
        spin("colours")->setValue(20);
        QCOMPARE(warning->text(), QStringLiteral("There are only 17 inner sides, so 3 of the colours are left out."));
        dialog.findChild<QCheckBox*>(QStringLiteral("free"))->setChecked(true);
        QVERIFY(dialog.solution().hasFlag(freePieces));
        QCOMPARE(spin("columns")->minimum(), 2);
        QCOMPARE(spin("rows")->maximum(), mostEdgeSide);
    }

    void makingOpensTheSolvedBoard()
    {
        EdgeFixture f(made().solution);
        QTimer::singleShot(0, qApp, [] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            QVERIFY(qobject_cast<MakePiecesDialog*>(dialog) != nullptr);
            dialog->findChild<QSpinBox*>(QStringLiteral("columns"))->setValue(6);
            dialog->accept();
        });
        f.trigger(ActionId::MakePieces);
        QCOMPARE(f.board().size(), (Size{6, 3}));
        QCOMPARE(laidCount(f.board()), 18);
        QCOMPARE(f.pieces()->count(), 0);
        f.trigger(ActionId::ClearMarks);
        QVERIFY(f.pieces()->count() > 0);
    }

    void matchRatesAreMeasuredAndSaved()
    {
        MatchRatesDialog dialog([](const MatchRateWishes& wishes, const std::stop_token&, const MatchRateSink& sink) {
            std::vector<MatchRateRow> rows;
            for (int colours = wishes.leastColours; colours <= wishes.mostColours; ++colours) {
                rows.push_back({.colours = colours, .boards = wishes.seeds, .greedy = 0.75, .exact = 1});
                sink(rows, 0.5);
            }
            return rows;
        });
        const auto spin = [&](const char* name) { return dialog.findChild<QSpinBox*>(QLatin1String(name)); };
        spin("most")->setValue(6);
        spin("least")->setValue(8); // moves the other along
        QCOMPARE(spin("most")->value(), 8);
        spin("least")->setValue(3);
        auto* save = dialog.findChild<QPushButton*>(QStringLiteral("save"));
        QVERIFY(!save->isEnabled());
        dialog.findChild<QPushButton*>(QStringLiteral("start"))->click();
        QTRY_VERIFY(!dialog.rates()->isRunning());
        QCOMPARE(dialog.rates()->rows().size(), std::size_t{6});
        QVERIFY(save->isEnabled());
        QTemporaryDir folder;
        for (const char* name : {"rates.png", "rates.svg", "rates.csv"}) {
            const auto problem = dialog.saveTo(folder.filePath(QLatin1String(name)));
            QVERIFY2(!problem, qPrintable(problem.value_or(QString())));
        }
        QVERIFY(QImage(folder.filePath(QStringLiteral("rates.png"))).width() > 400);
        QFile csv(folder.filePath(QStringLiteral("rates.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 7);
        QVERIFY(dialog.saveTo(folder.filePath(QStringLiteral("rates.gif"))).has_value());
    }

    void matchRatesStop()
    {
        MatchRatesDialog dialog([](const MatchRateWishes&, const std::stop_token& stop, const MatchRateSink& sink) {
            const std::vector<MatchRateRow> rows{{.colours = 2, .boards = 1, .greedy = 0.5, .exact = 1}};
            sink(rows, 0.1);
            while (!stop.stop_requested())
                QThread::msleep(1);
            return rows;
        });
        auto* start = dialog.findChild<QPushButton*>(QStringLiteral("start"));
        start->click();
        QTRY_COMPARE(dialog.rates()->rows().size(), std::size_t{1});
        QVERIFY(dialog.rates()->isRunning());
        start->click();
        QVERIFY(!dialog.rates()->isRunning());
        QCOMPARE(dialog.rates()->rows().size(), std::size_t{1}); // what is known stays
    }

    /// The engine's own measurement: the same wishes give the same boards, exact is never below greedy.
    void matchRatesOfTheEngine()
    {
        const MatchRateWishes wishes{.size = {3, 3}, .leastColours = 2, .mostColours = 4, .seeds = 2};
        const auto rows = measureMatchRates(wishes);
        QCOMPARE(rows.size(), std::size_t{3});
        for (const MatchRateRow& row : rows) {
            QCOMPARE(row.boards, 2);
            QCOMPARE(row.solved, 2);
            QCOMPARE(row.exact, 1.0);
            QVERIFY(row.greedy > 0 && row.greedy <= row.exact);
        }
        QCOMPARE(measureMatchRates(wishes)[1].greedy, rows[1].greedy);
        QVERIFY(matchRateCsv(rows).starts_with("colours,"));
    }

    /// The largest board: the tray lists all of it at once, and an edit does not wait for it.
    void largeSetsAreQuick()
    {
        EdgeFixture f(made({16, 16}, 22).puzzle);
        QVERIFY(f.pieces()->count() > 200);
        QElapsedTimer clock;
        clock.start();
        f.pieces()->setCurrentRow(100);
        f.click(middle);
        QCOMPARE(laidCount(f.board()), 1);
        QVERIFY2(clock.elapsed() < 1000, qPrintable(QString::number(clock.elapsed())));
    }

    void speaksJapanese()
    {
        EdgeFixture f(made().solution);
        applyLanguage(Language::Japanese);
        QCoreApplication::processEvents();
        f.drag(corner, middle);
        QCOMPARE(f.lastEdit(), QStringLiteral("R1C1 と R2C2 を入れ替え"));
        for (const QListWidgetItem* item : f.tray()->colourList()->findItems(QStringLiteral("1"), Qt::MatchExactly))
            QCOMPARE(item->toolTip(), QStringLiteral("色 1"));
    }
};

QTEST_MAIN(EdgeMatchTest)
#include "edge_match_test.moc"
