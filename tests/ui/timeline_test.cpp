// The timeline under the board: where ticks lie, and what mouse and keys do with them.

#include "tests/ui/window_fixture.h"

#include "editor/ui/actions.h"
#include "editor/ui/controls/jump_button.h"
#include "editor/ui/timeline/timeline_panel.h"
#include "editor/ui/timeline/timeline_strip.h"

#include <QAction>
#include <QWheelEvent>

using namespace tokisuji;

namespace {

using Lane = TimelineModel::Lane;
using Tick = TimelineModel::Tick;

Lane laneOf(NodeId fork, NodeId first, int depth, int count)
{
    Lane lane{fork, {}};
    for (int i = 0; i < count; ++i)
        lane.ticks.push_back({first + i, depth + i, std::nullopt});
    return lane;
}

/// A window with a row of edits on a small board: the n-th one puts a number into the n-th cell.
class Edited : public WindowFixture {
public:
    explicit Edited(int count)
    {
        window.openAnything(QStringLiteral("https://puzz.link/p?slither/4/4/v"));
        for (int i = 1; i <= count; ++i)
            put(i, 2);
        settle();
    }

    void put(int cell, int number)
    {
        EditBuilder edit(board());
        edit.set(Layer::Number, board().grid().place(PlaceKind::Cell, cell), number);
        window.document()->commit(edit.edit());
    }
    void settle() { QTest::qWait(30); }
    [[nodiscard]] const History& history() const { return window.document()->history(); }
    [[nodiscard]] TimelineStrip* strip() const { return window.findChild<TimelineStrip*>(); }
    [[nodiscard]] QPoint at(NodeId node) const { return strip()->placement().positionOf(node)->toPoint(); }
};

} // namespace

class TimelineTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        applyTheme(ThemeChoice::Light);
        applyLanguage(Language::English);
    }

    void ticksKeepTheirOrderAndPitch_data()
    {
        QTest::addColumn<int>("count");
        QTest::addColumn<double>("widest");
        QTest::newRow("few") << 3 << 28.0;
        QTest::newRow("some") << 60 << 28.0;
        QTest::newRow("many") << 5000 << 1.0;
    }
    void ticksKeepTheirOrderAndPitch()
    {
        QFETCH(int, count);
        QFETCH(double, widest);
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, count)});
        QVERIFY(layout.pitch() <= widest);
        QVERIFY(layout.xOf(0) >= TimelineLayout::sideMargin);
        QVERIFY(layout.xOf(count - 1) <= 900 - TimelineLayout::sideMargin + 0.01);
        for (int depth : {0, count / 2, count - 1}) {
            QCOMPARE(layout.depthAt(layout.xOf(depth)), depth);
            QCOMPARE(layout.nearestIn(0, layout.xOf(depth)), static_cast<NodeId>(depth));
        }
    }

    void zoomingKeepsTheCurrentTickInView()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 2000)});
        layout.setCurrent(1500);
        for (int i = 0; i < 20; ++i)
            layout.zoom(1.3);
        QCOMPARE(layout.pitch(), TimelineLayout::widestPitch);
        QVERIFY(layout.xOf(1500) > 0 && layout.xOf(1500) < 900);
        layout.fit();
        QVERIFY(layout.pitch() < 1);
    }

    void branchesHaveRowsOfTheirOwn()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        // Two branches overlap; the third one leaves room enough for the older one's row.
        layout.setLanes({laneOf(noNode, 0, 0, 30), laneOf(20, 40, 21, 3), laneOf(19, 50, 20, 5), laneOf(2, 60, 3, 4)});
        QCOMPARE(layout.yOf(0), TimelineLayout::mainLaneY);
        QCOMPARE(layout.yOf(1), TimelineLayout::mainLaneY + TimelineLayout::lanePitch);
        QVERIFY(layout.yOf(2) > layout.yOf(1));
        QCOMPARE(layout.yOf(3), layout.yOf(1));
        QCOMPARE(layout.laneAt(layout.yOf(2)).value(), 2U);
        QCOMPARE(layout.nearestIn(2, 0), NodeId(50));
        QVERIFY(layout.tickOf(52) != nullptr);
        QVERIFY(layout.tickOf(99) == nullptr);
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

    void typingAtAnEarlierTickBranches()
    {
        Edited f(6);
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(3));
        f.click(cellAt(3, 3));
        f.type(QStringLiteral("1"));
        f.settle();
        QCOMPARE(f.history().size(), 8);
        const auto& lanes = f.strip()->placement().lanes();
        QCOMPARE(lanes.size(), 2U);
        QCOMPARE(lanes[0].ticks.back().node, f.history().current());
        QCOMPARE(lanes[1].fork, NodeId(3));
        QCOMPARE(lanes[1].ticks.size(), 3U);
        // A press on the branch makes it the main lane.
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, f.at(5));
        f.settle();
        QCOMPARE(f.history().current(), NodeId(5));
        QCOMPARE(f.strip()->placement().yOf(0), TimelineLayout::mainLaneY);
        QCOMPARE(f.strip()->placement().lanes()[0].ticks.back().node, NodeId(6));
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
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("#3")); }, 1000));
        QVERIFY2(f.strip()->cardText().contains(QStringLiteral("2 at R1C4")), qPrintable(f.strip()->cardText()));
        QTest::mouseMove(f.strip(), f.at(1));
        QVERIFY(QTest::qWaitFor([&] { return f.strip()->cardText().contains(QStringLiteral("2 at R1C2")); }, 1000));
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
        QVERIFY(QTest::qWaitFor([&] { return f.history().current() == 2; }, 3000));
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
        QCOMPARE(jumps.size(), 3);
        QVERIFY(QTest::qWaitFor([&] { return jumps[1]->isEnabled(); }, 2000));
        QCOMPARE(jumps[1]->number(), QStringLiteral("#2"));
        QTest::mouseClick(jumps[1], Qt::LeftButton);
        QCOMPARE(f.history().current(), NodeId(2));
    }

    void aLongHistoryIsDrawnAtOnce()
    {
        Edited f(0);
        for (int i = 0; i < 3000; ++i)
            f.put(1 + i % 14, i % 3);
        QTest::qWait(200);
        QElapsedTimer clock;
        clock.start();
        const QPixmap picture = f.strip()->grab();
        QVERIFY(!picture.isNull());
        QVERIFY2(clock.elapsed() < 100, qPrintable(QString::number(clock.elapsed())));
        QTest::mouseClick(f.strip(), Qt::LeftButton, {}, QPoint(f.strip()->width() / 2, 82));
        const auto middle = f.history().current();
        QVERIFY(middle > 1000 && middle < 2000);
    }
};

QTEST_MAIN(TimelineTest)
#include "timeline_test.moc"
