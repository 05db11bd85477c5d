// Clues that are too many to name, against all of them, one board after the other: several numbers of a compass at
// once, and pairs of letters.
#include "advice_boards.h"

#include "engine/advice/repairs.h"
#include "engine/clues/clue_families.h"

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

} // namespace

Q_DECLARE_METATYPE(tokisuji::Board)
Q_DECLARE_METATYPE(tokisuji::Status)

class OpenCluesTest : public QObject {
    Q_OBJECT
private slots:
    void compasses_data();
    void compasses();
    void pairs_data();
    void pairs();
    void onePairIsOneClue();
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

void OpenCluesTest::pairs_data()
{
    QTest::addColumn<Board>("board");
    QTest::addColumn<Status>("status");
    const Board whole = minimal(sampleOf(*findGenre("kinkonkan")));
    const auto clues = placesWithClues(whole);
    QTest::newRow("a clue is lost") << without(whole, clues.front()) << Status::None; // its mirrors turn no light
    QTest::newRow("another clue is lost") << without(whole, clues.back()) << Status::None;
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

QTEST_APPLESS_MAIN(OpenCluesTest)
#include "open_clues_test.moc"
