// The panel by tasks: the verdict above them, one page at a time, nothing that scrolls within something that scrolls.

#include "tests/ui/advice_fixture.h"

#include "editor/ui/panels/compare_section.h"
#include "editor/ui/panels/overlay_section.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/panels/verdict_section.h"
#include "editor/ui/timeline/timeline_scene.h"
#include "editor/ui/timeline/timeline_strip.h"
#include "tests/support/test.h"
#include "tests/ui/puzzles.h"

#include <QScrollArea>
#include <QScrollBar>
#include <QStandardPaths>
#include <QTabBar>

using namespace tokisuji;

namespace {

const QString loose5 = QStringLiteral("https://puzz.link/p?slither/5/5/b1d3c2");
/// More than ten steps.

struct TaskDesk : WindowFixture {
    explicit TaskDesk(const QString& puzzle, QSize size = {1440, 900}) : WindowFixture(size)
    {
        window.openAnything(puzzle);
        (void)waitForVerdict();
    }
    [[nodiscard]] SidePanel& panel() const { return *window.findChild<SidePanel*>(); }
    [[nodiscard]] VerdictSection& verdict() const { return *window.findChild<VerdictSection*>(); }
    [[nodiscard]] QTabBar& tabs() const { return *window.findChild<QTabBar*>(QStringLiteral("tasks")); }
    [[nodiscard]] QScrollBar& scroll() const { return *panel().page()->verticalScrollBar(); }
    void clickTab(PanelTask task) const
    {
        QTest::mouseClick(&tabs(), Qt::LeftButton, {}, tabs().tabRect(static_cast<int>(task)).center());
    }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(window.boardView(), static_cast<Qt::Key>(key), modifiers);
    }
};

} // namespace

class PanelTasksTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
        applyLanguage(QStringLiteral("en"));
    }

    void theVerdictStaysAboveWhatScrolls()
    {
        TaskDesk d(loose5, {960, 640});
        for (const PanelTask task : {PanelTask::Check, PanelTask::Repair, PanelTask::Trace}) {
            d.clickTab(task);
            QCOMPARE(d.panel().task(), task);
            QVERIFY(d.verdict().isVisible());
            const QPoint before = d.verdict().mapTo(&d.window, QPoint());
            if (d.panel().page() != nullptr)
                d.scroll().setValue(d.scroll().maximum());
            QCOMPARE(d.verdict().mapTo(&d.window, QPoint()), before);
            QVERIFY(d.verdict().height() >= d.verdict().minimumSizeHint().height());
        }
    }

    void aNewPuzzleIsSeenFromTheTop()
    {
        TaskDesk d(loose5, {960, 640});
        QTRY_VERIFY_WITH_TIMEOUT(d.scroll().maximum() > 0, tests::patienceMs);
        d.scroll().setValue(d.scroll().maximum());
        d.clickTab(PanelTask::Trace);
        d.window.openAnything(loose5);
        QCOMPARE(d.panel().task(), PanelTask::Check);
        QCOMPARE(d.scroll().value(), 0);
    }

    void theTraceShowsTenRows()
    {
        TaskDesk d(unique7);
        const auto* tree = d.window.findChild<TraceTree*>();
        QTRY_VERIFY_WITH_TIMEOUT(tree->model()->rowCount() > 11, tests::patienceMs);
        d.press(Qt::Key_J, Qt::ControlModifier); // shows the trace
        QCOMPARE(d.panel().task(), PanelTask::Trace);
        const auto wholeRows = [tree] {
            int whole = 0;
            for (int row = 0; row < tree->model()->rowCount(); ++row)
                whole += tree->viewport()->rect().contains(tree->visualRect(tree->model()->index(row, 0))) ? 1 : 0;
            return whole;
        };
        (void)QTest::qWaitFor([&] { return wholeRows() >= 10; });
        QVERIFY2(wholeRows() >= 10, qPrintable(QString::number(wholeRows())));
    }

    void nothingScrollsWithinAPage_data()
    {
        QTest::addColumn<QString>("puzzle");
        QTest::newRow("several") << loose5;
        QTest::newRow("unique") << unique5;
        QTest::newRow("none") << QStringLiteral("https://puzz.link/p?slither/5/5/3333333333333333333333333");
    }
    void nothingScrollsWithinAPage()
    {
        QFETCH(QString, puzzle);
        TaskDesk d(puzzle);
        for (const PanelTask task : {PanelTask::Check, PanelTask::Repair, PanelTask::Compare}) {
            d.clickTab(task);
            QTest::qWait(0);
            for (const auto* area : d.panel().page()->widget()->findChildren<QAbstractScrollArea*>())
                if (area->isVisible()) {
                    QCOMPARE(area->verticalScrollBar()->maximum(), 0);
                    QVERIFY(!area->verticalScrollBar()->isVisible());
                }
        }
        d.clickTab(PanelTask::Trace);
        const auto* tree = d.window.findChild<TraceTree*>();
        for (const QWidget* each = tree->parentWidget(); each != nullptr; each = each->parentWidget())
            QVERIFY(qobject_cast<const QScrollArea*>(each) == nullptr);
    }

    void chipsAndTicksLeaveFocusAndScroll()
    {
        TaskDesk d(loose5, {960, 640});
        d.click(cellAt(4, 4));
        d.type(QStringLiteral("3"));
        QVERIFY(d.waitForVerdict());
        QTRY_VERIFY_WITH_TIMEOUT(d.scroll().maximum() > 40, tests::patienceMs);
        d.scroll().setValue(40);
        const auto stays = [&] { return d.scroll().value() == 40 && d.window.boardView()->hasFocus(); };
        for (auto* chip : d.panel().page()->findChildren<OverlayChip*>()) {
            QTest::mouseClick(chip, Qt::LeftButton);
            QVERIFY(stays());
        }
        auto* strip = d.window.findChild<TimelineStrip*>();
        QTest::mouseClick(strip, Qt::LeftButton, {}, strip->scene().positionOf(0)->toPoint());
        QVERIFY(d.waitForVerdict());
        QCOMPARE(d.panel().task(), PanelTask::Check);
        QVERIFY(stays());
    }

    void keysGoToTheirTask()
    {
        TaskDesk d(loose5);
        d.press(Qt::Key_F8);
        QCOMPARE(d.panel().task(), PanelTask::Repair);
        QVERIFY(d.panel().whatIf()->isVisible());
        d.press(Qt::Key_2, Qt::AltModifier);
        QVERIFY(d.tabs().hasFocus());
        QTest::keyClick(&d.tabs(), Qt::Key_Left);
        QCOMPARE(d.panel().task(), PanelTask::Trace);
    }

    void comparingIsATask()
    {
        TaskDesk d(loose5);
        d.clickTab(PanelTask::Compare);
        auto* section = d.window.findChild<CompareSection*>();
        QVERIFY(!section->isVisible());
        d.clickTab(PanelTask::Repair);
        d.window.actionTable()[ActionId::PinA]->trigger();
        d.click(cellAt(4, 4));
        d.type(QStringLiteral("3"));
        d.window.actionTable()[ActionId::PinB]->trigger();
        QCOMPARE(d.panel().task(), PanelTask::Compare);
        QVERIFY(section->isVisible() && !d.verdict().isVisible()); // each of the two has its own
        d.press(Qt::Key_Escape);
        QCOMPARE(d.panel().task(), PanelTask::Repair);
        QVERIFY(d.verdict().isVisible() && !d.window.boardView()->hasGuest());
        d.clickTab(PanelTask::Compare); // the pins are still there
        QVERIFY(section->isVisible());
        d.clickTab(PanelTask::Check);
        QVERIFY(!d.window.boardView()->hasGuest());
    }

    void hintsLeaveTheBoardAsItIs()
    {
        TaskDesk d(unique5);
        const double before = d.window.boardView()->cellPixels();
        const QPointF place = d.window.boardView()->toWidget(cellAt(0, 0));
        d.press(Qt::Key_H, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(d.bar()->isVisible(), tests::patienceMs);
        QTest::qWait(0);
        QCOMPARE(d.window.boardView()->cellPixels(), before);
        QCOMPARE(d.window.boardView()->toWidget(cellAt(0, 0)), place);
    }

    void partsAreLeftAsTheyWere()
    {
        QTemporaryDir folder;
        const auto open = [&] {
            auto window = std::make_unique<MainWindow>(
                std::make_unique<Settings>(folder.filePath(QStringLiteral("settings.ini"))),
                folder.filePath(QStringLiteral("untitled")));
            window->show();
            window->openAnything(unique5);
            return window;
        };
        auto window = open();
        for (const ActionId id : {ActionId::TogglePanel, ActionId::ToggleTimeline})
            window->actionTable()[id]->trigger();
        window.reset();
        window = open();
        QVERIFY(!window->findChild<SidePanel*>()->isVisible());
        QVERIFY(!window->actionTable()[ActionId::ToggleTimeline]->isChecked());
    }
};

TOKISUJI_TEST(PanelTasksTest);
#include "panel_tasks_test.moc"
