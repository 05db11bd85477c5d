// The live solver with checks that answer, dawdle, never end or fail on demand.
#include "editor/model/worker.h"
#include "tests/model/event_gap.h"
#include "tests/model/fake_check.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>
#include <semaphore>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

Verdict never(const FakeCheck::Call&, const std::stop_token& stop, const VerdictSink&)
{
    waitForStop(stop);
    return {.stop = Stop::Cancelled};
}

bool isSettled(const LiveSolver& solver)
{
    return !solver.isRunning();
}

} // namespace

Q_DECLARE_METATYPE(std::function<void(tokisuji::LiveSolver&)>)

class LiveSolverTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup()
    {
        QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs)));
    } // no thread stays behind
    void tellsTheVerdict();
    void dropsWhatIsStale();
    void stopsTheObsoleteRun();
    void answersFromTheCache();
    void cosmeticEditsStartNothing();
    void aBoardIsAnsweredOnce_data();
    void aBoardIsAnsweredOnce();
    void marksMakeAnotherQuestion();
    void keepsWhatAStoppedRunFound();
    void keepsCheckingWithoutALimit();
    void aHigherLimitAsksAgain();
    void streamsAtMostSixtyTimesASecond();
    void failureIsAnAnswer();
    void neverBlocksTheWindow();
    void endsAtOnceDuringAnEndlessCheck();
    void endsAtOnceDuringADeafCheck();
    void clearForgetsTheBoard();
};

