// Repairs against the checker itself, on the sample of every genre with one clue taken away or changed: all that is
// said is what a cold check says, and nothing that a cold check finds is missing.
#include "advice_boards.h"

#include "engine/advice/repairs.h"
#include "engine/advice/telling_places.h"
#include "engine/clues/clue_families.h"
#include "tests/first_genres.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"
#include "tests/support/work_clock.h"

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

const auto coldChecks = static_cast<std::size_t>(tests::tries(10)); ///< of each board

/// All options of all places, of ranges that name them.
std::vector<ClueOption> allOptions(const Board& board)
{
    std::vector<ClueOption> options;
    const auto take = [&](const ClueFamily& family) {
        options.insert(options.end(), family.options.begin(), family.options.end());
    };
    for (const Place place : cluePlaces(board)) {
        std::ranges::for_each(clueFamilies(board, place), take);
        for (const ClueOption& taken : {withoutClue(board, place), unknownClue(board, place)})
            if (!taken.edit.empty())
                options.push_back(taken);
    }
    std::ranges::for_each(groundFamilies(board), take);
    return options;
}

/// At most `most` of them, spread evenly.
std::vector<ClueOption> someOf(const std::vector<ClueOption>& all, std::size_t most)
{
    std::vector<ClueOption> some;
    const std::size_t step = 1 + all.size() / most;
    for (std::size_t i = step / 2; i < all.size(); i += step)
        some.push_back(all[i]);
    return some;
}

bool tells(const RepairReport& report, const Board& board, const Board& repaired, Status status)
{
    return std::ranges::any_of(report.repairs, [&](const Repair& repair) {
        return repair.status == status && with(board, repair.option) == repaired;
    });
}

/// The minimal sample without one of its clues; unique where no clue can go.
struct Broken {
    Board whole;
    Board board;
};
Broken brokenBoard(const Board& sample, std::size_t which)
{
    const Board whole = minimal(sample);
    const auto places = placesWithClues(whole);
    if (places.empty())
        return {whole, whole};
    return {whole, without(whole, places[which * (places.size() - 1) / 2])};
}

/// Has it several solutions without the clue? Not where that clue shapes the board, as a border does.
bool losesAClue(const Board& sample)
{
    static std::map<std::string, bool> known;
    const auto [entry, isNew] = known.try_emplace(sample.genre());
    if (isNew)
        entry->second = coldStatus(brokenBoard(sample, 1).board) == Status::Several;
    return entry->second;
}

/// The sample with one clue changed so that it has no solution; nothing where a few tries find none.
std::optional<Board> contradictory(const Board& sample)
{
    static std::map<std::string, std::optional<Board>> known;
    const auto [entry, isNew] = known.try_emplace(sample.genre());
    if (!isNew)
        return entry->second;
    for (const ClueOption& option : someOf(allOptions(sample), 25)) {
        const Board board = with(sample, option);
        if (const Verdict verdict = coldCheck(board); verdict.status == Status::None && !verdict.conflict.empty()) {
            entry->second = board;
            break;
        }
    }
    return entry->second;
}

/// A number that is typed into a cell.
const Clue* typedNumber(const Genre& genre)
{
    const auto clue = std::ranges::find_if(genre.clues, [](const Clue& c) {
        return c.kind == Clue::CellNumber || c.kind == Clue::Island || c.kind == Clue::RoomNumber;
    });
    return clue == genre.clues.end() ? nullptr : &*clue;
}

} // namespace

class ClueAdviceTest : public QObject {
    Q_OBJECT
private slots:
    void repairsOfSeveral_data() { addGenres(); }
    void repairsOfSeveral();
    void repairsOfNone_data()
    {
        addGenres([](const Board& sample) { return contradictory(sample).has_value(); });
    }
    void repairsOfNone();
    void everyNumberIsTried_data()
    {
        addGenres([](const Board& sample) { return typedNumber(genreOf(sample)) != nullptr && losesAClue(sample); });
    }
    void everyNumberIsTried();
    void repairsKeepTheTarget_data() { addGenres(losesAClue); }
    void repairsKeepTheTarget();
    void bestOfSeveralWhenNoneIsEnough();
    void whatWasEditedLastComesFirst();
    void sameReportEveryTime();
    void tellingPlacesTell_data() { addGenres(losesAClue); }
    void tellingPlacesTell();
    void stopsWithin();
};

