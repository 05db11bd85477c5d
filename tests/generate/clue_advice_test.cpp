// Repairs, idle clues and what-if against the checker itself, on the sample of every genre: what is said of a changed
// board is what a cold check says of it.
#include "engine/formats/formats.h"
#include "engine/generate/idle_clues.h"
#include "engine/generate/repairs.h"
#include "engine/generate/what_if.h"
#include "engine/genre/registry.h"

#include <QtTest>

#include <algorithm>

using namespace tokisuji;

namespace {

constexpr std::chrono::milliseconds patience{2000};

Verdict coldCheck(const Board& board)
{
    return check(board, {.alternatives = 1, .conflict = true});
}

Board sampleOf(const Genre& genre)
{
    auto board = readPuzzle(genre.sample);
    if (!board)
        qFatal("%s: %s", std::string(genre.sample).c_str(), toEnglish(board.error()).c_str());
    return *board;
}

Board without(const Board& board, Place place)
{
    return with(board, withoutClue(board, place));
}

std::vector<Place> placesWithClues(const Board& board)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place p) { return !hasClue(board, p); });
    return places;
}

/// A board without superfluous clues; nothing for genres without single-valued ones.
Board minimal(const Board& sample)
{
    return minimalPuzzle(sample, placesWithClues(sample), patience);
}

void addGenres()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (const Board sample = sampleOf(*genre); !placesWithClues(sample).empty())
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
}

} // namespace

class ClueAdviceTest : public QObject {
    Q_OBJECT
private slots:
    void minimalPuzzles_data() { addGenres(); }
    void minimalPuzzles();
    void idleClues_data() { addGenres(); }
    void idleClues();
    void repairsOfSeveral_data() { addGenres(); }
    void repairsOfSeveral();
    void repairsOfNone_data() { addGenres(); }
    void repairsOfNone();
    void repairsKeepTheTarget();
    void bestOfSeveralWhenNoneIsEnough();
    void whatIfOfEveryValue_data() { addGenres(); }
    void whatIfOfEveryValue();
    void stops();

private:
    static Board fetchedSample()
    {
        QFETCH(QString, id);
        return sampleOf(*findGenre(id.toStdString()));
    }
};

void ClueAdviceTest::minimalPuzzles()
{
    const Board sample = fetchedSample();
    if (coldCheck(sample).status != Status::Unique)
        QSKIP("the sample is not unique");
    const Board board = minimal(sample);
    QCOMPARE(coldCheck(board).status, Status::Unique);
    for (const Place place : placesWithClues(board))
        QVERIFY2(coldCheck(without(board, place)).status != Status::Unique, toString(place).c_str());
}

void ClueAdviceTest::idleClues()
{
    const Board sample = fetchedSample();
    const IdleReport report = findIdleClues(sample, patience);
    QCOMPARE(report.stop, Stop::Finished);
    QCOMPARE(report.tried, report.candidates);
    for (const Place place : placesWithClues(sample)) {
        const auto clue = std::ranges::find(report.idle, place, &IdleClue::place);
        const bool removable = clue != report.idle.end() && clue->removable;
        const bool weakable = clue != report.idle.end() && clue->weakable;
        QCOMPARE(coldCheck(without(sample, place)).status == Status::Unique, removable);
        const ClueOption unknown = unknownClue(sample, place);
        QCOMPARE(!unknown.edit.empty() && coldCheck(with(sample, unknown)).status == Status::Unique, weakable);
    }
}

