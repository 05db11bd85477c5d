// LiveJob: what is heard when, and that no exception of the work ends the program, whoever asked for the work.
#include "editor/model/live_generator.h"
#include "editor/model/live_job.h"
#include "editor/model/live_match_rates.h"
#include "editor/model/path_watch.h"
#include "editor/model/player_check.h"
#include "editor/model/turn_search.h"
#include "tests/model/fake_check.h"
#include "tests/model/fake_trace.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

using Job = LiveJob<int, int>;

/// What a job says, in order; -1 where it broke off.
struct Listener {
    explicit Listener(Job::Work work, std::chrono::milliseconds leastPause = 0ms)
        : job({.work = std::move(work),
               .brokenOff = [] { return -1; },
               .hear =
                   [this](const Job::Shared& answer, bool isLast) {
                       heard.push_back(*answer);
                       ended += isLast ? 1 : 0;
                       return isLast ? News::Now : News::Soon;
                   },
               .announce = [this] { ++announced; },
               .leastPause = leastPause})
    {
    }

    [[nodiscard]] bool becomesIdle() const
    {
        return QTest::qWaitFor([this] { return !job.isRunning(); }, tests::patienceMs);
    }

    std::vector<int> heard;
    int ended = 0;
    int announced = 0;
    Job job;
};

/// A client whose work runs out of memory, told to begin.
struct Failing {
    std::function<bool()> isOver;
    std::function<QString()> ending; ///< what it says then
};

using Begin = Failing (*)();

template <class Client>
Failing failing(std::shared_ptr<Client> client, std::function<QString(const Client&)> ending)
{
    return {[client] { return !client->isRunning(); }, [client, ending] { return ending(*client); }};
}

template <class Result, class... Arguments>
std::function<Result(Arguments...)> outOfMemory(std::function<Result(Arguments...)> /*its type*/)
{
    return [](Arguments...) -> Result { throw std::bad_alloc(); };
}

QString wordsOf(const Verdict& verdict)
{
    return QStringLiteral("%1, %2").arg(QString::fromUtf8(nameOf(verdict.status)),
                                        verdict.stop == Stop::Cancelled ? QStringLiteral("broken off")
                                        : verdict.stop == Stop::Limit   ? QStringLiteral("given up")
                                                                        : QStringLiteral("?"));
}

Failing failingCheck()
{
    const auto solver = std::make_shared<LiveSolver>(outOfMemory(CheckFunction()), outOfMemory(CheckFunction()));
    solver->setBoard(boardWith(1));
    return failing<LiveSolver>(solver, [](const LiveSolver& s) { return wordsOf(s.verdict()); });
}

Failing failingIdleCheck()
{
    const FakeCheck prompt([](const auto&, const auto&, const auto&) { return finished(Status::Unique); });
    const auto solver = std::make_shared<LiveSolver>(prompt.live(), outOfMemory(CheckFunction()));
    solver->setBoard(boardWith(1));
    solver->setIdleBoards({boardWith(2)});
    return {[solver] { return solver->cached(boardWith(2)) != nullptr; },
            [solver] { return wordsOf(*solver->cached(boardWith(2))); }};
}

Failing failingTrace()
{
    const auto tracer = std::make_shared<LiveTracer>(outOfMemory(TraceFunction()));
    tracer->setPatience(0ms);
    tracer->setBoard(boardWith(1));
    return failing<LiveTracer>(tracer, [](const LiveTracer& t) {
        return QStringLiteral("%1, %2 steps")
            .arg(QString::fromUtf8(nameOf(t.trace()->result)))
            .arg(t.trace()->steps.size());
    });
}

Failing failingPathCheck()
{
    const auto document = std::make_shared<Document>();
    const auto watch = std::make_shared<PathWatch>(document.get(), outOfMemory(PathCheckFunction()));
    document->open(boardWith(1));
    watch->setIntended(traceOfSteps(2));
    return {[document, watch] { return watch->currentState() != PathState::Running; },
            [document, watch] {
                return watch->currentState() == PathState::Unknown ? QStringLiteral("unknown") : QStringLiteral("?");
            }};
}

