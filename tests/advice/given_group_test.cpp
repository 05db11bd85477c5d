// Answers that could be given, judged together from two solutions, against a cold check of each.
#include "advice_boards.h"

#include "engine/advice/together/given_group.h"
#include "engine/solve/findings.h"
#include "tests/support/test.h"

#include <map>

using namespace tokisuji;
using namespace tokisuji::advice;

namespace {

/// The minimal sample without so many of its clues, as far as it stays small.
Board looseBoard(const Genre& genre)
{
    Board board = minimal(sampleOf(genre));
    const auto clues = placesWithClues(board);
    for (std::size_t k = 0; k < std::min<std::size_t>(clues.size(), 2); ++k)
        board = without(board, clues[k]);
    return board;
}

std::vector<ClueFamily> allFamilies(const Board& board)
{
    std::vector<ClueFamily> families;
    for (const Place place : cluePlaces(board))
        std::ranges::move(clueFamilies(board, place), std::back_inserter(families));
    return families;
}

bool givesAnswers(const Genre& genre)
{
    return std::ranges::any_of(allFamilies(looseBoard(genre)), &ClueFamily::isGiven);
}

/// As if these two were all that is known.
Stock stockOf(const Board& board, const Board& one, const Board& other)
{
    Stock stock(board, rulesOf(board));
    SolutionSet set;
    for (const Board& solution : {one, other})
        set.solutions.push_back(answersOf(stock.rules(), solution));
    stock.take(std::move(set));
    return stock;
}

using Told = std::map<std::pair<std::size_t, int>, Status>; ///< by family and value

/// All that the group tells. Each option is told of once.
Told toldBy(const FamilyGroup& group)
{
    Told told;
    const FamilySink sink = [&](std::size_t family, const std::vector<Judged>& judged) {
        for (const Judged& one : judged)
            QVERIFY(told.emplace(std::pair(family, one.option.value), one.status).second);
    };
    group.judge(sink);
    group.judgeRest(sink);
    return told;
}

} // namespace

class GivenGroupTest : public QObject {
    Q_OBJECT
private slots:
    void tellsOfAll_data() { addRows(); }
    void tellsOfAll();
    void keepsTheTarget_data() { addRows(); }
    void keepsTheTarget();
    void allSolutionsTellMore();

private:
    static void addRows();
};

void GivenGroupTest::addRows()
{
    QTest::addColumn<QString>("id");
    for (const Genre* genre : allGenres())
        if (givesAnswers(*genre))
            QTest::newRow(std::string(genre->id).c_str()) << QString::fromUtf8(genre->id.data(), genre->id.size());
}

void GivenGroupTest::tellsOfAll()
{
    QFETCH(QString, id);
    const Board board = looseBoard(*findGenre(id.toStdString()));
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::Several);
    const Stock base = stockOf(board, *verdict.solution, verdict.alternatives.front());
    const JudgeTask task{board, base, std::nullopt, patience};
    const std::vector<ClueFamily> families = allFamilies(board);
    const auto group = givenGroup(task, families, {});
    QVERIFY(group);
    const Told told = toldBy(*group);
    std::size_t options = 0;
    for (const std::size_t f : group->families)
        for (const ClueOption& option : families[f].options) {
            ++options;
            QCOMPARE(told.at({f, option.value}), coldStatus(with(board, option)));
        }
    QCOMPARE(told.size(), options);
}

/// Options that the target does not obey are none.
void GivenGroupTest::keepsTheTarget()
{
    QFETCH(QString, id);
    const Board board = looseBoard(*findGenre(id.toStdString()));
    const Verdict verdict = coldCheck(board);
    QCOMPARE(verdict.status, Status::Several);
    const Board& target = verdict.alternatives.front();
    const Stock base = stockOf(board, target, *verdict.solution);
    const JudgeTask task{board, base, target, patience};
    const std::vector<ClueFamily> families = allFamilies(board);
    const auto group = givenGroup(task, families, {});
    QVERIFY(group);
    std::size_t kept = 0;
    for (const auto& [option, status] : toldBy(*group)) {
        const auto& [family, value] = option;
        const Place place = families[family].place;
        const bool isKept = target.at(Layer::Digit, place) == value;
        kept += isKept ? 1 : 0;
        Board changed = board;
        changed.set(Layer::Number, place, value);
        QCOMPARE(status, isKept ? coldStatus(changed) : Status::None);
    }
    const auto isFilled = [&](std::size_t f) { return target.at(Layer::Digit, families[f].place) > 0; };
    QCOMPARE(std::ptrdiff_t(kept), std::ranges::count_if(group->families, isFilled));
    QVERIFY(kept > 0);
}

void GivenGroupTest::allSolutionsTellMore()
{
    const Board board = looseBoard(*findGenre("fillomino"));
    Stock base(board, rulesOf(board));
    base.take({.solutions = {}, .all = true});
    QVERIFY(!givenGroup({board, base, std::nullopt}, allFamilies(board), {}));
}

TOKISUJI_TEST(GivenGroupTest);
#include "given_group_test.moc"
