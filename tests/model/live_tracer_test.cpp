// The live tracer with traces that answer, dawdle, stream, never end or fail on demand.
#include "editor/model/worker.h"
#include "tests/model/event_gap.h"
#include "tests/model/fake_trace.h"

#include "editor/model/reasoned.h"
#include "editor/model/trace_cache.h"
#include "engine/formats/formats.h"
#include "tests/support/patience.h"
#include "tests/support/test.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <atomic>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

Trace solvedAtOnce(const FakeTrace::Call& call, const std::stop_token&, const TraceSink&)
{
    return traceOfSteps(valueOf(call.board) + 2);
}

Trace endless(const FakeTrace::Call&, const std::stop_token& stop, const TraceSink&)
{
    waitForStop(stop);
    return traceOfSteps(1, TraceResult::Unknown);
}

/// A verdict with the determined marks of a board.
Verdict determinedVerdict(const Board& board)
{
    Verdict verdict = finished(Status::Unique);
    verdict.determined = board;
    return verdict;
}

} // namespace

class LiveTracerTest : public QObject {
    Q_OBJECT
private slots:
    void cleanup()
    {
        QVERIFY(ownerless::waitForAll(std::chrono::milliseconds(tests::patienceMs)));
    } // no thread stays behind
    void tellsTheTrace();
    void waitsAMomentForTheVerdict();
    void beginsAnewWithTheDeterminedMarks();
    void hearsOnlyTheVerdictOfItsBoard();
    void usesUniquenessOnceItIsProved();
    void tracesABoardThatIsNotFinished();
    void dropsWhatIsStale();
    void keepsTheOldTraceForAMoment();
    void answersFromTheCache();
    void profileAndMarksAreOtherQuestions();
    void cosmeticEditsStartNothing();
    void streamsWithoutCopyingEachStep();
    void stopsAtTheLimit();
    void failureIsAnAnswer();
    void neverBlocksTheWindow();
    void endsAtOnceDuringAnEndlessTrace();
    void clearForgetsTheBoard();
    void cacheHasALimit();
    void tracesRealBoards_data();
    void tracesRealBoards();
};

void LiveTracerTest::tellsTheTrace()
{
    const FakeTrace fake(solvedAtOnce);
    LiveTracer tracer(fake.function());
    QVERIFY(tracer.trace() != nullptr);
    QSignalSpy changed(&tracer, &LiveTracer::traceChanged);
    tracer.setBoard(boardWith(3));
    QCOMPARE(changed.count(), 1);
    QVERIFY(tracer.isRunning());
    QVERIFY(tracer.isStale());
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(!tracer.isStale());
    QVERIFY(tracer.board() == boardWith(3));
    QCOMPARE(tracer.trace()->result, TraceResult::Solved);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{5});
    QVERIFY(changed.count() == 2 || changed.count() == 3); // the old pair is given up where the new one is late
}

void LiveTracerTest::waitsAMomentForTheVerdict()
{
    const FakeTrace fake(solvedAtOnce);
    LiveTracer tracer(fake.function());
    tracer.setPatience(1h);
    tracer.setBoard(boardWith(3));
    QTest::qWait(20);
    QCOMPARE(fake.callCount(), 0); // the check goes first
    tracer.setVerdict(boardWith(3), shared({.status = Status::Unique}));
    QTest::qWait(20);
    QCOMPARE(fake.callCount(), 0); // its determined marks are to come
    tracer.setVerdict(boardWith(3), shared(determinedVerdict(boardWith(3))));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    QVERIFY(fake.calls().front().options.determined == boardWith(3));
    // A check that has nothing to say is not waited for.
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    tracer.setBoard(boardWith(2));
    tracer.setVerdict(boardWith(2), shared(finished(Status::None)));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 2, tests::patienceMs);
    QVERIFY(!fake.calls().back().options.determined);
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    // Nor is one that dawdles.
    tracer.setPatience(10ms);
    tracer.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 3, tests::patienceMs);
}

