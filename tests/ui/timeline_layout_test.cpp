// Where ticks, lanes and labels of the timeline lie.
#include "editor/ui/timeline/timeline_layout.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

using namespace tokisuji;

namespace {

using Lane = TimelineModel::Lane;

Lane laneOf(NodeId fork, NodeId first, int depth, int count)
{
    return {first, fork, depth, depth + count - 1};
}

} // namespace

class TimelineLayoutTest : public QObject {
    Q_OBJECT
private slots:
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
        for (int depth : {0, count / 2, count - 1})
            QCOMPARE(layout.depthAt(layout.xOf(depth)), depth);
    }

    void zoomingKeepsTheCurrentTickInView()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 2000)});
        layout.setCurrent(1500);
        for (int i = 0; i < 20; ++i)
            layout.zoom(1.3, layout.xOf(1500));
        QCOMPARE(layout.pitch(), TimelineLayout::widestPitch);
        QVERIFY(layout.xOf(1500) > 0 && layout.xOf(1500) < 900);
        layout.fit();
        QVERIFY(layout.pitch() < 1);
    }

    void branchesHaveRowsOfTheirOwn()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        // Two branches overlap; the third one leaves room enough, with its label, for the older one's row.
        layout.setLanes({laneOf(noNode, 0, 0, 30), laneOf(20, 60, 21, 3), laneOf(19, 50, 20, 5), laneOf(2, 40, 3, 4)});
        QCOMPARE(layout.yOf(0), TimelineLayout::mainLaneY);
        QCOMPARE(layout.yOf(1), TimelineLayout::mainLaneY + TimelineLayout::lanePitch);
        QVERIFY(layout.yOf(2) > layout.yOf(1));
        QVERIFY(layout.yOf(3) < layout.yOf(1) + layout.yOf(2)); // in one of the two rows
        QCOMPARE(layout.rowCount(), 2);
        QCOMPARE(layout.laneAt({layout.xOf(22), layout.yOf(2)}).value(), 2U);
        QCOMPARE(layout.laneOf(50), 2U);
        QCOMPARE(layout.laneOf(99), 4U);
        for (std::size_t lane : {1U, 2U, 3U}) // two lanes of one row: the nearer one
            QCOMPARE(layout.laneAt({layout.xOf(layout.lanes()[lane].firstDepth), layout.yOf(lane)}).value(), lane);
    }

    void labelsStandWhereThereIsRoom()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 60), laneOf(40, 80, 41, 19), laneOf(9, 70, 10, 3)});
        QVERIFY(!layout.isLabelBehind(1));
        QVERIFY(layout.isLabelBehind(2));
        QVERIFY(layout.xOf(59) > 900 - 2 * TimelineLayout::sideMargin);    // no room is given away
        layout.setLanes({laneOf(noNode, 0, 0, 60), laneOf(1, 70, 2, 57)}); // as long as the main lane
        QVERIFY(layout.isLabelBehind(1));
        QVERIFY(layout.xOf(59) + layout.labelWidth() <= 900);
    }

    void thousandsOfBranchesArePlacedAtOnce()
    {
        std::vector<Lane> lanes{laneOf(noNode, 0, 0, 10'000)};
        for (int i = 0; i < 10'000; ++i)
            lanes.push_back(laneOf(9'999 - i, 90'000 - i, 10'000 - i, 1 + i % 40));
        TimelineLayout layout;
        layout.setSize({900, 150});
        const tests::WorkClock clock(tests::WorkClock::Thread);
        layout.setLanes(lanes);
        QVERIFY2(clock.ms() < 200, qPrintable(QString::number(clock.ms())));
        QVERIFY(layout.rowCount() > 100);
        layout.scrollRows(10'000);
        const double last = layout.yOf(static_cast<std::size_t>(
            std::ranges::max_element(lanes, {}, [&](const Lane& lane) { return layout.yOf(layout.laneOf(lane.head)); })
            - lanes.begin()));
        QVERIFY(last < 150 && last > 100);
    }

    void aZoomedStripScrollsWithTheCurrentTickOnly()
    {
        TimelineLayout layout;
        layout.setSize({900, 150});
        layout.setLanes({laneOf(noNode, 0, 0, 2000)});
        layout.zoom(1000, layout.xOf(0));
        QCOMPARE(layout.pitch(), TimelineLayout::widestPitch);
        layout.setCurrent(0);
        layout.pan(5000);
        const double x = layout.xOf(1000);
        layout.setCurrent(0); // not another one
        QCOMPARE(layout.xOf(1000), x);
        layout.setCurrent(1500);
        QVERIFY(layout.xOf(1500) > 0 && layout.xOf(1500) < 900);
        const double before = layout.xOf(1500);
        layout.setCurrent(1499);
        QCOMPARE(layout.xOf(1500), before); // it is in view already
    }
};

TOKISUJI_TEST(TimelineLayoutTest);
#include "timeline_layout_test.moc"
