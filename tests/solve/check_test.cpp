// The verdict: right on known boards and against enumeration, streamed in order, the same on every run, obedient to
// stop requests and limits, and about the marks where they count.
#include "engine/check/check.h"
#include "engine/rules/answer_atoms.h"

#include "engine/board/terrain.h"
#include "engine/rules/judge.h"
#include "engine/sat/model.h"
#include "tests/solve/authoring.h"
#include "tests/solve/known_boards.h"
#include "tests/solve/status_only.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <array>
#include <set>
#include <thread>

using namespace tokisuji;

namespace {

std::vector<int> valuesOf(const Rules& r, const Board& board)
{
    const Assignment truth(r, board);
    std::vector<int> values;
    for (const Answer& answer : r.answers())
        values.push_back(valueOf(answer, truth).value_or(blank));
    return values;
}

/// Atoms of helpers may stand between them.
std::vector<int> atomsOfAnswers(const Rules& r)
{
    std::vector<int> atoms;
    for (const Answer& answer : r.answers())
        std::ranges::copy(atomsOf(answer), std::back_inserter(atoms));
    return atoms;
}

/// All solutions, found one by one; empty when there are more than `most`.
std::optional<std::set<std::vector<int>>> allSolutions(const Board& board, std::size_t most)
{
    const Rules r = rulesOf(board);
    Model model(r, Selectors::None);
    std::set<std::vector<int>> found;
    while (model.solve({}) == SatResult::Sat) {
        const std::vector<bool> answers = model.answers();
        found.insert(valuesOf(r, withAnswers(r, board, Assignment(r, answers))));
        if (found.size() > most)
            return std::nullopt;
        std::vector<Lit> different;
        for (const int atom : atomsOfAnswers(r))
            different.push_back(Lit::of(atom, !answers[static_cast<std::size_t>(atom)]));
        model.add(different);
    }
    return found;
}

/// A large board with few clues of a loop that winds like a comb: seconds of work.
Board vastBoard()
{
    Board board = findGenre("slither")->makeBoard({80, 60});
    const auto isInside = [&](Place c) {
        return board.grid().hasCell(c) && (row(c) == 0 || (column(c) % 3 != 2 && row(c) < 58) || column(c) % 9 == 0);
    };
    authoring::Random random(3);
    for (const Place c : board.grid().cells()) {
        const auto sides = std::ranges::count_if(directions, [&](Dir d) { return isInside(c.step(d)) != isInside(c); });
        if (random() % 3 == 0)
            board.set(Layer::Number, c, static_cast<int>(sides));
    }
    return board;
}

Board slither(const char* body)
{
    return *readUrl(std::string("slither/5/5/") + body);
}

} // namespace

class CheckTest : public QObject {
    Q_OBJECT
private slots:
    void knownBoards_data();
    void knownBoards();
    void agreesWithEnumeration_data();
    void agreesWithEnumeration();
    void streamsInOrder();
    void sameOnEveryRun();
    void stopsAtOnce_data();
    void stopsAtOnce();
    void limitIsKept();
    void marksCount();
    void impossibleMarks();
    void unevenBoards();
    void hugeBoardsAreNotGuessed();
    void largeNumbersAreToldWhereTheyOccur();
    void reasoningSettles_data();
    void reasoningSettles();
    void stoppedBeforeTheMissingPlaces();
};

void CheckTest::knownBoards_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<QString>("status");
    QTest::addColumn<std::optional<Board>>("answer");
    int n = 0;
    for (const auto& boards : {known::ownBoards(), known::corpusBoards()})
        for (const known::KnownBoard& known : boards)
            QTest::addRow("%d %s", ++n, known.url.substr(0, 60).c_str())
                << known.board << QString::fromStdString(known.status) << known.answer;
    QVERIFY(n > 0);
}

void CheckTest::knownBoards()
{
    QFETCH(Board, board);
    QFETCH(QString, status);
    QFETCH(std::optional<Board>, answer);
    const Rules r = rulesOf(board);
    const Verdict v = check(board, statusOnly);
    QCOMPARE(v.stop, Stop::Finished);
    if (!status.isEmpty())
        QCOMPARE(QString::fromUtf8(nameOf(v.status).data()), status);
    QCOMPARE(v.total, static_cast<int>(r.answers().size()));
    if (v.status == Status::None)
        return;
    QVERIFY(isRight(r, *v.solution));
    QVERIFY(v.determinedComplete);
    if (v.status == Status::Unique) {
        QCOMPARE(v.determinedCount, v.total);
        QCOMPARE(*v.determined, *v.solution);
        if (answer)
            QCOMPARE(valuesOf(r, *v.solution), valuesOf(r, *answer));
    }
}