void LiveTracerTest::beginsAnewWithTheDeterminedMarks()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token& stop, const TraceSink& sink) {
        if (call.options.determined) {
            sink(traceOfSteps(1, TraceResult::Unknown));
            std::this_thread::sleep_for(100ms);
            return traceOfSteps(9);
        }
        sink(traceOfSteps(6, TraceResult::Unknown));
        waitForStop(stop);
        return traceOfSteps(6, TraceResult::Unknown);
    });
    LiveTracer tracer(fake.function());
    std::vector<std::size_t> lengths;
    connect(&tracer, &LiveTracer::traceChanged, this, [&] { lengths.push_back(tracer.trace()->steps.size()); });
    tracer.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(tracer.trace()->steps.size(), std::size_t{6}, tests::patienceMs); // the check dawdles
    tracer.setVerdict(boardWith(1), shared(determinedVerdict(boardWith(1))));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(fake.callCount(), 2);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{9});
    QVERIFY(std::ranges::is_sorted(lengths)); // nothing that was found is hidden again
    tracer.setVerdict(boardWith(1), shared(determinedVerdict(boardWith(1))));
    QTest::qWait(30);
    QCOMPARE(fake.callCount(), 2);
}

void LiveTracerTest::hearsOnlyTheVerdictOfItsBoard()
{
    const FakeTrace fake(endless);
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    tracer.setVerdict(boardWith(2), shared(determinedVerdict(boardWith(2))));
    Verdict withMarks = determinedVerdict(boardWith(1));
    withMarks.marks = MarkUse::Use;
    tracer.setVerdict(boardWith(1), shared(withMarks));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    QVERIFY(!fake.calls().front().options.determined);
}

void LiveTracerTest::usesUniquenessOnceItIsProved()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token&, const TraceSink&) {
        return traceOfSteps(call.options.isUnique ? 2 : 5);
    });
    LiveTracer tracer(fake.function());
    Profile profile = *findProfile("normal");
    tracer.setProfile(profile);
    tracer.setBoard(boardWith(1));
    tracer.setVerdict(boardWith(1), shared(finished(Status::Unique)));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(!fake.calls().back().options.isUnique); // this profile does not want it
    profile.uniqueness = Profile::Uniqueness::Marked;
    tracer.setPatience(0ms);
    tracer.setProfile(profile);
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(!fake.calls().back().options.isUnique); // not proved yet
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{5});
    tracer.setVerdict(boardWith(1), shared(finished(Status::Unique)));
    QVERIFY(tracer.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(fake.calls().back().options.isUnique);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{2});
    tracer.setBoard(boardWith(2));
    tracer.setBoard(boardWith(1));
    QVERIFY(!tracer.isRunning());
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{2}); // the better one is remembered
}

void LiveTracerTest::tracesABoardThatIsNotFinished()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token&, const TraceSink&) {
        return traceOfSteps(call.options.reading == BoardReading::CluesToCome ? 5 : 2);
    });
    LiveTracer tracer(fake.function());
    tracer.setPatience(0ms);
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{2}); // before anything is known
    Verdict open = finished(Status::Open);
    open.reading = BoardReading::CluesToCome;
    tracer.setVerdict(boardWith(1), shared(open));
    QVERIFY(tracer.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{5});
    const int asked = fake.callCount();
    tracer.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(fake.calls().back().options.reading == BoardReading::AsItStands);
    tracer.setBoard(boardWith(1)); // remembered as what it is
    QVERIFY(!tracer.isRunning());
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{5});
    QCOMPARE(fake.callCount(), asked + 1);
}

void LiveTracerTest::dropsWhatIsStale()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token&, const TraceSink& sink) {
        if (valueOf(call.board) == 1) { // deaf: goes on although nobody wants it any more
            std::this_thread::sleep_for(50ms);
            sink(traceOfSteps(11, TraceResult::Unknown));
            return traceOfSteps(11);
        }
        return traceOfSteps(2);
    });
    LiveTracer tracer(fake.function());
    std::vector<std::size_t> heard;
    connect(&tracer, &LiveTracer::traceChanged, this, [&] { heard.push_back(tracer.trace()->steps.size()); });
    tracer.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    tracer.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QTest::qWait(60);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{2});
    QCOMPARE(std::ranges::count(heard, std::size_t{11}), 0);
}

/// The list beside the board should not blink at each key, nor show an old path for long.
void LiveTracerTest::keepsTheOldTraceForAMoment()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token& stop, const TraceSink& sink) {
        return valueOf(call.board) == 1 ? traceOfSteps(4) : endless(call, stop, sink);
    });
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    tracer.setBoard(boardWith(2));
    QVERIFY(tracer.isStale());
    QVERIFY(tracer.board() == boardWith(1)); // board and trace belong together
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{4});
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isStale(), tests::patienceMs);
    QVERIFY(tracer.isRunning());
    QVERIFY(tracer.board() == boardWith(2));
    QVERIFY(tracer.trace()->steps.empty());
    QCOMPARE(tracer.trace()->result, TraceResult::Unknown);
}

