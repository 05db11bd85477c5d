// What each clue would do, in the window: real events, real searches.

#include "tests/ui/advice_fixture.h"

#include "editor/ui/texts/advice_text.h"
#include "engine/drawing/advice_drawing.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"
#include "tests/ui/puzzles.h"

using namespace tokisuji;

namespace {

/// Where the figure of the first value with a status stands on the view.
QPoint figureOf(const AdviceBench& b, Status status)
{
    const WhatIfReport& report = *b.advice->advisor()->whatIf();
    const BoardView* view = b.f.window.boardView();
    for (const WhatIfFigure& figure : whatIfFigures(report.values))
        if (report.values[figure.value].status == status) {
            const QPointF origin = view->toWidget(Place{0, 0});
            return (origin + QPointF(figure.centre.x, figure.centre.y) * view->cellPixels()).toPoint();
        }
    return {};
}

Place cursorOf(const AdviceBench& b)
{
    return b.f.window.boardView()->cursorPlace();
}

QString textOf(const AdviceBench& b)
{
    return b.f.window.boardView()->describe(cursorOf(b));
}

} // namespace

class WhatIfWindowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanupTestCase() { m_shared.reset(); }

    void everyClueIsTriedAndCounted()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        const QImage before = b.board();
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        QVERIFY(b.whatIf->isVisible() && !b.repairs->isVisible());
        QVERIFY(b.board() != before);
        const WhatIfReport& report = *b.advice->advisor()->whatIf();
        QCOMPARE(report.tried, static_cast<int>(report.values.size()));
        const auto uniques = std::ranges::count(report.values, Status::Unique, &WhatIf::status);
        QVERIFY(uniques > 0);
        QCOMPARE(b.whatIf->list()->count(), static_cast<int>(uniques));
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(!b.whatIf->isVisible() && b.repairs->isVisible());
    }

    void aClickOnAFigureIsThatClue()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        const QPoint at = figureOf(b, Status::Unique);
        QVERIFY(!at.isNull());
        const std::int64_t edits = b.edits();
        QTest::mouseClick(b.f.window.boardView(), Qt::LeftButton, {}, at);
        QCOMPARE(b.edits(), edits + 1);
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
    }

    void whileSolvingAClickIsTheBoards()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        b.f.window.boardView()->setMode(Mode::Solve);
        const std::vector<int> clues(b.f.board().values(Layer::Number).begin(),
                                     b.f.board().values(Layer::Number).end());
        QTest::mouseClick(b.f.window.boardView(), Qt::LeftButton, {}, figureOf(b, Status::Unique));
        QVERIFY(std::ranges::equal(clues, b.f.board().values(Layer::Number)));
    }

    void aRowOfTheListIsMarkedAndAdopted()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        const QImage before = b.board();
        b.click(b.whatIf->list(), 0);
        QVERIFY(b.board() != before);
        QTest::keyClick(b.whatIf->list(), Qt::Key_Return);
        QVERIFY(b.settle());
        QCOMPARE(b.status(), Status::Unique);
    }

    void aLargeBoardIsShownWithinAFrameOrTwo()
    {
        AdviceBench b(several5);
        Board large = findGenre("slither")->makeBoard({20, 20});
        for (const Place cell : large.grid().cells())
            if (column(cell) % 9 == 4 && row(cell) % 7 == 3)
                large.set(Layer::Number, cell, 2);
        b.f.window.document()->open(large);
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(QTest::qWaitFor([&] { return b.advice->advisor()->whatIf().has_value(); }, tests::patienceMs));
        QVERIFY(b.advice->advisor()->whatIf()->values.size() > 1800);
        b.f.window.boardView()->zoomTo(100);
        double best = 1e9; // of several5: the first one fills caches
        for (int i = 0; i < 8; ++i) {
            const tests::WorkClock clock(tests::WorkClock::Thread);
            b.advice->refresh();
            (void)b.board();
            best = std::min(best, clock.ms());
        }
        QVERIFY2(best < 80, qPrintable(QString::number(best)));
    }

    void everyGenreShowsItsClues_data()
    {
        QTest::addColumn<QString>("puzzle");
        for (const Genre* genre : allGenres())
            QTest::newRow(genre->id.data()) << QString::fromUtf8(genre->sample.data());
    }
    /// Without one of its clues, so that there is something to try at one place at least.
    void everyGenreShowsItsClues()
    {
        QFETCH(QString, puzzle);
        if (!m_shared)
            m_shared = std::make_unique<AdviceBench>(puzzle);
        AdviceBench& b = *m_shared;
        if (b.action(ActionId::ShowWhatIf)->isChecked())
            b.action(ActionId::ShowWhatIf)->trigger();
        b.open(puzzle);
        for (const Place place : cluePlaces(b.f.board()))
            if (hasClue(b.f.board(), place)) {
                b.f.window.document()->commit(withoutClue(b.f.board(), place).edit);
                break;
            }
        QVERIFY(b.f.waitForVerdict());
        if (!b.action(ActionId::ShowWhatIf)->isEnabled())
            return; // not a clue is left
        const QImage before = b.board();
        b.action(ActionId::ShowWhatIf)->trigger();
        const auto& report = b.advice->advisor()->whatIf();
        // What comes one by one is drawn a little after it is known.
        const auto isShown = [&] { return report && (whatIfFigures(report->values).empty() || b.board() != before); };
        QVERIFY(QTest::qWaitFor(isShown, tests::patienceMs));
        const auto& values = report->values;
        for (const WhatIfFigure& figure : whatIfFigures(values)) {
            const Place place = values[figure.value].option.place;
            QVERIFY(std::abs(figure.centre.x - place.x / 2.0) <= 0.5
                    && std::abs(figure.centre.y - place.y / 2.0) <= 0.5);
        }
    }

    void anotherOverlayOfLinesTakesItsPlace()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.action(ActionId::ShowWhatIf)->isChecked());
        QVERIFY(!b.action(ActionId::ShowDetermined)->isChecked() && !b.action(ActionId::ShowDifference)->isChecked());
        b.action(ActionId::ShowDetermined)->trigger();
        QVERIFY(!b.action(ActionId::ShowWhatIf)->isChecked());
        QVERIFY(!b.whatIf->isVisible());
    }

    void itIsSaidAtEachPlace()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        const QString before = textOf(b);
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        QVERIFY(b.f.window.boardView()->accessibleDescription() == b.f.window.boardView()->describe(cursorOf(b)));
        const auto& values = b.advice->advisor()->whatIf()->values;
        const auto unique = std::ranges::find(values, Status::Unique, &WhatIf::status);
        QVERIFY(unique != values.end());
        const QString text = b.f.window.boardView()->describe(unique->option.place);
        QVERIFY2(text.contains(QStringLiteral("unique with ")), qPrintable(text));
        QVERIFY2(text.contains(QString::number(unique->option.value)), qPrintable(text));
        b.action(ActionId::ShowWhatIf)->trigger();
        QCOMPARE(textOf(b), before);
    }

    void theOfferedRepairIsSaidAtItsPlace()
    {
        AdviceBench b(several5);
        QVERIFY(b.settle());
        b.click(b.repairs->list(), 0);
        const ClueOption& option = b.advice->advisor()->repairs()->repairs.front().option;
        const QString text = b.f.window.boardView()->describe(option.place);
        QVERIFY2(text.contains(QStringLiteral("offered: ") + changeText(b.f.board(), option)), qPrintable(text));
        const Place elsewhere = option.place == cellAt(0, 0) ? cellAt(4, 4) : cellAt(0, 0);
        QVERIFY(!b.f.window.boardView()->describe(elsewhere).contains(QStringLiteral("offered")));
    }

    void theFigureOfTheHeadIsWhole_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("Japanese") << QStringLiteral("ja");
        QTest::newRow("English") << QStringLiteral("en");
    }
    void theFigureOfTheHeadIsWhole()
    {
        QFETCH(QString, language);
        applyLanguage(language);
        AdviceBench b(several5, {1440, 900});
        QVERIFY(b.settle());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        WhatIfReport unfinished{.values = std::vector<WhatIf>(1895), .tried = 1234};
        for (const bool isRunning : {false, true}) {
            const WhatIfReport& report = isRunning ? unfinished : *b.advice->advisor()->whatIf();
            b.whatIf->display({.note = whatIfNote(report, 12'345, isRunning)});
            QCoreApplication::processEvents();
            const auto* note = b.whatIf->findChild<ShortLabel*>(QStringLiteral("sectionNote"));
            QVERIFY(!note->whole().isEmpty());
            QCOMPARE(note->text(), note->whole());
        }
    }

    void placesOutsideTheGridHaveFiguresToo()
    {
        AdviceBench b(QStringLiteral("https://puzz.link/p?skyscrapers/4/4/g2g1g3g"));
        QVERIFY(QTest::qWaitFor([&] { return !b.f.window.solver()->isRunning(); }, tests::patienceMs));
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        const auto& values = b.advice->advisor()->whatIf()->values;
        QVERIFY(std::ranges::any_of(
            values, [&](const WhatIf& value) { return b.f.board().grid().hasSlot(value.option.place); }));
    }

private:
    std::unique_ptr<AdviceBench> m_shared; ///< of a test's rows: to make a window takes longer than what they ask
};

TOKISUJI_TEST(WhatIfWindowTest);
#include "what_if_window_test.moc"
