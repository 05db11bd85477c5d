// Region search: searches that share their solutions.
#include "advice_boards.h"

#include "engine/advice/together/region_search.h"
#include "engine/clues/clue_families.h"
#include "tests/support/test.h"

#include <algorithm>

using namespace tokisuji;
using namespace tokisuji::advice;

class RegionSearchTest : public QObject {
    Q_OBJECT
private slots:
    void solutionsThatTwoSearchesFindAreOne();
};

/// Two threads may come upon the same solution: it makes no clue ambiguous.
void RegionSearchTest::solutionsThatTwoSearchesFindAreOne()
{
    const Board board = *readPuzzle("compass/3/3/....h....j....");
    const auto region = withSpareRegion(board);
    QVERIFY(region);
    const auto places = cluePlaces(board);
    const Place place = *std::ranges::find_if(places, [&](Place p) { return !hasClue(board, p); });
    const Counted counted = clueFamilies(board, place).front().region->counted(board, place);

    RegionSolutions solutions;
    const RegionLists alone = RegionSearch(*region, solutions, Halt()).listsOf(place, counted, Halt());
    const std::size_t found = solutions.from(0).size();
    for (const RegionSolution* solution : solutions.from(0))
        solutions.add(*solution);
    QCOMPARE(solutions.from(0).size(), found);
    const RegionLists again = RegionSearch(*region, solutions, Halt()).listsOf(place, counted, Halt());

    QVERIFY(alone.complete && again.complete);
    const auto unique = [](const RegionLists& lists) {
        return std::ranges::count_if(lists.solutions, [](const auto& list) { return list.second.count == 1; });
    };
    QVERIFY(unique(alone) > 0);
    QCOMPARE(unique(again), unique(alone));
}

TOKISUJI_TEST(RegionSearchTest);
#include "region_search_test.moc"
