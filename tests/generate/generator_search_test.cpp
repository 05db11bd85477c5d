// Generator: the same seed gives the same puzzle whatever runs beside it; a search can be watched and stopped.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/generator.h"
#include "engine/generate/reading.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>

using namespace tokisuji;

class GeneratorSearchTest : public QObject {
    Q_OBJECT

private slots:
    void threadsDoNotChangeThePuzzle_data();
    void threadsDoNotChangeThePuzzle();
    void fewLines();
    void manyLinesAreRead();
    void knownSolutionsAreNotSearchedFor();
    void seedsDiffer();
    void cancelReturnsAtOnceWithTheBest();
    void everyGenreStopsAtOnce_data();
    void everyGenreStopsAtOnce();
    void limitIsKept();
    void progressOnlyGetsBetter();
    void whoeverWatchesMayStop();
};

void GeneratorSearchTest::threadsDoNotChangeThePuzzle_data()
{
    QTest::addColumn<QString>("genre");
    for (const char* genre : {"slither", "daburi", "nurikabe", "yajilin", "starbattle", "numlin", "heyawake"})
        QTest::newRow(genre) << genre;
}

void GeneratorSearchTest::threadsDoNotChangeThePuzzle()
{
    QFETCH(QString, genre);
    const Genre& kind = *findGenre(genre.toStdString());
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        GenerateOptions options;
        options.size = {7, 7};
        options.seed = seed;
        const Generated alone = generate(kind, options);
        const Generated again = generate(kind, options);
        options.threads = 2;
        const Generated together = generate(kind, options);
        options.threads = 5;
        const Generated crowd = generate(kind, options);
        QVERIFY(alone.puzzle);
        QCOMPARE(again.puzzle, alone.puzzle);
        QCOMPARE(together.puzzle, alone.puzzle);
        QCOMPARE(crowd.puzzle, alone.puzzle);
    }
}

/// Lines that are long for the size of the board are hardly ever the only way by chance.
void GeneratorSearchTest::fewLines()
{
    const GenerateOptions options{.size = {8, 8}, .seed = 1, .leastClues = 2, .mostClues = 12};
    const Generated made = generate(*findGenre("numlin"), options);
    QVERIFY(made.puzzle);
    QVERIFY(clueCount(*made.puzzle) <= 12);
    QCOMPARE(check(*made.puzzle).status, Status::Unique);
}

/// Of boards with many short lines, everything that differs between solutions is seen within the usual effort.
void GeneratorSearchTest::manyLinesAreRead()
{
    Board board =
        *readPuzzle("numlin/12/12/i-17g-17h-15-12c6d-14i-15t5ci-16h-12hek-13jagag61j-11egb853mb8ndk21-16g-14-10j2"
                    "h4jfk3hfh-13-10g97m-11j974");
    QCOMPARE(readBoard(board, *check(board).solution, {}, {}).kind, Reading::Unique);
    for (const Place c : board.grid().cells())
        if (board.at(Layer::Number, c) == 1)
            board.set(Layer::Number, c, blank);
    const Verdict verdict = check(board);
    const Reading reading = readBoard(board, *verdict.solution, {}, {});
    QCOMPARE(reading.kind, Reading::Several);
    QVERIFY(verdict.determinedComplete);
    QCOMPARE(static_cast<int>(reading.open.size()), verdict.total - verdict.determinedCount);
}

/// What is known of a board's solutions leaves the same open, and may be enough without a search.
void GeneratorSearchTest::knownSolutionsAreNotSearchedFor()
{
    const Genre& genre = *findGenre("juosan");
    const Board board = genre.makeBoard({4, 4}, "");
    const Board solution = *check(board).solution;
    const Reading first = readBoard(board, solution, {}, {});
    QCOMPARE(first.kind, Reading::Several);
    QVERIFY(!first.others.empty());

    OtherSolutions others;
    others.add(first.others);
    QCOMPARE(readBoard(board, solution, {.others = others.boards()}, {}).open, first.open);
    const Reading enough = readBoard(board, solution, {.mostOpen = 0, .others = others.boards()}, {});
    QCOMPARE(enough.kind, Reading::Several);
    QVERIFY(!enough.open.empty());
    QVERIFY(enough.others.empty()); // none was searched for
}

