// Clues that are too many to name, against all of them, one board after the other: several numbers of a compass at
// once, pairs of letters, two sums at once, lists of long lines.
#include "advice_boards.h"

#include "engine/advice/clue_judge.h"
#include "engine/advice/repairs.h"
#include "engine/clues/clue_site.h"
#include "engine/rules/retelling.h"
#include "tests/support/test.h"

#include <array>
#include <set>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

Board boardOf(const std::string& address)
{
    auto board = readPuzzle(address);
    if (!board)
        qFatal("%s: %s", address.c_str(), toEnglish(board.error()).c_str());
    return *board;
}

/// The boards that repairs make unique by changes that keep to some layers.
std::vector<Board> repairedBoards(const Board& board, const std::set<Layer>& layers)
{
    const RepairReport report = findRepairs(board, coldCheck(board), {.patience = patience});
    if (report.stop != Stop::Finished)
        qFatal("some boards were given up");
    std::vector<Board> boards;
    for (const Repair& repair : report.repairs) {
        const auto changes = repair.option.edit.changes();
        if (repair.status == Status::Unique
            && std::ranges::all_of(changes, [&](const Change& c) { return layers.contains(c.layer); }))
            boards.push_back(with(board, repair.option));
    }
    return boards;
}

bool has(const std::vector<Board>& boards, const Board& board)
{
    return std::ranges::find(boards, board) != boards.end();
}

// --- compasses ---

constexpr std::array arms{Layer::Up, Layer::Down, Layer::Left, Layer::Right};

/// Every other compass that could stand in a cell.
std::vector<Board> otherCompasses(const Board& board, Place cell)
{
    const int most = board.size().cells() - std::min(board.size().width, board.size().height);
    std::vector<Board> all{board};
    all.front().set(Layer::Terrain, cell, static_cast<int>(Terrain::Mark));
    for (const Layer arm : arms) {
        std::vector<Board> more;
        for (const Board& one : all)
            for (int number = blank; number <= most; ++number) {
                more.push_back(one);
                more.back().set(arm, cell, number);
            }
        all = std::move(more);
    }
    std::erase(all, board);
    return all;
}

/// Says the first one's compass nothing that the other's does not say?
bool saysNoMore(const Board& board, const Board& other, Place cell)
{
    Board added = other;
    for (const Layer arm : arms)
        if (board.at(arm, cell) != blank)
            added.set(arm, cell, board.at(arm, cell));
    return added == other && board.at(Layer::Terrain, cell) == other.at(Layer::Terrain, cell);
}

int changedNumbers(const Board& board, const Board& other, Place cell)
{
    return static_cast<int>(
        std::ranges::count_if(arms, [&](Layer arm) { return board.at(arm, cell) != other.at(arm, cell); }));
}

/// Those of a cell that are unique, against those that are reported.
void compareCompasses(const Board& board, Place cell, const std::vector<Board>& reported)
{
    std::vector<Board> unique = otherCompasses(board, cell);
    std::erase_if(unique, [](const Board& one) { return coldStatus(one) != Status::Unique; });
    for (const Board& one : unique) {
        const bool isNamed = changedNumbers(board, one, cell) <= 1;
        const auto isPart = [&](const Board& other) { return other != board && saysNoMore(other, one, cell); };
        const bool hasSmaller =
            std::ranges::any_of(unique, [&](const Board& other) { return other != one && isPart(other); });
        QCOMPARE(has(reported, one), isNamed || !hasSmaller);
        QVERIFY(std::ranges::any_of(reported, isPart));
    }
}

// --- pairs of letters ---

struct Pair {
    Place one, other;
};

std::vector<Pair> emptyPairs(const Board& board)
{
    std::vector<Place> places = cluePlaces(board);
    std::erase_if(places, [&](Place place) { return hasClue(board, place); });
    std::vector<Pair> pairs;
    for (const Place one : places)
        for (const Place other : places)
            if (one < other)
                pairs.push_back({one, other});
    return pairs;
}

Board withPair(Board board, const Pair& pair, int letter, int number)
{
    for (const Place end : {pair.one, pair.other}) {
        board.set(Layer::Letter, end, letter);
        board.set(Layer::Outside, end, number);
    }
    return board;
}

Pair pairAt(const Board& board, Place place)
{
    Pair pair{place, place};
    for (const Place other : board.grid().all(PlaceKind::Slot))
        if (other != place && board.at(Layer::Letter, other) == board.at(Layer::Letter, place)
            && board.at(Layer::Outside, other) == board.at(Layer::Outside, place))
            pair.other = other;
    return pair;
}

