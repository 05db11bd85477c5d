// Boards that the live solver checks when it has nothing better to do.
#include "tests/model/fake_check.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tokisuji;

class IdleBoardsTest : public QObject {
    Q_OBJECT
private slots:
    void areCheckedInOrder();
    void waitForEdits();
    void areSkippedWhenKnown();
};

void IdleBoardsTest::areCheckedInOrder()
{
    const FakeCheck fake(uniqueAtOnce);
    LiveSolver solver(fake.live(), fake.idle());
    QSignalSpy cacheChanged(&solver, &LiveSolver::cacheChanged);
    solver.setBoard(boardWith(0));
    solver.setIdleBoards({boardWith(3), boardWith(1), boardWith(2)});
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 4, tests::patienceMs);
    QTRY_VERIFY_WITH_TIMEOUT(solver.cached(boardWith(2)) != nullptr, tests::patienceMs);
    std::vector<int> order;
    for (const FakeCheck::Call& call : fake.calls()) {
        order.push_back(valueOf(call.board));
        QCOMPARE(call.isIdle, order.size() > 1);
    }
    QCOMPARE(order, (std::vector<int>{0, 3, 1, 2}));
    QTRY_VERIFY_WITH_TIMEOUT(cacheChanged.count() >= 1, tests::patienceMs);
    QVERIFY(!solver.isRunning());
}

void IdleBoardsTest::waitForEdits()
{
    std::atomic<bool> isSlow = true;
    const FakeCheck fake([&](const FakeCheck::Call& call, const std::stop_token& stop, const VerdictSink&) {
        if (call.isIdle && isSlow && waitForStop(stop))
            return Verdict{.stop = Stop::Cancelled};
        return finished(Status::Unique);
    });
    LiveSolver solver(fake.live(), fake.idle());
    solver.setBoard(boardWith(0));
    solver.setIdleBoards({boardWith(3)});
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 2, tests::patienceMs);
    solver.setBoard(boardWith(1)); // stops the idle board, which waits for its next turn
    QTRY_VERIFY_WITH_TIMEOUT(!solver.isRunning(), tests::patienceMs);
    QCOMPARE(solver.verdict().status, Status::Unique);
    isSlow = false;
    QTRY_VERIFY_WITH_TIMEOUT(solver.cached(boardWith(3)) != nullptr, tests::patienceMs);
    QCOMPARE(fake.callCount(), 4);
}

void IdleBoardsTest::areSkippedWhenKnown()
{
    const FakeCheck fake(uniqueAtOnce);
    LiveSolver solver(fake.live(), fake.idle());
    for (const int value : {1, 0}) {
        solver.setBoard(boardWith(value));
        QTRY_VERIFY_WITH_TIMEOUT(!solver.isRunning(), tests::patienceMs);
    }
    solver.setIdleBoards({boardWith(1), boardWith(2), boardWith(0)});
    QTRY_VERIFY_WITH_TIMEOUT(solver.cached(boardWith(2)) != nullptr, tests::patienceMs);
    QTest::qWait(30);
    QCOMPARE(fake.callCount(), 3);
}

TOKISUJI_TEST(IdleBoardsTest);
#include "idle_boards_test.moc"
