// A session says the same as a cold check, whatever was checked before.
#include "engine/check/check.h"
#include "engine/formats/formats.h"
#include "engine/rules/judge.h"
#include "tests/first_genres.h"
#include "tests/solve/authoring.h"
#include "tests/solve/verdict_difference.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"
#include "tests/support/work_clock.h"

#include <QTest>
#include <atomic>

#include <chrono>
#include <thread>

using namespace tokisuji;

namespace {

const int fewEdits = tests::tries(20), manyEdits = tests::tries(60);

Board ownSample(const Genre& genre)
{
    auto board = readPuzzle(genre.sample);
    if (!board)
        qFatal("%s: %s", std::string(genre.sample).c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// The next board of an author at work: an edit, or back to an earlier board.
Board nextBoard(const Board& board, bool isSolvable, const std::vector<Board>& history, authoring::Random& random)
{
    const bool goesBack = authoring::pick(random, 0, 9) < (isSolvable ? 1 : 6);
    if (goesBack)
        return history[history.size() - 1
                       - static_cast<std::size_t>(
                           authoring::pick(random, 0, std::min(5, static_cast<int>(history.size()) - 1)))];
    Board next = board;
    if (authoring::pick(random, 0, 3) == 0)
        authoring::editMark(next, random);
    else
        authoring::editClue(next, random);
    return next;
}

void verifySame(const Board& board, const Verdict& warm, const Verdict& cold)
{
    const std::string differs = verdictDifference(board, warm, cold);
    QVERIFY2(differs.empty(), differs.c_str());
}

} // namespace

class SessionTest : public QObject {
    Q_OBJECT

private slots:
    void sameAsCold_data();
    void sameAsCold();
    void otherBoardsBetween();
    void lastReportIsTheVerdict();
    void statusWithinAFrame();
    void stopsSoon();
    void stoppedRunsLeaveNoTrace();
    void aStoppedSearchGoesOn();
    void aLongSearchSaysWhatItDoes();
};

void SessionTest::sameAsCold_data()
{
    QTest::addColumn<QByteArray>("genre");
    QTest::addColumn<int>("edits");
    QTest::addColumn<unsigned>("seed");
    const auto row = [](std::string_view id, int edits, unsigned seed) {
        QTest::addRow("%s %u", std::string(id).c_str(), seed)
            << QByteArray(id.data(), static_cast<qsizetype>(id.size())) << edits << seed;
    };
    for (const Genre* genre : allGenres()) {
        row(genre->id, isFirstGenre(genre->id) ? manyEdits : fewEdits, 1U);
        if (isFirstGenre(genre->id))
            row(genre->id, manyEdits, 2U);
    }
}

void SessionTest::sameAsCold()
{
    QFETCH(QByteArray, genre);
    QFETCH(int, edits);
    QFETCH(unsigned, seed);
    authoring::Random random(seed);
    Board board = ownSample(*findGenre(genre.toStdString()));
    std::vector<Board> history;
    CheckSession session;
    for (int edit = 0; edit < edits; ++edit) {
        const MarkUse marks = authoring::pick(random, 0, 2) == 0 ? MarkUse::Use : MarkUse::Ignore;
        const bool full = edit % 10 == 0; // with what comes after the status
        const CheckOptions options{.marks = marks, .alternatives = full ? 2 : 0, .conflict = full};
        const Verdict warm = session.check(board, options);
        const Verdict cold = check(board, options);
        verifySame(board, warm, cold);
        if (QTest::currentTestFailed())
            qFatal("edit %d: %s", edit, writePzprv3(board, "/").c_str());
        history.push_back(board);
        board = nextBoard(board, cold.status != Status::None, history, random);
    }
}

void SessionTest::otherBoardsBetween()
{
    CheckSession session;
    for (int round = 0; round < 2; ++round)
        for (const Genre* genre : allGenres()) {
            const Board board = ownSample(*genre);
            verifySame(board, session.check(board), check(board));
            const Board blankBoard = genre->makeBoard({3, 3});
            verifySame(blankBoard, session.check(blankBoard), check(blankBoard));
        }
}

void SessionTest::lastReportIsTheVerdict()
{
    CheckSession session;
    Board board = authoring::slitherBoard({10, 10}, 0.6, 1);
    authoring::Random random(3);
    for (int edit = 0; edit < 20; ++edit) {
        std::vector<Verdict> seen;
        const Verdict verdict = session.check(board, {}, {}, [&](const Verdict& v) { seen.push_back(v); });
        QVERIFY(!seen.empty());
        QCOMPARE(seen.back().status, verdict.status);
        QCOMPARE(seen.back().stop, Stop::Finished);
        QVERIFY(seen.back().alternatives == verdict.alternatives);
        QVERIFY(seen.back().determined == verdict.determined);
        Status known = Status::Unknown;
        for (const Verdict& v : seen) { // what was once certain stays
            QVERIFY(known == Status::Unknown || v.status == known);
            known = v.status;
            if (verdict.determined && v.determined)
                QVERIFY(v.determinedCount <= verdict.determinedCount);
        }
        authoring::editClue(board, random);
    }
}

void SessionTest::statusWithinAFrame()
{
    authoring::Random random(1);
    CheckSession session;
    Board board = authoring::slitherBoard({30, 30}, 0.6, 1);
    Board good = board;
    (void)session.check(board, {.alternatives = 0});
    std::vector<double> times;
    for (int edit = 0; edit < 40; ++edit) {
        authoring::editClue(board, random);
        double statusMs = -1;
        const tests::WorkClock clock(tests::WorkClock::Program);
        const Verdict verdict = session.check(board, {.alternatives = 0, .conflict = false}, {}, [&](const Verdict& v) {
            if (v.status != Status::Unknown && statusMs < 0)
                statusMs = clock.ms();
        });
        times.push_back(statusMs);
        if (verdict.status == Status::None)
            board = good;
        else
            good = board;
    }
    std::ranges::sort(times);
    qInfo("status after an edit of 30x30: median %.1f ms, 90%% within %.1f ms", times[20], times[36]);
    QVERIFY2(times[20] <= 32, qPrintable(QString::number(times[20])));
}

void SessionTest::stopsSoon()
{
    CheckSession session;
    Board board = authoring::slitherBoard({60, 45}, 0.5, 3);
    for (int edit = 0; edit < 4; ++edit) {
        std::stop_source stop;
        const tests::WorkClock clock(tests::WorkClock::Program);
        std::atomic<double> asked = 1e9;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(50 + 40 * edit));
            asked = clock.ms();
            stop.request_stop();
        });
        const Verdict verdict = session.check(board, {}, stop.get_token());
        const double returned = clock.ms();
        stopper.join();
        if (verdict.stop == Stop::Finished)
            continue;
        QCOMPARE(verdict.stop, Stop::Cancelled);
        const double late = returned - asked;
        QVERIFY2(late < 200, qPrintable(QString::number(late)));
    }
}

