// Lanes that are kept up to date against lanes that are made anew, and what can be set on nodes, and playing.
#include "editor/model/lane_tree.h"

#include "editor/model/bookmarks.h"
#include "editor/model/player.h"
#include "engine/genre/registry.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

Edit nextEdit(const Board& board, int seed)
{
    EditBuilder builder(board);
    const Place cell = cellAt(seed % 4, seed / 4 % 4);
    builder.set(Layer::Number, cell, (board.at(Layer::Number, cell) + 2) % 4);
    return builder.edit();
}

History slitherlink()
{
    return History(findGenre("slither")->makeBoard({4, 4}));
}

/// The lanes as the history itself tells them, without any memory of what was before.
void compare(const LaneTree& tree, const History& history)
{
    const std::vector<NodeId> main = history.mainLane();
    QVERIFY(std::ranges::equal(tree.mainLane(), main));
    const std::vector<History::Branch> branches = history.branches();
    QCOMPARE(tree.lanes().size(), branches.size() + 1);
    auto lane = tree.lanes().begin();
    for (const History::Branch& branch : branches) {
        QCOMPARE(lane->first, branch.nodes.front());
        QVERIFY(lane->second == branch.nodes);
        for (const NodeId node : branch.nodes)
            QCOMPARE(tree.headOf(node), branch.nodes.front());
        ++lane;
    }
    for (const NodeId node : main)
        QCOMPARE(tree.headOf(node), NodeId(0));
}

} // namespace

class LaneTreeTest : public QObject {
    Q_OBJECT
private slots:
    void thousandsOfRandomMoves();
    void manyNodesAtOnce();
    void nodesOfOthers();
    void revisionsTellChanges();
    void bookmarksKeepTheirOrder();
    void pinsComeAndGo();
    void playingKeepsTime();
    void playingRunsToTheTip();
    void playingWhatWasUndone();
    void theWayBackTakesItsTime();
};

