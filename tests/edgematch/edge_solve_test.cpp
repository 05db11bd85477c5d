// Verdicts on edge-matching boards against a search that tries every piece in every cell.
#include "engine/board/edge_set_edits.h"
#include "engine/check/check.h"
#include "engine/edgematch/make.h"
#include "engine/edgematch/turned_solutions.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tokisuji;

namespace {

/// All boards that the rules in prose allow, by looks, so that pieces that look alike are not told apart.
class EveryWay {
public:
    explicit EveryWay(const Board& board) : m_board(board), m_set(edgeSetOf(board)), m_used(m_set.pieces().size()) {}

    const std::set<std::vector<EdgePiece>>& find()
    {
        fill(0);
        return m_found;
    }

private:
    void fill(int cell)
    {
        if (cell == m_board.size().cells()) {
            m_found.insert(m_looks);
            return;
        }
        const Place place = m_board.grid().place(PlaceKind::Cell, cell);
        const int pin = m_board.at(Layer::Number, place);
        for (std::size_t piece = 0; piece < m_used.size(); ++piece)
            for (int turns = 0; !m_used[piece] && turns < (m_set.isFree() ? 4 : 1); ++turns) {
                const EdgePiece look = m_set.pieces()[piece].turned(turns);
                const bool goesWithPin = pin == blank || m_set.formOf(pin) == m_set.formOf(static_cast<int>(piece));
                if (!goesWithPin || !fits(place, look))
                    continue;
                m_used[piece] = true;
                m_looks.push_back(look);
                fill(cell + 1);
                m_looks.pop_back();
                m_used[piece] = false;
            }
    }
    bool fits(Place place, const EdgePiece& look) const
    {
        const int width = m_board.size().width;
        for (const Dir side : directions) {
            const bool isFrame = !m_board.grid().hasCell(place.step(side));
            if (isFrame != (look.at(side) == borderColour))
                return false;
        }
        const auto index = m_looks.size();
        const bool left = column(place) == 0 || m_looks[index - 1].right == look.left;
        const bool up = row(place) == 0 || m_looks[index - static_cast<std::size_t>(width)].bottom == look.top;
        return left && up;
    }

    const Board& m_board;
    EdgeSet m_set;
    std::vector<bool> m_used;
    std::vector<EdgePiece> m_looks;
    std::set<std::vector<EdgePiece>> m_found;
};

std::vector<EdgePiece> looksOf(const Board& board)
{
    const EdgeSet set = edgeSetOf(board);
    std::vector<EdgePiece> looks;
    for (const Place cell : board.grid().cells())
        looks.push_back(pieceAt(set, board, cell)->sides);
    return looks;
}

/// Cells that look the same in all of them.
int sharedCells(const std::set<std::vector<EdgePiece>>& ways)
{
    int shared = 0;
    for (std::size_t i = 0; i < ways.begin()->size(); ++i)
        shared += std::ranges::all_of(ways, [&](const auto& way) { return way[i] == (*ways.begin())[i]; }) ? 1 : 0;
    return shared;
}

void compareWithEveryWay(const Board& board)
{
    EveryWay search(board);
    const auto& ways = search.find();
    const Verdict verdict = check(board);
    const auto expected = ways.empty() ? Status::None : ways.size() == 1 ? Status::Unique : Status::Several;
    QCOMPARE(nameOf(verdict.status), nameOf(expected));
    QVERIFY(verdict.placement.has_value());
    if (ways.empty()) {
        QVERIFY(verdict.placement->matchRate() < 1 || !isRight(rulesOf(board), verdict.placement->board));
        return;
    }
    QCOMPARE(verdict.determinedCount, sharedCells(ways));
    QVERIFY(verdict.determinedComplete);
    QVERIFY(ways.contains(looksOf(*verdict.solution)));
    for (const Board& alternative : verdict.alternatives)
        QVERIFY(ways.contains(looksOf(alternative)));
    QCOMPARE(verdict.placement->matchRate(), 1.0);
    QCOMPARE(verdict.placement->board, *verdict.solution);
}

} // namespace

class EdgeSolveTest : public QObject {
    Q_OBJECT
private slots:
    void agreesWithEveryWay_data();
    void agreesWithEveryWay();
    void agreesOnWrongSets();
    void copiesAreOne();
    void pinsMeanTheForm();
    void turnsWholeBoards();
};

