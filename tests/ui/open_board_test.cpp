// Boards that are not finished, in the window: clues are typed one after the other, and the verdict says how it stands.
#include "tests/ui/advice_fixture.h"

#include "editor/ui/panels/alternatives_section.h"
#include "editor/ui/panels/list_section.h"
#include "editor/ui/panels/row_list.h"
#include "editor/ui/timeline/timeline_parts.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QPainter>

using namespace tokisuji;

namespace {

const QString notFinished = QStringLiteral("Not finished");
const QString noSolution = QStringLiteral("No solution");
/// A square, and cells that it does not reach.
const QString fourInTheCorner = QStringLiteral("https://puzz.link/p?shikaku/3/3/4n");

} // namespace

class OpenBoardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { applyTheme(ThemeChoice::Light); }
    void init() { applyLanguage(QStringLiteral("en")); }

    void everyClueLeavesItOpenUntilTheLast()
    {
        const Board finished = *readPuzzle("shikaku/4/4/4h4n4h4");
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?shikaku/4/4/v"));
        int left = 4;
        for (const Place cell : finished.grid().cells()) {
            const int number = finished.at(Layer::Number, cell);
            if (number == blank)
                continue;
            --left;
            if (f.window.boardView()->cursorPlace() != cell) // a click there would change the clue
                f.click(cell);
            f.type(QString::number(number));
            QCOMPARE(f.board().at(Layer::Number, cell), number);
            QVERIFY(f.waitForVerdict());
            QCOMPARE(f.verdictWord(), left > 0 ? notFinished : QStringLiteral("Unique"));
        }
        QCOMPARE(left, 0);
        f.window.actionTable()[ActionId::Undo]->trigger();
        QCOMPARE(f.verdictWord(), notFinished);
    }

    void whatNothingCanHelpHasNoSolution()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?shikaku/3/3/5n"));
        QVERIFY(f.waitForVerdict());
        QCOMPARE(f.verdictWord(), noSolution);
        QVERIFY(f.window.solver()->verdict().conflict == std::vector{cellAt(0, 0)});
    }

    void thePanelSaysWhereSomethingIsMissing()
    {
        AdviceBench b(fourInTheCorner);
        QVERIFY(b.f.waitForVerdict());
        QCOMPARE(b.f.verdictWord(), notFinished);
        QVERIFY(!b.repairs->isVisible());
        b.f.window.findChild<SidePanel*>()->setTask(PanelTask::Check);
        const auto* holes = b.f.window.findChild<ListSection*>(QStringLiteral("holes"));
        QVERIFY(holes->isVisible());
        QCOMPARE(holes->list()->count(), 1); // five cells that touch each other
        QVERIFY(!b.f.window.findChild<AlternativesSection*>()->isVisible());
        QTest::keyClick(b.f.window.boardView(), Qt::Key_F3);
        QVERIFY(b.f.window.boardView()->cursorPlace() == cellAt(2, 0));
    }

    void whatIsDeterminedIsDrawn()
    {
        AdviceBench b(fourInTheCorner);
        QVERIFY(b.f.waitForVerdict());
        QAction* determined = b.action(ActionId::ShowDetermined);
        QVERIFY(determined->isEnabled());
        if (!determined->isChecked())
            determined->trigger();
        const QImage shown = b.board();
        determined->trigger();
        QVERIFY(b.board() != shown);
    }

    void whatIfTellsWhichCluesMayComeNext()
    {
        AdviceBench b(fourInTheCorner);
        QVERIFY(b.f.waitForVerdict());
        b.action(ActionId::ShowWhatIf)->trigger();
        QVERIFY(b.settleWhatIf());
        const WhatIfReport& report = *b.advice->advisor()->whatIf();
        const auto find = [&](Place place, int value) {
            return std::ranges::find_if(report.values, [&](const WhatIf& one) {
                return one.option.place == place && one.option.value == value;
            });
        };
        QVERIFY(find(cellAt(0, 1), 1) != report.values.end() && find(cellAt(2, 0), 3) != report.values.end());
        QCOMPARE(find(cellAt(0, 1), 1)->status, Status::None); // within the square
        QCOMPARE(find(cellAt(2, 0), 3)->status, Status::Open);
        const auto open = std::ranges::count(report.values, Status::Open, &WhatIf::status);
        QVERIFY(open > 0);
        QCOMPARE(b.whatIf->list()->count(), static_cast<int>(open));
        b.click(b.whatIf->list(), 0);
        b.action(ActionId::AdoptAdvice)->trigger();
        QVERIFY(b.f.waitForVerdict());
        QCOMPARE(b.f.verdictWord(), notFinished);
    }

    void aSignOfItsOwn()
    {
        const VerdictSummary open{.status = Status::Open, .stop = Stop::Finished};
        QCOMPARE(glyphOfTick(&open), VerdictGlyph::Open);
        QCOMPARE(glyphOf(Status::Open), VerdictGlyph::Open);
        std::vector<QImage> signs;
        for (const VerdictGlyph glyph : {VerdictGlyph::Unique, VerdictGlyph::Several, VerdictGlyph::None,
                                         VerdictGlyph::Unknown, VerdictGlyph::Open}) {
            QImage sign(24, 24, QImage::Format_ARGB32);
            sign.fill(Qt::white);
            QPainter p(&sign);
            paintVerdictGlyph(p, sign.rect(), glyph);
            p.end();
            const QImage grey = sign.convertToFormat(QImage::Format_Grayscale8);
            QVERIFY(std::ranges::find(signs, grey) == signs.end());
            signs.push_back(grey);
        }
    }
};

TOKISUJI_TEST(OpenBoardTest);
#include "open_board_test.moc"