void LiveSolverTest::tellsTheVerdict()
{
    const FakeCheck fake(uniqueAtOnce);
    LiveSolver solver(fake.live(), fake.idle());
    QSignalSpy changed(&solver, &LiveSolver::verdictChanged);
    solver.setBoard(boardWith(3));
    QCOMPARE(changed.count(), 1); // the old words are over
    QVERIFY(solver.isRunning());
    QCOMPARE(solver.verdict().status, Status::Unknown);
    QCOMPARE(solver.verdict().stop, Stop::Running);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QCOMPARE(solver.verdict().status, Status::Unique);
    QCOMPARE(solver.verdict().marks, MarkUse::Ignore);
    QTRY_COMPARE_WITH_TIMEOUT(changed.count(), 2, tests::patienceMs);
    QCOMPARE(fake.calls().front().options.limit, std::chrono::milliseconds(10'000));
    QCOMPARE(fake.calls().front().options.alternatives, 5);
}

void LiveSolverTest::dropsWhatIsStale()
{
    const FakeCheck fake([](const FakeCheck::Call& call, const std::stop_token&, const VerdictSink& sink) {
        if (valueOf(call.board) == 1) { // deaf: says its verdict, although nobody wants it any more
            std::this_thread::sleep_for(50ms);
            sink({.status = Status::Unique});
            return finished(Status::Unique);
        }
        return finished(Status::None);
    });
    LiveSolver solver(fake.live(), fake.idle());
    std::vector<Status> heard;
    connect(&solver, &LiveSolver::verdictChanged, this, [&] { heard.push_back(solver.verdict().status); });
    solver.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    solver.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QTest::qWait(30);
    QCOMPARE(solver.verdict().status, Status::None);
    QCOMPARE(std::ranges::count(heard, Status::Unique), 0);
    QVERIFY(!solver.cached(boardWith(1)));
}

void LiveSolverTest::stopsTheObsoleteRun()
{
    std::atomic<bool> heardOfIt = false;
    const FakeCheck fake([&](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink&) {
        if (valueOf(call.board) != 1)
            return finished(Status::Several);
        heardOfIt = waitForStop(stop);
        return Verdict{.stop = Stop::Cancelled};
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    solver.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QCOMPARE(solver.verdict().status, Status::Several);
    QTRY_VERIFY_WITH_TIMEOUT(heardOfIt, tests::patienceMs);
}

void LiveSolverTest::answersFromTheCache()
{
    const FakeCheck fake([](const FakeCheck::Call& call, const std::stop_token&, const VerdictSink&) {
        return finished(valueOf(call.board) == 1 ? Status::Unique : Status::Several);
    });
    LiveSolver solver(fake.live(), fake.idle());
    for (const int value : {1, 2}) {
        solver.setBoard(boardWith(value));
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    }
    QSignalSpy changed(&solver, &LiveSolver::verdictChanged);
    solver.setBoard(boardWith(1));
    QVERIFY(!solver.isRunning());
    QCOMPARE(solver.verdict().status, Status::Unique);
    QCOMPARE(changed.count(), 1);
    QCOMPARE(solver.cached(boardWith(2))->status, Status::Several);
    QVERIFY(!solver.cached(boardWith(3)));
    QCOMPARE(fake.callCount(), 2);
}

void LiveSolverTest::cosmeticEditsStartNothing()
{
    const FakeCheck fake(uniqueAtOnce);
    LiveSolver solver(fake.live(), fake.idle());
    Board board = boardWith(1);
    solver.setBoard(board);
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QTest::qWait(30);
    QSignalSpy changed(&solver, &LiveSolver::verdictChanged);
    board.set(Layer::Tint, cellAt(1, 1), 1);
    solver.setBoard(board);
    board.set(Layer::Line, edgeBetween(cellAt(1, 1), Dir::Up), 1);
    solver.setBoard(board);
    QTest::qWait(30);
    QCOMPARE(changed.count(), 2); // the verdict holds for each of them
    QCOMPARE(fake.callCount(), 1);
    QVERIFY(solver.cached(board));
}

void LiveSolverTest::aBoardIsAnsweredOnce_data()
{
    QTest::addColumn<std::function<void(LiveSolver&)>>("change");
    const auto add = [](const char* name, std::function<void(LiveSolver&)> change) { QTest::newRow(name) << change; };
    add("another board", [](LiveSolver& solver) { solver.setBoard(boardWith(2)); });
    add("the same board", [](LiveSolver& solver) { solver.setBoard(boardWith(1)); });
    add("a board that is known", [](LiveSolver& solver) { solver.setBoard(boardWith(3)); });
    add("none", [](LiveSolver& solver) { solver.clear(); });
    add("no rules", [](LiveSolver& solver) { solver.setBoard({}); });
    add("marks count", [](LiveSolver& solver) { solver.setMarkUse(MarkUse::Use); });
    add("other alternatives", [](LiveSolver& solver) { solver.setAlternatives(2); });
}

void LiveSolverTest::aBoardIsAnsweredOnce()
{
    QFETCH(std::function<void(LiveSolver&)>, change);
    const FakeCheck fake(uniqueAtOnce);
    LiveSolver solver(fake.live(), fake.idle());
    for (const int value : {3, 1}) {
        solver.setBoard(boardWith(value));
        QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    }
    QSignalSpy changed(&solver, &LiveSolver::verdictChanged);
    change(solver);
    QCOMPARE(changed.count(), 1);
}

void LiveSolverTest::marksMakeAnotherQuestion()
{
    const FakeCheck fake([](const FakeCheck::Call& call, const std::stop_token&, const VerdictSink&) {
        return finished(call.board.isBlank(Layer::Line) ? Status::Unique : Status::None);
    });
    LiveSolver solver(fake.live(), fake.idle());
    Board board = boardWith(1);
    board.set(Layer::Line, edgeBetween(cellAt(1, 1), Dir::Up), 1);
    board.set(Layer::Tint, cellAt(1, 1), 1);
    solver.setBoard(board);
    QTRY_COMPARE_WITH_TIMEOUT(solver.verdict().status, Status::Unique, tests::patienceMs);
    QSignalSpy cacheChanged(&solver, &LiveSolver::cacheChanged);
    solver.setMarkUse(MarkUse::Use);
    QCOMPARE(cacheChanged.count(), 1);
    QTRY_COMPARE_WITH_TIMEOUT(solver.verdict().status, Status::None, tests::patienceMs);
    QCOMPARE(solver.verdict().marks, MarkUse::Use);
    QCOMPARE(fake.calls().back().options.marks, MarkUse::Use);
    QVERIFY(fake.calls().back().board.isBlank(Layer::Tint));

    board.set(Layer::Line, edgeBetween(cellAt(2, 2), Dir::Up), 1); // now a mark counts
    solver.setBoard(board);
    QVERIFY(solver.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    solver.setMarkUse(MarkUse::Ignore);
    QVERIFY(!solver.isRunning());
    QCOMPARE(solver.verdict().status, Status::Unique);
    QCOMPARE(fake.callCount(), 3);
}

void LiveSolverTest::keepsWhatAStoppedRunFound()
{
    const FakeCheck fake([](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink& sink) {
        if (valueOf(call.board) != 1)
            return finished(Status::None);
        sink({.status = Status::Several, .determinedCount = 7});
        waitForStop(stop);
        return Verdict{.stop = Stop::Cancelled};
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(solver.verdict().status, Status::Several, tests::patienceMs);
    QVERIFY(solver.isRunning());
    solver.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    solver.setBoard(boardWith(1));
    QCOMPARE(solver.verdict().status, Status::Several);
    QCOMPARE(solver.verdict().determinedCount, 7);
    QCOMPARE(solver.verdict().stop, Stop::Running);
    QVERIFY(solver.isRunning());
}

void LiveSolverTest::keepsCheckingWithoutALimit()
{
    std::atomic<bool> mayEnd = false;
    const FakeCheck fake([&](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink& sink) {
        if (call.options.limit != 0ms)
            return Verdict{.status = Status::Several, .stop = Stop::Limit, .determinedCount = 9};
        sink({.stop = Stop::Running}); // knows nothing yet
        while (!mayEnd && !stop.stop_requested())
            std::this_thread::sleep_for(1ms);
        return finished(Status::Several, 12);
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QCOMPARE(solver.verdict().stop, Stop::Limit);
    solver.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    solver.setBoard(boardWith(1)); // the same limit would say no more
    QVERIFY(!solver.isRunning());
    QCOMPARE(fake.callCount(), 2);

    solver.keepChecking();
    QVERIFY(solver.isRunning());
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 3, tests::patienceMs);
    QTest::qWait(40);
    QCOMPARE(solver.verdict().status, Status::Several);
    QCOMPARE(solver.verdict().determinedCount, 9);
    QCOMPARE(solver.verdict().stop, Stop::Running);
    mayEnd = true;
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QCOMPARE(solver.verdict().determinedCount, 12);
    QCOMPARE(solver.verdict().stop, Stop::Finished);
}

void LiveSolverTest::aHigherLimitAsksAgain()
{
    const FakeCheck fake([](const FakeCheck::Call& call, const std::stop_token&, const VerdictSink&) {
        return call.options.limit < 20s ? Verdict{.stop = Stop::Limit} : finished(Status::Unique);
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    solver.setLimit(5s);
    QVERIFY(!solver.isRunning());
    solver.setLimit(30s);
    QTRY_COMPARE_WITH_TIMEOUT(solver.verdict().status, Status::Unique, tests::patienceMs);
    QCOMPARE(fake.callCount(), 2);
}

void LiveSolverTest::streamsAtMostSixtyTimesASecond()
{
    const FakeCheck fake([](const FakeCheck::Call&, const std::stop_token&, const VerdictSink& sink) {
        for (int i = 1; i <= 300; ++i) {
            sink({.status = Status::Several, .determinedCount = i});
            std::this_thread::sleep_for(1ms);
        }
        return finished(Status::Several, 301);
    });
    LiveSolver solver(fake.live(), fake.idle());
    std::vector<int> counts;
    connect(&solver, &LiveSolver::verdictChanged, this, [&] { counts.push_back(solver.verdict().determinedCount); });
    QElapsedTimer clock;
    clock.start();
    solver.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!counts.empty() && counts.back() == 301, tests::patienceMs);
    const auto frames = static_cast<std::size_t>(clock.elapsed() / 16) + 2;
    qInfo("%zu announcements in %lld ms", counts.size(), clock.elapsed());
    QVERIFY(counts.size() <= frames + 3); // three more: the new board itself, its status, the end
    QVERIFY(counts.size() > 2);
    QVERIFY(std::ranges::is_sorted(counts));
}

void LiveSolverTest::failureIsAnAnswer()
{
    std::atomic<bool> fails = true;
    const FakeCheck fake([&](const FakeCheck::Call&, const std::stop_token&, const VerdictSink&) {
        if (fails)
            throw std::bad_alloc();
        return finished(Status::Unique);
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(isSettled(solver), tests::patienceMs);
    QCOMPARE(solver.verdict().status, Status::Unknown);
    QCOMPARE(solver.verdict().stop, Stop::Cancelled);
    fails = false;
    solver.retry();
    QTRY_COMPARE_WITH_TIMEOUT(solver.verdict().status, Status::Unique, tests::patienceMs);
}

void LiveSolverTest::neverBlocksTheWindow()
{
    const Board large = findGenre("slither")->makeBoard({60, 45});
    const FakeCheck fake([&](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink& sink) {
        Verdict verdict{.status = Status::Several, .solution = call.board, .determined = call.board};
        verdict.alternatives.assign(5, call.board);
        while (!waitForStop(stop, 1ms)) // a flood of large verdicts
            sink(verdict);
        std::this_thread::sleep_for(15ms); // and slow to stop
        return verdict;
    });
    auto solver = std::make_unique<LiveSolver>(fake.live(), fake.idle());
    Board board = large;
    const double longest = longestTurnMs(400, [&](int turn) {
        if (turn % 10 == 0) {
            board.set(Layer::Number, cellAt(turn / 10 % 60, turn / 600 % 45), turn % 4);
            solver->setBoard(board);
        }
        if (turn == 200)
            solver = std::make_unique<LiveSolver>(fake.live(), fake.idle());
    });
    qInfo("longest turn of the event loop: %.1f ms of work", longest);
    QVERIFY(longest <= 16);
}

void LiveSolverTest::endsAtOnceDuringAnEndlessCheck()
{
    const FakeCheck fake(never);
    auto solver = std::make_unique<LiveSolver>(fake.live(), fake.idle());
    solver->setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    solver.reset(); // would never return if it waited for the check
}

void LiveSolverTest::endsAtOnceDuringADeafCheck()
{
    std::binary_semaphore released(0);
    const FakeCheck fake([&](const FakeCheck::Call&, const std::stop_token&, const VerdictSink& sink) {
        released.acquire();
        sink({.status = Status::Several}); // to nobody
        return finished(Status::Several);
    });
    auto solver = std::make_unique<LiveSolver>(fake.live(), fake.idle());
    solver->setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    solver.reset();
    QVERIFY(!ownerless::waitForAll(0ms)); // it is still at it, and is waited for at the end of the program only
    released.release();
    QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs))); // it uses what is about to go
}

void LiveSolverTest::clearForgetsTheBoard()
{
    const FakeCheck fake(never);
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(1));
    QVERIFY(solver.runningMs() >= 0);
    solver.clear();
    QVERIFY(!solver.isRunning());
    QCOMPARE(solver.runningMs(), 0.0);
    QCOMPARE(solver.verdict().status, Status::Unknown);
    QVERIFY(!solver.currentKey());
}

TOKISUJI_TEST(LiveSolverTest);
#include "live_solver_test.moc"