void CheckTest::agreesWithEnumeration_data()
{
    QTest::addColumn<Board>("board");
    authoring::Random random(11);
    for (const Genre* genre : allGenres())
        for (int n = 0; n < tests::tries(8); ++n) {
            const auto start = readPuzzle(genre->sample);
            QVERIFY(static_cast<bool>(start));
            Board board = *start;
            const int edits = authoring::pick(random, 1, 6);
            for (int e = 0; e < edits; ++e)
                authoring::editClue(board, random);
            QTest::addRow("%s %d", std::string(genre->id).c_str(), n) << board;
        }
}

void CheckTest::agreesWithEnumeration()
{
    constexpr std::size_t most = 300;
    QFETCH(Board, board);
    const auto solutions = allSolutions(board, most);
    const Verdict v = check(board, statusOnly);
    QCOMPARE(v.stop, Stop::Finished);
    if (!solutions) {
        QCOMPARE(v.status, Status::Several);
        return;
    }
    QCOMPARE(v.status, solutions->empty() ? Status::None : solutions->size() == 1 ? Status::Unique : Status::Several);
    if (solutions->empty())
        return;
    const Rules r = rulesOf(board);
    int shared = 0;
    for (std::size_t i = 0; i < r.answers().size(); ++i) {
        const int value = (*solutions->begin())[i];
        const bool same = std::ranges::all_of(*solutions, [&](const auto& s) { return s[i] == value; });
        shared += same ? 1 : 0;
        for (const Place p : r.answers()[i].places)
            QCOMPARE(v.determined->at(r.answers()[i].layer, p), same ? value : blank);
    }
    QCOMPARE(v.determinedCount, shared);
}

void CheckTest::streamsInOrder()
{
    for (const char* body : {"bdcbdbcac", "zk", "bdcbdbc", "d33b3b3h3"}) {
        std::vector<Verdict> stream;
        const Verdict last =
            check(slither(body), {.alternatives = 2}, {}, [&](const Verdict& v) { stream.push_back(v); });
        QVERIFY(stream.size() >= 2);
        Verdict before;
        for (const Verdict& v : stream) {
            QVERIFY(!before.solution || v.solution == before.solution);
            QVERIFY(before.status == Status::Unknown || v.status == before.status);
            QVERIFY(v.determinedCount >= before.determinedCount);
            QVERIFY(!before.determinedComplete || v.determinedComplete);
            QVERIFY(v.status != Status::Several || !v.alternatives.empty());
            before = v;
        }
        for (std::size_t i = 0; i + 1 < stream.size(); ++i)
            QCOMPARE(stream[i].stop, Stop::Running);
        QCOMPARE(before.stop, Stop::Finished);
        QCOMPARE(before.status, last.status);
        QCOMPARE(before.determined, last.determined);
        QCOMPARE(before.alternatives, last.alternatives);
        QVERIFY(last.firstMs <= last.statusMs && last.statusMs <= last.ms);
    }
}

void CheckTest::sameOnEveryRun()
{
    for (const known::KnownBoard& known : known::ownBoards()) {
        Board board = known.board;
        authoring::Random random(2);
        for (const int edits : {0, 3}) {
            for (int e = 0; e < edits; ++e)
                authoring::editClue(board, random);
            const Verdict first = check(board, statusOnly);
            const Verdict second = check(board, statusOnly);
            QCOMPARE(first.status, second.status);
            QCOMPARE(first.solution, second.solution);
            QCOMPARE(first.determined, second.determined);
            if (genreOf(board).answer == AnswerKind::Placement)
                continue; // two threads share the work as it comes
            QCOMPARE(first.solverCalls, second.solverCalls);
            QCOMPARE(first.cuts, second.cuts);
        }
    }
}

void CheckTest::stopsAtOnce_data()
{
    QTest::addColumn<int>("delayMs");
    for (const int delay : {0, 1, 3, 10, 30, 100, 300})
        QTest::addRow("%d ms", delay) << delay;
}

/// The design asks for 20 ms; what two threads do at most after the request is counted here.
void CheckTest::stopsAtOnce()
{
    QFETCH(int, delayMs);
    static const Board board = vastBoard();
    std::stop_source stop;
    const tests::WorkClock clock(tests::WorkClock::Program);
    std::atomic<double> asked{1e9};
    std::jthread asker([&] {
        std::this_thread::sleep_for(std::chrono::milliseconds(delayMs));
        asked = clock.ms();
        stop.request_stop();
    });
    const Verdict v = check(board, {}, stop.get_token());
    const double late = clock.ms() - asked.load();
    QCOMPARE(v.stop, Stop::Cancelled);
    QVERIFY(!v.determinedComplete);
    QVERIFY(v.status != Status::Several || !v.alternatives.empty());
    QVERIFY2(late < 150, std::to_string(late).c_str());
}

