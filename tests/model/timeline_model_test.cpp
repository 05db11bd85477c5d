// The timeline's rows: lanes, verdicts as they come in, jumps, the break line, and what the idle solver is asked.
#include "editor/model/timeline_model.h"

#include "editor/model/bookmarks.h"
#include "tests/model/fake_check.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <thread>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

/// The clue in the first cell says the status (0 none, 1 unique, 2 several), the one beside it how much is determined.
Verdict byClues(const FakeCheck::Call& call, const std::stop_token&, const VerdictSink&)
{
    constexpr std::array statuses{Status::None, Status::Unique, Status::Several};
    const int first = valueOf(call.board);
    if (first < 0)
        return finished(Status::Several, 0);
    return finished(statuses[static_cast<std::size_t>(first)], 10 * call.board.at(Layer::Number, cellAt(1, 0)));
}

/// A document whose current board the solver follows, as in a window.
struct TimelineDesk {
    explicit TimelineDesk(const FakeCheck& fake) : solver(fake.live(), fake.idle())
    {
        QObject::connect(&document, &Document::currentChanged, &solver, [this] { solver.setBoard(document.board()); });
    }

    NodeId set(int status, int determined = 0)
    {
        EditBuilder builder(document.board());
        builder.set(Layer::Number, cellAt(0, 0), status);
        builder.set(Layer::Number, cellAt(1, 0), determined);
        // Another cell, so that no two nodes have the same board.
        builder.set(Layer::Number, cellAt(3, 3), static_cast<int>(document.history().size() % 4));
        builder.set(Layer::Number, cellAt(2, 3), static_cast<int>(document.history().size() / 4));
        return document.commit(builder.edit());
    }

    Document document;
    LiveSolver solver;
    TimelineModel timeline{&document, &solver};
};

std::vector<NodeId> nodesOf(const TimelineModel& timeline, const TimelineModel::Lane& lane)
{
    const auto nodes = timeline.nodesOf(lane.head);
    return {nodes.begin(), nodes.end()};
}

/// One letter a tick of the main lane: u unique, s several, n none, ? unknown, . not computed.
QString letters(const TimelineModel& timeline)
{
    QString text;
    for (const NodeId node : timeline.mainLane()) {
        const VerdictSummary* verdict = timeline.verdictOf(node);
        text += verdict == nullptr ? QLatin1Char('.') : QLatin1Char("?usn"[static_cast<std::size_t>(verdict->status)]);
    }
    return text;
}

} // namespace

class TimelineModelTest : public QObject {
    Q_OBJECT
private slots:
    void anEmptyDocumentHasNoLanes();
    void lanesFollowTheHistory();
    void idleTimeFillsTheTicks();
    void newestTicksAreFilledFirst();
    void jumpsAndBreakLine();
    void sharesOfDeterminedMarks();
    void stepsAlongLanes();
    void marksAskAnew();
    void anotherDocumentBeginsAnew();
    void editsInWords();
    void landmarksAreBookmarksAndChanges();
    void idleTimeGoesOnWhenOthersAskedForTheirs();
    void equalBoardsShareAVerdict();
    void longLogsKeepTheWindowAlive();
};

void TimelineModelTest::anEmptyDocumentHasNoLanes()
{
    TimelineDesk desk{FakeCheck(byClues)};
    QCoreApplication::processEvents();
    QVERIFY(desk.timeline.lanes().empty());
    QVERIFY(desk.timeline.mainLane().empty());
    QCOMPARE(desk.timeline.position(), 0);
    QCOMPARE(desk.timeline.lastPosition(), 0);
    QCOMPARE(desk.timeline.lastUnique(), noNode);
    QCOMPARE(desk.timeline.along(1), noNode);
    QCOMPARE(desk.timeline.inNeighbourLane(1), noNode);
    QVERIFY(!desk.timeline.breakBefore());
}

void TimelineModelTest::lanesFollowTheHistory()
{
    TimelineDesk desk{FakeCheck(byClues)};
    QSignalSpy changed(&desk.timeline, &TimelineModel::changed);
    desk.document.open(boardWith(-1));
    const NodeId one = desk.set(2, 1);
    const NodeId two = desk.set(2, 2);
    QCOMPARE(desk.timeline.position(), 2); // at once
    QCOMPARE(desk.timeline.lastPosition(), 2);
    desk.document.undo();
    QCOMPARE(desk.timeline.position(), 1);
    QCOMPARE(desk.timeline.lastPosition(), 2);
    const NodeId three = desk.set(1, 3);
    const auto lanes = desk.timeline.lanes();
    QCOMPARE(lanes.size(), 2U);
    QCOMPARE(nodesOf(desk.timeline, lanes[0]), (std::vector<NodeId>{0, one, three}));
    QCOMPARE(nodesOf(desk.timeline, lanes[1]), std::vector<NodeId>{two});
    QCOMPARE(lanes[1].fork, one);
    QCOMPARE(lanes[1].firstDepth, 2);
    QCOMPARE(lanes[1].lastDepth, 2);
    QCOMPARE(changed.count(), 0); // but once per turn
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() >= 1, tests::patienceMs);
}