void ClueAdviceTest::repairsOfSeveral()
{
    const Board sample = fetchedSample();
    if (coldCheck(sample).status != Status::Unique)
        QSKIP("the sample is not unique");
    const Board board = minimal(sample);
    const auto places = placesWithClues(board);
    if (places.empty())
        QSKIP("unique without clues");
    const Place lost = places[places.size() / 2];
    const Board broken = without(board, lost);
    const Verdict verdict = coldCheck(broken);
    if (verdict.status != Status::Several)
        QSKIP("the clue shapes the board");
    int reports = 0;
    const RepairReport report =
        findRepairs(broken, verdict, {.patience = patience}, {}, [&](const RepairReport&) { ++reports; });
    QCOMPARE(report.stop, Stop::Finished);
    QVERIFY(reports >= static_cast<int>(report.repairs.size()));
    for (const Repair& repair : report.repairs)
        QCOMPARE(coldCheck(with(broken, repair.option)).status, repair.status);
    const bool restores = std::ranges::any_of(
        report.repairs, [&](const Repair& r) { return with(broken, r.option) == board && r.status == Status::Unique; });
    QVERIFY(restores);
}

void ClueAdviceTest::repairsOfNone()
{
    const Board sample = fetchedSample();
    for (const Place place : placesWithClues(sample)) {
        const Verdict before = coldCheck(sample);
        const std::vector<Board> solutions{before.solution.value_or(sample)};
        for (const ClueOption& option : clueOptions(sample, place, solutions)) {
            const Board broken = with(sample, option);
            const Verdict verdict = coldCheck(broken);
            if (verdict.status != Status::None || verdict.conflict.empty())
                continue;
            const RepairReport report = findRepairs(broken, verdict, {.patience = patience});
            QVERIFY(!report.repairs.empty());
            for (const Repair& repair : report.repairs) {
                const Verdict repaired = coldCheck(with(broken, repair.option));
                QCOMPARE(repaired.status, repair.status);
                QVERIFY(repaired.status != Status::None);
            }
            return;
        }
    }
    QSKIP("no change of one clue breaks the sample");
}

void ClueAdviceTest::repairsKeepTheTarget()
{
    const Board board = *readPuzzle("slither/4/4/6ag8c22c");
    const Verdict unique = coldCheck(board);
    const Board broken = without(minimal(board), placesWithClues(minimal(board)).front());
    const Verdict verdict = coldCheck(broken);
    QCOMPARE(verdict.status, Status::Several);
    const RepairReport report = findRepairs(broken, verdict, {.target = unique.solution, .patience = patience});
    QVERIFY(!report.repairs.empty());
    for (const Repair& repair : report.repairs)
        QVERIFY(holdsIn(with(broken, repair.option), *unique.solution));
}

void ClueAdviceTest::bestOfSeveralWhenNoneIsEnough()
{
    const Board blankBoard = findGenre("slither")->makeBoard({5, 5});
    const Verdict verdict = coldCheck(blankBoard);
    const RepairReport report = findRepairs(blankBoard, verdict, {.patience = patience});
    QCOMPARE(report.stop, Stop::Finished);
    QVERIFY(!report.repairs.empty());
    QVERIFY(std::ranges::is_sorted(report.repairs, std::greater(), &Repair::determined));
    for (const Repair& repair : report.repairs) {
        const Verdict changed = coldCheck(with(blankBoard, repair.option));
        QCOMPARE(changed.status, Status::Several);
        QCOMPARE(repair.determined, changed.determinedCount);
        QVERIFY(repair.determined > verdict.determinedCount);
    }
}

void ClueAdviceTest::whatIfOfEveryValue()
{
    const Board sample = fetchedSample();
    const Verdict verdict = coldCheck(sample);
    const WhatIfReport report = whatIf(sample, verdict, cellAt(0, 0), patience);
    QCOMPARE(report.stop, Stop::Finished);
    QCOMPARE(report.tried, static_cast<int>(report.values.size()));
    for (std::size_t i = 0; i < report.values.size(); i += 1 + report.values.size() / 40) {
        const WhatIf& value = report.values[i];
        const Verdict changed = coldCheck(with(sample, value.option));
        QCOMPARE(value.status, changed.status);
        QCOMPARE(value.determined, changed.determinedCount);
    }
}

void ClueAdviceTest::stops()
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
    QCOMPARE(report.tried, 3);
}

QTEST_APPLESS_MAIN(ClueAdviceTest)
#include "clue_advice_test.moc"
