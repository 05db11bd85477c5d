// Memory runs out while something works beside the window: that work ends, the program does not, and the next question
// is answered as ever.
#include "editor/model/live_advisor.h"
#include "editor/model/live_generator.h"
#include "editor/model/live_solver.h"
#include "editor/model/live_tracer.h"
#include "engine/check/check.h"
#include "engine/formats/exchange.h"
#include "engine/generate/generator.h"
#include "engine/genre/registry.h"
#include "tests/memory/comes_true.h"
#include "tests/memory/failing_memory.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"

#include <QTest>

using namespace tokisuji;

namespace {

const int seedsPerRow = tests::tries(12);

Board sampleOf(const QString& genre)
{
    return *readPuzzle(findKind(genre.toStdString())->sample);
}

} // namespace

class WorkerMemoryTest : public QObject {
    Q_OBJECT
private slots:
    void checks_data() { rows({"slither", "nurikabe", "sudoku", "heyawake", "fillomino", "edgematch", "twisty"}); }
    void checks();
    void traces_data() { rows({"slither", "mashu", "nurikabe", "sudoku"}); }
    void traces();
    void advice_data() { rows({"slither", "nurikabe", "sudoku"}); }
    void advice();
    void searches_data() { rows({"slither", "nurikabe", "sudoku"}); }
    void searches();

    void cleanupTestCase() const { qInfo("%llu allocations failed", static_cast<unsigned long long>(m_failures)); }

private:
    static void rows(const QStringList& genres);
    std::uint64_t m_failures = 0;
};

void WorkerMemoryTest::rows(const QStringList& genres)
{
    QTest::addColumn<QString>("genre");
    QTest::addColumn<int>("oneIn");
    for (const QString& genre : genres)
        for (const int oneIn : {50, 2'000, 50'000})
            QTest::addRow("%s-%d", qPrintable(genre), oneIn) << genre << oneIn;
}

void WorkerMemoryTest::checks()
{
    QFETCH(QString, genre);
    QFETCH(int, oneIn);
    const Board board = sampleOf(genre);
    const auto settled = [](const LiveSolver& solver) {
        return !solver.isRunning() && solver.verdict().stop != Stop::Running;
    };
    Verdict expected;
    {
        LiveSolver solver;
        solver.setBoard(board);
        QVERIFY(comesTrue([&] { return settled(solver); }));
        expected = solver.verdict();
    }
    for (int seed = 0; seed < seedsPerRow; ++seed) {
        LiveSolver solver;
        {
            const FailingMemory memory(static_cast<std::uint32_t>(oneIn), static_cast<std::uint64_t>(seed));
            solver.setBoard(board);
            QVERIFY(comesTrue([&] { return settled(solver); }));
            const Verdict& verdict = solver.verdict();
            QVERIFY(verdict.stop == Stop::Cancelled || verdict.status == expected.status);
            QVERIFY(memory.failures() > 0 || oneIn > 50);
            m_failures += memory.failures();
        }
        solver.retry();
        QVERIFY(comesTrue([&] { return settled(solver) && solver.verdict().stop == Stop::Finished; }));
        QCOMPARE(solver.verdict().status, expected.status);
        QCOMPARE(solver.verdict().determinedCount, expected.determinedCount);
    }
}

void WorkerMemoryTest::traces()
{
    QFETCH(QString, genre);
    QFETCH(int, oneIn);
    const Board board = sampleOf(genre);
    std::size_t steps = 0;
    {
        LiveTracer tracer;
        tracer.setPatience(std::chrono::milliseconds(0));
        tracer.setBoard(board);
        QVERIFY(comesTrue([&] { return !tracer.isStale() && !tracer.isRunning(); }));
        steps = tracer.trace()->steps.size();
    }
    for (int seed = 0; seed < seedsPerRow; ++seed) {
        LiveTracer tracer;
        tracer.setPatience(std::chrono::milliseconds(0));
        {
            const FailingMemory memory(static_cast<std::uint32_t>(oneIn), static_cast<std::uint64_t>(seed));
            tracer.setBoard(board);
            QVERIFY(comesTrue([&] { return !tracer.isRunning(); }));
            m_failures += memory.failures();
        }
        tracer.clear();
        tracer.setBoard(board);
        QVERIFY(comesTrue([&] { return !tracer.isStale() && !tracer.isRunning(); }));
        QVERIFY(tracer.trace()->steps.size() <= steps);
    }
}

/// Repairs of a puzzle that has lost its clues.
void WorkerMemoryTest::advice()
{
    QFETCH(QString, genre);
    QFETCH(int, oneIn);
    Board board = sampleOf(genre);
    const auto cells = board.grid().cells();
    for (std::size_t i = 0; i < cells.size(); i += 3)
        if (board.at(Layer::Number, cells[i]) > 0)
            board.set(Layer::Number, cells[i], blank);
    const auto verdict = std::make_shared<const Verdict>(check(board));
    for (int seed = 0; seed < seedsPerRow; ++seed) {
        LiveAdvisor advisor;
        advisor.setLimit(std::chrono::milliseconds(300));
        const FailingMemory memory(static_cast<std::uint32_t>(oneIn), static_cast<std::uint64_t>(seed));
        advisor.setBoard(board);
        advisor.setVerdict(verdict);
        QVERIFY(comesTrue([&] { return advisor.running() == LiveAdvisor::Task::None; }));
        m_failures += memory.failures();
    }
}

void WorkerMemoryTest::searches()
{
    QFETCH(QString, genre);
    QFETCH(int, oneIn);
    for (int seed = 0; seed < seedsPerRow; ++seed) {
        LiveGenerator generator;
        const GenerateOptions options{.size = {4, 4}, .seed = static_cast<std::uint64_t>(seed), .threads = 2};
        {
            const FailingMemory memory(static_cast<std::uint32_t>(oneIn), static_cast<std::uint64_t>(seed));
            generator.start(*findGenre(genre.toStdString()), options);
            QVERIFY(comesTrue([&] { return !generator.isRunning(); }));
            QVERIFY(generator.result().has_value());
            m_failures += memory.failures();
        }
        generator.start(*findGenre(genre.toStdString()), options);
        QVERIFY(comesTrue([&] { return !generator.isRunning(); }));
        QVERIFY(generator.result()->puzzle.has_value());
    }
}

TOKISUJI_TEST(WorkerMemoryTest);
#include "worker_memory_test.moc"