void LaneTreeTest::thousandsOfRandomMoves()
{
    constexpr int moves = 6000;
    std::mt19937 random(7);
    const auto below = [&random](NodeId count) {
        return static_cast<NodeId>(random() % static_cast<std::uint32_t>(count));
    };
    History history = slitherlink();
    LaneTree tree;
    tree.follow(history);
    for (int i = 0; i < moves; ++i) {
        switch (below(8)) {
        case 0:
            history.goTo(below(history.size()));
            break;
        case 1:
        case 2:
            if (history.undoTarget() != noNode)
                history.goTo(history.undoTarget());
            break;
        case 3:
            if (history.redoTarget() != noNode)
                history.goTo(history.redoTarget());
            break;
        default:
            history.commit(nextEdit(history.board(), i), i);
        }
        tree.follow(history);
        if (i < 500 || i % 40 == 0)
            compare(tree, history);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(tree.lanes().size() > 300);
    compare(tree, history);
}

void LaneTreeTest::manyNodesAtOnce()
{
    History history = slitherlink();
    LaneTree tree;
    tree.follow(history);
    for (int i = 0; i < 50; ++i) {
        history.commit(nextEdit(history.board(), i), i);
        if (i % 7 == 0)
            history.goTo(history.size() / 2);
    }
    tree.follow(history);
    compare(tree, history);
    tree.clear();
    QVERIFY(tree.mainLane().empty());
    QCOMPARE(tree.headOf(0), noNode);
    tree.follow(history);
    compare(tree, history);
}

/// Nodes that another program added: the current one stays.
void LaneTreeTest::nodesOfOthers()
{
    History history = slitherlink();
    LaneTree tree;
    for (int i = 0; i < 6; ++i)
        history.commit(nextEdit(history.board(), i), i);
    history.goTo(3);
    tree.follow(history);
    for (const NodeId parent : {6, 2, 3, 8, 1}) {
        const Edit edit = nextEdit(history.boardAt(parent), 11);
        QVERIFY(!history.extend({{parent, 99, edit}}));
        tree.follow(history);
        compare(tree, history);
    }
    history.goTo(9);
    tree.follow(history);
    compare(tree, history);
}

void LaneTreeTest::revisionsTellChanges()
{
    History history = slitherlink();
    LaneTree tree;
    tree.follow(history);
    const auto changes = [&] {
        const std::uint64_t before = tree.revision();
        tree.follow(history);
        return tree.revision() != before;
    };
    history.commit(nextEdit(history.board(), 1), 1);
    QVERIFY(changes());
    history.goTo(0);
    QVERIFY(!changes()); // the lane is the same
    history.commit(nextEdit(history.board(), 2), 2);
    QVERIFY(changes());
    history.goTo(1);
    QVERIFY(changes());
    QVERIFY(!changes());
}

void LaneTreeTest::bookmarksKeepTheirOrder()
{
    Annotations annotations;
    for (const NodeId node : {5, 2, 9, 2})
        annotations = withBookmark(annotations, {node, QString::number(node), {}});
    QCOMPARE(annotations.bookmarks.size(), 3U);
    QVERIFY(std::ranges::is_sorted(annotations.bookmarks, {}, &Bookmark::node));
    QCOMPARE(bookmarkAt(annotations, 9)->name, QStringLiteral("9"));
    QVERIFY(bookmarkAt(annotations, 3) == nullptr);
    annotations = withBookmark(annotations, {5, QStringLiteral("other"), QStringLiteral("why")});
    QCOMPARE(bookmarkAt(annotations, 5)->note, QStringLiteral("why"));
    annotations = withoutBookmark(annotations, 2);
    QVERIFY(bookmarkAt(annotations, 2) == nullptr);
    QCOMPARE(annotations.bookmarks.size(), 2U);
}

void LaneTreeTest::pinsComeAndGo()
{
    Annotations annotations = withPinToggled({}, Pin::A, 4);
    QCOMPARE(pinned(annotations, Pin::A), NodeId(4));
    QCOMPARE(pinned(annotations, Pin::B), noNode);
    annotations = withPinToggled(annotations, Pin::A, 6);
    QCOMPARE(pinned(annotations, Pin::A), NodeId(6));
    annotations = withPinToggled(annotations, Pin::A, 6);
    QCOMPARE(pinned(annotations, Pin::A), noNode);
}

void LaneTreeTest::playingKeepsTime()
{
    Document document;
    const Board root = findGenre("slither")->makeBoard({4, 4});
    std::vector<HistoryRecord> records;
    Board board = root;
    for (const std::int64_t timeMs : {400, 800, 60'000}) {
        const Edit edit = nextEdit(board, static_cast<int>(timeMs / 400));
        edit.applyTo(board);
        records.push_back({static_cast<NodeId>(records.size()), timeMs, edit});
    }
    document.restore(*History::restore(root, 0, records, 0), {}, {});
    Player player(&document);
    player.setSpeed(1);
    QCOMPARE(player.timeToNext(), 400ms);
    player.setSpeed(4);
    QCOMPARE(player.timeToNext(), 100ms);
    document.goTo(2);
    QCOMPARE(player.timeToNext(), Player::longestGap / 4);
    player.setSkipsGaps(false);
    QCOMPARE(player.timeToNext(), 59'200ms / 4);
    document.goTo(3);
    QCOMPARE(player.timeToNext(), 0ms);
}

void LaneTreeTest::playingRunsToTheTip()
{
    Document document;
    document.open(findGenre("slither")->makeBoard({4, 4}));
    Player player(&document);
    player.setPlaying(true);
    QVERIFY(!player.isPlaying()); // nothing to play
    for (int i = 1; i <= 4; ++i)
        document.commit(nextEdit(document.board(), i));
    QSignalSpy changed(&player, &Player::changed);
    player.setSpeed(8);
    player.setPlaying(true); // at the tip: from the root
    QCOMPARE(document.history().current(), NodeId(0));
    QTRY_COMPARE_WITH_TIMEOUT(document.history().current(), NodeId(4), tests::patienceMs);
    QVERIFY(!player.isPlaying());
    QVERIFY(changed.count() >= 3);
    document.goTo(1);
    player.setPlaying(true);
    document.commit(nextEdit(document.board(), 9)); // an edit stops it
    QVERIFY(!player.isPlaying());
}

/// A tree is played in the order in which it was made, with the ways back; a number typed digit by digit is one state.
void LaneTreeTest::playingWhatWasUndone()
{
    Document document;
    document.open(findGenre("hashikake")->makeBoard({4, 4}));
    const auto put = [&](int column, int value) {
        EditBuilder edit(document.board());
        edit.set(Layer::Number, cellAt(column, 0), value);
        return edit.edit();
    };
    document.commit(put(0, 1));
    document.commit(put(1, 2)); // 2: undone
    document.commit(put(2, 3));
    document.goTo(1);
    document.commit(put(1, 4));
    document.goTo(0);
    document.commit(put(3, 5)); // 5: another beginning
    document.commit(put(2, 1));
    document.amend(put(2, 12)); // takes the place of 6
    Player player(&document);
    player.setSpeed(8);
    std::vector<NodeId> seen;
    connect(&document, &Document::currentChanged, this, [&] { seen.push_back(document.history().current()); });
    player.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), tests::patienceMs);
    QVERIFY((seen == std::vector<NodeId>{0, 5, 7})); // the main lane alone
    seen.clear();
    player.setPlaysUndone(true);
    player.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), tests::patienceMs);
    QVERIFY((seen == std::vector<NodeId>{0, 1, 2, 3, 1, 4, 0, 5, 7}));
    seen.clear();
    document.goTo(4); // from there on
    player.setPlaying(true);
    QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), tests::patienceMs);
    QVERIFY((seen == std::vector<NodeId>{4, 0, 5, 7}));
}

/// The way back and the step after it share the time that passed between the two edits.
void LaneTreeTest::theWayBackTakesItsTime()
{
    Document document;
    const Board root = findGenre("slither")->makeBoard({4, 4});
    const std::vector<HistoryRecord> records{{0, 400, nextEdit(root, 1)}, {0, 1200, nextEdit(root, 2)}};
    document.restore(*History::restore(root, 0, records, 0), {}, {});
    Player player(&document);
    player.setSpeed(1);
    player.setPlaysUndone(true);
    QCOMPARE(player.timeToNext(), 400ms);
    document.goTo(1);
    QCOMPARE(player.timeToNext(), 400ms); // half of 800
    document.goTo(2);
    QCOMPARE(player.timeToNext(), 0ms);
}

TOKISUJI_TEST(LaneTreeTest);
#include "lane_tree_test.moc"