Failing failingGenerator()
{
    const auto generator = std::make_shared<LiveGenerator>(outOfMemory(GenerateFunction()));
    generator->start(*findGenre("slither"), {});
    return failing<LiveGenerator>(generator, [](const LiveGenerator& g) {
        return !g.result()->puzzle && g.result()->stop == Stop::Cancelled ? QStringLiteral("broken off")
                                                                          : QStringLiteral("?");
    });
}

Failing failingTurnSearch()
{
    const auto search = std::make_shared<TurnSearch>(outOfMemory(TurnSearchFunction()));
    search->ask({});
    return failing<TurnSearch>(search, [](const TurnSearch& s) {
        return s.brokeOff() && s.answer().ways.empty() ? QStringLiteral("broken off") : QStringLiteral("?");
    });
}

Failing failingPlayerCheck()
{
    const auto document = std::make_shared<Document>();
    document->open(boardWith(1));
    const auto check = std::make_shared<PlayerCheck>(document.get(), outOfMemory(PlayFunction()));
    check->ask(10s);
    return {[check] { return !check->isRunning(); },
            [document, check] {
                return check->report().outcome == PlayReport::Undecided ? QStringLiteral("undecided")
                                                                        : QStringLiteral("?");
            }};
}

Failing failingMatchRates()
{
    const auto rates = std::make_shared<LiveMatchRates>(outOfMemory(MatchRateFunction()));
    rates->start({});
    return failing<LiveMatchRates>(rates, [](const LiveMatchRates& r) {
        return r.rows().empty() && r.done() < 1 ? QStringLiteral("broken off") : QStringLiteral("?");
    });
}

} // namespace

Q_DECLARE_METATYPE(Begin)
Q_DECLARE_METATYPE(std::function<void()>)

class LiveJobTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QVERIFY(ownerless::waitForAll(20s)); } // no thread stays behind

    void everyClientOutlivesItsMemory_data()
    {
        QTest::addColumn<Begin>("begin");
        QTest::addColumn<QString>("ending");
        const auto add = [](const char* name, Begin begin, const char* ending) {
            QTest::newRow(name) << begin << QString::fromUtf8(ending);
        };
        add("check", failingCheck, "unknown, broken off");
        add("idle check", failingIdleCheck, "unknown, given up");
        add("trace", failingTrace, "unknown, 0 steps");
        add("intended path", failingPathCheck, "unknown");
        add("generator", failingGenerator, "broken off");
        add("longer turns", failingTurnSearch, "broken off");
        add("player", failingPlayerCheck, "undecided");
        add("match rates", failingMatchRates, "broken off");
    }

    void everyClientOutlivesItsMemory()
    {
        QFETCH(Begin, begin);
        QFETCH(QString, ending);
        const Failing client = begin();
        QVERIFY(QTest::qWaitFor(client.isOver, tests::patienceMs));
        QCOMPARE(client.ending(), ending);
    }

    void anyExceptionIsAnAnswer_data()
    {
        QTest::addColumn<std::function<void()>>("fail");
        const auto add = [](const char* name, std::function<void()> fail) { QTest::newRow(name) << std::move(fail); };
        add("memory", [] { throw std::bad_alloc(); });
        add("an error", [] { throw std::runtime_error("broken"); });
        add("anything", [] { throw 7; });
    }

    void anyExceptionIsAnAnswer()
    {
        QFETCH(std::function<void()>, fail);
        Listener listener([fail](int asked, const std::stop_token&, const Job::Send& send) {
            send([] { return 1; });
            if (asked == 0)
                fail();
            return asked;
        });
        listener.job.ask(0);
        QVERIFY(listener.becomesIdle());
        QCOMPARE(listener.heard.back(), -1);
        QCOMPARE(listener.ended, 1);
        QVERIFY(listener.announced > 0);
        listener.job.ask(5); // the thread is still there
        QVERIFY(listener.becomesIdle());
        QCOMPARE(listener.heard.back(), 5);
    }

    void anAnswerThatCannotBeMadeIsLeftOut()
    {
        Listener listener([](int asked, const std::stop_token&, const Job::Send& send) {
            send([]() -> int { throw std::bad_alloc(); });
            return asked;
        });
        listener.job.ask(3);
        QVERIFY(listener.becomesIdle());
        QCOMPARE(listener.heard, std::vector{3});
    }

    void theNewestQuestionWins()
    {
        std::atomic<int> begun = 0;
        Listener listener([&begun](int asked, const std::stop_token& stop, const Job::Send& send) {
            ++begun;
            send([&] { return 10 * asked; });
            if (asked == 1)
                waitForStop(stop);
            send([&] { return 100 * asked; }); // too late for the first one
            return asked;
        });
        listener.job.ask(1);
        QTRY_COMPARE_WITH_TIMEOUT(listener.heard, std::vector{10}, tests::patienceMs);
        listener.job.ask(2);
        listener.job.ask(3);
        QVERIFY(listener.job.isRunning());
        QVERIFY(listener.becomesIdle());
        QCOMPARE(listener.heard.front(), 10);
        QCOMPARE(listener.heard.back(), 3);
        QVERIFY(std::ranges::find(listener.heard, 1) == listener.heard.end());
        QVERIFY(std::ranges::find(listener.heard, 100) == listener.heard.end());
        QCOMPARE(listener.ended, 1);
    }

    void whatIsStoppedIsNotHeardOf()
    {
        std::atomic<bool> ended = false;
        Listener listener([&ended](int asked, const std::stop_token& stop, const Job::Send&) {
            waitForStop(stop);
            ended = true;
            return asked;
        });
        listener.job.ask(1);
        listener.job.stop();
        QVERIFY(!listener.job.isRunning());
        listener.job.ask(2);
        QTRY_VERIFY_WITH_TIMEOUT(listener.job.isRunning(), tests::patienceMs);
        listener.job.hurry();
        QVERIFY(listener.becomesIdle());
        QVERIFY(ended);
        QCOMPARE(listener.heard, std::vector{2});
    }

    void theLimitAsksForWhatThereIs()
    {
        Listener listener(
            [](int asked, const std::stop_token& stop, const Job::Send&) { return waitForStop(stop) ? asked : 0; });
        listener.job.ask(4, 20ms);
        QVERIFY(listener.becomesIdle());
        QCOMPARE(listener.heard, std::vector{4});
        QVERIFY(listener.job.ms() >= 19);
    }

    /// Between the first answer and the last one there is a pause, however many are offered.
    void answersSoFarArePaced()
    {
        std::atomic<int> made = 0;
        Listener listener(
            [&made](int asked, const std::stop_token&, const Job::Send& send) {
                for (int i = 0; i < asked; ++i)
                    send([&] { return ++made; });
                return 0;
            },
            1h);
        listener.job.ask(1000);
        QVERIFY(listener.becomesIdle());
        QCOMPARE(made.load(), 1);
        listener.job.ask(1000);
        QVERIFY(listener.becomesIdle());
        QCOMPARE(made.load(), 2);
        QCOMPARE(listener.heard.back(), 0);
    }

    void theLastAnswerLetsAnotherQuestionBeAsked()
    {
        std::vector<int> heard;
        std::unique_ptr<Job> job;
        job = std::make_unique<Job>(
            Job::Parts{.work = [](int asked, const std::stop_token&, const Job::Send&) { return asked; },
                       .brokenOff = [] { return -1; },
                       .hear =
                           [&](const Job::Shared& answer, bool) {
                               heard.push_back(*answer);
                               if (*answer < 3)
                                   job->ask(*answer + 1);
                               return News::None;
                           },
                       .announce = [] { QFAIL("nobody asked for that"); }});
        job->ask(1);
        QTRY_COMPARE_WITH_TIMEOUT(heard, (std::vector{1, 2, 3}), tests::patienceMs);
        QVERIFY(!job->isRunning());
    }
};

TOKISUJI_TEST(LiveJobTest);
#include "live_job_test.moc"
