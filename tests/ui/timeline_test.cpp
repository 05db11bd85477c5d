// The timeline under the board: what mouse and keys do with it.
#include "tests/ui/timeline_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QAction>
#include <QMenu>
#include <QWheelEvent>

using namespace tokisuji;

class TimelineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        applyLanguage(QStringLiteral("en"));
    }

    void draggingScrubs()
    {
        Edited f(8);
        TimelineStrip* strip = f.strip();
        QTest::mousePress(strip, Qt::LeftButton, {}, f.at(6));
        QCOMPARE(f.history().current(), 6);
        for (const NodeId node : {5, 3, 2}) {
            QTest::mouseMove(strip, f.at(node));
            QCOMPARE(f.history().current(), node);
        }
        QTest::mouseRelease(strip, Qt::LeftButton, {}, f.at(2));
        QCOMPARE(f.history().size(), 9); // nothing was cut off
        QCOMPARE(f.board().at(Layer::Number, f.board().grid().place(PlaceKind::Cell, 3)), blank);
    }

    void escapeEndsADrag()
    {
        Edited f(8);
        f.strip()->setFocus();
        QTest::mousePress(f.strip(), Qt::LeftButton, {}, f.at(6));
        QTest::mouseMove(f.strip(), f.at(2));
        QCOMPARE(f.history().current(), NodeId(2));
        QTest::keyClick(f.strip(), Qt::Key_Escape);
        QCOMPARE(f.history().current(), NodeId(8));
        QVERIFY(f.strip()->hasFocus());
        QTest::mouseRelease(f.strip(), Qt::LeftButton, {}, f.at(2));
    }

    void typingAtAnEarlierTickBranches()
    {
        Edited f(6);
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(3));
        f.click(cellAt(3, 3));
        f.type(QStringLiteral("1"));
        f.settle();
        QCOMPARE(f.history().size(), 8);
        const auto lanes = f.strip()->scene().layout.lanes();
        QCOMPARE(lanes.size(), 2U);
        QCOMPARE(f.history().mainLane().back(), f.history().current());
        QCOMPARE(lanes[0].lastDepth, 4);
        QCOMPARE(lanes[1].fork, NodeId(3));
        QCOMPARE(lanes[1].lastDepth - lanes[1].firstDepth, 2);
        // A press on the branch makes it the main lane.
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(5));
        f.settle();
        QCOMPARE(f.history().current(), NodeId(5));
        QCOMPARE(f.at(5).y(), qRound(TimelineLayout::mainLaneY));
        QCOMPARE(f.strip()->scene().layout.lanes()[0].lastDepth, 6);
    }

    void keysWalk()
    {
        Edited f(5);
        TimelineStrip* strip = f.strip();
        QTest::keyClick(f.window.boardView(), Qt::Key_3, Qt::AltModifier);
        QVERIFY(strip->hasFocus());
        QTest::keyClick(strip, Qt::Key_Left);
        QTest::keyClick(strip, Qt::Key_Left);
        QCOMPARE(f.history().current(), NodeId(3));
        QTest::keyClick(strip, Qt::Key_Right);
        QCOMPARE(f.history().current(), NodeId(4));
        QTest::keyClick(strip, Qt::Key_Home);
        QCOMPARE(f.history().current(), NodeId(0));
        QTest::keyClick(strip, Qt::Key_End);
        QCOMPARE(f.history().current(), NodeId(5));
        QTest::keyClick(strip, Qt::Key_Home);
        QTest::keyClick(strip, Qt::Key_Escape); // back to where it began
        QCOMPARE(f.history().current(), NodeId(5));
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void enterStays()
    {
        Edited f(3);
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Home);
        QTest::keyClick(f.strip(), Qt::Key_Return);
        QCOMPARE(f.history().current(), NodeId(0));
        QVERIFY(f.window.boardView()->hasFocus());
    }

    void upAndDownChangeLanes()
    {
        Edited f(4);
        f.window.document()->goTo(2);
        f.put(9, 1);
        f.settle();
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Down);
        f.settle();
        QCOMPARE(f.history().current(), NodeId(3));
    }

    void theCardTellsWhatATickIs()
    {
        Edited f(4);
        QVERIFY(f.waitForVerdict());
        f.strip()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(f.strip(), Qt::Key_Left);
        QVERIFY(
            QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("#3")); }, tests::patienceMs));
        QVERIFY2(f.strip()->cardText().contains(QStringLiteral("2 at R1C4")), qPrintable(f.strip()->cardText()));
        QTest::mouseMove(f.strip(), f.at(1));
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("2 at R1C2")); },
                                tests::patienceMs));
    }

    void actionsMoveThroughTheHistory()
    {
        Edited f(4);
        const auto run = [&](ActionId id) { f.window.actionTable()[id]->trigger(); };
        run(ActionId::FirstState);
        QCOMPARE(f.history().current(), NodeId(0));
        run(ActionId::NextState);
        QCOMPARE(f.history().current(), NodeId(1));
        run(ActionId::LastState);
        QCOMPARE(f.history().current(), NodeId(4));
        run(ActionId::PreviousState);
        QCOMPARE(f.history().current(), NodeId(3));
    }

    void playingRunsToTheTip()
    {
        Edited f(2);
        f.window.document()->goTo(0);
        f.settle();
        QAction* play = f.window.actionTable()[ActionId::Play];
        play->trigger();
        QVERIFY(play->isChecked());
        QVERIFY(QTest::qWaitFor([&] { return f.history().current() == 2; }, tests::patienceMs));
        QVERIFY(!play->isChecked());
    }

    void jumpsGoToWhereItBroke()
    {
        Edited f(0);
        f.put(0, 0);
        QVERIFY(f.waitForVerdict());
        f.put(1, 4); // a closed square beside a 0 that shares its edge
        QVERIFY(f.waitForVerdict());
        f.put(15, 1);
        QVERIFY(f.waitForVerdict());
        const auto jumps = f.window.findChildren<JumpButton*>();
        QCOMPARE(jumps.size(), 4);
        QVERIFY(jumps[3]->isHidden());
        QVERIFY(QTest::qWaitFor([&] { return jumps[1]->isEnabled(); }, tests::patienceMs));
        QCOMPARE(jumps[1]->number(), QStringLiteral("#2"));
        QTest::mouseClick(jumps[1], Qt::LeftButton);
        QCOMPARE(f.history().current(), NodeId(2));
    }

    void wheelZoomsAndDoubleClickFits()
    {
        Edited f(0);
        for (int i = 0; i < 400; ++i)
            f.put(1 + i % 14, i % 3);
        f.settle();
        TimelineStrip* strip = f.strip();
        const double fitting = strip->scene().layout.pitch();
        const QPoint at = f.at(100);
        const auto wheel = [&](Qt::KeyboardModifiers modifiers, int delta) {
            QWheelEvent event(at, strip->mapToGlobal(at), {}, {0, delta}, Qt::NoButton, modifiers, Qt::NoScrollPhase,
                              false);
            QCoreApplication::sendEvent(strip, &event);
        };
        for (int i = 0; i < 5; ++i)
            wheel(Qt::ControlModifier, 120);
        QVERIFY(strip->scene().layout.pitch() > 2 * fitting);
        QVERIFY(std::abs(f.at(100).x() - at.x()) <= 2); // about the pointer
        wheel(Qt::ShiftModifier, 240);
        QVERIFY(f.at(100).x() > at.x());
        QTest::mouseDClick(strip, Qt::LeftButton, {}, f.at(100));
        QCOMPARE(strip->scene().layout.pitch(), fitting);
    }

    void theHeightFollowsTheBranches()
    {
        Edited f(6);
        auto* panel = f.window.findChild<TimelinePanel*>();
        QCOMPARE(panel->height(), 150);
        const auto branch = [&f](int from) {
            f.window.document()->goTo(from);
            f.put(15, from % 4);
            f.put(14, from % 3);
            f.settle();
        };
        branch(1);
        branch(2);
        QCOMPARE(panel->height(), 150);
        branch(3);
        branch(4);
        QCOMPARE(panel->height(), 150 + 25 * (std::min(4, f.strip()->scene().layout.rowCount()) - 2));
        QVERIFY(panel->height() > 150);
        QVERIFY(panel->minimumSizeHint().height() <= 100);
    }

    void sharedBarsSayHowMany()
    {
        Edited f(0);
        for (int i = 0; i < 1500; ++i)
            f.put(1 + i % 14, i % 3);
        f.settle();
        const TimelineScene& scene = f.strip()->scene();
        QVERIFY(scene.layout.sharing() > 1);
        const auto sharers = scene.sharersOf(700);
        QCOMPARE(static_cast<int>(sharers.size()), scene.layout.sharing());
        QVERIFY(std::ranges::find(sharers, NodeId(700)) != sharers.end());
        QCOMPARE(scene.sharersOf(0).size(), 1U);
        f.hoverOver(700);
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("edits")); },
                                tests::patienceMs));
    }

    void thePaceIsChosenInAMenu()
    {
        Edited f(3);
        auto* pace = f.window.findChild<TimelinePanel*>()->findChild<QPushButton*>(QStringLiteral("link"));
        QVERIFY(pace->text().contains(QStringLiteral("×4")));
        auto* paceMenu = pace->findChild<QMenu*>();
        emit paceMenu->aboutToShow();
        QCOMPARE(paceMenu->actions().size(), 7); // four speeds, a line, the pauses, what was undone
        paceMenu->actions().at(3)->trigger();
        paceMenu->actions().at(5)->trigger();
        QCOMPARE(pace->text(), QStringLiteral("×8 · with all pauses"));
        paceMenu->actions().back()->trigger();
        QCOMPARE(pace->text(), QStringLiteral("×8 · with what was undone"));
    }

    void aLongHistoryIsDrawnAtOnce()
    {
        Edited f(0);
        for (int i = 0; i < 3000; ++i)
            f.put(1 + i % 14, i % 3);
        f.settle();
        const tests::WorkClock clock(tests::WorkClock::Thread);
        const QPixmap picture = f.strip()->grab();
        QVERIFY(!picture.isNull());
        QVERIFY2(clock.ms() < 200, qPrintable(QString::number(clock.ms())));
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, QPoint(f.strip()->width() / 2, 82));
        const auto middle = f.history().current();
        QVERIFY(middle > 1000 && middle < 2000);
    }
};

TOKISUJI_TEST(TimelineTest);
#include "timeline_test.moc"