/// A letter that stands nowhere on these small boards stands for all others.
int freshLetter(const Board& board)
{
    int letter = 1;
    while (std::ranges::count(board.values(Layer::Letter), letter) > 0)
        ++letter;
    return letter;
}

/// Every pair that could be added, every other number of one that stands, and the board without it.
std::vector<Board> changesOfPairs(const Board& board)
{
    constexpr int most = 12; // turns
    std::vector<Board> all;
    for (int number = 0; number <= most; ++number) {
        for (const Pair& pair : emptyPairs(board))
            all.push_back(withPair(board, pair, freshLetter(board), number));
        for (const Place place : placesWithClues(board))
            if (board.at(Layer::Outside, place) != number)
                all.push_back(withPair(board, pairAt(board, place), board.at(Layer::Letter, place), number));
    }
    for (const Place place : placesWithClues(board))
        all.push_back(without(board, place));
    return all;
}

// --- what is read off solutions ---

/// Every list that a line could have, and every pair of sums.
std::vector<Board> changesOfLine(const Board& board, Place slot)
{
    std::vector<Board> all;
    for (const auto& list : listsOfLine(static_cast<int>(board.grid().lineFrom(slot).size())))
        all.push_back(with(board, lineOption(board, slot, list)));
    return all;
}
std::vector<Board> changesOfSums(const Board& board, Place place)
{
    constexpr int most = 36; // of runs up to eight cells
    std::vector<Board> all(most * most, board);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].set(Layer::Right, place, static_cast<int>(i) / most + 1);
        all[i].set(Layer::Down, place, static_cast<int>(i) % most + 1);
    }
    return all;
}

/// Are these few solutions far from all?
bool hasMoreThan(std::size_t solutions, const Board& board, Place dropped)
{
    const Rules rules = withoutRulesOf(dropped, rulesOf(board));
    return !Probe(patience).solutionsOf(rules, Probe::AsItIs, {}, solutions, {}).all;
}

} // namespace

Q_DECLARE_METATYPE(tokisuji::Board)
Q_DECLARE_METATYPE(tokisuji::Place)
Q_DECLARE_METATYPE(tokisuji::Status)

class OpenCluesTest : public QObject {
    Q_OBJECT
private slots:
    void compasses_data();
    void compasses();
    void compassesThatKeepASolution();
    void pairs_data();
    void pairs();
    void onePairIsOneClue();
    void readOptions_data();
    void readOptions();
};

void OpenCluesTest::compasses_data()
{
    QTest::addColumn<QString>("address");
    QTest::newRow("a bare one") << "compass/2/3/....j1...";
    QTest::newRow("two bare ones") << "compass/3/2/....g....i";
    QTest::newRow("a number too few") << "compass/3/2/...1i....";
    QTest::newRow("three") << "compass/3/3/....h....j....";
}

void OpenCluesTest::compasses()
{
    QFETCH(QString, address);
    const Board board = boardOf(address.toStdString());
    QCOMPARE(coldStatus(board), Status::Several);
    const std::vector<Board> reported =
        repairedBoards(board, {Layer::Terrain, Layer::Up, Layer::Down, Layer::Left, Layer::Right});
    for (const Place cell : board.grid().cells())
        compareCompasses(board, cell, reported);
}

/// The author has drawn one region more than there are compasses.
void OpenCluesTest::compassesThatKeepASolution()
{
    const Board whole = boardOf("compass/5/5/i.734m424.p...3h");
    const auto places = cluePlaces(whole);
    const auto leavesSeveral = [&](Place p) {
        return hasClue(whole, p) && coldStatus(with(whole, withoutClue(whole, p))) == Status::Several;
    };
    const Board board = with(whole, withoutClue(whole, *std::ranges::find_if(places, leavesSeveral)));
    const std::optional<Board> target = coldCheck(whole).solution;
    const Verdict verdict = coldCheck(board);
    const RepairReport all = findRepairs(board, verdict, {.patience = patience});
    const RepairReport kept = findRepairs(board, verdict, {.target = target, .patience = patience});
    const auto boardsOf = [&](const RepairReport& report) {
        std::set<std::string> boards;
        for (const Repair& repair : report.repairs)
            if (const Board changed = with(board, repair.option);
                repair.status == Status::Unique && holdsIn(changed, *target))
                boards.insert(addressOf(changed));
        return boards;
    };
    QVERIFY(!boardsOf(kept).empty());
    QVERIFY(boardsOf(kept) == boardsOf(all));
    QVERIFY(
        std::ranges::all_of(kept.repairs, [&](const Repair& r) { return holdsIn(with(board, r.option), *target); }));
}

