// What an edit does to an intended path.
#include "engine/trace/compare.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"
#include "tests/trace/boards.h"

#include <QTest>
#include <atomic>

#include <ctime>
#include <thread>

using namespace tokisuji;

namespace {

const std::string slither4 = "https://puzz.link/p?slither/4/4/6ag8c22c";

/// Slitherlink with the number of every cell, from its solution.
Board withAllClues(Board board)
{
    const Verdict verdict = check(board, {});
    for (const Place cell : board.grid().cells()) {
        int lines = 0;
        for (const Dir d : directions)
            lines += verdict.solution->at(Layer::Line, edgeBetween(cell, d)) == 1 ? 1 : 0;
        board.set(Layer::Number, cell, lines);
    }
    return board;
}

} // namespace

class PathCheckTest : public QObject {
    Q_OBJECT
private slots:
    void untouchedPathStands()
    {
        const Board board = boardOf(slither4);
        const Trace path = traceOf(board, *findProfile("easy"));
        const PathCheck checked = checkPath(path, board, *findProfile("easy"));
        QVERIFY(checked.breaks.empty());
        for (const auto& [id, status] : checked.steps)
            QVERIFY2(status == StepStatus::Same, nameOf(status).data());
    }

    /// Without the clue that carries it the path breaks at a step that used it, and what leans on that is blocked.
    void pathBreaksWhereItsClueWas()
    {
        const Board board = boardOf(slither4);
        const Trace path = traceOf(board, *findProfile("easy"));
        for (const Place cell : board.grid().cells()) {
            if (board.at(Layer::Number, cell) == blank)
                continue;
            Board poorer = board;
            poorer.set(Layer::Number, cell, blank);
            const PathCheck checked = checkPath(path, poorer, *findProfile("easy"));
            for (const StepId id : checked.breaks) {
                const auto& rules = path.step(id).why.constraints;
                const bool usedIt = std::ranges::any_of(rules, [&](const ConKey& key) { return key.anchor == cell; });
                QVERIFY(usedIt);
            }
            for (const auto& [id, status] : checked.steps)
                if (status == StepStatus::Blocked)
                    QVERIFY(!checked.breaks.empty());
        }
    }

    /// Some steps only: what they lean on is looked at, but not told.
    void someStepsCanBeMeant()
    {
        const Board board = boardOf(slither4);
        const Profile easy = *findProfile("easy");
        const Trace path = traceOf(board, easy);
        const StepId last = path.path().back();
        const PathCheck whole = checkPath(path, board, easy, {}, {last});
        QCOMPARE(whole.steps.size(), std::size_t{1});
        QVERIFY(whole.steps.at(last) == StepStatus::Same);
        QVERIFY(whole.breaks.empty());
        int fell = 0;
        for (const Place cell : board.grid().cells()) {
            Board poorer = board;
            poorer.set(Layer::Number, cell, blank);
            const PathCheck all = checkPath(path, poorer, easy);
            const PathCheck some = checkPath(path, poorer, easy, {}, {last});
            QCOMPARE(some.steps.size(), std::size_t{1});
            QVERIFY(some.steps.at(last) == all.steps.at(last));
            const bool stands = some.breaks.empty();
            QVERIFY(stands || some.breaks == std::vector{last});
            fell += stands ? 0 : 1;
        }
        QVERIFY(fell > 0);
    }

    /// A clue more can make a step easier to find, and without any premise: a shortcut.
    void shortcutsAreTold()
    {
        int shortcuts = 0;
        for (const std::string& each : {slither4, std::string("https://puzz.link/p?slither/5/5/bdcbdbcac")}) {
            const Board board = boardOf(each);
            const Board full = withAllClues(board);
            const Trace path = traceOf(board, *findProfile("normal"));
            for (const Place cell : board.grid().cells()) {
                if (board.at(Layer::Number, cell) != blank)
                    continue;
                Board richer = board;
                richer.set(Layer::Number, cell, full.at(Layer::Number, cell));
                const PathCheck checked = checkPath(path, richer, *findProfile("normal"));
                QVERIFY(checked.breaks.empty());
                for (const auto& [id, status] : checked.steps) {
                    QVERIFY(status == StepStatus::Same || status == StepStatus::Bypassed);
                    shortcuts += status == StepStatus::Bypassed ? 1 : 0;
                }
            }
        }
        QVERIFY(shortcuts > 0);
    }

