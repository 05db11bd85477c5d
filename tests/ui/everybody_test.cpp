// The window for everybody: strong contrast, screen readers, no mouse, nothing that moves, right to left.

#include "tests/ui/puzzles.h"
#include "tests/ui/timeline_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/panels/side_panel.h"
#include "editor/ui/panels/trace_section.h"
#include "editor/ui/panels/trace_tree.h"
#include "editor/ui/window/trace_presenter.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPainter>
#include <QStandardPaths>

using namespace tokisuji;

namespace {

QPalette contrasting(const QColor& ground, const QColor& ink)
{
    QPalette palette(ink, ground, ground, ground, ground, ink, ground);
    palette.setColor(QPalette::Window, ground);
    palette.setColor(QPalette::WindowText, ink);
    palette.setColor(QPalette::Highlight, QColor(Qt::cyan));
    palette.setColor(QPalette::HighlightedText, QColor(Qt::black));
    return palette;
}

QStringList branchNames(const Edited& f)
{
    QStringList names;
    const TimelineScene& scene = f.strip()->scene();
    for (std::size_t lane = 1; lane < scene.layout.lanes().size(); ++lane)
        names << scene.labelOf(lane);
    return names;
}

} // namespace

class EverybodyTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QStandardPaths::setTestModeEnabled(true);
        applyTheme(ThemeChoice::Light);
    }
    void init() { applyLanguage(QStringLiteral("en")); }
    void cleanup()
    {
        setMotionReduced(false);
        QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void strongContrastIsHonoured()
    {
        QVERIFY(!isHighContrast(QPalette(QColor(0xEF, 0xEF, 0xEF))));
        for (const auto& [ground, ink] :
             {std::pair(Qt::black, Qt::white), std::pair(Qt::white, Qt::black), std::pair(Qt::black, Qt::yellow)}) {
            const QPalette desktop = contrasting(ground, ink);
            QVERIFY(isHighContrast(desktop));
            const bool isDark = ground == Qt::black;
            const Palette palette = withContrastOf(Palette(isDark ? Theme::Dark : Theme::Light), desktop);
            for (const Chrome part : {Chrome::Window, Chrome::Panel, Chrome::Soft})
                for (const Ink text : {Ink::Ink, Ink::Ink2})
                    QVERIFY(contrast(palette[part], palette[text]) >= 7);
            QVERIFY(contrast(palette[Chrome::Panel], palette[Chrome::ControlLine]) >= 7);
            QVERIFY(contrast(palette[Ink::Accent], palette[Chrome::OnAccent]) >= 4.5);
            for (const Chrome apart : {Chrome::Faded, Chrome::Empty, Chrome::Soft}) {
                QVERIFY(palette[apart] != palette[Chrome::Panel]);
                QVERIFY(contrast(palette[apart], palette[Ink::Ink]) >= 1.5);
            }
            QVERIFY(contrast(palette[Chrome::Faded], palette[Chrome::Panel]) >= 4.5);
            QVERIFY(contrast(palette[Ink::Accent], palette[Chrome::Panel]) >= 4.5);
            QCOMPARE(palette[Ink::Paper], Palette(isDark ? Theme::Dark : Theme::Light)[Ink::Paper]);
            applyTheme(ThemeChoice::System, desktop);
            QCOMPARE(colours()[Ink::Accent], palette[Ink::Accent]);
            applyTheme(isDark ? ThemeChoice::Dark : ThemeChoice::Light, desktop); // the user's choice counts
            QVERIFY(colours()[Chrome::Panel] != palette[Chrome::Panel]);
        }
    }

    void theTimelineIsASlider()
    {
        const Edited f(3);
        QAccessibleInterface* strip = QAccessible::queryAccessibleInterface(f.strip());
        QCOMPARE(strip->role(), QAccessible::Slider);
        QAccessibleValueInterface* value = strip->valueInterface();
        QVERIFY(value != nullptr);
        QCOMPARE(value->minimumValue().toInt(), 0);
        QCOMPARE(value->maximumValue().toInt(), 3);
        QCOMPARE(value->currentValue().toInt(), 3);
        value->setCurrentValue(1);
        QCOMPARE(f.history().current(), NodeId{1});
        QTRY_VERIFY_WITH_TIMEOUT(strip->text(QAccessible::Value).contains(QStringLiteral("edit 1 of 3")),
                                 tests::patienceMs);
    }

    void whatIsComparedIsSaid()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        f.window.actionTable()[ActionId::PinA]->trigger();
        f.click(cellAt(0, 0));
        f.type(QStringLiteral("3"));
        f.window.actionTable()[ActionId::PinB]->trigger();
        QVERIFY(f.window.boardView()->hasGuest());
        const QString said = f.window.boardView()->describe(cellAt(0, 0));
        QVERIFY2(said.contains(QStringLiteral("3 at R1C1")) || said.contains(QStringLiteral("R1C1:")),
                 qPrintable(said));
    }

    void whatAStepDoesIsSaid()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::NextStep]->isEnabled(), tests::patienceMs);
        f.window.actionTable()[ActionId::NextStep]->trigger();
        bool isSaid = false;
        for (const Place cell : f.board().grid().cells())
            isSaid = isSaid || f.window.boardView()->describe(cell).contains(QStringLiteral("this step: "));
        QVERIFY(isSaid);
    }

    void theTraceIsCopiedWithThePuzzle()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QTRY_VERIFY_WITH_TIMEOUT(f.window.actionTable()[ActionId::CopyTrace]->isEnabled(), tests::patienceMs);
        auto* trace = f.window.findChild<TracePresenter*>();
        QTRY_VERIFY_WITH_TIMEOUT(!trace->tracer()->isRunning() && !trace->tracer()->isStale(), tests::patienceMs);
        f.window.actionTable()[ActionId::CopyTrace]->trigger();
        const QString text = QGuiApplication::clipboard()->text();
        QVERIFY2(text.contains(QStringLiteral("slither/5/5/bdcbdbcac")) && text.contains(QStringLiteral("\n1. ")),
                 qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("solved · ")), qPrintable(text));
    }

    void paintedRowsAreMirrored()
    {
        WindowFixture f({1440, 900});
        f.window.openAnything(unique5);
        f.window.findChild<SidePanel*>()->setTask(PanelTask::Trace);
        auto* trace = f.window.findChild<TracePresenter*>();
        QTRY_VERIFY_WITH_TIMEOUT(!trace->tracer()->isRunning() && !trace->tracer()->isStale(), tests::patienceMs);
        TraceTree* tree = trace->section()->tree();
        const QModelIndex last = tree->model()->index(tree->model()->rowCount() - 1, 0); // "Solved"
        const auto inkOfHalves = [&](Qt::LayoutDirection direction) {
            QImage image(400, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QStyleOptionViewItem option;
            option.rect = image.rect();
            option.direction = direction;
            QPainter painter(&image);
            tree->itemDelegate()->paint(&painter, option, last);
            std::pair ink{0, 0};
            for (int x = 0; x < image.width(); ++x)
                for (int y = 0; y < image.height(); ++y)
                    (x < image.width() / 2 ? ink.first : ink.second) += qGray(image.pixel(x, y)) < 160 ? 1 : 0;
            return ink;
        };
        const auto plain = inkOfHalves(Qt::LeftToRight), mirrored = inkOfHalves(Qt::RightToLeft);
        QVERIFY(plain.first > 0 && plain.second == 0);
        QVERIFY(mirrored.first == 0 && mirrored.second > 0);
    }

    void hintsFollowTheKeys()
    {
        WindowFixture f;
        f.window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/v"));
        QAction* next = f.window.actionTable()[ActionId::SolveMode];
        const auto tips = [&] {
            QString all;
            for (const auto* button : f.window.findChildren<QAbstractButton*>())
                all += button->toolTip() + QLatin1Char('\n');
            return all;
        };
        QVERIFY(tips().contains(QStringLiteral("Enter marks (F2)")));
        next->setShortcut(QKeySequence(QStringLiteral("Ctrl+Alt+9")));
        QVERIFY(tips().contains(QStringLiteral("Enter marks (Ctrl+Alt+9)")));
        next->setShortcut({});
        QVERIFY(!tips().contains(QStringLiteral("Enter marks (")));
        Actions& actions = f.window.actionTable();
        QCOMPARE(actions.withKeys(QStringLiteral("%1 / %2: go"), {ActionId::NextPlace, ActionId::PreviousPlace}),
                 QStringLiteral("F3 / Shift+F3: go"));
        actions[ActionId::NextPlace]->setShortcut({});
        QCOMPARE(actions.withKeys(QStringLiteral("%1 / %2: go"), {ActionId::NextPlace, ActionId::PreviousPlace}),
                 QString());
    }

    void everyButtonIsReachedByKeys()
    {
        WindowFixture f({1440, 900});
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        for (const PanelTask task : {PanelTask::Check, PanelTask::Trace, PanelTask::Repair, PanelTask::Compare}) {
            f.window.findChild<SidePanel*>()->setTask(task);
            for (const auto* button : f.window.findChildren<QAbstractButton*>())
                if (button->isVisible() && !button->testAttribute(Qt::WA_TransparentForMouseEvents)) // a title
                    QVERIFY2((button->focusPolicy() & Qt::TabFocus) != 0,
                             qPrintable(button->objectName() + button->text() + button->toolTip()));
        }
    }

    void nothingMovesForWhoWantsThat()
    {
        setMotionReduced(true);
        QCOMPARE(motionMs(150), 0);
        Edited f(6);
        const QPointF before = f.strip()->scene().positionOf(1).value();
        f.window.document()->goTo(2);
        f.put(9, 1); // another lane: the strip would glide
        QVERIFY(f.strip()->scene().positionOf(1).value() == before);
        f.window.boardView()->zoomTo(400);
        f.window.boardView()->showPlace(cellAt(3, 3));
        const QPointF at = f.window.boardView()->toWidget(cellAt(3, 3));
        QVERIFY(QRectF(f.window.boardView()->rect()).contains(at)); // at once
    }

    void rightToLeftLeavesTheBoard()
    {
        QGuiApplication::setLayoutDirection(Qt::RightToLeft);
        WindowFixture f({1440, 900});
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        const BoardView* view = f.window.boardView();
        QVERIFY(view->toWidget(cellAt(0, 0)).x() < view->toWidget(cellAt(4, 0)).x());
        const auto* panel = f.window.findChild<SidePanel*>();
        QVERIFY(panel->mapTo(&f.window, QPoint()).x() < view->mapTo(&f.window, QPoint()).x()); // mirrored
        for (const auto* button : f.window.findChildren<QAbstractButton*>())
            if (button->isVisible()) {
                const QRect rect(button->mapTo(&f.window, QPoint()), button->size());
                QVERIFY2(f.window.rect().contains(rect), qPrintable(button->text()));
            }
        f.click(cellAt(4, 0));
        QVERIFY(view->cursorPlace() == cellAt(4, 0));
    }

    void branchesKeepTheirNames()
    {
        Edited f(2);
        f.window.document()->goTo(1);
        f.put(5, 3);
        f.settle();
        QCOMPARE(branchNames(f).size(), 1);
        const QString first = branchNames(f).front();
        f.window.document()->goTo(2);
        f.settle();
        const QString second = branchNames(f).front();
        QVERIFY(first.startsWith(QStringLiteral("First line")) && second.startsWith(QStringLiteral("Branch 1")));
        f.window.document()->goTo(1);
        f.put(7, 1); // one more
        f.settle();
        const QStringList both = branchNames(f);
        QVERIFY(both.contains(first) && both.contains(second));
    }

    void rowsAndColumnsKeepTheirNumbers()
    {
        WindowFixture f({960, 640});
        f.window.document()->open(findGenre("slither")->makeBoard({30, 30}));
        BoardView* view = f.window.boardView();
        view->zoomTo(100);
        view->showPlace(cellAt(20, 20));
        const auto corner = [&] { return view->toWidget(cellAt(0, 0)); };
        QTRY_VERIFY_WITH_TIMEOUT(corner().x() < -20 && corner().y() < -20, tests::patienceMs);
        const QImage image = view->grab().toImage();
        const auto inks = [&](const QRect& strip) {
            QSet<QRgb> colours;
            for (int x = strip.left(); x <= strip.right(); ++x)
                for (int y = strip.top(); y <= strip.bottom(); ++y)
                    colours << image.pixel(x, y);
            return colours.size();
        };
        const Place seen = view->cellAtWidget({view->width() * 0.5, view->height() * 0.3}); // beside the map
        const QPoint column = view->toWidget(seen).toPoint();
        QVERIFY(inks({column.x() - 8, 4, 16, 12}) > 3);
        QVERIFY(inks({4, column.y() - 8, 20, 16}) > 3);
        QCOMPARE(inks({column.x() + 20, 3, 6, 10}), qsizetype(1)); // between two numbers
    }

    void aRightAnswerIsAnnounced()
    {
        WindowFixture f;
        f.window.openAnything(unique5);
        QVERIFY(f.waitForVerdict());
        Actions& actions = f.window.actionTable();
        actions[ActionId::AdoptSolution]->trigger();
        QVERIFY(!f.bar()->isVisible()); // an author knows
        f.window.document()->undo();
        actions[ActionId::SolveMode]->trigger();
        actions[ActionId::AdoptSolution]->trigger();
        QVERIFY(f.bar()->isVisible());
        QCOMPARE(f.bar()->text(), QStringLiteral("Solved: the answer is right."));
    }

    void outsideCellsOfSumsAreSeen()
    {
        WindowFixture f;
        const Genre& sums = genreWith(Clue::SumPair);
        f.window.document()->open(sums.makeBoard({4, 4}));
        BoardView* view = f.window.boardView();
        const QImage image = view->grab().toImage();
        const QPoint corner = view->toWidget(cellAt(1, 0)).toPoint();
        const int side = static_cast<int>(view->cellPixels());
        bool isSeen = false; // the upper edge of the cell above the second column
        for (int dy = -4; dy <= 4; ++dy)
            isSeen = isSeen || image.pixelColor(corner.x(), corner.y() - side - side / 2 + dy) != colours()[Ink::Paper];
        QVERIFY(isSeen);
    }
};

TOKISUJI_TEST(EverybodyTest);
#include "everybody_test.moc"
