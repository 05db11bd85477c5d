// Conflicts against the checker itself: what is named has no solution, and taking any one clue away gives one.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/solve/conflict.h"
#include "tests/solve/authoring.h"
#include "tests/solve/status_only.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <chrono>
#include <thread>

using namespace tokisuji;

namespace {

Status statusOf(const Board& board, MarkUse marks = MarkUse::Ignore)
{
    return check(board, {.marks = marks, .alternatives = 0, .conflict = false}).status;
}

Board sampleOf(const Genre& genre)
{
    auto board = readPuzzle(genre.sample);
    if (!board)
        qFatal("%s: %s", std::string(genre.sample).c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// The sample with random clues on top until it has no solution.
Board brokenSample(const Genre& genre, authoring::Random& random)
{
    const Board sample = sampleOf(genre);
    for (int tries = 0; tries < 200; ++tries) {
        Board board = sample;
        for (int edits = 0; edits <= tries / 20; ++edits)
            authoring::editClue(board, random);
        if (statusOf(board) == Status::None)
            return board;
    }
    qFatal("no edit breaks the sample of %s", std::string(genre.id).c_str());
    return sample;
}

void verifyMinimal(const Board& board, const Conflict& conflict, MarkUse marks = MarkUse::Ignore)
{
    QVERIFY(conflict.minimal);
    QVERIFY(std::ranges::is_sorted(conflict.cells));
    QCOMPARE(statusOf(relaxed(board, conflict.relaxation, conflict.cells), marks), Status::None);
    for (const Place p : conflict.cells) {
        std::vector<Place> others = conflict.cells;
        std::erase(others, p);
        QVERIFY(statusOf(relaxed(board, conflict.relaxation, others), marks) != Status::None);
    }
}

} // namespace

class ConflictTest : public QObject {
    Q_OBJECT

private slots:
    void minimalInEveryGenre_data();
    void minimalInEveryGenre();
    void mostConflictsNameClues();
    void obviousPair();
    void rulesAlone();
    void presenceOfAClue();
    void marksAgainstClues();
    void largeBoard();
    void unboundedNumbers();
    void stops();
    void canBeStoppedBeforeItBegins();
    void streamsOnlyConflicts();

private:
    int m_broken = 0;
    int m_withClues = 0;
};

void ConflictTest::minimalInEveryGenre_data()
{
    QTest::addColumn<QByteArray>("genre");
    for (const Genre* genre : allGenres())
        QTest::newRow(std::string(genre->id).c_str())
            << QByteArray(genre->id.data(), static_cast<qsizetype>(genre->id.size()));
}

void ConflictTest::minimalInEveryGenre()
{
    QFETCH(QByteArray, genre);
    authoring::Random random(7);
    for (int round = 0; round < tests::tries(2); ++round) {
        const Board board = brokenSample(*findGenre(genre.toStdString()), random);
        const Conflict conflict = findConflict(board, {.effort = std::chrono::milliseconds(50)});
        verifyMinimal(board, conflict);
        ++m_broken;
        m_withClues += conflict.cells.empty() ? 0 : 1;
    }
}

/// Where rooms alone have no solution no clue is to blame; that is so in a few kinds only.
void ConflictTest::mostConflictsNameClues()
{
    qInfo("%d of %d conflicts name clues", m_withClues, m_broken);
    QVERIFY(m_broken > 0);
    QVERIFY(m_withClues * 4 >= m_broken * 3);
}

void ConflictTest::obviousPair()
{
    Board board = findGenre("slither")->makeBoard({8, 8});
    for (const Place c : board.grid().cells())
        board.set(Layer::Number, c, 2);
    board.set(Layer::Number, cellAt(3, 3), 0);
    board.set(Layer::Number, cellAt(3, 4), 4);
    const Conflict conflict = findConflict(board);
    verifyMinimal(board, conflict);
    QCOMPARE(conflict.cells, (std::vector<Place>{cellAt(3, 3), cellAt(3, 4)}));
}

void ConflictTest::rulesAlone()
{
    // An empty sea of 4x4 is full of 2x2 squares.
    const Conflict conflict = findConflict(findGenre("nurikabe")->makeBoard({4, 4}));
    QVERIFY(conflict.cells.empty());
    QVERIFY(conflict.minimal);
}

void ConflictTest::presenceOfAClue()
{
    // Numbers that are too large for their corner; as "?" they could stand.
    Board board = findGenre("nurikabe")->makeBoard({5, 1});
    board.set(Layer::Number, cellAt(0, 0), 3);
    board.set(Layer::Number, cellAt(4, 0), 3);
    const Conflict conflict = findConflict(board);
    verifyMinimal(board, conflict);
    QCOMPARE(conflict.relaxation, Relaxation::ToUnknown);
    QCOMPARE(conflict.cells, (std::vector<Place>{cellAt(0, 0), cellAt(4, 0)}));
}

void ConflictTest::marksAgainstClues()
{
    Board board = findGenre("slither")->makeBoard({3, 3});
    board.set(Layer::Number, cellAt(0, 0), 3);
    board.set(Layer::Number, cellAt(2, 2), 1);
    for (const Dir d : {Dir::Up, Dir::Left})
        board.set(Layer::Line, edgeBetween(cellAt(0, 0), d), 0);
    QCOMPARE(statusOf(board, MarkUse::Use), Status::None);
    const Conflict conflict = findConflict(board, {.marks = MarkUse::Use});
    verifyMinimal(board, conflict, MarkUse::Use);
    QCOMPARE(conflict.cells, std::vector<Place>{cellAt(0, 0)});
    QCOMPARE(statusWithoutMarks(board), std::optional(Status::Several));
}

/// Where a block may have any number up to 400, a board with one clue is solved as fast as the check solves it.
void ConflictTest::unboundedNumbers()
{
    Board board = findGenre("fillomino")->makeBoard({20, 20});
    for (const int x : {10, 11})
        board.set(Layer::Number, cellAt(x, 10), 1);
    const Conflict conflict = findConflict(board);
    verifyMinimal(board, conflict);
    QCOMPARE(conflict.cells, (std::vector<Place>{cellAt(10, 10), cellAt(11, 10)}));
}

void ConflictTest::largeBoard()
{
    Board board = authoring::slitherBoard({60, 45}, 0.8, 1);
    const Place c = cellAt(30, 20);
    for (const Dir d : directions)
        board.set(Layer::Number, c.step(d), 3);
    board.set(Layer::Number, c, 0);
    const tests::WorkClock clock(tests::WorkClock::Program);
    std::optional<double> firstMs;
    const Conflict conflict = findConflict(board, {}, {}, [&](const Conflict&) {
        if (!firstMs)
            firstMs = clock.ms();
    });
    QVERIFY(conflict.minimal);
    QVERIFY2(conflict.cells.size() <= 5, qPrintable(QString::number(conflict.cells.size())));
    QCOMPARE(statusOf(relaxed(board, conflict.relaxation, conflict.cells)), Status::None);
    QVERIFY2(*firstMs < 5000, qPrintable(QString::number(*firstMs)));
}

void ConflictTest::stops()
{
    Board board = authoring::slitherBoard({60, 45}, 0.6, 2);
    board.set(Layer::Number, cellAt(10, 10), 4);
    board.set(Layer::Number, cellAt(11, 10), 4);
    std::stop_source stop;
    stop.request_stop();
    const Conflict none = findConflict(board, {}, Halt(stop.get_token()));
    QVERIFY(!none.minimal);
    QVERIFY(none.cells.empty());
}

/// The model is unfinished then, and is asked about its clues all the same.
void ConflictTest::canBeStoppedBeforeItBegins()
{
    std::stop_source stop;
    stop.request_stop();
    for (const Genre* genre : allGenres()) {
        const Conflict conflict = findConflict(sampleOf(*genre), {}, Halt(stop.get_token()));
        QVERIFY2(conflict.cells.empty() && !conflict.minimal, genre->id.data());
    }
}

void ConflictTest::streamsOnlyConflicts()
{
    Board board = authoring::slitherBoard({10, 10}, 0.9, 3);
    authoring::Random random(5);
    while (statusOf(board) != Status::None)
        authoring::editClue(board, random);
    std::vector<Conflict> seen;
    const Conflict last = findConflict(board, {}, {}, [&](const Conflict& c) { seen.push_back(c); });
    QVERIFY(!seen.empty());
    for (const Conflict& conflict : seen)
        QCOMPARE(statusOf(relaxed(board, conflict.relaxation, conflict.cells)), Status::None);
    QCOMPARE(seen.back().cells, last.cells);
    for (std::size_t i = 1; i < seen.size(); ++i)
        QVERIFY(seen[i].cells.size() <= seen[i - 1].cells.size());
}

TOKISUJI_TEST(ConflictTest);
#include "conflict_test.moc"