    /// Each status, by changes of single clues on a board with few of them and on one with all of them.
    void statusesAreTold()
    {
        const Profile normal = *findProfile("normal");
        Profile poor = *findProfile("easy");
        poor.maxLevel = 0;
        std::set<StepStatus> seen;
        for (const Board& board : {boardOf(slither4), withAllClues(boardOf(slither4))}) {
            const Trace path = traceOf(board, normal);
            for (const Place cell : board.grid().cells())
                for (int clue = blank; clue <= 3; ++clue) {
                    Board other = board;
                    other.set(Layer::Number, cell, clue);
                    for (const Profile& profile : {normal, poor})
                        for (const auto& [id, status] : checkPath(path, other, profile).steps)
                            seen.insert(status);
                }
        }
        for (const StepStatus status :
             {StepStatus::Same, StepStatus::OtherReason, StepStatus::Bypassed, StepStatus::Lost, StepStatus::NotForced,
              StepStatus::False, StepStatus::Blocked})
            QVERIFY2(seen.contains(status), nameOf(status).data());
        QVERIFY(!seen.contains(StepStatus::Unknown));

        const PathCheck outside = checkPath(traceOf(slither4, "normal"), boardOf("slither/3/3/i6g"), normal);
        const auto isGone = [](const auto& entry) { return entry.second == StepStatus::Vacuous; };
        QVERIFY(std::ranges::any_of(outside.steps, isGone));
    }

    /// It runs after every edit.
    void checkingIsFastAndStops()
    {
        const Board board = boardOf("https://puzz.link/p?slither/10/10/"
                                    "2c7dbg26chbc3c0cj6c77cg1160cdbg671cch0ad13dbah");
        const Profile normal = *findProfile("normal");
        const Trace path = cleaned(traceOf(board, normal));
        QVERIFY(path.path().size() > 50);
        double slowest = 0; // of the processor's time: the machine has others to serve
        double latest = 0;
        for (const Place cell : {cellAt(0, 0), cellAt(2, 0), cellAt(5, 5), cellAt(9, 9)})
            for (const int clue : {blank, 1, 2}) {
                Board edited = board;
                edited.set(Layer::Number, cell, clue);
                const tests::WorkClock work(tests::WorkClock::Thread);
                const PathCheck whole = checkPath(path, edited, normal);
                slowest = std::max(slowest, work.ms());
                QCOMPARE(whole.steps.size(), path.path().size());
                std::stop_source stop;
                const tests::WorkClock clock(tests::WorkClock::Program);
                std::atomic<double> asked = 1e9;
                std::jthread other([&] {
                    std::this_thread::sleep_for(std::chrono::milliseconds(5));
                    asked = clock.ms();
                    stop.request_stop();
                });
                static_cast<void>(checkPath(path, edited, normal, stop.get_token()));
                const double done = std::max(0.0, clock.ms() - asked);
                other.join();
                latest = std::max(latest, done);
            }
        qInfo("slowest check %.0f ms, stopped at most %.0f ms late", slowest, latest);
        constexpr double crowdedMachine = 5;
        QVERIFY2(slowest < 500, qPrintable(QString::number(slowest)));
        QVERIFY2(latest < 20 * crowdedMachine, qPrintable(QString::number(latest)));
    }

    void contradictedStepsAreFalse()
    {
        const Board board = boardOf(slither4);
        const Trace path = traceOf(board, *findProfile("easy"));
        Board other = board;
        other.set(Layer::Number, cellAt(2, 0), 3); // a 0 becomes a 3: its edges are no longer absent
        const PathCheck checked = checkPath(path, other, *findProfile("easy"));
        QVERIFY(!checked.breaks.empty());
        const StepStatus first = checked.steps.at(checked.breaks.front());
        QVERIFY(first == StepStatus::False || first == StepStatus::NotForced);
    }
};

TOKISUJI_TEST(PathCheckTest);
#include "path_check_test.moc"
