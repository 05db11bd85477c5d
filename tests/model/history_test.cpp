// History against a reference that keeps every board whole, and the time of jumps in a long log.
#include "tests/model/history_reference.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tokisuji;

namespace {

void compare(const History& history, const Reference& reference)
{
    const Reference::Node& node = reference.nodes[reference.current];
    QCOMPARE(history.size(), static_cast<std::int64_t>(reference.nodes.size()));
    QCOMPARE(history.current(), static_cast<NodeId>(reference.current));
    QVERIFY(history.board() == node.board);
    QCOMPARE(history.undoTarget(), node.parent);
    QCOMPARE(history.redoTarget(), node.redo);
}

/// The lanes as they are meant to be: paths along parents, every node in exactly one, the current one in the main lane.
void checkLanes(const History& history)
{
    std::set<NodeId> seen;
    const auto checkLane = [&](NodeId fork, const std::vector<NodeId>& nodes) {
        NodeId parent = fork;
        for (const NodeId id : nodes) {
            QCOMPARE(history.node(id).parent, parent);
            QVERIFY(seen.insert(id).second);
            parent = id;
        }
        QVERIFY(history.node(nodes.back()).children.empty());
    };
    const std::vector<NodeId> main = history.mainLane();
    checkLane(noNode, main);
    QCOMPARE(main[static_cast<std::size_t>(history.node(history.current()).depth)], history.current());
    NodeId newer = history.size();
    std::vector<NodeId> onTheWay;
    for (const History::Branch& branch : history.branches()) {
        checkLane(branch.fork, branch.nodes);
        QVERIFY(branch.nodes.front() < newer);
        newer = branch.nodes.front();
        const int depth = history.node(branch.fork).depth;
        if (depth <= history.node(history.current()).depth && main[static_cast<std::size_t>(depth)] == branch.fork)
            onTheWay.push_back(branch.nodes.front());
    }
    onTheWay.resize(std::min<std::size_t>(onTheWay.size(), 3));
    const std::vector<History::Branch> newest = history.newestBranchesOnTheWay(3);
    QCOMPARE(newest.size(), onTheWay.size());
    for (std::size_t i = 0; i < newest.size(); ++i) {
        QCOMPARE(newest[i].nodes.front(), onTheWay[i]);
        QVERIFY(history.node(newest[i].nodes.back()).children.empty());
    }
    QCOMPARE(static_cast<std::int64_t>(seen.size()), history.size());
}

/// A history of many branches, left somewhere inside.
History grown(Random& random, int steps)
{
    History history(slither(5, 4), 77);
    for (int step = 0; step < steps; ++step) {
        if (pick(random, 4) == 0)
            history.goTo(pick(random, static_cast<int>(history.size())));
        history.commit(gesture(history.board(), random), step);
    }
    history.goTo(std::max<NodeId>(history.size() - 10, 0));
    return history;
}

std::vector<HistoryRecord> recordsOf(const History& history, NodeId from)
{
    std::vector<HistoryRecord> records;
    for (NodeId id = from; id < history.size(); ++id)
        records.push_back(recordOf(history.node(id)));
    return records;
}

void checkAllSame(const History& a, const History& b)
{
    QCOMPARE(a.size(), b.size());
    QCOMPARE(a.current(), b.current());
    QVERIFY(a.board() == b.board());
    for (NodeId id = 0; id < a.size(); ++id) {
        QCOMPARE(a.node(id).parent, b.node(id).parent);
        QCOMPARE(a.node(id).timeMs, b.node(id).timeMs);
        QCOMPARE(a.node(id).lastVisited, b.node(id).lastVisited);
        QVERIFY(a.node(id).children == b.node(id).children);
        QVERIFY(a.node(id).edit == b.node(id).edit);
        QVERIFY(a.boardAt(id) == b.boardAt(id));
    }
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT
private slots:
    void anEmptyEditIsNoNode();
    void undoneEditsStay();
    void followsTheReference();
    void isRestoredFromItsRecords();
    void badRecordsAreRefused();
    void takesInRecordsOfOthers();
    void refusesRecordsOfOthersAsAWhole();
    void longLogsJumpFast();
};

void HistoryTest::anEmptyEditIsNoNode()
{
    History history(slither(3, 3));
    QCOMPARE(history.commit({}, 7), history.root());
    QCOMPARE(history.size(), 1);
    QCOMPARE(history.undoTarget(), noNode);
    QCOMPARE(history.redoTarget(), noNode);
}

void HistoryTest::undoneEditsStay()
{
    const auto set = [](const Board& board, Place place, int value) {
        EditBuilder builder(board);
        builder.set(Layer::Number, place, value);
        return builder.edit();
    };
    History history(slither(3, 3));
    const NodeId one = history.commit(set(history.board(), cellAt(0, 0), 1), 10);
    const NodeId two = history.commit(set(history.board(), cellAt(1, 0), 2), 20);
    history.goTo(history.undoTarget());
    const NodeId three = history.commit(set(history.board(), cellAt(1, 0), 3), 30);
    QCOMPARE(history.mainLane(), (std::vector<NodeId>{0, one, three}));
    QCOMPARE(history.branches().size(), 1U);
    QCOMPARE(history.branches().front().fork, one);
    QCOMPARE(history.branches().front().nodes, std::vector<NodeId>{two});
    QCOMPARE(history.boardAt(two).at(Layer::Number, cellAt(1, 0)), 2);
    QCOMPARE(history.node(two).timeMs, 20);

    history.goTo(two);
    history.goTo(0);
    QCOMPARE(history.mainLane(), (std::vector<NodeId>{0, one, two})); // redo goes where one has been last
    QCOMPARE(history.branches().front().nodes, std::vector<NodeId>{three});
}

void HistoryTest::followsTheReference()
{
    Random random(20261121);
    History history(slither(5, 4));
    Reference reference{{{slither(5, 4)}}};
    for (int step = 0; step < 10'000; ++step) {
        const int action = pick(random, 10);
        if (action < 5) {
            const Edit edit = gesture(history.board(), random);
            history.commit(edit, step);
            reference.commit(edit);
        } else {
            const NodeId target = action < 7   ? history.undoTarget()
                                  : action < 9 ? history.redoTarget()
                                               : pick(random, static_cast<int>(history.size()));
            if (target != noNode) {
                history.goTo(target);
                reference.goTo(target);
            }
        }
        compare(history, reference);
        if (QTest::currentTestFailed())
            return;
    }
    checkLanes(history);
    for (NodeId id = 0; id < history.size(); ++id)
        QVERIFY(history.boardAt(id) == reference.nodes[static_cast<std::size_t>(id)].board);
    const History copy = history; // a value: the copy goes its own way
    history.goTo(0);
    QVERIFY(copy.board() == reference.nodes[reference.current].board);
}

void HistoryTest::isRestoredFromItsRecords()
{
    Random random(5);
    const History history = grown(random, 2000);
    const Result<History> restored = History::restore(history.boardAt(0), history.node(0).timeMs, recordsOf(history, 1),
                                                      history.current(), history.visits());
    QVERIFY(restored);
    checkAllSame(*restored, history);
    checkLanes(*restored);
}

void HistoryTest::badRecordsAreRefused()
{
    Random random(6);
    const History history = grown(random, 50);
    const auto restoreWith = [&](auto damage) {
        std::vector<HistoryRecord> records = recordsOf(history, 1);
        damage(records);
        return History::restore(history.boardAt(0), 0, std::move(records), history.current());
    };
    const auto refuses = [&](auto damage, const char* node) {
        const Result<History> restored = restoreWith(damage);
        QVERIFY(!restored);
        QCOMPARE(restored.error(), (Error{.id = "log-bad-record", .args = {node}}));
    };
    refuses([](auto& records) { records[7].parent = 8; }, "8"); // itself
    refuses([](auto& records) { records[7].parent = -1; }, "8");
    refuses([](auto& records) { records[3].edit = {}; }, "4");
    refuses([](auto& records) { records[0].edit = {{Change{Layer::Number, cellAt(0, 0), 9, 1}}}; }, "1");
    refuses([](auto& records) { records[0].edit = {{Change{Layer::Number, cellAt(99, 0), blank, 1}}}; }, "1");
    refuses([&](auto& records) { records.resize(static_cast<std::size_t>(history.current()) - 1); },
            std::to_string(history.current()).c_str());
    const std::vector<Visit> nonsense{{-1, 3}, {3, -1}, {1000, 1001}, {4, 2}};
    QVERIFY(History::restore(history.boardAt(0), 0, recordsOf(history, 1), 0, nonsense));
}

void HistoryTest::takesInRecordsOfOthers()
{
    Random random(7);
    const History theirs = grown(random, 500);
    const NodeId half = theirs.size() / 2;
    std::vector<HistoryRecord> known = recordsOf(theirs, 1);
    known.resize(static_cast<std::size_t>(half));
    const NodeId here = theirs.node(half / 2).parent;
    Result<History> ours = History::restore(theirs.boardAt(0), 0, std::move(known), here);
    QVERIFY(ours);
    const NodeId redo = ours->redoTarget();
    QVERIFY(redo != noNode);
    QVERIFY(!(*ours).extend(recordsOf(theirs, half + 1)));
    QCOMPARE(ours->current(), here);
    QCOMPARE(ours->redoTarget(), redo);
    checkLanes(*ours);
    QCOMPARE(ours->size(), theirs.size());
    for (NodeId id = 0; id < theirs.size(); ++id)
        QVERIFY(ours->boardAt(id) == theirs.boardAt(id));
}

void HistoryTest::refusesRecordsOfOthersAsAWhole()
{
    Random random(8);
    History history = grown(random, 300);
    const History before = history;
    std::vector<HistoryRecord> records;
    for (const NodeId parent : {NodeId{0}, before.current(), before.size(), NodeId{3}})
        records.push_back({parent, 1, stroke(before.boardAt(std::min(parent, before.current())), random, 9)});
    records.push_back({before.size() + 99, 1, records.front().edit});
    QVERIFY(history.extend(std::move(records)));
    checkAllSame(history, before);
    checkLanes(history);
}

void HistoryTest::longLogsJumpFast()
{
    constexpr int edits = 100'000;
    Random random(3);
    History history(slither(10, 10));
    tests::WorkClock clock(tests::WorkClock::Thread);
    while (history.size() <= edits)
        history.commit(stroke(history.board(), random, 1), 0);
    qInfo("%d edits committed in %.0f ms of work", edits, clock.ms());

    double worst = 0;
    for (int i = 0; i < 200; ++i) {
        const NodeId target = pick(random, edits);
        clock.start();
        history.goTo(target);
        worst = std::max(worst, clock.ms());
    }
    history.goTo(edits / 2);
    clock.start();
    const std::size_t length = history.mainLane().size() + history.branches().size();
    qInfo("worst of 200 jumps %.3f ms; lanes of %zu nodes in %.3f ms", worst, length, clock.ms());
    QVERIFY2(worst < 500, "a jump is far beyond its budget of 50 ms");
}

TOKISUJI_TEST(HistoryTest);
#include "history_test.moc"