void LiveTracerTest::answersFromTheCache()
{
    const FakeTrace fake(solvedAtOnce);
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    tracer.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QSignalSpy changed(&tracer, &LiveTracer::traceChanged);
    tracer.setBoard(boardWith(1));
    QVERIFY(!tracer.isRunning());
    QVERIFY(!tracer.isStale());
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{3});
    QCOMPARE(changed.count(), 1);
    QCOMPARE(fake.callCount(), 2);
}

void LiveTracerTest::profileAndMarksAreOtherQuestions()
{
    const FakeTrace fake(solvedAtOnce);
    LiveTracer tracer(fake.function());
    Board board = boardWith(1);
    board.set(Layer::Line, edgeBetween(cellAt(2, 2), Dir::Up), 1);
    tracer.setProfile(*findProfile("easy"));
    tracer.setBoard(board);
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(tracer.board() == boardWith(1)); // without the marks that do not count
    tracer.setProfile(*findProfile("hard"));
    QVERIFY(tracer.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    tracer.setMarkUse(MarkUse::Use);
    QVERIFY(tracer.isRunning());
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QVERIFY(tracer.board() == board);
    const auto calls = fake.calls();
    QCOMPARE(calls.size(), std::size_t{3});
    QCOMPARE(calls[0].options.profile.name, std::string("easy"));
    QCOMPARE(calls[1].options.profile.name, std::string("hard"));
    QCOMPARE(calls[2].options.marks, MarkUse::Use);
    tracer.setProfile(*findProfile("hard")); // the same
    QVERIFY(!tracer.isRunning());
    tracer.setMarkUse(MarkUse::Ignore);
    QVERIFY(!tracer.isRunning()); // remembered
}

void LiveTracerTest::cosmeticEditsStartNothing()
{
    const FakeTrace fake(solvedAtOnce);
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QSignalSpy changed(&tracer, &LiveTracer::traceChanged);
    Board marked = boardWith(1);
    marked.set(Layer::Line, edgeBetween(cellAt(2, 2), Dir::Up), 1);
    tracer.setBoard(marked);
    QVERIFY(!tracer.isRunning());
    QCOMPARE(changed.count(), 0);
}

/// 4000 steps of a path that grows: if each were copied, the copies alone would be eight million steps.
void LiveTracerTest::streamsWithoutCopyingEachStep()
{
    constexpr int count = 4000;
    const FakeTrace fake([](const FakeTrace::Call&, const std::stop_token&, const TraceSink& sink) {
        Trace growing = traceOfSteps(0, TraceResult::Unknown);
        const Trace whole = traceOfSteps(count);
        for (const Step& step : whole.steps) {
            growing.steps.push_back(step);
            growing.branches.front().steps.push_back(step.id);
            sink(growing);
            std::this_thread::sleep_for(50us);
        }
        return whole;
    });
    LiveTracer tracer(fake.function());
    QElapsedTimer clock;
    std::vector<std::size_t> lengths;
    connect(&tracer, &LiveTracer::traceChanged, this, [&] { lengths.push_back(tracer.trace()->steps.size()); });
    clock.start();
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    const qint64 ms = clock.elapsed();
    qInfo("%d announcements in %d ms", static_cast<int>(lengths.size()), static_cast<int>(ms));
    QVERIFY(lengths.size() >= 3); // it does stream
    QVERIFY(static_cast<qint64>(lengths.size()) <= ms / 30 + 3);
    QVERIFY(std::ranges::is_sorted(lengths));
    QCOMPARE(lengths.back(), std::size_t{count});
}

void LiveTracerTest::stopsAtTheLimit()
{
    const FakeTrace fake([](const FakeTrace::Call&, const std::stop_token& stop, const TraceSink&) {
        waitForStop(stop);
        return traceOfSteps(7, TraceResult::Unknown);
    });
    LiveTracer tracer(fake.function());
    tracer.setLimit(50ms);
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(tracer.trace()->result, TraceResult::Unknown);
    QCOMPARE(tracer.trace()->steps.size(), std::size_t{7}); // what it found is told
    tracer.setBoard(boardWith(2));
    tracer.setBoard(boardWith(1));
    QVERIFY(tracer.isRunning()); // half a trace is not remembered as the whole
}

void LiveTracerTest::failureIsAnAnswer()
{
    const FakeTrace fake([](const FakeTrace::Call& call, const std::stop_token&, const TraceSink&) -> Trace {
        if (valueOf(call.board) == 1)
            throw std::bad_alloc();
        return traceOfSteps(2);
    });
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(tracer.trace()->result, TraceResult::Unknown);
    tracer.setBoard(boardWith(2));
    QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
    QCOMPARE(tracer.trace()->result, TraceResult::Solved);
}

/// Keys come faster than traces end, and each trace hears late of its end.
void LiveTracerTest::neverBlocksTheWindow()
{
    const FakeTrace fake([](const FakeTrace::Call&, const std::stop_token& stop, const TraceSink& sink) {
        const Trace part = traceOfSteps(3000, TraceResult::Unknown);
        while (!stop.stop_requested())
            sink(part);
        std::this_thread::sleep_for(15ms);
        return part;
    });
    LiveTracer tracer(fake.function());
    const double longest = longestTurnMs(600, [&](int turn) {
        if (turn % 40 != 0)
            return;
        const Board board = boardWith(turn / 40 % 4);
        tracer.setBoard(board);
        tracer.setVerdict(board, shared(determinedVerdict(board)));
    });
    qInfo("longest turn of the event loop: %.1f ms of work, %d traces", longest, fake.callCount());
    QTRY_VERIFY_WITH_TIMEOUT(fake.callCount() > 3, tests::patienceMs);
    QVERIFY(longest < 16);
}

void LiveTracerTest::endsAtOnceDuringAnEndlessTrace()
{
    const FakeTrace fake(endless);
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    // Its end would never come if it waited for the trace.
}

void LiveTracerTest::clearForgetsTheBoard()
{
    const FakeTrace fake(endless);
    LiveTracer tracer(fake.function());
    tracer.setBoard(boardWith(1));
    QTRY_COMPARE_WITH_TIMEOUT(fake.callCount(), 1, tests::patienceMs);
    QSignalSpy changed(&tracer, &LiveTracer::traceChanged);
    tracer.setBoard({});
    QCOMPARE(changed.count(), 1);
    QVERIFY(!tracer.isRunning());
    QVERIFY(!tracer.isStale());
    QVERIFY(tracer.board() == Board());
    tracer.setVerdict({}, shared(finished(Status::Unique)));
    tracer.setProfile(*findProfile("easy"));
    QTest::qWait(150);
    QCOMPARE(fake.callCount(), 1);
}

void LiveTracerTest::cacheHasALimit()
{
    const auto trace = std::make_shared<const Trace>(traceOfSteps(50));
    const auto about = [](int value) { return TraceQuestion{boardWith(value), *findProfile("easy"), MarkUse::Ignore}; };
    TraceCache cache(bytesOf(*trace) * 5 / 2);
    cache.put(about(0), trace);
    cache.put(about(1), trace);
    QVERIFY(cache.find(about(0)) == trace); // now the one used last
    cache.put(about(2), trace);
    QVERIFY(cache.find(about(1)) == nullptr);
    QVERIFY(cache.find(about(0)) == trace);
    QVERIFY(cache.find(about(2)) == trace);
    cache.put(about(2), trace); // once, however often it is put
    QVERIFY(cache.find(about(0)) == trace);
    cache.put(about(3), std::make_shared<const Trace>(traceOfSteps(500)));
    QVERIFY(cache.find(about(3)) == nullptr); // larger than all that may be kept
}

void LiveTracerTest::tracesRealBoards_data()
{
    QTest::addColumn<QString>("profile");
    QTest::newRow("hard") << "hard";
    QTest::newRow("everything") << "everything";
}

/// A person can solve the samples.
void LiveTracerTest::tracesRealBoards()
{
    QFETCH(QString, profile);
    LiveTracer tracer;
    tracer.setProfile(*findProfile(profile.toStdString()));
    tracer.setPatience(0ms);
    for (const Genre* genre : allGenres()) {
        if (!isReasoned(*genre))
            continue;
        const Result<Board> board = readPuzzle(std::string(genre->sample));
        QVERIFY(board);
        tracer.setBoard(*board);
        QTRY_VERIFY_WITH_TIMEOUT(!tracer.isRunning(), tests::patienceMs);
        QCOMPARE(tracer.trace()->genre, std::string(genre->id));
        QVERIFY2(tracer.trace()->result == TraceResult::Solved, genre->id.data());
        QVERIFY(!tracer.trace()->path().empty());
    }
}

TOKISUJI_TEST(LiveTracerTest);
#include "live_tracer_test.moc"