void CheckTest::limitIsKept()
{
    const tests::WorkClock clock(tests::WorkClock::Program);
    const Verdict v = check(vastBoard(), {.limit = std::chrono::milliseconds(60)});
    QVERIFY2(clock.ms() < 400, std::to_string(clock.ms()).c_str());
    QCOMPARE(v.stop, Stop::Limit);
    QVERIFY(!v.determinedComplete);
    QVERIFY(v.status != Status::Unique && v.status != Status::None);
}

void CheckTest::marksCount()
{
    const Board puzzle = slither("zk");
    QCOMPARE(check(puzzle, statusOnly).status, Status::Several);
    // The loop round the upper left cell, all of it marked, nothing else said.
    Board marked = puzzle;
    for (const Dir d : directions)
        marked.set(Layer::Line, edgeBetween(cellAt(0, 0), d), 1);
    marked.set(Layer::Tint, cellAt(2, 2), 1); // helps the eye only
    QCOMPARE(check(marked, statusOnly).status, Status::Several);
    CheckOptions use = statusOnly;
    use.marks = MarkUse::Use;
    const Verdict v = check(marked, use);
    QCOMPARE(v.status, Status::Unique);
    QCOMPARE(v.marks, MarkUse::Use);
    QCOMPARE(v.solution->at(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right)), 1);
    QCOMPARE(v.solution->at(Layer::Line, edgeBetween(cellAt(3, 3), Dir::Right)), 0);
    QVERIFY(v.solution->isBlank(Layer::Tint));
    // A cross on one of its edges contradicts the rest.
    marked.set(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Up), 0);
    const Verdict none = check(marked, use);
    QCOMPARE(none.status, Status::None);
    QCOMPARE(none.withoutMarks, std::optional(Status::Several));
}

void CheckTest::impossibleMarks()
{
    // A bridge that ends nowhere, and a number beyond the board's.
    Board bridges = *readUrl("hashi/3/1/1g1");
    bridges.set(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Right), 1);
    CheckOptions use = statusOnly;
    use.marks = MarkUse::Use;
    QCOMPARE(check(bridges, use).status, Status::Unique); // half a bridge speaks for the whole
    bridges.set(Layer::Line, edgeBetween(cellAt(0, 0), Dir::Left), 1);
    QCOMPARE(check(bridges, use).status, Status::None);
    QCOMPARE(check(bridges, statusOnly).status, Status::Unique);
    Board sudoku = *readUrl("sudoku/4/4/h1k1g4h3h");
    sudoku.set(Layer::Digit, cellAt(0, 0), 7);
    QCOMPARE(check(sudoku, use).status, Status::None);
    QCOMPARE(check(sudoku, statusOnly).status, Status::Unique);
}

/// A loop through all cells needs as many white as black squares of the chessboard; search alone would be long.
void CheckTest::unevenBoards()
{
    CheckOptions options = statusOnly;
    options.limit = std::chrono::milliseconds(tests::patienceMs);
    for (const char* id : {"simpleloop", "detour"})
        QCOMPARE(check(findGenre(id)->makeBoard({17, 17}), options).status, Status::None);
    Board board = findGenre("simpleloop")->makeBoard({17, 17});
    const int hole = static_cast<int>(Terrain::Hole);
    board.set(Layer::Terrain, cellAt(1, 0), hole);
    QCOMPARE(check(board, options).status, Status::None);
    board.set(Layer::Terrain, cellAt(1, 0), blank);
    board.set(Layer::Terrain, cellAt(0, 0), hole);
    QCOMPARE(check(board, options).status, Status::Several);
}