void ClueAdviceTest::repairsOfSeveral()
{
    const Board sample = fetchedSample();
    for (const std::size_t which : {0U, 2U}) {
        if (which > 0 && !isFirstGenre(sample.genre()))
            continue;
        const auto [whole, board] = brokenBoard(sample, which);
        const Verdict verdict = coldCheck(board);
        if (verdict.status != Status::Several)
            continue;
        int reports = 0;
        const RepairReport report =
            findRepairs(board, verdict, {.patience = patience}, {}, [&](const RepairReport&) { ++reports; });
        QCOMPARE(report.stop, Stop::Finished);
        QCOMPARE(report.tried, report.candidates);
        QVERIFY(reports >= static_cast<int>(report.repairs.size()));
        QVERIFY2(tells(report, board, whole, Status::Unique), addressOf(board).c_str());
        for (const Repair& repair : report.repairs)
            QCOMPARE(coldStatus(with(board, repair.option)), repair.status);
        for (const ClueOption& option : someOf(allOptions(board), coldChecks))
            QCOMPARE(tells(report, board, with(board, option), Status::Unique),
                     coldStatus(with(board, option)) == Status::Unique);
    }
}

/// Values as they can be typed, whether the options name them or not.
void ClueAdviceTest::everyNumberIsTried()
{
    const auto [whole, board] = brokenBoard(fetchedSample(), 1);
    const Verdict verdict = coldCheck(board);
    const Genre& genre = genreOf(board);
    const Clue* clue = typedNumber(genre);
    const RepairReport report = findRepairs(board, verdict, {.patience = patience});
    const auto places = cluePlaces(board);
    for (const Place place : {places[places.size() / 3], places.back()}) {
        const int most = std::min(clue->max(board), board.size().cells() + 2);
        for (int value = clue->min; value <= most && isCell(place) && board.grid().hasCell(place); ++value) {
            EditBuilder edit(board);
            edit.set(Layer::Number, place, value);
            const bool isUnique = !edit.edit().empty() && coldStatus(edit.board()) == Status::Unique;
            const bool isLabel = genre.id == "daburi" || genre.id == "hitori"; // new ones are all alike
            if (!isLabel || isUnique == false)
                QVERIFY2(tells(report, board, edit.board(), Status::Unique) == isUnique,
                         (addressOf(board) + " " + addressOf(edit.board())).c_str());
        }
    }
}

void ClueAdviceTest::repairsOfNone()
{
    const Board board = *contradictory(fetchedSample());
    const Verdict verdict = coldCheck(board);
    const RepairReport report = findRepairs(board, verdict, {.patience = patience});
    QCOMPARE(report.stop, Stop::Finished);
    for (std::size_t i = 0; i < report.repairs.size(); i += 1 + report.repairs.size() / coldChecks) {
        const Verdict repaired = quickCheck(with(board, report.repairs[i].option));
        QCOMPARE(repaired.status, report.repairs[i].status);
        QCOMPARE(repaired.determinedCount, report.repairs[i].determined);
    }
    auto options = allOptions(board);
    std::erase_if(options, [&](const ClueOption& o) {
        return std::ranges::find(verdict.conflict, o.place) == verdict.conflict.end() || !hasClue(board, o.place);
    });
    for (const ClueOption& other : someOf(options, coldChecks)) {
        const Board changed = with(board, other);
        const Status status = coldStatus(changed);
        QVERIFY2(tells(report, board, changed, status) == (status != Status::None),
                 (addressOf(board) + " " + addressOf(changed)).c_str());
    }
}

void ClueAdviceTest::repairsKeepTheTarget()
{
    const auto [whole, board] = brokenBoard(fetchedSample(), 1);
    const Verdict verdict = coldCheck(board);
    const RepairReport all = findRepairs(board, verdict, {.patience = patience});
    const std::optional<Board> target = verdict.alternatives.front();
    const RepairReport kept = findRepairs(board, verdict, {.target = target, .patience = patience});
    std::set<std::string> wanted, got;
    for (const Repair& repair : all.repairs)
        if (repair.status == Status::Unique && holdsIn(with(board, repair.option), *target))
            wanted.insert(addressOf(with(board, repair.option)));
    for (const Repair& repair : kept.repairs) {
        QVERIFY(holdsIn(with(board, repair.option), *target));
        if (repair.status == Status::Unique)
            got.insert(addressOf(with(board, repair.option)));
    }
    QVERIFY(wanted == got);
}

