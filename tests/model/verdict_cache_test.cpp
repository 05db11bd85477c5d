// The verdict cache: what it keeps, what it drops, what replaces what.
#include "tests/model/fake_check.h"
#include "tests/support/test.h"

#include <QTest>

using namespace tokisuji;
using namespace std::chrono_literals;

namespace {

VerdictCache::Entry entry(Verdict verdict, std::chrono::milliseconds limit = 10s)
{
    return {std::make_shared<const Verdict>(std::move(verdict)), limit};
}

Board numbered(int i)
{
    Board board = findGenre("nurikabe")->makeBoard({20, 20});
    board.set(Layer::Number, cellAt(0, 0), i);
    return board;
}

} // namespace

class VerdictCacheTest : public QObject {
    Q_OBJECT
private slots:
    void keysAreByBoardAndMarks();
    void dropsTheLeastRecentlyUsed();
    void keepsWhatSaysMore();
    void knowsWhatIsSettled();
    void checkedPartLeavesOutWhatDoesNotCount();
};

void VerdictCacheTest::keysAreByBoardAndMarks()
{
    VerdictCache cache;
    cache.put(boardWith(1), entry(finished(Status::Unique)));
    QVERIFY(cache.find(boardWith(1), MarkUse::Ignore));
    QVERIFY(!cache.find(boardWith(1), MarkUse::Use));
    QVERIFY(!cache.find(boardWith(2), MarkUse::Ignore));
    QCOMPARE(cache.summary(boardWith(1), MarkUse::Ignore)->status, Status::Unique);
    cache.clear();
    QVERIFY(!cache.find(boardWith(1), MarkUse::Ignore));
    QVERIFY(!cache.summary(boardWith(1), MarkUse::Ignore));
}

void VerdictCacheTest::dropsTheLeastRecentlyUsed()
{
    VerdictCache cache(100'000);
    constexpr int count = 100;
    for (int i = 0; i < count; ++i) {
        cache.put(numbered(i), entry(finished(Status::Unique)));
        QVERIFY(cache.find(numbered(0), MarkUse::Ignore)); // in use all the time
    }
    int kept = 0;
    for (int i = 0; i < count; ++i) {
        kept += cache.peek(numbered(i), MarkUse::Ignore) ? 1 : 0;
        QVERIFY(cache.summary(numbered(i), MarkUse::Ignore)); // ticks stay coloured
    }
    QVERIFY(kept > 5 && kept < count / 2);
    QVERIFY(cache.peek(numbered(count - 1), MarkUse::Ignore));
    QVERIFY(!cache.peek(numbered(1), MarkUse::Ignore));
}

void VerdictCacheTest::keepsWhatSaysMore()
{
    VerdictCache cache;
    cache.put(boardWith(1), entry({.status = Status::Several, .stop = Stop::Cancelled, .determinedCount = 4}));
    cache.put(boardWith(1), entry({.stop = Stop::Limit}));
    QCOMPARE(cache.find(boardWith(1), MarkUse::Ignore)->verdict->status, Status::Several);
    cache.put(boardWith(1), entry(finished(Status::Several, 3)));
    cache.put(boardWith(1), entry({.status = Status::Several, .stop = Stop::Cancelled, .determinedCount = 9}));
    QCOMPARE(cache.find(boardWith(1), MarkUse::Ignore)->verdict->stop, Stop::Finished);
    QCOMPARE(cache.summary(boardWith(1), MarkUse::Ignore)->determined, 3);
}

void VerdictCacheTest::knowsWhatIsSettled()
{
    QVERIFY(entry(finished(Status::None)).isSettled(0ms));
    QVERIFY(!entry({.stop = Stop::Cancelled}).isSettled(1s));
    const VerdictCache::Entry atLimit = entry({.stop = Stop::Limit}, 10s);
    QVERIFY(atLimit.isSettled(10s));
    QVERIFY(atLimit.isSettled(1s));
    QVERIFY(!atLimit.isSettled(11s));
    QVERIFY(!atLimit.isSettled(0ms)); // no limit at all
}

void VerdictCacheTest::checkedPartLeavesOutWhatDoesNotCount()
{
    for (const Genre* genre : allGenres()) {
        Board board = genre->makeBoard({4, 4});
        for (const Layer layer : board.layers())
            board.set(layer, board.grid().place(placesOf(layer), 0), 1);
        const Board ignoring = checkedPart(board, MarkUse::Ignore);
        const Board withMarks = checkedPart(board, MarkUse::Use);
        for (const Layer layer : genre->clueLayers())
            QVERIFY(!ignoring.isBlank(layer) && !withMarks.isBlank(layer));
        for (const Layer layer : genre->answerLayers())
            QVERIFY(ignoring.isBlank(layer) && !withMarks.isBlank(layer));
        for (const Layer layer : genre->helperLayers())
            QVERIFY(ignoring.isBlank(layer) && withMarks.isBlank(layer));
    }
}

TOKISUJI_TEST(VerdictCacheTest);
#include "verdict_cache_test.moc"
