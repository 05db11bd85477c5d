// Placements of which not every side matches: greedy, annealed, and beside a solver that has not answered yet.
#include "engine/board/edge_set_edits.h"
#include "engine/check/check.h"
#include "engine/check/match_rates.h"
#include "engine/edgematch/anneal.h"
#include "engine/edgematch/greedy.h"
#include "engine/edgematch/make.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <algorithm>
#include <atomic>
#include <thread>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

/// Far out of the solver's reach for some seconds, and with a single solution.
Board hardBoard()
{
    return makeEdgeMatch({.size = {13, 13}, .colours = 6, .seed = 1, .pin = PinChoice::Centre}).puzzle;
}

/// Every piece lies somewhere, and the counts are what can be seen.
void verifyWhole(const Placement& placement)
{
    const EdgeSet set = edgeSetOf(placement.board);
    std::vector<int> numbers = piecesLaid(set, placement.board);
    std::ranges::sort(numbers);
    for (std::size_t i = 0; i < numbers.size(); ++i)
        QCOMPARE(numbers[i], static_cast<int>(i));
    int matched = 0;
    for (const Place cell : placement.board.grid().cells())
        for (const Dir side : {Dir::Right, Dir::Down}) {
            const Place next = cell.step(side);
            if (!placement.board.grid().hasCell(next))
                continue;
            const int colour = pieceAt(set, placement.board, cell)->sides.at(side);
            matched += colour != borderColour && colour == pieceAt(set, placement.board, next)->sides.at(opposite(side))
                           ? 1
                           : 0;
        }
    QCOMPARE(placement.matched, matched);
    QCOMPARE(placement.sides, innerSides(placement.board.size()));
    for (const Place cell : placement.board.grid().cells())
        if (const int pin = placement.board.at(Layer::Number, cell); pin >= 0)
            QCOMPARE(pieceAt(set, placement.board, cell)->piece, set.formOf(pin));
}

} // namespace

class EdgePlacementTest : public QObject {
    Q_OBJECT
private slots:
    void greedyLaysEveryPiece();
    void greedyIsNeverBetter();
    void annealingGoesOn();
    void annealingSolvesEasyBoards();
    void marksAreHeld();
    void checkStreamsBetterPlacements();
    void theLimitEndsACheck();
    void annealingHelpsTheSolver();
    void stopsAtOnce();
    void wrongSetHasItsBest();
    void rates();
};

void EdgePlacementTest::greedyLaysEveryPiece()
{
    for (const bool free : {false, true})
        for (const Size size : {Size{1, 1}, Size{6, 1}, Size{5, 4}, Size{9, 9}})
            verifyWhole(layGreedily(makeEdgeMatch(
                                        {.size = size, .colours = 4, .seed = 3, .free = free, .pin = PinChoice::Centre})
                                        .puzzle)
                            .placement());
    // Piece 1 fits to the left of nothing but the frame, piece 0 to its right.
    const Placement row = layGreedily(*readPuzzle("edgematch/2/1/1.0.0.0_0.0.1.0")).placement();
    QCOMPARE(row.matchRate(), 1.0);
}