void ClueAdviceTest::bestOfSeveralWhenNoneIsEnough()
{
    const Board blankBoard = findGenre("mashu")->makeBoard({7, 7});
    const Verdict verdict = coldCheck(blankBoard);
    const RepairReport report = findRepairs(blankBoard, verdict, {.patience = patience});
    QCOMPARE(report.stop, Stop::Finished);
    QVERIFY(!report.repairs.empty());
    const std::size_t most = RepairOptions().most;
    for (std::size_t i = most; i < report.repairs.size(); ++i) // beyond it, only those that are as good as the last
        QCOMPARE(report.repairs[i].determined, report.repairs[most - 1].determined);
    QVERIFY(report.repairs.size() > most); // a board without clues looks the same from many sides
    QVERIFY(std::ranges::is_sorted(report.repairs, std::greater(), &Repair::determined));
    for (const Repair& repair : report.repairs) {
        const Verdict changed = quickCheck(with(blankBoard, repair.option));
        QCOMPARE(changed.status, Status::Several);
        QCOMPARE(repair.status, Status::Several);
        QCOMPARE(repair.determined, changed.determinedCount);
        QVERIFY(repair.determined > verdict.determinedCount);
    }
}

/// Among changes that give a solution back and determine as much.
void ClueAdviceTest::whatWasEditedLastComesFirst()
{
    Board board = findGenre("slither")->makeBoard({5, 5});
    const Place three = cellAt(0, 0), zero = cellAt(1, 0);
    board.set(Layer::Number, three, 3);
    board.set(Layer::Number, zero, 0);
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::None);
    std::vector<std::size_t> sizes;
    for (const Place edited : {three, zero}) {
        const RepairReport report = findRepairs(board, verdict, {.edited = {edited}, .patience = patience});
        QVERIFY(!report.repairs.empty());
        sizes.push_back(report.repairs.size());
        const auto isWorse = [&](const Repair& a, const Repair& b) {
            return a.determined < b.determined
                   || (a.determined == b.determined && a.option.place != edited && b.option.place == edited);
        };
        for (std::size_t i = 1; i < report.repairs.size(); ++i)
            QVERIFY(!isWorse(report.repairs[i - 1], report.repairs[i]));
    }
    QCOMPARE(sizes.front(), sizes.back());
}

void ClueAdviceTest::sameReportEveryTime()
{
    const auto [whole, board] = brokenBoard(sampleOf(*findGenre("kurotto")), 1);
    const Verdict verdict = coldCheck(board);
    const RepairReport first = findRepairs(board, verdict, {.patience = patience});
    QVERIFY(first.repairs.size() > 1);
    for (int again = 0; again < 5; ++again) {
        const RepairReport report = findRepairs(board, verdict, {.patience = patience});
        QCOMPARE(report.repairs.size(), first.repairs.size());
        for (std::size_t i = 0; i < first.repairs.size(); ++i)
            QVERIFY(report.repairs[i].option == first.repairs[i].option);
    }
}

void ClueAdviceTest::tellingPlacesTell()
{
    const auto [whole, board] = brokenBoard(fetchedSample(), 1);
    const Verdict verdict = coldCheck(board);
    const Board &a = *verdict.solution, &b = verdict.alternatives.front();
    const std::vector<TellingPlace> all = tellingPlaces(board, a, b);
    for (const TellingPlace& telling : all) {
        QVERIFY(telling.inFirst || telling.inSecond);
        if (telling.inFirst) {
            QVERIFY(holdsIn(with(board, *telling.inFirst), a));
            QVERIFY(!holdsIn(with(board, *telling.inFirst), b));
        }
        if (telling.inSecond) {
            QVERIFY(!holdsIn(with(board, *telling.inSecond), a));
            QVERIFY(holdsIn(with(board, *telling.inSecond), b));
        }
    }
    if (board.genre() == "slither") { // the clue that was lost is one of them
        const auto lost = difference(board, whole).changes().front().place;
        QVERIFY(std::ranges::find(all, lost, &TellingPlace::place) != all.end());
    }
}

void ClueAdviceTest::stopsWithin()
{
    for (const char* id : {"slither", "mashu", "kurotto", "kurodoko"}) {
        const Board board = findGenre(id)->makeBoard({20, 20});
        Verdict verdict = check(board, {.limit = std::chrono::milliseconds(300)});
        verdict.status = Status::Several;
        std::stop_source stop;
        const tests::WorkClock clock(tests::WorkClock::Program);
        std::atomic<double> asked = 1e9;
        const std::jthread stopper([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(150));
            asked = clock.ms();
            stop.request_stop();
        });
        const RepairReport report = findRepairs(board, verdict, {.patience = patience}, stop.get_token());
        const auto late = clock.ms() - asked.load();
        QCOMPARE(report.stop, Stop::Cancelled);
        QVERIFY2(late < 200, std::to_string(late).c_str());
    }
}

TOKISUJI_TEST(ClueAdviceTest);
#include "clue_advice_test.moc"
