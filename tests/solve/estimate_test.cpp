// How many solutions a board has: counted exactly while they are few, estimated near the truth where they are many.
#include "engine/solve/estimate.h"

#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;

class EstimateTest : public QObject {
    Q_OBJECT
private slots:
    void fewAreCounted_data();
    void fewAreCounted();
    void manyAreEstimated_data();
    void manyAreEstimated();
    void marksCountWhereTheyAreGiven();
    void progressIsTold();
    void stops();
};

/// Against the numbers of loops in small lattices, bridges on two islands, Latin squares.
void EstimateTest::fewAreCounted_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<int>("solutions");
    QTest::newRow("one loop") << "slither/1/1/g" << 1;
    QTest::newRow("loops in 2x2") << "slither/2/2/j" << 13;
    QTest::newRow("loops in 3x3") << "slither/3/3/o" << 213;
    QTest::newRow("none") << "slither/2/1/03" << 0;
    QTest::newRow("4x4 sudoku") << "sudoku/4/4/v" << 288;
}

void EstimateTest::fewAreCounted()
{
    QFETCH(QString, url);
    QFETCH(int, solutions);
    const Result<Board> board = readUrl(url.toStdString());
    QVERIFY(board);
    const SolutionCount count = countSolutions(*board);
    QVERIFY(count.isExact);
    QCOMPARE(count.counted, std::int64_t{solutions});
    QCOMPARE(count.samples, 0);
}

/// The truth is known: it lies in the interval, or not far from it.
void EstimateTest::manyAreEstimated_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<double>("solutions");
    QTest::newRow("loops in 3x3") << "slither/3/3/o" << 213.0;
    QTest::newRow("loops in 4x4") << "slither/4/4/v" << 9349.0;
    QTest::newRow("4x4 sudoku") << "sudoku/4/4/v" << 288.0;
}

void EstimateTest::manyAreEstimated()
{
    QFETCH(QString, url);
    QFETCH(double, solutions);
    const SolutionCount count =
        countSolutions(*readUrl(url.toStdString()), {.mostCounted = 20, .mostSamples = 600, .precision = 0});
    QVERIFY(!count.isExact);
    QCOMPARE(count.counted, std::int64_t{20});
    QCOMPARE(count.samples, 600);
    QVERIFY(count.low <= count.mean && count.mean <= count.high);
    QVERIFY2(count.low < 1.15 * solutions && count.high > 0.85 * solutions,
             qPrintable(QString("%1 to %2").arg(count.low).arg(count.high)));
    QVERIFY2(count.mean > 0.7 * solutions && count.mean < 1.4 * solutions, qPrintable(QString::number(count.mean)));
}

void EstimateTest::marksCountWhereTheyAreGiven()
{
    Board board = *readUrl("slither/2/2/j");
    board.set(Layer::Line, {1, 0}, 1);
    QCOMPARE(countSolutions(board).counted, std::int64_t{13});
    const SolutionCount given = countSolutions(board, {.marks = MarkUse::Use});
    QVERIFY(given.isExact && given.counted > 0 && given.counted < 13);
    board.set(Layer::Line, {1, 0}, 0);
    QCOMPARE(countSolutions(board, {.marks = MarkUse::Use}).counted, 13 - given.counted);
}

void EstimateTest::progressIsTold()
{
    std::vector<SolutionCount> told;
    const SolutionCount last = countSolutions(*readUrl("slither/4/4/v"), {.mostCounted = 5, .mostSamples = 7}, {},
                                              [&](const SolutionCount& count) { told.push_back(count); });
    QCOMPARE(told.size(), std::size_t{12});
    QVERIFY(told.back() == last);
    for (int i = 0; i < 5; ++i)
        QCOMPARE(told[static_cast<std::size_t>(i)].counted, std::int64_t{i + 1});
    for (int i = 0; i < 7; ++i)
        QCOMPARE(told[static_cast<std::size_t>(5 + i)].samples, i + 1);
}

void EstimateTest::stops()
{
    std::stop_source stop;
    const SolutionCount count = countSolutions(*readUrl("slither/10/10/zzzzz"), {}, stop.get_token(),
                                               [&](const SolutionCount&) { stop.request_stop(); });
    QVERIFY(!count.isExact);
    QCOMPARE(count.counted, std::int64_t{1});
}

TOKISUJI_TEST(EstimateTest);
#include "estimate_test.moc"
