// What the board view shows: themes, overlays as they come, and how long a frame takes.
#include "editor/export/palette.h"
#include "editor/ui/board_overlay.h"
#include "engine/check/check.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"
#include "tests/ui/board_bench.h"

#include <QTest>

#include <set>

using namespace tokisuji;

namespace {

/// Of the kinds those that show a clue, a mark or a grid that none before them does.
std::vector<const Genre*> kindsThatLookNew()
{
    std::set<std::pair<char, int>> seen;
    std::vector<const Genre*> kinds;
    for (const Genre* genre : allGenres()) {
        std::set<std::pair<char, int>> shown{{'g', static_cast<int>(genre->grid)}};
        for (const Clue& clue : genre->clues)
            shown.emplace('c', clue.kind);
        for (const Mark mark : genre->marks)
            shown.emplace('m', static_cast<int>(mark));
        const std::size_t before = seen.size();
        seen.merge(shown);
        if (seen.size() > before)
            kinds.push_back(genre);
    }
    return kinds;
}

/// Until no drawing is on its way and what was drawn has come.
void settle()
{
    QVERIFY(BoardOverlay::waitForDrawings(std::chrono::milliseconds(tests::patienceMs)));
    QCoreApplication::processEvents();
}

} // namespace

class BoardPaintTest : public QObject {
    Q_OBJECT

private slots:
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
        bench.view.setVerdict(shared(verdict));
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
        bench.view.setVerdict(shared(late));
        QCOMPARE(bench.view.grab().toImage(), bare);
        QVERIFY(bench.view.holes().empty());
    }

    void largeOverlayComesLater()
    {
        const Board board = busyBoard("nurikabe", {60, 60});
        auto bench = std::make_unique<Bench>("nurikabe", Size{60, 60});
        const QImage bare = bench->view.grab().toImage();
        const Verdict verdict{.status = Status::Several, .determined = board, .determinedComplete = true};
        bench->view.setVerdict(shared(verdict));
        QTRY_VERIFY_WITH_TIMEOUT(bench->view.grab().toImage() != bare, tests::patienceMs);
        bench->view.setVerdict(shared(verdict));
        bench->view.grab();
        bench.reset(); // while the next one is being drawn
        settle();
    }

    /// While a check streams, overlays come in between and the last one stays.
    void streamedVerdictsAreDrawn()
    {
        Bench bench("nurikabe", {60, 60});
        const QImage bare = bench.view.grab().toImage();
        Verdict verdict{.status = Status::Several, .determined = busyBoard("nurikabe", {60, 60})};
        for (int i = 0; i < 20; ++i) {
            verdict.determined->set(Layer::Shade, cellAt(i, 0), 1);
            bench.view.setVerdict(shared(verdict));
            bench.view.grab();
        }
        QTRY_VERIFY_WITH_TIMEOUT(bench.view.grab().toImage() != bare, tests::patienceMs);
        settle();
        const QImage last = bench.view.grab().toImage();
        bench.view.setVerdict({});
        QCOMPARE(bench.view.grab().toImage(), bare);
        bench.view.setVerdict(shared(verdict));
        QTRY_COMPARE_WITH_TIMEOUT(bench.view.grab().toImage(), last, tests::patienceMs);
    }

    void paintsLargeBoards_data()
    {
        QTest::addColumn<QString>("genre");
        for (const Genre* genre : kindsThatLookNew())
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
        bench.view.setVerdict(
            shared(Verdict{.status = Status::Unique, .determined = board, .determinedComplete = true}));
        settle();

        QPixmap target(bench.view.size());
        const auto measured = [&](const auto& step) {
            const tests::WorkClock clock(tests::WorkClock::Thread);
            for (int i = 0; i < 5; ++i)
                step();
            return clock.ms() / 5;
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

    /// Stays last: what it leaves on its way must not hold up the end of the program.
    void drawingOnItsWayAtTheEnd()
    {
        const Board board = busyBoard("nurikabe", {60, 60});
        BoardOverlay overlay;
        overlay.want(board, shared({.status = Status::Unique, .determined = board, .determinedComplete = true}), {});
        QVERIFY(BoardOverlay::waitForDrawings(std::chrono::milliseconds(tests::patienceMs)));
    }
};

TOKISUJI_TEST(BoardPaintTest);
#include "board_paint_test.moc"