void EdgeSolveTest::agreesWithEveryWay_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::addColumn<bool>("free");
    QTest::addColumn<bool>("pinned");
    for (const bool free : {false, true})
        for (const bool pinned : {false, true})
            for (const auto& [width, height] : {std::pair{3, 3}, std::pair{4, 3}, std::pair{2, 4}, std::pair{5, 1}})
                QTest::addRow("%dx%d %s %s", width, height, free ? "free" : "fixed", pinned ? "pinned" : "bare")
                    << width << height << free << pinned;
}

void EdgeSolveTest::agreesWithEveryWay()
{
    QFETCH(int, width);
    QFETCH(int, height);
    QFETCH(bool, free);
    QFETCH(bool, pinned);
    for (const int colours : {2, 3, 5})
        for (std::uint64_t seed = 1; seed <= 4; ++seed)
            compareWithEveryWay(makeEdgeMatch({.size = {width, height},
                                               .colours = colours,
                                               .seed = seed,
                                               .free = free,
                                               .pin = pinned ? PinChoice::Centre : PinChoice::None})
                                    .puzzle);
}

/// Sets of which a side was coloured anew, and pins in wrong cells.
void EdgeSolveTest::agreesOnWrongSets()
{
    for (const bool free : {false, true})
        for (int piece = 0; piece < 9; ++piece) {
            Board board = makeEdgeMatch({.size = {3, 3}, .colours = 3, .seed = 7, .free = free}).puzzle;
            auto pieces = edgeSetOf(board).pieces();
            std::swap(pieces[static_cast<std::size_t>(piece)].left, pieces[static_cast<std::size_t>(piece)].bottom);
            Board recoloured = board;
            recoloured.setSetup(toText(pieces));
            compareWithEveryWay(recoloured);
            board.set(Layer::Number, cellAt(0, 0), piece);
            compareWithEveryWay(board);
        }
}

void EdgeSolveTest::copiesAreOne()
{
    const Board alike = genreOf(*readPuzzle("edgematch/4/4/")).makeBoard({4, 4});
    const Verdict verdict = check(alike);
    QCOMPARE(verdict.status, Status::Unique);
    QCOMPARE(verdict.determinedCount, 16);
    std::vector<int> numbers = piecesLaid(edgeSetOf(alike), *verdict.solution);
    std::ranges::sort(numbers);
    for (int i = 0; i < 16; ++i)
        QCOMPARE(numbers[static_cast<std::size_t>(i)], i);
}

void EdgeSolveTest::pinsMeanTheForm()
{
    // pieces 1 and 2 look alike: either may be pinned to either place, both to one place may not
    const std::string row = "edgematch/4/1/0.0.1.0_1.0.1.0_1.0.1.0_1.0.0.0";
    QCOMPARE(check(*readPuzzle(row + "/pin2@1_1@2")).status, Status::Unique);
    QCOMPARE(check(*readPuzzle(row + "/pin1@1")).status, Status::Unique);
    const Verdict wrong = check(*readPuzzle(row + "/pin1@0"));
    QCOMPARE(wrong.status, Status::None);
    QCOMPARE(wrong.conflict, std::vector{cellAt(0, 0)});
}

void EdgeSolveTest::turnsWholeBoards()
{
    const auto made = makeEdgeMatch({.size = {4, 4}, .colours = 9, .seed = 2, .free = true});
    const std::vector<Board> turned = turnedSolutions(made.solution);
    QCOMPARE(turned.size(), std::size_t{3});
    for (const Board& board : turned)
        QVERIFY(isRight(rulesOf(board), board));
    QCOMPARE(turnedSolutions(makeEdgeMatch({.size = {5, 3}, .colours = 9, .seed = 2, .free = true}).solution).size(),
             std::size_t{1});
    QVERIFY(turnedSolutions(makeEdgeMatch({.size = {4, 4}, .colours = 9, .seed = 2}).solution).empty());
    const auto pinned =
        makeEdgeMatch({.size = {4, 4}, .colours = 9, .seed = 2, .free = true, .pin = PinChoice::Centre});
    QVERIFY(turnedSolutions(pinned.solution).empty());
}

TOKISUJI_TEST(EdgeSolveTest);
#include "edge_solve_test.moc"