/// Where the rules cannot speak of every answer, no status but "several" is said, and nothing is determined.
void CheckTest::hugeBoardsAreNotGuessed()
{
    const Genre& fillomino = *findGenre("fillomino");
    Board board = fillomino.makeBoard({30, 30});
    board.set(Layer::Room, edgeBetween(cellAt(20, 20), Dir::Right), 1); // numbers are compared, and so told apart
    QVERIFY(rulesOf(board).leavesAnswersOut());
    QVERIFY(!rulesOf(fillomino.makeBoard({20, 20})).leavesAnswersOut());
    const CheckOptions options{.limit = std::chrono::seconds(2), .alternatives = 0, .conflict = false};
    CheckSession session;
    for (const Verdict& v : {check(board, options), session.check(board, options)}) {
        QVERIFY(v.status == Status::Unknown || v.status == Status::Several);
        QVERIFY(!v.determinedComplete && v.determinedCount == 0 && v.stop != Stop::Finished);
    }
    for (const Place c :
         board.grid().cells()) // ones side by side: this the rules know, but not that nothing else is left out
        if (row(c) < 5)
            board.set(Layer::Number, c, 1);
    QVERIFY(rulesOf(board).leavesAnswersOut());
    QCOMPARE(check(board, options).status, Status::Unknown);
    board.set(Layer::Digit, cellAt(0, 20), 700); // a number that the solver wrote is spoken of
    QVERIFY(strayMarks(rulesOf(board), board).empty());
}

/// Large numbers of which nothing is given stand as one, so that boards of any size can be decided. Where the first
/// solution has one of them, they are told apart.
void CheckTest::largeNumbersAreToldWhereTheyOccur()
{
    const Genre& fillomino = *findGenre("fillomino");
    Board large = fillomino.makeBoard({25, 25});
    QVERIFY(rulesOf(large).leavesAnswersOut());
    const CheckOptions options{.limit = std::chrono::milliseconds(tests::patienceMs), .alternatives = 0};
    const Verdict several = check(large, options);
    QCOMPARE(several.status, Status::Several);
    QCOMPARE(several.stop, Stop::Finished);
    QVERIFY(isRight(rulesOf(*several.solution), *several.solution));
    for (const int x : {10, 11})
        large.set(Layer::Number, cellAt(x, 10), 1);
    QCOMPARE(check(large, options).status, Status::None);

    const Board small = fillomino.makeBoard({4, 4});
    const Rules rules = rulesOf(small, BoardReading::AsItStands, Wording::Short);
    Board filled = small;
    for (const Place c : small.grid().cells())
        filled.set(Layer::Digit, c, small.size().cells());
    QVERIFY(isRight(rules, filled) && saysMore(rules, filled));
    QCOMPARE(withAnswers(rules, small, Assignment(rules, filled)), filled);
    QVERIFY(!saysMore(rulesOf(filled, BoardReading::AsItStands, Wording::Short), filled));
    const Verdict verdict = checkMarks(small, options, {}, {}, {&filled, 1});
    QCOMPARE(verdict.status, Status::Several);
    QCOMPARE(verdict.stop, Stop::Finished);
    QCOMPARE(verdict.solution, filled);
    QCOMPARE(verdict.determinedCount, 0);
}

void CheckTest::reasoningSettles_data()
{
    QTest::addColumn<BoardReading>("upTo");
    QTest::newRow("as it stands") << BoardReading::AsItStands;
    QTest::newRow("with clues to come") << BoardReading::RoomsToCome;
}

/// A region that cannot be kept from another is seen at once by reasoning, and hardly ever by a search.
void CheckTest::reasoningSettles()
{
    QFETCH(BoardReading, upTo);
    const Board board = *readUrl("nurikabe/10/10/ch3y.z1q-64zzi");
    const CheckOptions options{.limit = std::chrono::minutes(1), .upTo = upTo};
    CheckSession session;
    (void)session.check(board.withoutMarks().without(std::array{Layer::Number}), {.alternatives = 0});
    for (const Verdict& v : {check(board, options), session.check(board, options)}) {
        QCOMPARE(v.status, Status::None);
        QVERIFY(!v.conflict.empty());
        for (const Place clue : v.conflict)
            QVERIFY(board.at(Layer::Number, clue) != blank);
    }
}

/// What an open board lacks is looked for last; without that the verdict is none that is finished.
void CheckTest::stoppedBeforeTheMissingPlaces()
{
    const Board board = *readUrl("shikaku/3/3/2m");
    const CheckOptions options{.alternatives = 0, .conflict = false, .upTo = BoardReading::CluesToCome};
    const Verdict whole = check(board, options);
    QCOMPARE(whole.status, Status::Open);
    QCOMPARE(whole.stop, Stop::Finished);
    QVERIFY(!whole.missing.empty());
    std::stop_source enough;
    const Verdict cut = check(board, options, enough.get_token(), [&](const Verdict& v) {
        if (v.status == Status::Open && v.determinedComplete)
            enough.request_stop();
    });
    QCOMPARE(cut.stop, Stop::Cancelled);
}

TOKISUJI_TEST(CheckTest);
#include "check_test.moc"
