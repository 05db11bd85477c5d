// Idle clues, minimal puzzles and what-if against the checker itself, on the sample of every genre.
#include "advice_boards.h"

#include "engine/advice/what_if.h"
#include "tests/support/test.h"

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

bool isUnique(const Board& sample)
{
    return coldStatus(sample) == Status::Unique;
}

} // namespace

class IdleCluesTest : public QObject {
    Q_OBJECT
private slots:
    void minimalPuzzles_data() { addGenres(isUnique); }
    void minimalPuzzles();
    void idleClues_data() { addGenres(isUnique); }
    void idleClues();
    void whatIfOfEveryValue_data() { addGenres(); }
    void whatIfOfEveryValue();
    void whatIfOfLooseBoards_data();
    void whatIfOfLooseBoards();
    void whatIfNamesEveryNumber();
    void whatIfStops();
    void whatIfGoesOn_data();
    void whatIfGoesOn();
};

void IdleCluesTest::minimalPuzzles()
{
    const Board sample = fetchedSample();
    auto order = placesWithClues(sample);
    std::ranges::reverse(order);
    for (const Board& board : {minimal(sample), minimalPuzzle(sample, order, patience)}) {
        QCOMPARE(coldStatus(board), Status::Unique);
        for (const Place place : placesWithClues(board))
            QVERIFY2(coldStatus(without(board, place)) != Status::Unique, toString(place).c_str());
    }
}

void IdleCluesTest::idleClues()
{
    const Board sample = fetchedSample();
    const IdleReport report = findIdleClues(sample, patience);
    QCOMPARE(report.stop, Stop::Finished);
    QCOMPARE(report.tried, report.candidates);
    for (const Place place : placesWithClues(sample)) {
        const auto clue = std::ranges::find(report.idle, place, &IdleClue::place);
        const bool removable = clue != report.idle.end() && clue->removable;
        const bool weakable = clue != report.idle.end() && clue->weakable;
        QCOMPARE(removable, coldStatus(without(sample, place)) == Status::Unique);
        const ClueOption unknown = unknownClue(sample, place);
        QCOMPARE(weakable, !unknown.edit.empty() && coldStatus(with(sample, unknown)) == Status::Unique);
    }
}

void IdleCluesTest::whatIfOfEveryValue()
{
    const Board sample = fetchedSample();
    const auto places = placesWithClues(sample);
    const Board board = places.empty() ? sample : without(sample, places.front());
    const Verdict verdict = coldCheck(board);
    const WhatIfReport report = whatIf(board, verdict, cellAt(0, 0), patience);
    QCOMPARE(report.stop, Stop::Finished);
    QCOMPARE(report.tried, static_cast<int>(report.values.size()));
    for (std::size_t i = 0; i < report.values.size(); i += 1 + report.values.size() / 20) {
        const WhatIf& value = report.values[i];
        const Verdict changed = quickCheck(with(board, value.option));
        QCOMPARE(value.status, changed.status);
        QCOMPARE(value.determined, changed.determinedCount);
    }
}

void IdleCluesTest::whatIfOfLooseBoards_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("islands") << "nurikabe/5/4/3l.n.g";
    QTest::newRow("islands of any size") << "nurikabe/5/4/.l.n.g";
    QTest::newRow("rectangles") << "shikaku/5/4/.l.n.g";
    QTest::newRow("rectangles with areas") << "shikaku/4/4/4h.p.g";
    QTest::newRow("compasses") << "compass/3/3/....h....j....";
    QTest::newRow("compasses with numbers") << "compass/4/3/.1..j....i2...g";
}

/// With most clues many solutions are left: what these share is counted in one model for all of them.
void IdleCluesTest::whatIfOfLooseBoards()
{
    QFETCH(QString, address);
    const Board board = *readPuzzle(address.toStdString());
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::Several);
    const WhatIfReport report = whatIf(board, verdict, cellAt(0, 0), patience);
    QCOMPARE(report.tried, static_cast<int>(report.values.size()));
    int several = 0, none = 0;
    for (const WhatIf& value : report.values) {
        const Verdict changed = quickCheck(with(board, value.option));
        QVERIFY(value.isTried);
        QCOMPARE(value.status, changed.status);
        QCOMPARE(value.determined, changed.determinedCount);
        several += changed.status == Status::Several ? 1 : 0;
        none += changed.status == Status::None ? 1 : 0;
    }
    QVERIFY(several > 10);
    QVERIFY(none > 10);
}

/// Those that no solution at hand shows are told of too.
void IdleCluesTest::whatIfNamesEveryNumber()
{
    const Board board = *readPuzzle("nurikabe/5/5/5i1n5n");
    const WhatIfReport report = whatIf(board, coldCheck(board), cellAt(0, 0), patience);
    for (const Place cell : {cellAt(1, 0), cellAt(2, 3), cellAt(4, 4)})
        for (int number = 1; number <= board.size().cells(); ++number) {
            const auto value = std::ranges::find_if(report.values, [&](const WhatIf& one) {
                return one.option.place == cell && one.option.value == number;
            });
            QVERIFY(value != report.values.end());
            QVERIFY(value->isTried);
            QCOMPARE(value->status, coldStatus(with(board, value->option)));
        }
}

void IdleCluesTest::whatIfStops()
{
    const Board board = findGenre("slither")->makeBoard({20, 20});
    const Verdict verdict = check(board, {.limit = std::chrono::milliseconds(500)});
    std::stop_source stop;
    int reports = 0;
    const WhatIfReport report =
        whatIf(board, verdict, cellAt(0, 0), patience, stop.get_token(), [&](const WhatIfReport&) {
            if (++reports == 3)
                stop.request_stop();
        });
    QCOMPARE(report.stop, Stop::Cancelled);
    QVERIFY(report.tried >= 3);
    QVERIFY(report.tried < static_cast<int>(report.values.size()));
}

void IdleCluesTest::whatIfGoesOn_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("numbers") << "https://puzz.link/p?slither/5/5/bdcbdbcag";
    QTest::newRow("pairs that are not named") << "kinkonkan/4/4/abo8t0BbChBbC1111";
}

/// What an earlier survey has tried is taken over as it is, even where it is wrong: it was not tried again.
void IdleCluesTest::whatIfGoesOn()
{
    QFETCH(QString, address);
    const Board board = *readPuzzle(address.toStdString());
    const Verdict verdict = coldCheck(board);
    const WhatIfReport whole = whatIf(board, verdict, cellAt(0, 0), patience);
    QVERIFY(whole.values.size() > 1);
    constexpr int mark = 4711;
    const Place middle = whole.values[whole.values.size() / 2].option.place;
    const auto end = std::ranges::find(whole.values, middle, [](const WhatIf& value) { return value.option.place; });
    std::vector<WhatIf> known(whole.values.begin(), end);
    for (WhatIf& value : known)
        value.determined = mark;
    const WhatIfReport next = whatIf(board, verdict, cellAt(4, 4), patience, {}, {}, known);
    QCOMPARE(next.values.size(), whole.values.size());
    QCOMPARE(next.tried, whole.tried);
    for (const WhatIf& value : next.values) {
        const auto before = std::ranges::find(whole.values, value.option, &WhatIf::option);
        QVERIFY(before != whole.values.end());
        QVERIFY(value.isTried);
        QCOMPARE(value.status, before->status);
        const bool isKnown = std::ranges::find(known, value.option, &WhatIf::option) != known.end();
        QCOMPARE(value.determined, isKnown ? mark : before->determined);
    }
}

TOKISUJI_TEST(IdleCluesTest);
#include "idle_clues_test.moc"