void SessionTest::stoppedRunsLeaveNoTrace()
{
    CheckSession session;
    authoring::Random random(9);
    Board board = authoring::slitherBoard({12, 12}, 0.6, 5);
    for (int edit = 0; edit < 30; ++edit) {
        std::stop_source stop;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::microseconds(300 * (edit % 10)));
            stop.request_stop();
        });
        const Verdict stopped = session.check(board, {}, stop.get_token());
        const Verdict cold = check(board, {.alternatives = 0, .conflict = false});
        QVERIFY(stopped.status == Status::Unknown || stopped.status == cold.status);
        const Verdict warm = session.check(board, {.alternatives = 0, .conflict = false});
        verifySame(board, warm, cold);
        authoring::editClue(board, random);
    }
}

/// What was determined when it was stopped is known as soon as the same board is asked for again.
void SessionTest::aStoppedSearchGoesOn()
{
    CheckSession session;
    const Board board = authoring::slitherBoard({25, 25}, 0.4, 2);
    std::stop_source stop;
    const Verdict stopped = session.check(board, {}, stop.get_token(), [&](const Verdict& v) {
        if (v.determinedCount >= 40)
            stop.request_stop();
    });
    QCOMPARE(stopped.stop, Stop::Cancelled);
    QVERIFY(stopped.determinedCount >= 40);
    std::optional<Verdict> first;
    const Verdict whole = session.check(board, {}, {}, [&](const Verdict& v) {
        if (!first)
            first = v;
    });
    QVERIFY(first);
    QVERIFY2(first->determinedCount >= stopped.determinedCount, qPrintable(QString::number(first->determinedCount)));
    verifySame(board, whole, check(board));
}

void SessionTest::aLongSearchSaysWhatItDoes()
{
    const auto board =
        readPuzzle("https://puzz.link/p?araf/16/16/"
                   "oe-19l-11gbei-17zk-10n-13n-14rfs-18j-16k-19z-12h-14veyd-14j-15zg-12idkfi-17kaq89j-16i-11jfido");
    QVERIFY(board);
    CheckSession session;
    std::stop_source stop;
    std::int64_t deadEnds = 0;
    const Verdict stopped = session.check(*board, {}, stop.get_token(), [&](const Verdict& v) {
        deadEnds = v.deadEnds;
        if (v.status == Status::Unknown && deadEnds > 0)
            stop.request_stop();
    });
    QVERIFY(deadEnds > 0);
    QCOMPARE(stopped.status, Status::Unknown);
}

TOKISUJI_TEST(SessionTest);
#include "session_test.moc"
