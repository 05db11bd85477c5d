// The facade: results, cores, facts, budgets, stop requests.
#include "engine/genre/registry.h"
#include "engine/sat/model.h"
#include "engine/sat/solver.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QTest>

#include <cerrno>
#include <cstdio>
#include <ctime>
#include <thread>

#if __has_include(<sys/resource.h>)
#include <sys/resource.h>
#endif

using namespace tokisuji;

namespace {

/// Pigeons that do not fit: hard to refute from about ten on.
void addPigeons(SatSolver& solver, int pigeons)
{
    const int holes = pigeons - 1;
    const auto sits = [&](int pigeon, int hole) { return Lit::of(1 + pigeon * holes + hole); };
    for (int p = 0; p < pigeons; ++p) {
        std::vector<Lit> somewhere;
        for (int h = 0; h < holes; ++h)
            somewhere.push_back(sits(p, h));
        solver.add(somewhere);
    }
    for (int h = 0; h < holes; ++h)
        for (int p = 0; p < pigeons; ++p)
            for (int other = p + 1; other < pigeons; ++other)
                solver.add({!sits(p, h), !sits(other, h)});
}

} // namespace

class EncodeSolverTest : public QObject {
    Q_OBJECT
private slots:
    void constants();
    void coreNamesTheGuilty();
    void facts();
    void budget();
    void stopRequest();
    void deadline();
    void modelThatWasStoppedWhileItWasBuilt();
    void processorTimeCostsNoSystemCall();
    void solversReadNoRandomNumbers();
};

void EncodeSolverTest::constants()
{
    SatSolver solver(2);
    solver.add({Yes});
    solver.add({No, Lit::of(1)});
    QCOMPARE(solver.solve({}), SatResult::Sat);
    QVERIFY(solver.model()[Yes]);
    QVERIFY(solver.model()[Lit::of(1)]);
    solver.add(std::initializer_list<Lit>{});
    QCOMPARE(solver.solve({}), SatResult::Unsat);
    QVERIFY(solver.core().empty());
}

void EncodeSolverTest::coreNamesTheGuilty()
{
    SatSolver solver(5);
    solver.add({!Lit::of(1), !Lit::of(2)});
    const std::vector<Lit> assumptions{Lit::of(3), Lit::of(1), Lit::of(4), Lit::of(2)};
    QCOMPARE(solver.solve(assumptions), SatResult::Unsat);
    std::vector<Lit> core = solver.core();
    std::ranges::sort(core);
    QCOMPARE(core, (std::vector{Lit::of(1), Lit::of(2)}));
}

void EncodeSolverTest::facts()
{
    SatSolver solver(4);
    solver.add({Lit::of(1), Lit::of(2)});
    solver.add({Lit::of(1), !Lit::of(2)});
    solver.add({!Lit::of(1), Lit::of(3)});
    QVERIFY(!solver.surely(Lit::of(3)));
    QCOMPARE(solver.solve(std::vector{!Lit::of(1)}), SatResult::Unsat);
    QCOMPARE(solver.solve({}), SatResult::Sat);
    const auto found = solver.harvestFacts();
    QVERIFY(std::ranges::find(found, Lit::of(3)) != found.end());
    QVERIFY(solver.surely(Lit::of(1)) && solver.surely(Lit::of(3)) && !solver.surely(Lit::of(2)));
    QVERIFY(solver.harvestFacts().empty());
}

void EncodeSolverTest::budget()
{
    SatSolver solver(1 + 12 * 11);
    addPigeons(solver, 12);
    QCOMPARE(solver.solve({}, {}, 100), SatResult::Unknown);
    QVERIFY(solver.conflictCount() >= 100);
    QVERIFY(solver.conflictCount() < 400);
}

void EncodeSolverTest::stopRequest()
{
    SatSolver solver(1 + 14 * 13);
    addPigeons(solver, 14);
    std::stop_source stop;
    std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        stop.request_stop();
    });
    QCOMPARE(solver.solve({}, Halt(stop.get_token())), SatResult::Unknown); // it would need hours to the end
    QCOMPARE(solver.solve({}, Halt(stop.get_token())), SatResult::Unknown); // at once
}

void EncodeSolverTest::deadline()
{
    SatSolver solver(1 + 14 * 13);
    addPigeons(solver, 14);
    QElapsedTimer timer;
    timer.start();
    const Halt halt({}, Halt::Clock::now() + std::chrono::milliseconds(50));
    QCOMPARE(solver.solve({}, halt), SatResult::Unknown);
    QVERIFY(timer.elapsed() >= 50);
}

/// Nothing can be asked of it any more, and asking does no harm.
void EncodeSolverTest::modelThatWasStoppedWhileItWasBuilt()
{
    Board board = findGenre("slither")->makeBoard({10, 10});
    board.set(Layer::Number, cellAt(0, 0), 3);
    std::stop_source stop;
    stop.request_stop();
    for (const Selectors kind : {Selectors::None, Selectors::Clues}) {
        Model model(rulesOf(board), kind, Halt(stop.get_token()));
        QCOMPARE(model.solve({}), SatResult::Unknown);
        QCOMPARE(model.solveWith(model.selectors(), {}), SatResult::Unknown);
    }
}

/// Programs answer it themselves when CryptoMiniSat asks for the time of its thread, and with nothing but a time; what
/// else is asked, the system answers.
void EncodeSolverTest::processorTimeCostsNoSystemCall()
{
#if defined(RUSAGE_THREAD) && defined(CLOCK_MONOTONIC_COARSE)
#ifdef TOKISUJI_HAS_MIMALLOC
    constexpr bool isOurs = true;
#else
    constexpr bool isOurs = false;
#endif
    rusage thread{}, program{};
    QCOMPARE(getrusage(RUSAGE_THREAD, &thread), 0);
    QCOMPARE(getrusage(RUSAGE_SELF, &program), 0);
    QCOMPARE(thread.ru_maxrss == 0, isOurs);
    QVERIFY(program.ru_maxrss > 0);
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC_COARSE, &now);
    QVERIFY(!isOurs || thread.ru_utime.tv_sec > 0);
    QVERIFY(thread.ru_utime.tv_sec <= now.tv_sec);
    QCOMPARE(getrusage(-1000, &program), -1);
#endif
}

/// CryptoMiniSat finds none where programs answer it; every other file opens.
void EncodeSolverTest::solversReadNoRandomNumbers()
{
#if defined(__GLIBC__) && defined(TOKISUJI_HAS_MIMALLOC)
    errno = 0;
    QVERIFY(std::fopen("/dev/urandom", "rb") == nullptr);
    QCOMPARE(errno, ENOENT);
#endif
    std::FILE* nothing = std::fopen("/dev/null", "rb");
    QVERIFY(nothing != nullptr);
    QCOMPARE(std::fclose(nothing), 0);
}

TOKISUJI_TEST(EncodeSolverTest);
#include "encode_solver_test.moc"
