// Edge-matching in the window: what the panel says, the dialog that makes puzzles, match rates.
#include "tests/ui/edge_match_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/dialogs/make_pieces_dialog.h"
#include "editor/ui/dialogs/match_rates_dialog.h"
#include "editor/ui/panels/placement_section.h"
#include "editor/ui/texts/edit_text.h"
#include "engine/board/edge_joints.h"
#include "engine/edgematch/make.h"
#include "tests/model/shared_verdict.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QThread>
#include <QTimer>

#include <algorithm>

using namespace tokisuji;

class EdgeMatchTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }

    void verdictIsOfTheSet()
    {
        const MadeEdgeMatch puzzle = made({3, 3}, 12);
        EdgeFixture f(puzzle.puzzle);
        QVERIFY(f.waitForVerdict());
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
        Verdict verdict{.placement = Placement{puzzle.solution, 11, 12}};
        state.verdict = shared(verdict);
        state.adoptable[3] = true;
        section->display(state);
        QVERIFY(section->isVisible());
        QCOMPARE(section->findChild<QLabel*>(QStringLiteral("matchRate"))->text(),
                 QStringLiteral("11 of 12 sides match (91.7%)"));
        QSignalSpy adopted(section, &PlacementSection::adoptionAsked);
        section->findChild<QPushButton*>(QStringLiteral("link"))->click();
        QCOMPARE(adopted.count(), 1);
        verdict.solution = puzzle.solution;
        state.verdict = shared(verdict);
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
        QCOMPARE(warning->text(), QStringLiteral("There are only 17 inner sides, so 3 of the colours are not used."));
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
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.rates()->isRunning(), tests::patienceMs);
        QCOMPARE(dialog.rates()->rows().size(), std::size_t{6});
        QVERIFY(save->isEnabled());
        QTemporaryDir folder;
        const auto* said = dialog.findChild<QLabel*>(QStringLiteral("said"));
        for (const char* name : {"rates.png", "rates.svg", "rates.csv"}) {
            dialog.saveTo(folder.filePath(QLatin1String(name)));
            QVERIFY(dialog.isSaving()); // beside the window
            QTRY_VERIFY_WITH_TIMEOUT(!dialog.isSaving(), tests::patienceMs);
            QCOMPARE(said->text(), QStringLiteral("Saved as %1").arg(QLatin1String(name)));
        }
        QVERIFY(QImage(folder.filePath(QStringLiteral("rates.png"))).width() > 400);
        QFile csv(folder.filePath(QStringLiteral("rates.csv")));
        QVERIFY(csv.open(QIODevice::ReadOnly));
        QCOMPARE(csv.readAll().count('\n'), 7);
        dialog.saveTo(folder.filePath(QStringLiteral("rates.gif")));
        QTRY_VERIFY_WITH_TIMEOUT(!dialog.isSaving(), tests::patienceMs);
        QVERIFY2(said->text().startsWith(QStringLiteral("rates.gif could not be saved: ")), qPrintable(said->text()));
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
        QTRY_COMPARE_WITH_TIMEOUT(dialog.rates()->rows().size(), std::size_t{1}, tests::patienceMs);
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
        const tests::WorkClock clock(tests::WorkClock::Thread);
        f.pieces()->setCurrentRow(100);
        f.click(middle);
        QCOMPARE(laidCount(f.board()), 1);
        QVERIFY2(clock.ms() < 1000, qPrintable(QString::number(clock.ms())));
    }

    void speaksJapanese()
    {
        EdgeFixture f(made().solution);
        applyLanguage(QStringLiteral("ja"));
        QCoreApplication::processEvents();
        f.drag(corner, middle);
        QCOMPARE(f.lastEdit(), QStringLiteral("R1C1 と R2C2 を入れ替え"));
        for (const QListWidgetItem* item : f.tray()->colourList()->findItems(QStringLiteral("1"), Qt::MatchExactly))
            QCOMPARE(item->toolTip(), QStringLiteral("色 1"));
    }
};

TOKISUJI_TEST(EdgeMatchTest);
#include "edge_match_test.moc"
