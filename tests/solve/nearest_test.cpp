// The nearest solutions, against lists of all solutions.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/rules/judge.h"
#include "engine/sat/model.h"
#include "engine/solve/findings.h"
#include "engine/solve/nearest.h"
#include "tests/solve/authoring.h"
#include "tests/support/test.h"
#include "tests/support/work_clock.h"

#include <QTest>

#include <chrono>

using namespace tokisuji;

namespace {

constexpr std::size_t mostSolutions = 300;

/// Every solution of a board, or none of them if there are too many to list.
std::vector<Board> allSolutions(const Board& board)
{
    const Rules rules = rulesOf(board);
    Model model(rules, Selectors::None);
    std::vector<Board> found;
    while (model.solve({}) == SatResult::Sat) {
        const Answers answers = model.answers();
        found.push_back(boardWith(rules, board, answers));
        if (found.size() > mostSolutions)
            return {};
        std::vector<Lit> other;
        for (std::size_t atom = 1; atom < answers.size(); ++atom)
            other.push_back(Lit::of(static_cast<int>(atom), !answers[atom]));
        model.add(other);
    }
    return found;
}

std::vector<int> distances(const Rules& rules, const Board& from, const std::vector<Board>& boards)
{
    std::vector<int> list;
    for (const Board& board : boards)
        list.push_back(answerDistance(rules, from, board));
    return list;
}

/// Boards with a few solutions, made from the sample by taking clues away.
std::vector<Board> openBoards(const Genre& genre, authoring::Random& random)
{
    const auto sample = readPuzzle(genre.sample);
    if (!sample)
        qFatal("%s", toEnglish(sample.error()).c_str());
    std::vector<Board> boards;
    for (int tries = 0; tries < 60 && boards.size() < 2; ++tries) {
        Board board = *sample;
        for (int edits = 0; edits <= tries % 4; ++edits)
            authoring::editClue(board, random);
        const std::size_t solutions = allSolutions(board).size();
        if (solutions >= 2)
            boards.push_back(board);
    }
    return boards;
}

} // namespace

class NearestTest : public QObject {
    Q_OBJECT

private slots:
    void asNearAsThereIs_data();
    void asNearAsThereIs();
    void keepsMarks();
    void noOther();
    void everyReportIsRight();
    void quickOnLargeBoards();
    void stops();
};

void NearestTest::asNearAsThereIs_data()
{
    QTest::addColumn<QByteArray>("genre");
    for (const Genre* genre : allGenres())
        QTest::newRow(std::string(genre->id).c_str())
            << QByteArray(genre->id.data(), static_cast<qsizetype>(genre->id.size()));
}

void NearestTest::asNearAsThereIs()
{
    QFETCH(QByteArray, genre);
    authoring::Random random(11);
    for (const Board& board : openBoards(*findGenre(genre.toStdString()), random)) {
        const Rules rules = rulesOf(board);
        std::vector<Board> all = allSolutions(board);
        const Board solution = all.back();
        all.pop_back();
        std::vector<int> expected = distances(rules, solution, all);
        std::ranges::sort(expected);
        for (const int count : {1, 3, static_cast<int>(all.size()) + 1}) {
            const Nearest found =
                findNearest(rules, board, solution,
                            {.count = count, .effort = std::chrono::seconds(60), .known = {all.front(), solution}});
            QVERIFY(found.proved);
            QCOMPARE(found.allFound, count >= static_cast<int>(all.size()));
            const auto size = std::min(all.size(), static_cast<std::size_t>(count));
            QCOMPARE(distances(rules, solution, found.alternatives),
                     std::vector<int>(expected.begin(), expected.begin() + static_cast<std::ptrdiff_t>(size)));
            for (const Board& alternative : found.alternatives)
                QVERIFY(std::ranges::find(all, alternative) != all.end());
        }
    }
}

void NearestTest::keepsMarks()
{
    Board board = findGenre("slither")->makeBoard({3, 3});
    const Place edge = edgeBetween(cellAt(1, 1), Dir::Up);
    board.set(Layer::Line, edge, 1);
    const Verdict verdict = check(board, {.marks = MarkUse::Use, .alternatives = 0});
    const Nearest found = findNearest(rulesOf(board), board, *verdict.solution, {.count = 5, .marks = MarkUse::Use});
    QCOMPARE(found.alternatives.size(), std::size_t(5));
    QVERIFY(found.proved);
    for (const Board& alternative : found.alternatives) {
        QCOMPARE(alternative.at(Layer::Line, edge), 1);
        QVERIFY(isRight(rulesOf(board), alternative));
    }
}

void NearestTest::noOther()
{
    const auto board = readPuzzle("slither/2/1/33");
    const std::vector<Board> all = allSolutions(*board);
    QCOMPARE(all.size(), std::size_t(1));
    const Nearest found = findNearest(rulesOf(*board), *board, all.front(), {.count = 3});
    QVERIFY(found.alternatives.empty());
    QVERIFY(found.allFound);
    QVERIFY(found.proved);
}

void NearestTest::everyReportIsRight()
{
    const Board board = authoring::slitherBoard({12, 12}, 0.5, 4);
    const Rules rules = rulesOf(board);
    const Board solution = *check(board, {.alternatives = 0}).solution;
    int reports = 0;
    (void)findNearest(rules, board, solution, {.count = 4}, {}, [&](const Nearest& list) {
        ++reports;
        for (std::size_t i = 0; i < list.alternatives.size(); ++i) {
            QVERIFY(isRight(rules, list.alternatives[i]));
            QVERIFY(list.alternatives[i] != solution);
            for (std::size_t k = 0; k < i; ++k)
                QVERIFY(list.alternatives[i] != list.alternatives[k]);
        }
    });
    QVERIFY(reports >= 4);
}

void NearestTest::quickOnLargeBoards()
{
    const Board board = authoring::slitherBoard({60, 45}, 0.6, 1);
    const Verdict verdict = check(board, {.alternatives = 0});
    QCOMPARE(verdict.status, Status::Several);
    const tests::WorkClock clock(tests::WorkClock::Program);
    const Nearest found = findNearest(rulesOf(board), board, *verdict.solution, {.determined = &*verdict.determined});
    const double ms = clock.ms();
    QVERIFY(found.proved);
    QVERIFY(isRight(rulesOf(board), found.alternatives.front()));
    QVERIFY2(answerDistance(rulesOf(board), *verdict.solution, found.alternatives.front()) <= 12, "a small hole");
    QVERIFY2(ms < 3000, qPrintable(QString::number(ms)));
}

void NearestTest::stops()
{
    const Board board = authoring::slitherBoard({20, 20}, 0.5, 2);
    const Board solution = *check(board, {.alternatives = 0}).solution;
    std::stop_source stop;
    stop.request_stop();
    const Nearest found = findNearest(rulesOf(board), board, solution, {.count = 3}, Halt(stop.get_token()));
    QVERIFY(!found.proved);
    QVERIFY(!found.allFound);
}

TOKISUJI_TEST(NearestTest);
#include "nearest_test.moc"
