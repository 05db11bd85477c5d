// The judge and the encoding read the same rules. On small boards the fillings that the judge accepts are exactly the
// solutions of the SAT model, cuts included; with selectors just as without.
#include "engine/genre/registry.h"
#include "tests/hand/random_hand.h"
#include "tests/rules/fillings.h"
#include "tests/solve/known_boards.h"
#include "tests/support/test.h"
#include "tests/support/tries.h"

#include <QTest>

using namespace tokisuji;
using namespace tokisuji::fillings;

namespace {

struct Tally {
    std::size_t boards = 0;
    std::size_t solutions = 0;
};

/// A part of the fillings of a board on which nearly everything goes: some answers, chosen at random, have the values
/// that they have in one of them. Their indices are returned, none where the fillings are few enough.
std::vector<std::size_t> thinOut(std::set<Filling>& fillings, Filling& one, RandomHand& hand)
{
    constexpr std::size_t most = 300;
    std::vector<std::size_t> fixed;
    if (fillings.size() <= most)
        return fixed;
    one = *std::next(fillings.begin(), hand.pick(0, static_cast<int>(fillings.size()) - 1));
    while (fillings.size() > most) {
        fixed.push_back(static_cast<std::size_t>(hand.pick(0, static_cast<int>(one.size()) - 1)));
        std::erase_if(fillings, [&](const Filling& f) { return f[fixed.back()] != one[fixed.back()]; });
    }
    return fixed;
}

/// Nothing where there are more fillings than that.
void compare(const Board& board, double mostFillings, RandomHand& hand, Tally& tally)
{
    const Rules r = rulesOf(board);
    if (countOfFillings(r) > mostFillings)
        return;
    auto accepted = acceptedByJudge(r);
    Filling one;
    const std::vector<std::size_t> fixed = thinOut(accepted, one, hand);
    for (const Selectors selectors : {Selectors::None, Selectors::Clues})
        QCOMPARE(solutionsOfModel(r, selectors, factsOf(r, one, fixed)), accepted);
    tally.solutions += accepted.size();
    ++tally.boards;
}

/// Those of tests/data/genres that have a solution.
std::vector<Board> ownBoards(const Genre& genre)
{
    static const std::vector<known::KnownBoard> all = known::ownBoards();
    std::vector<Board> boards;
    for (const known::KnownBoard& known : all)
        if (known.board.genre() == genre.id && known.status != "none")
            boards.push_back(known.board);
    return boards;
}

/// Small boards; where squares are cut, with fewer of them.
std::vector<Size> sizesFor(const Genre& genre)
{
    if (genre.squareOnly)
        return {{1, 1}, {2, 2}, {3, 3}, {4, 4}};
    if (genre.tiling == Tiling::Triangles)
        return {{1, 1}, {1, 2}, {2, 1}, {1, 3}, {3, 1}, {2, 2}};
    return {{1, 1}, {1, 5}, {4, 1}, {2, 2}, {3, 2}, {3, 3}, {4, 3}, {5, 5}};
}

} // namespace

class AgreementTest : public QObject {
    Q_OBJECT
private slots:
    void judgeAndModel_data();
    void judgeAndModel();
};

void AgreementTest::judgeAndModel_data()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        QTest::newRow(std::string(genre->id).c_str())
            << QString::fromUtf8(genre->id.data(), static_cast<qsizetype>(genre->id.size()));
}

void AgreementTest::judgeAndModel()
{
    QFETCH(QString, id);
    const Genre& genre = *findGenre(id.toStdString());
    std::vector<std::string> flags{""};
    for (const Variant& variant : genre.variants)
        flags.emplace_back(1, variant.letter);
    constexpr std::size_t enough = 20;
    RandomHand hand(17);
    Tally tally;
    for (const Size size : sizesFor(genre))
        for (const std::string& flag : flags)
            for (int n = 0; n < tests::tries(30) || (tally.solutions <= enough && n < 120); ++n) {
                const int gestures = hand.pick(0, n % 2 == 0 ? 3 : 2 * size.cells()); // many leave seldom a solution
                compare(hand.played(genre.makeBoard(size, flag), Mode::Edit, gestures), n < 2 ? 140000 : 9000, hand,
                        tally);
            }
    QVERIFY(tally.boards >= static_cast<std::size_t>(tests::tries(75)));
    constexpr int variations = 10, mostVariations = 300;
    for (const Board& board : ownBoards(genre)) { // where random clues fit together hardly ever
        compare(board, 140000, hand, tally);
        for (int n = 0; n < variations || (tally.solutions <= enough && n < mostVariations); ++n)
            compare(hand.withOtherClue(board), 9000, hand, tally);
    }
    QVERIFY2(tally.solutions > enough, qPrintable(QString::number(tally.solutions)));
}

TOKISUJI_TEST(AgreementTest);
#include "agreement_test.moc"
