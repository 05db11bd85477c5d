// Of one number, few solutions tell all: two of each value. What the others are need not be asked.
#include "engine/advice/together/region_numbers.h"

#include <algorithm>

namespace tokisuji {

NumberFindings judgeNumber(const Board& board, const ClueFamily& family, RegionSearch& search, const Halt& halt)
{
    require(family.region != nullptr && !family.options.empty(), "judgeNumber: the family has numbers of a region");
    const Counted all = family.region->counted(board, family.place);
    const RegionNumbers first = family.region->numbersOf(board, family.options.front());
    Counted asked;
    for (std::size_t k = 0; k < first.size(); ++k)
        if (first[k] != blank)
            asked.push_back(all[k]);
    const RegionLists lists = search.listsOf(family.place, asked, halt);
    NumberFindings found{{}, lists.complete};
    for (const ClueOption& option : family.options) {
        RegionNumbers named = family.region->numbersOf(board, option);
        std::erase(named, blank);
        const std::size_t solutions = lists.solutionsWith(named);
        found.judged.push_back({option, statusBy(solutions, lists.complete), solutions});
    }
    return found;
}

} // namespace tokisuji