void TimelineModelTest::idleTimeFillsTheTicks()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    for (const int status : {2, 1, 0, 1, 2})
        desk.set(status, 1);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("ssunus"), tests::patienceMs);
}

void TimelineModelTest::newestTicksAreFilledFirst()
{
    const FakeCheck fake(byClues);
    TimelineDesk desk{fake};
    desk.document.open(boardWith(-1));
    for (int i = 0; i < 20; ++i)
        desk.set(2, 1);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QString(21, QLatin1Char('s')), tests::patienceMs);
    std::vector<int> order;
    for (const FakeCheck::Call& call : fake.calls())
        if (call.isIdle) // the size of the history when the node was made
            order.push_back(call.board.at(Layer::Number, cellAt(2, 3)) * 4
                            + call.board.at(Layer::Number, cellAt(3, 3)));
    QVERIFY(order.size() > 10);
    QVERIFY(std::ranges::is_sorted(order, std::greater{}));
}

void TimelineModelTest::jumpsAndBreakLine()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    desk.set(2, 1);
    desk.set(1, 4);
    desk.set(2, 2);
    const NodeId unique = desk.set(1, 4);
    const NodeId broken = desk.set(2, 1);
    const NodeId none = desk.set(0);
    desk.set(2, 2);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("ssususns"), tests::patienceMs);
    QCOMPARE(desk.timeline.lastUnique(), unique);
    QCOMPARE(desk.timeline.firstNone(), none);
    QCOMPARE(desk.timeline.biggestDrop(), broken);
    QCOMPARE(desk.timeline.breakBefore(), std::optional(5));

    desk.document.goTo(unique);
    QCOMPARE(desk.timeline.breakBefore(), std::optional(5)); // the lane goes on beyond the current tick
    QCOMPARE(desk.timeline.verdictChange(1), broken);
    QCOMPARE(desk.timeline.verdictChange(-1), desk.timeline.along(-1));
}

void TimelineModelTest::sharesOfDeterminedMarks()
{
    const VerdictSummary summary{Status::Several, Stop::Finished, 10, 40, true};
    QCOMPARE(determinedShare(summary), std::optional(0.25));
    VerdictSummary streaming = summary;
    streaming.determinedComplete = false;
    QVERIFY(!determinedShare(streaming));
    VerdictSummary none = summary;
    none.status = Status::None;
    QVERIFY(!determinedShare(none));
}

void TimelineModelTest::stepsAlongLanes()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    const NodeId one = desk.set(2, 1);
    const NodeId two = desk.set(2, 2);
    const NodeId three = desk.set(2, 3);
    desk.document.goTo(one);
    const NodeId other = desk.set(1, 4);
    QCOMPARE(desk.timeline.along(-1), one);
    QCOMPARE(desk.timeline.along(-9), 0);
    QCOMPARE(desk.timeline.along(9), other);
    QCOMPARE(desk.timeline.inNeighbourLane(1), two);
    desk.document.goTo(two);
    QCOMPARE(nodesOf(desk.timeline, desk.timeline.lanes()[0]), (std::vector<NodeId>{0, one, two, three}));
    QCOMPARE(desk.timeline.inNeighbourLane(-1), other);
    desk.document.goTo(three);
    QCOMPARE(desk.timeline.inNeighbourLane(1), other); // the nearest one
}

void TimelineModelTest::marksAskAnew()
{
    TimelineDesk desk{FakeCheck([](const FakeCheck::Call& call, const std::stop_token&, const VerdictSink&) {
        return finished(call.options.marks == MarkUse::Use ? Status::None : Status::Unique);
    })};
    desk.document.open(boardWith(-1));
    desk.set(1);
    desk.set(2);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("uuu"), tests::patienceMs);
    desk.solver.setMarkUse(MarkUse::Use);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("nnn"), tests::patienceMs);
    desk.solver.setMarkUse(MarkUse::Ignore);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("uuu"), tests::patienceMs);
}

void TimelineModelTest::anotherDocumentBeginsAnew()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(1));
    desk.set(1, 2);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("uu"), tests::patienceMs);
    desk.document.open(boardWith(0));
    QCOMPARE(desk.timeline.lanes().size(), 1U);
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("n"), tests::patienceMs);
    QSignalSpy changed(&desk.timeline, &TimelineModel::changed);
    desk.document.close();
    QVERIFY(desk.timeline.lanes().empty());
    QVERIFY(!desk.solver.currentKey());
    QTRY_VERIFY_WITH_TIMEOUT(changed.count() >= 1, tests::patienceMs);
}