void GeneratorSearchTest::seedsDiffer()
{
    std::set<std::size_t> puzzles;
    constexpr int seeds = 12;
    for (int seed = 1; seed <= seeds; ++seed) {
        GenerateOptions options;
        options.size = {5, 5};
        options.seed = static_cast<std::uint64_t>(seed);
        puzzles.insert(generate(*findGenre("slither"), options).puzzle->hash());
    }
    QCOMPARE(puzzles.size(), std::size_t{seeds});
}

/// At different moments of the search, each a while of work after the first attempt that is worth something.
void GeneratorSearchTest::cancelReturnsAtOnceWithTheBest()
{
    double least = 1e9;
    for (int i = 0; i < 5; ++i) {
        GenerateOptions options;
        options.size = {40, 40};
        options.threads = 2;
        options.seed = static_cast<std::uint64_t>(i + 1);
        std::stop_source stop;
        std::atomic<bool> hasBest = false;
        tests::WorkClock work(tests::WorkClock::Program);
        std::jthread canceller([&] {
            hasBest.wait(false);
            work.start();
            while (work.ms() < 37 * i)
                std::this_thread::yield();
            work.start();
            stop.request_stop();
        });
        const Generated made =
            generate(*findGenre("slither"), options, stop.get_token(), [&](const GenerateProgress& progress) {
                if (progress.best && !hasBest.exchange(true))
                    hasBest.notify_all();
            });
        canceller.join();
        least = std::min(least, work.ms());
        QVERIFY(!made.puzzle);
        QCOMPARE(made.stop, Stop::Cancelled);
        QVERIFY(made.last.best);
        QVERIFY(made.last.total > 0 && made.last.determined <= made.last.total);
    }
    QVERIFY2(least < 50, std::to_string(least).c_str());
}

void GeneratorSearchTest::everyGenreStopsAtOnce_data()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (canGenerate(*genre))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromStdString(std::string(genre->id));
}

/// On a large board, whatever the search is at: how much work it does beyond its limit, the least of some tries, since
/// a limit that comes while memory is being given back waits for that.
void GeneratorSearchTest::everyGenreStopsAtOnce()
{
    QFETCH(QString, id);
    double soonest = 1e9;
    for (int i = 0; i < 3 && soonest >= 50; ++i) {
        GenerateOptions options;
        options.size = {30, 30};
        options.seed = static_cast<std::uint64_t>(i + 1);
        options.limit = std::chrono::milliseconds(250 + 40 * i);
        if (problemWith(*findGenre(id.toStdString()), options))
            options.size = {25, 25}; // sudoku needs whole boxes
        const tests::WorkClock clock(tests::WorkClock::Program);
        const Generated made = generate(*findGenre(id.toStdString()), options);
        QVERIFY(made.puzzle || made.stop == Stop::Limit);
        soonest = made.puzzle ? 0 : clock.ms() - static_cast<double>(options.limit.count());
    }
    QVERIFY2(soonest < 50, std::to_string(soonest).c_str());
}

void GeneratorSearchTest::limitIsKept()
{
    GenerateOptions options;
    options.size = {40, 40};
    options.limit = std::chrono::milliseconds(300);
    const Generated made = generate(*findGenre("slither"), options); // a puzzle of this size takes far longer
    QVERIFY(!made.puzzle);
    QCOMPARE(made.stop, Stop::Limit);
}

void GeneratorSearchTest::progressOnlyGetsBetter()
{
    GenerateOptions options;
    options.size = {8, 8};
    options.threads = 2;
    int calls = 0, determined = -1;
    bool worse = false;
    const Generated made = generate(*findGenre("nurikabe"), options, {}, [&](const GenerateProgress& progress) {
        ++calls;
        worse = worse || progress.determined < determined || !progress.best;
        determined = progress.determined;
    });
    QVERIFY(made.puzzle);
    QVERIFY(calls > 0);
    QVERIFY(!worse);
    QCOMPARE(made.last.determined, made.last.total);
    QVERIFY(made.last.tried > 0 && made.last.ms > 0);
}

void GeneratorSearchTest::whoeverWatchesMayStop()
{
    GenerateOptions options;
    options.size = {20, 20};
    options.threads = 2;
    std::stop_source stop;
    const auto stopAtOnce = [&](const GenerateProgress&) { stop.request_stop(); };
    const Generated made = generate(*findGenre("slither"), options, stop.get_token(), stopAtOnce);
    QVERIFY(!made.puzzle);
    QCOMPARE(made.stop, Stop::Cancelled);
    QVERIFY(made.last.best);
}

TOKISUJI_TEST(GeneratorSearchTest);
#include "generator_search_test.moc"
