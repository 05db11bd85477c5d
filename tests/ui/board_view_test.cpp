// The board view: zoom, pan, cursor, strokes as history, overlays, and how long a frame takes.
#include "editor/export/palette.h"
#include "editor/ui/board_view.h"
#include "engine/genre/registry.h"
#include "engine/solve/check.h"

#include <QAccessible>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>
#include <QWheelEvent>

#include <algorithm>
#include <random>

using namespace tokisuji;

namespace {

QString name(Place place)
{
    return QString::fromStdString(toString(place));
}

/// A document with a blank board, and a view of 600×600 on it.
struct Bench {
    explicit Bench(std::string_view genre = "slither", Size size = {10, 10}) : view(&document)
    {
        view.resize(600, 600);
        document.open(findGenre(genre)->makeBoard(size));
        view.show();
    }

    QPoint at(Place place) const { return view.toWidget(place).toPoint(); }
    void drag(Qt::MouseButton button, QPoint from, QPoint to)
    {
        QTest::mousePress(&view, button, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, button, {}, to);
    }
    void wheel(QPointF at, QPoint angle, Qt::KeyboardModifiers modifiers = {})
    {
        QWheelEvent event(at, view.mapToGlobal(at), {}, angle, Qt::NoButton, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&view, &event);
    }
    std::int64_t nodes() const { return document.history().size() - 1; }
    QColor colourAt(QPoint point) { return view.grab().toImage().pixelColor(point * view.devicePixelRatioF()); }

