// Regions with two numbers each against their meaning: on small boards the clauses and cuts leave exactly the borders
// that the judge accepts, whether depths are told from the start or never, and where numbers are still to come.
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"
#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/sat/encode/seed_pairs.h"
#include "engine/sat/model.h"
#include "tests/support/test.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace tokisuji;

namespace {

using Borders = std::vector<bool>; ///< by atom

const Instance& seedPairsOf(const Rules& r)
{
    return *std::ranges::find_if(r.instances(), [](const Instance& i) { return i.is<SeedPairs>(); });
}

std::vector<int> edgesOf(const Rules& r)
{
    std::vector<int> atoms;
    for (const Answer& answer : r.answers())
        std::ranges::copy(atomsOf(answer), std::back_inserter(atoms));
    return atoms;
}

std::set<Borders> accepted(const Rules& r)
{
    const std::vector<int> edges = edgesOf(r);
    std::set<Borders> found;
    for (unsigned bits = 0; bits < 1U << edges.size(); ++bits) {
        Borders borders(static_cast<std::size_t>(r.atomCount()));
        for (std::size_t i = 0; i < edges.size(); ++i)
            borders[static_cast<std::size_t>(edges[i])] = (bits >> i & 1U) != 0;
        if (holds(seedPairsOf(r), Assignment(r, borders)))
            found.insert(borders);
    }
    return found;
}

/// Every solution in turn, each forbidden once it is found; rounds are counted from `firstRound`.
std::set<Borders> solved(const Rules& r, int firstRound)
{
    const std::vector<int> edges = edgesOf(r);
    SatSolver solver(r.atomCount());
    SeedPairsRule rule(*seedPairsOf(r).get<SeedPairs>().division, Yes, solver, {});
    std::set<Borders> found;
    for (int round = firstRound; solver.solve({}) == SatResult::Sat; ++round) {
        const Truth model = solver.model();
        if (rule.cut(model, round, {}) > 0)
            continue;
        Borders borders(static_cast<std::size_t>(r.atomCount()));
        std::vector<Lit> others;
        for (const int edge : edges) {
            borders[static_cast<std::size_t>(edge)] = model[Lit::of(edge)];
            others.push_back(Lit::of(edge, !model[Lit::of(edge)]));
        }
        found.insert(borders);
        solver.add(others);
    }
    return found;
}

Board withNumbers(Size size, std::mt19937& random)
{
    Board board = findGenre("araf")->makeBoard(size);
    std::vector<Place> cells = board.grid().cells();
    std::ranges::shuffle(cells, random);
    const std::size_t seeds = 2 + 2 * (random() % 2);
    for (std::size_t i = 0; i < seeds; ++i)
        board.set(Layer::Number, cells[i], random() % 4 == 0 ? question : 1 + static_cast<int>(random() % 9));
    return board;
}

} // namespace

class EncodeSeedPairsTest : public QObject {
    Q_OBJECT
private slots:
    void borders_data();
    void borders();
    void someBoardsHaveSolutions();
    void sizesAreCutEarly();

private:
    std::size_t m_solutions = 0;
};

void EncodeSeedPairsTest::borders_data()
{
    QTest::addColumn<Board>("board");
    std::mt19937 random(3);
    for (int i = 0; i < 48; ++i)
        QTest::addRow("3x3 %d", i) << withNumbers({3, 3}, random);
    for (int i = 0; i < 12; ++i)
        QTest::addRow("5x2 %d", i) << withNumbers({5, 2}, random);
}

void EncodeSeedPairsTest::borders()
{
    constexpr int never = INT_MIN / 2;
    constexpr int atOnce = 1000;
    QFETCH(Board, board);
    for (const BoardReading reading : {BoardReading::AsItStands, BoardReading::CluesToCome}) {
        const Rules r = rulesOf(board, reading);
        const std::set<Borders> right = accepted(r);
        QVERIFY(solved(r, never) == right);
        QVERIFY(solved(r, atOnce) == right);
        m_solutions += right.size();
    }
}

void EncodeSeedPairsTest::someBoardsHaveSolutions()
{
    QVERIFY2(m_solutions > 1000, qPrintable(QString::number(m_solutions)));
}

/// Sizes are told while there still are strays. Without that, a search for these three takes several times as long.
void EncodeSeedPairsTest::sizesAreCutEarly()
{
    constexpr std::int64_t mostDeadEnds = 50'000;
    std::int64_t deadEnds = 0;
    for (const char* url : {"araf/10/10/kbhbg5g6h3h6gbhai9u8n2gdheid89g5ici8hdkbj5j9jdh",
                            "araf/10/10/i57j7ga68h7h58l94j48g3g2j26g5i3m79g5g7o68i6g7g5am5g8j8g",
                            "araf/10/10/g5h79i23i7i547h9pa5h3g79i565j8i4g7l3h79g35g9j6h9pbg7i4"}) {
        const Result<Board> board = readPuzzle(url);
        QVERIFY(board);
        Model model(rulesOf(*board), Selectors::None);
        QCOMPARE(model.solve({}), SatResult::Sat);
        deadEnds += model.statistics().deadEnds;
    }
    qInfo("%lld dead ends", static_cast<long long>(deadEnds));
    QVERIFY(deadEnds <= mostDeadEnds);
}

TOKISUJI_TEST(EncodeSeedPairsTest);
#include "encode_seed_pairs_test.moc"
