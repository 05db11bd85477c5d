#include "engine/advice/together/region_counter.h"

#include "engine/advice/together/region_search.h"
#include "engine/advice/together/shared_backbone.h"

#include <memory>

namespace tokisuji {

namespace {

/// The borders, not the spare cells.
std::vector<Lit> marksOf(const Rules& rules)
{
    std::vector<Lit> marks;
    for (const Answer& answer : rules.answers())
        if (answer.layer == Layer::Border)
            marks.push_back(Lit::of(answer.atom));
    return marks;
}

struct RegionCounter {
    RegionCounter(const SpareRegion& region, const Halt& halt)
        : search(region, solutions, halt), backbone(search.model(), marksOf(region.rules))
    {
    }

    RegionSolutions solutions{};
    RegionSearch search;
    SharedBackbone backbone;
};

} // namespace

OptionCounter regionCounter(const Board& board, const RegionClue& clue, const SpareRegion& region, const Halt& halt)
{
    const auto counter = std::make_shared<RegionCounter>(region, halt);
    return [&board, &clue, counter](const ClueOption& option, const Halt& until) -> std::optional<int> {
        const auto assumptions = counter->search.thatHave(option.place, clue.counted(board, option.place),
                                                          clue.numbersOf(board, option), until);
        return assumptions ? counter->backbone.countUnder(*assumptions, until) : std::nullopt;
    };
}

} // namespace tokisuji