void TimelineModelTest::editsInWords()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    EditBuilder builder(desk.document.board());
    builder.set(Layer::Number, cellAt(2, 1), 3);
    const NodeId node = desk.document.commit(builder.edit());
    desk.document.undo();
    const EditSummary edit = desk.timeline.editAt(node);
    QCOMPARE(edit.kind, EditSummary::Kind::ClueSet);
    QVERIFY(edit.place == cellAt(2, 1));
    QCOMPARE(edit.value, 3);
    QCOMPARE(desk.timeline.editAt(0).kind, EditSummary::Kind::Start);
    QVERIFY(desk.timeline.timeAt(node) > 0);
}

void TimelineModelTest::landmarksAreBookmarksAndChanges()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    std::vector<NodeId> made{0};
    for (const int status : {2, 2, 2, 1, 1, 2})
        made.push_back(desk.set(status, 1));
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QStringLiteral("ssssuus"), tests::patienceMs);
    Annotations annotations = withBookmark(desk.document.annotations(), {made[2], QStringLiteral("plan A"), {}});
    desk.document.annotate(annotations);
    desk.document.goTo(0);
    QCOMPARE(desk.timeline.nextLandmark(+1), made[2]); // the bookmark
    desk.document.goTo(made[2]);
    QCOMPARE(desk.timeline.nextLandmark(+1), made[4]); // another verdict
    desk.document.goTo(made[6]);
    QCOMPARE(desk.timeline.nextLandmark(-1), made[5]);
    desk.document.goTo(made[3]);
    QCOMPARE(desk.timeline.nextLandmark(-1), made[2]);
}

/// The solver has one list of idle boards; whoever replaces it must not stop the ticks for good.
void TimelineModelTest::idleTimeGoesOnWhenOthersAskedForTheirs()
{
    TimelineDesk desk{FakeCheck(byClues)};
    desk.document.open(boardWith(-1));
    for (int i = 0; i < 12; ++i)
        desk.set(2, 1);
    QTRY_VERIFY_WITH_TIMEOUT(letters(desk.timeline).count(QLatin1Char('s')) > 1, tests::patienceMs);
    desk.solver.setIdleBoards({desk.document.history().boardAt(3), boardWith(1)});
    QTRY_VERIFY_WITH_TIMEOUT(desk.timeline.verdictOf(3) != nullptr, tests::patienceMs);
    desk.set(1, 1); // an edit asks anew
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QString(13, QLatin1Char('s')) + QLatin1Char('u'),
                              tests::patienceMs);
}

void TimelineModelTest::equalBoardsShareAVerdict()
{
    std::atomic<bool> mayEnd = false;
    std::atomic<int> ended = 0;
    TimelineDesk desk{FakeCheck([&](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink& sink) {
        while (!mayEnd && !stop.stop_requested())
            std::this_thread::yield();
        ended += stop.stop_requested() ? 0 : 1;
        return byClues(call, stop, sink);
    })};
    desk.document.open(boardWith(2));
    for (int i = 0; i < 10; ++i) { // to and fro between two boards
        EditBuilder builder(desk.document.board());
        builder.set(Layer::Number, cellAt(2, 2), i % 2 == 0 ? 1 : blank);
        desk.document.commit(builder.edit());
    }
    mayEnd = true;
    QTRY_COMPARE_WITH_TIMEOUT(letters(desk.timeline), QString(11, QLatin1Char('s')), tests::patienceMs);
    QCOMPARE(ended.load(), 2); // each board once, the one live, the other in idle time
}

void TimelineModelTest::longLogsKeepTheWindowAlive()
{
    TimelineDesk desk{FakeCheck([](const FakeCheck::Call&, const std::stop_token&, const VerdictSink&) {
        return finished(Status::Several, 1);
    })};
    desk.document.open(findGenre("slither")->makeBoard({10, 10}));
    constexpr int edits = 20'000;
    {
        const QSignalBlocker quiet(desk.document); // as if the log were read from a file
        for (int i = 0; i < edits; ++i) {
            EditBuilder builder(desk.document.board());
            builder.set(Layer::Number, cellAt(i % 10, i / 10 % 10), i % 5 == 0 ? i / 100 % 4 : (i + i / 100) % 4);
            desk.document.commit(builder.edit());
        }
    }
    double longest = 0;
    tests::WorkClock clock(tests::WorkClock::Thread);
    desk.document.undo();
    for (int turn = 0; turn < 300; ++turn) {
        clock.start();
        QCoreApplication::processEvents();
        longest = std::max(longest, clock.ms());
    }
    qInfo("%zu nodes; longest turn of the event loop %.1f ms of work", desk.timeline.mainLane().size(), longest);
    QVERIFY2(longest < 100, "a turn is far beyond a frame");
    const NodeId first = 0;
    QTRY_VERIFY_WITH_TIMEOUT(desk.timeline.verdictOf(desk.document.history().current()) != nullptr
                                 && desk.timeline.headOf(first) == first,
                             tests::patienceMs);
}

TOKISUJI_TEST(TimelineModelTest);
#include "timeline_model_test.moc"
