// Which part of the board is in view: zoom, pan, the overview map, following the cursor.
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/ui/board_bench.h"

#include <QSignalSpy>
#include <QTest>

using namespace tokisuji;

class BoardZoomTest : public QObject {
    Q_OBJECT

private slots:
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
        QTRY_VERIFY_WITH_TIMEOUT(bench.view.rect().contains(bench.at(cellAt(0, 0))), tests::patienceMs);
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
        QTRY_VERIFY_WITH_TIMEOUT(bench.view.rect().contains(bench.at(cellAt(55, 3))), tests::patienceMs);
        bench.view.showPlace(edgeBetween(cellAt(0, 0), Dir::Right));
        QVERIFY(isCell(bench.view.cursorPlace()));
        bench.view.showPlace(wholeBoard);
        QVERIFY(isCell(bench.view.cursorPlace()));
    }
};

TOKISUJI_TEST(BoardZoomTest);
#include "board_zoom_test.moc"