void OpenCluesTest::pairs_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<Status>("status");
    const Board whole = minimal(sampleOf(*findGenre("kinkonkan")));
    const auto clues = placesWithClues(whole);
    QTest::newRow("a clue is lost") << without(whole, clues.front()) << Status::None; // its mirrors turn no light
    QTest::newRow("another clue is lost") << without(whole, clues.back()) << Status::None;
    QTest::newRow("no pair at all") << boardOf("kinkonkan/5/5/5bahg5eot") << Status::None;
    for (const ClueFamily& family : groundFamilies(whole))
        if (const Board changed = with(whole, family.options.front()); coldStatus(changed) == Status::Several) {
            QTest::newRow("a room is another one") << changed << Status::Several;
            break;
        }
}

void OpenCluesTest::pairs()
{
    QFETCH(Board, board);
    QFETCH(Status, status);
    QCOMPARE(coldStatus(board), status);
    const std::vector<Board> reported = repairedBoards(board, {Layer::Letter, Layer::Outside});
    std::size_t unique = 0;
    for (const Board& one : changesOfPairs(board)) {
        const bool isUnique = coldStatus(one) == Status::Unique;
        unique += isUnique ? 1 : 0;
        QCOMPARE(has(reported, one), isUnique);
    }
    QVERIFY(unique > 0);
    QCOMPARE(reported.size(), unique);
}

void OpenCluesTest::onePairIsOneClue()
{
    const Board sample = sampleOf(*findGenre("kinkonkan"));
    const auto clues = placesWithClues(sample);
    const auto letters = sample.values(Layer::Letter);
    QCOMPARE(2 * std::ssize(clues), std::ranges::count_if(letters, [](int letter) { return letter != blank; }));
    Board board = sample;
    for (const Place place : clues)
        board = without(board, place);
    QVERIFY(board.isBlank(Layer::Letter) && board.isBlank(Layer::Outside));
}

void OpenCluesTest::readOptions_data()
{
    QTest::addColumn<QString>("address");
    QTest::addColumn<Place>("place");
    QTest::addColumn<bool>("isLine");
    QTest::newRow("a line of 13") << "nonogram/13/3/2g111g1g1g1g1g2g1i3g1g1g2222i1111i1112i" << Place{-1, 1} << true;
    QTest::newRow("another line") << "nonogram/13/3/1g1g1g1g2g1g111g1g111g1i36k111j111j" << Place{-1, 1} << true;
    QTest::newRow("two sums") << "kakuro/5/5/ld6qfem3-q-3lgIG4bM--/" << Place{1, 5} << false;
    QTest::newRow("two other sums") << "kakuro/5/5/ld6qfem3-q-3l-I-4bMM7" << Place{5, 1} << false;
}

/// The weaker board has many more solutions than are looked at to read clues off them.
void OpenCluesTest::readOptions()
{
    QFETCH(QString, address);
    QFETCH(Place, place);
    QFETCH(bool, isLine);
    constexpr std::size_t many = 64;
    const Board board = boardOf(address.toStdString());
    QVERIFY(hasMoreThan(many, board, place));
    const auto families = clueFamilies(board, place);
    const auto family = std::ranges::find_if(families, [](const ClueFamily& f) { return f.read != nullptr; });
    QVERIFY(family != families.end());
    const KnownSolutions base = baseSolutions(board, std::nullopt, {}, 32, patience, {});
    const JudgeTask task{board, base, std::nullopt, 5 * patience};
    std::vector<Board> unique;
    for (const Judged& judged : ClueJudge(task, {}).judge(*family)) {
        QVERIFY(!judged.option.edit.empty()); // nothing was given up
        if (judged.status == Status::Unique)
            unique.push_back(with(board, judged.option));
    }
    QVERIFY(!unique.empty());
    for (const Board& changed : isLine ? changesOfLine(board, place) : changesOfSums(board, place))
        if (changed != board)
            QCOMPARE(has(unique, changed), coldStatus(changed) == Status::Unique);
}

TOKISUJI_TEST(OpenCluesTest);
#include "open_clues_test.moc"
