// History against a reference that keeps every board whole, and the time of jumps in a long log.
#include "editor/model/history.h"
#include "engine/genre/registry.h"

#include <QElapsedTimer>
#include <QTest>

#include <algorithm>
#include <map>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Random = std::mt19937;

int pick(Random& random, int below)
{
    return std::uniform_int_distribution(0, below - 1)(random);
}

Board slither(int width, int height)
{
    return findGenre("slither")->makeBoard({width, height});
}

Edit stroke(const Board& board, Random& random, int changes)
{
    EditBuilder builder(board);
    const std::vector<Place> cells = board.grid().cells();
    const std::vector<Place> edges = board.grid().all(PlaceKind::Edge);
    for (int i = 0; i < changes; ++i) {
        builder.set(Layer::Number, cells[static_cast<std::size_t>(pick(random, static_cast<int>(cells.size())))],
                    pick(random, 5) - 1);
        builder.set(Layer::Line, edges[static_cast<std::size_t>(pick(random, static_cast<int>(edges.size())))],
                    pick(random, 3) - 1);
    }
    return builder.edit();
}

/// A gesture of any kind; may be empty.
Edit gesture(const Board& board, Random& random)
{
    const auto side = static_cast<Side>(pick(random, 4));
    switch (pick(random, 12)) {
    case 0:
        return board.size().width < 12 && board.size().height < 12 ? insertLines(board, side, 1) : Edit{};
    case 1:
        return board.size().width > 2 && board.size().height > 2 ? removeLines(board, side, 1) : Edit{};
    case 2:
        return transform(board, static_cast<Transform::Kind>(pick(random, 4)));
    default:
        return stroke(board, random, 1 + pick(random, 3));
    }
}

/// The same tree without any cleverness.
struct Reference {
    struct Node {
        Board board;
        NodeId parent = noNode;
        NodeId redo = noNode;
    };
    std::vector<Node> nodes;
    std::size_t current = 0;

    void commit(const Edit& edit)
    {
        if (edit.empty())
            return;
        Node node{nodes[current].board, static_cast<NodeId>(current), noNode};
        edit.applyTo(node.board);
        nodes[current].redo = static_cast<NodeId>(nodes.size());
        current = nodes.size();
        nodes.push_back(std::move(node));
    }
    void goTo(NodeId id)
    {
        current = static_cast<std::size_t>(id);
        for (NodeId child = id; nodes[static_cast<std::size_t>(child)].parent != noNode;) {
            const NodeId parent = nodes[static_cast<std::size_t>(child)].parent;
            nodes[static_cast<std::size_t>(parent)].redo = child;
            child = parent;
        }
    }
};

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
    for (const History::Branch& branch : history.branches()) {
        checkLane(branch.fork, branch.nodes);
        QVERIFY(branch.nodes.front() < newer);
        newer = branch.nodes.front();
    }
    QCOMPARE(static_cast<std::int64_t>(seen.size()), history.size());
}

} // namespace

class HistoryTest : public QObject {
    Q_OBJECT
private slots:
    void anEmptyEditIsNoNode();
    void undoneEditsStay();
    void followsTheReference();
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

void HistoryTest::longLogsJumpFast()
{
    constexpr int edits = 100'000;
    Random random(3);
    History history(slither(10, 10));
    QElapsedTimer clock;
    clock.start();
    while (history.size() <= edits)
        history.commit(stroke(history.board(), random, 1), 0);
    qInfo("%d edits committed in %lld ms", edits, clock.elapsed());

    double worst = 0;
    for (int i = 0; i < 200; ++i) {
        const NodeId target = pick(random, edits);
        clock.start();
        history.goTo(target);
        worst = std::max(worst, static_cast<double>(clock.nsecsElapsed()) / 1e6);
    }
    history.goTo(edits / 2);
    clock.start();
    const std::size_t length = history.mainLane().size() + history.branches().size();
    qInfo("worst of 200 jumps %.3f ms; lanes of %zu nodes in %.3f ms", worst, length,
          static_cast<double>(clock.nsecsElapsed()) / 1e6);
    QVERIFY2(worst < 500, "a jump is far beyond its budget of 50 ms");
}

QTEST_APPLESS_MAIN(HistoryTest)
#include "history_test.moc"