    Document document;
    BoardView view;
};

/// A board with about a third of its clues and half of its marks.
Board busyBoard(std::string_view genre, Size size)
{
    std::mt19937 random(7);
    const Genre& page = *findGenre(genre);
    Board board = page.makeBoard(size);
    const auto layers = page.clueLayers();
    for (const Layer layer : board.layers()) {
        const bool isClue = std::ranges::find(layers, layer) != layers.end();
        const auto places =
            placesOf(layer) == PlaceKind::Edge ? board.grid().innerEdges() : board.grid().all(placesOf(layer));
        for (const Place place : places)
            if (random() % (isClue ? 3 : 2) == 0)
                board.set(layer, place, isClue ? 1 : static_cast<int>(random() % 2));
    }
    return board;
}

} // namespace

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

    void fitsTheBoardUntilZoomed()
    {
        Bench bench;
        const auto isInside = [&] {
            return bench.view.rect().contains(bench.at(vertexAt(0, 0)))
                   && bench.view.rect().contains(bench.at(vertexAt(10, 10)));
        };
        QVERIFY(isInside());
        const double fitted = bench.view.cellPixels();
        bench.view.resize(400, 400);
        QVERIFY(isInside());
        QVERIFY(bench.view.cellPixels() < fitted);
        bench.view.zoomTo(100);
        QCOMPARE(bench.view.cellPixels(), 54.0);
        bench.view.resize(700, 700);
        QCOMPARE(bench.view.zoomPercent(), 100);
        bench.view.zoomToFit();
        QVERIFY(isInside());
    }

    void fitsAfterTheBoardGrew()
    {
        Bench bench;
        bench.document.commit(insertLines(bench.document.board(), Side::Right, 10));
        QVERIFY(bench.view.rect().contains(bench.at(vertexAt(20, 10))));
    }

    void zoomsInStepsAndWithinLimits()
    {
        Bench bench;
        QSignalSpy zoomed(&bench.view, &BoardView::zoomChanged);
        bench.view.zoomTo(100);
        bench.view.zoomIn();
        QCOMPARE(bench.view.zoomPercent(), 125);
        bench.view.zoomOut();
        bench.view.zoomOut();
        QCOMPARE(bench.view.zoomPercent(), 75);
        QCOMPARE(zoomed.count(), 4);
        for (int i = 0; i < 30; ++i)
            bench.view.zoomIn();
        QCOMPARE(bench.view.cellPixels(), 160.0);
        for (int i = 0; i < 30; ++i)
            bench.view.zoomOut();
        QCOMPARE(bench.view.cellPixels(), 8.0);
    }

    void zoomsAboutThePointer()
    {
        Bench bench("slither", {40, 40});
        bench.view.zoomTo(100);
        const QPointF pointer(200, 150);
        const Place before = bench.view.cellAtWidget(pointer);
        const QPointF offset = pointer - bench.view.toWidget(before);
        bench.wheel(pointer, {0, 120}, Qt::ControlModifier);
        QVERIFY(bench.view.cellPixels() > 60);
        QCOMPARE(name(bench.view.cellAtWidget(pointer)), name(before));
        const QPointF moved = (pointer - bench.view.toWidget(before)) / bench.view.cellPixels() - offset / 54;
        QVERIFY(moved.manhattanLength() < 0.05);
        bench.wheel(pointer, {0, -120}, Qt::ControlModifier);
        QCOMPARE(bench.view.cellPixels(), 54.0);
    }

    void pans_data()
    {
        QTest::addColumn<int>("way");
        QTest::newRow("wheel") << 0;
        QTest::newRow("middle drag") << 1;
        QTest::newRow("space and drag") << 2;
    }

    void pans()
    {
        QFETCH(const int, way);
        Bench bench("slither", {40, 40});
        bench.view.zoomTo(100);
        const Place place = cellAt(20, 20);
        const QPointF before = bench.view.toWidget(place);
        if (way == 0)
            bench.wheel({300, 300}, {0, -120});
        if (way == 1)
            bench.drag(Qt::MiddleButton, {300, 300}, {280, 260});
        if (way == 2) {
            QTest::keyPress(&bench.view, Qt::Key_Space);
            bench.drag(Qt::LeftButton, {300, 300}, {280, 260});
            QTest::keyRelease(&bench.view, Qt::Key_Space);
        }
        QCOMPARE(bench.view.toWidget(place) - before, way == 0 ? QPointF(0, -60) : QPointF(-20, -40));
        QCOMPARE(bench.view.mode(), Mode::Edit);
        QCOMPARE(bench.nodes(), 0);
    }

    void neverPansTheBoardOutOfView()
    {
        Bench bench("slither", {40, 40});
        bench.view.zoomTo(100);
        for (int i = 0; i < 100; ++i)
            bench.wheel({300, 300}, {400, 400});
        QVERIFY(bench.view.rect().contains(bench.at(cellAt(0, 0))));
        for (int i = 0; i < 100; ++i)
            bench.wheel({300, 300}, {-400, -400});
        QVERIFY(bench.view.rect().contains(bench.at(cellAt(39, 39))));
    }

    void mapPansALargeBoard()
    {
        Bench bench("slither", {60, 60});
        bench.view.zoomTo(100);
        bench.view.showPlace(cellAt(0, 0));
        QTRY_VERIFY(bench.view.rect().contains(bench.at(cellAt(0, 0))));
        const QPoint inMap(12 + 80, 600 - 12 - 80);
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, inMap);
        QVERIFY(bench.view.rect().contains(bench.at(cellAt(30, 30))));
        QCOMPARE(bench.nodes(), 0);
        bench.view.zoomToFit();
        QTest::mouseClick(&bench.view, Qt::LeftButton, {}, inMap); // no map now: the cell takes the click
        QVERIFY(bench.view.cursorPlace() != cellAt(0, 0));
    }

    void placesAndPointsAgree()
    {
        Bench bench;
        for (const Place cell : bench.document.board().grid().cells())
            QCOMPARE(name(bench.view.cellAtWidget(bench.view.toWidget(cell))), name(cell));
    }

    void keysKeepTheCursorInView()
    {
        Bench bench("slither", {40, 40});
        bench.view.zoomTo(100);
        bench.view.showPlace(cellAt(0, 0));
        for (int i = 0; i < 39; ++i) {
            QTest::keyClick(&bench.view, Qt::Key_Right);
            QTest::keyClick(&bench.view, Qt::Key_Down);
            QVERIFY(bench.view.rect().contains(bench.at(bench.view.cursorPlace())));
        }
        QCOMPARE(name(bench.view.cursorPlace()), name(cellAt(39, 39)));
    }

    void showsAPlaceOnRequest()
    {
        Bench bench("slither", {60, 60});
        bench.view.zoomTo(100);
        QSignalSpy moved(&bench.view, &BoardView::cursorChanged);
        bench.view.showPlace(cellAt(55, 3));
        QCOMPARE(name(bench.view.cursorPlace()), name(cellAt(55, 3)));
        QCOMPARE(moved.count(), 1);
        QTRY_VERIFY(bench.view.rect().contains(bench.at(cellAt(55, 3))));
        bench.view.showPlace(edgeBetween(cellAt(0, 0), Dir::Right));
        QVERIFY(isCell(bench.view.cursorPlace()));
        bench.view.showPlace(wholeBoard);
        QVERIFY(isCell(bench.view.cursorPlace()));
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
        bench.document.undo();
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), 1);
        QTest::keyClick(&bench.view, Qt::Key_3);
        QCOMPARE(bench.document.board().at(Layer::Number, cellAt(0, 0)), 3);
        QCOMPARE(bench.document.history().node(0).children.size(), 1U);
        QCOMPARE(bench.nodes(), 3); // the 12 is a branch
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
        bench.view.setVerdict(check(bench.document.board()));
        QCOMPARE(bench.view.describe(cellAt(1, 0)), "R1C2, determined: unshaded");
        QCOMPARE(bench.view.describe(cellAt(2, 0)), "R1C3, determined: shaded");
        bench.view.setOverlays({.determined = false});
        QCOMPARE(bench.view.describe(cellAt(2, 0)), "R1C3");
    }

    void followsLightAndDark()
    {
        Bench bench;
        const QPoint inPaper = bench.at(cellAt(5, 5));
        QCOMPARE(bench.colourAt(inPaper), Palette(Theme::Light)[Ink::Paper]);
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(0x1B, 0x1D, 0x21));
        bench.view.setPalette(dark);
        QCOMPARE(bench.colourAt(inPaper), Palette(Theme::Dark)[Ink::Paper]);
        QCOMPARE(bench.colourAt({2, 2}), Palette(Theme::Dark)[Chrome::Canvas]);
    }

    void overlaysCanBeSwitched()
    {
        Bench bench("nurikabe", {5, 5});
        QTest::keyClick(&bench.view, Qt::Key_9);
        const Verdict verdict = check(bench.document.board(), {.alternatives = 2});
        QCOMPARE(verdict.status, Status::Several);
        const QImage bare = bench.view.grab().toImage();
        bench.view.setVerdict(verdict);
        QVERIFY(bench.view.grab().toImage() != bare);
        QVERIFY(!bench.view.holes().empty());
        bench.view.setOverlays({.determined = false, .difference = false, .conflict = false});
        QCOMPARE(bench.view.grab().toImage(), bare);
        bench.view.setOverlays({});
        QVERIFY(bench.view.grab().toImage() != bare);
        bench.view.setVerdict({});
        QCOMPARE(bench.view.grab().toImage(), bare);
        QVERIFY(bench.view.holes().empty());
    }

    void lateVerdictOfAnotherSizeIsNotDrawn()
    {
        Bench bench("nurikabe", {5, 5});
        QTest::keyClick(&bench.view, Qt::Key_9);
        const Verdict late = check(bench.document.board(), {.alternatives = 2});
        bench.document.commit(removeLines(bench.document.board(), Side::Bottom, 2));
        const QImage bare = bench.view.grab().toImage();
        bench.view.setVerdict(late);
        QCOMPARE(bench.view.grab().toImage(), bare);
        QVERIFY(bench.view.holes().empty());
    }

    void largeOverlayComesLater()
    {
        const Board board = busyBoard("nurikabe", {60, 60});
        auto bench = std::make_unique<Bench>("nurikabe", Size{60, 60});
        const QImage bare = bench->view.grab().toImage();
        const Verdict verdict{.status = Status::Several, .determined = board, .determinedComplete = true};
        bench->view.setVerdict(verdict);
        QTRY_VERIFY(bench->view.grab().toImage() != bare);
        bench->view.setVerdict(verdict);
        bench->view.grab();
        bench.reset(); // while the next one is being drawn
        QTest::qWait(100);
    }

    /// While a check streams, overlays come in between and the last one stays.
    void streamedVerdictsAreDrawn()
    {
        Bench bench("nurikabe", {60, 60});
        const QImage bare = bench.view.grab().toImage();
        Verdict verdict{.status = Status::Several, .determined = busyBoard("nurikabe", {60, 60})};
        for (int i = 0; i < 20; ++i) {
            verdict.determined->set(Layer::Shade, cellAt(i, 0), 1);
            bench.view.setVerdict(verdict);
            bench.view.grab();
        }
        QTRY_VERIFY(bench.view.grab().toImage() != bare);
        QTest::qWait(200);
        const QImage last = bench.view.grab().toImage();
        bench.view.setVerdict({});
        QCOMPARE(bench.view.grab().toImage(), bare);
        bench.view.setVerdict(verdict);
        QTRY_COMPARE(bench.view.grab().toImage(), last);
    }

    void paintsLargeBoards_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : allGenres())
            QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->id.data());
    }

    /// 100×100 (sudoku: 25×25) with marks and a whole overlay: every step stays well below what an eye notices.
    void paintsLargeBoards()
    {
        QFETCH(const QString, genre);
        const Genre& page = *findGenre(genre.toStdString());
        const Size size = page.squareOnly ? Size{25, 25} : Size{100, 100};
        const Board board = busyBoard(page.id, size);
        Bench bench;
        bench.view.resize(1000, 700);
        bench.document.open(board);
        bench.view.setMode(Mode::Solve);
        bench.view.setVerdict(Verdict{.status = Status::Unique, .determined = board, .determinedComplete = true});
        QTest::qWait(300);

        QPixmap target(bench.view.size());
        const auto measured = [&](const auto& step) {
            QElapsedTimer timer;
            timer.start();
            for (int i = 0; i < 5; ++i)
                step();
            return static_cast<double>(timer.nsecsElapsed()) / 5e6;
        };
        const double whole = measured([&] { bench.view.render(&target); });
        bench.view.zoomTo(40);
        const double near = measured([&] { bench.view.render(&target); });
        const double cursor = measured([&] {
            QTest::keyClick(&bench.view, Qt::Key_Right);
            QCoreApplication::processEvents();
        });
        QTest::mousePress(&bench.view, Qt::LeftButton, {}, bench.at(cellAt(8, 8)));
        short x = 17;
        const double stroke = measured([&] {
            QTest::mouseMove(&bench.view, bench.at({++x, 17}));
            QCoreApplication::processEvents();
        });
        QTest::mouseRelease(&bench.view, Qt::LeftButton, {}, bench.at({x, 17}));
        qInfo("all in view %.1f ms, at 40%% %.1f ms, cursor step %.2f ms, stroke step %.2f ms", whole, near, cursor,
              stroke);
        QVERIFY(cursor < 100 && stroke < 100 && whole < 1000 && near < 1000);
    }
};

QTEST_MAIN(BoardViewTest)
#include "board_view_test.moc"