void EdgePlacementTest::greedyIsNeverBetter()
{
    for (const bool free : {false, true})
        for (int colours = 2; colours <= 8; ++colours) {
            const Board board = makeEdgeMatch({.size = {5, 5}, .colours = colours, .seed = 5, .free = free}).puzzle;
            const int greedy = layGreedily(board).matched();
            Annealing annealing(board, MarkUse::Ignore, 1);
            QCOMPARE(annealing.matched(), greedy);
            annealing.run(20'000);
            QVERIFY(annealing.matched() >= greedy);
            QVERIFY(annealing.matched() <= innerSides({5, 5}));
            verifyWhole(annealing.best());
        }
}

void EdgePlacementTest::annealingGoesOn()
{
    Annealing one(hardBoard(), MarkUse::Ignore, 4), same(hardBoard(), MarkUse::Ignore, 4);
    const int begun = one.matched();
    one.run(1'000'000);
    for (int i = 0; i < 10; ++i)
        same.run(100'000);
    QVERIFY(one.matched() > begun);
    QVERIFY(!one.isPerfect());
    QCOMPARE(one.best().board, same.best().board);
    verifyWhole(one.best());
}

void EdgePlacementTest::annealingSolvesEasyBoards()
{
    const Board board = makeEdgeMatch({.size = {7, 7}, .colours = 2, .seed = 1, .pin = PinChoice::Centre}).puzzle;
    Annealing annealing(board, MarkUse::Ignore, 1);
    annealing.run(3'000'000);
    QVERIFY(annealing.isPerfect());
    QVERIFY(isRight(rulesOf(board), annealing.best().board));
}

void EdgePlacementTest::marksAreHeld()
{
    const auto made = makeEdgeMatch({.size = {6, 6}, .colours = 5, .seed = 9, .free = true});
    Board marked = made.puzzle;
    for (int i = 0; i < 6; ++i)
        marked.set(Layer::Digit, cellAt(i, i), made.solution.at(Layer::Digit, cellAt(i, i)));
    Annealing annealing(marked, MarkUse::Use, 1);
    annealing.run(50'000);
    for (int i = 0; i < 6; ++i)
        QCOMPARE(annealing.best().board.at(Layer::Digit, cellAt(i, i)), marked.at(Layer::Digit, cellAt(i, i)));
}

void EdgePlacementTest::checkStreamsBetterPlacements()
{
    const double greedy = layGreedily(hardBoard()).placement().matchRate();
    std::stop_source enough;
    std::vector<double> rates;
    const Verdict verdict = check(hardBoard(), {.limit = std::chrono::milliseconds(tests::patienceMs)},
                                  enough.get_token(), [&](const Verdict& v) {
                                      if (v.placement && (rates.empty() || rates.back() != v.placement->matchRate()))
                                          rates.push_back(v.placement->matchRate());
                                      if (rates.size() >= 3 && rates.back() > greedy)
                                          enough.request_stop();
                                  });
    QCOMPARE(verdict.stop, Stop::Cancelled); // by us: there were three, and the last is better than a greedy one
    QCOMPARE(verdict.status, Status::Unknown);
    QVERIFY(std::ranges::is_sorted(rates));
    QVERIFY(verdict.placement->matchRate() >= rates.back());
    verifyWhole(*verdict.placement);
}

void EdgePlacementTest::theLimitEndsACheck()
{
    const Verdict verdict = check(hardBoard(), {.limit = 1ms});
    QCOMPARE(verdict.stop, Stop::Limit);
    QCOMPARE(verdict.status, Status::Unknown);
}

/// Two colours on a large board: annealing is there long before the solver is, whose rules take their time.
void EdgePlacementTest::annealingHelpsTheSolver()
{
    const Board board = makeEdgeMatch({.size = {16, 16}, .colours = 2, .seed = 1, .free = true}).puzzle;
    std::stop_source enough;
    const Verdict verdict = check(board, {.limit = std::chrono::milliseconds(tests::patienceMs)}, enough.get_token(),
                                  [&](const Verdict& v) {
                                      if (v.status != Status::Unknown)
                                          enough.request_stop();
                                  });
    QCOMPARE(verdict.status, Status::Several);
    QVERIFY(*verdict.solution != verdict.alternatives.front());
    QCOMPARE(verdict.placement->matchRate(), 1.0);
    for (const Board& solution : {*verdict.solution, verdict.alternatives.front()})
        QVERIFY(isRight(rulesOf(board), solution));
}

void EdgePlacementTest::stopsAtOnce()
{
    const Board board = hardBoard();
    double least = 1e9;
    for (int i = 0; i < 3; ++i) {
        std::stop_source source;
        const tests::WorkClock clock(tests::WorkClock::Program);
        std::atomic<double> asked = 1e9;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(300ms);
            asked = clock.ms();
            source.request_stop();
        });
        const Verdict verdict = check(board, {}, source.get_token());
        QCOMPARE(verdict.stop, Stop::Cancelled);
        least = std::min(least, clock.ms() - asked);
    }
    QVERIFY2(least <= 60, qPrintable(QString::number(least))); // of all threads together
}

void EdgePlacementTest::wrongSetHasItsBest()
{
    const Verdict verdict = check(*readPuzzle("edgematch/2/2/0.0.1.2_1.0.0.3_0.2.1.0_1.2.0.0"));
    QCOMPARE(verdict.status, Status::None);
    QCOMPARE(verdict.placement->matched, 3);
    QCOMPARE(verdict.placement->sides, 4);
    verifyWhole(*verdict.placement);
}

void EdgePlacementTest::rates()
{
    const auto rows = measureMatchRates({.size = {5, 5}, .leastColours = 2, .mostColours = 6, .seeds = 2});
    QCOMPARE(rows.size(), std::size_t{5});
    for (std::size_t i = 0; i < rows.size(); ++i) {
        QCOMPARE(rows[i].colours, static_cast<int>(i) + 2);
        QCOMPARE(rows[i].boards, 2);
        QCOMPARE(rows[i].solved, 2);
        QCOMPARE(rows[i].exact, 1.0);
        QVERIFY(rows[i].greedy > 0.3 && rows[i].greedy <= 1);
    }
    QVERIFY(matchRateCsv(rows).starts_with("colours,boards,greedy_percent,exact_percent,solved,exact_ms\n2,2,"));
}

TOKISUJI_TEST(EdgePlacementTest);
#include "edge_placement_test.moc"
