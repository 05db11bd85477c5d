// Each option is a board of its own, and one that is open like the board before: a warm session knows most of it.
#include "engine/advice/open_what_if.h"

#include "engine/advice/clue_survey.h"
#include "engine/clues/clue_families.h"
#include "engine/solve/check_marks.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tokisuji {

namespace {

/// The options of empty places, and what is known of them.
std::vector<WhatIf> optionsOf(const Board& board, Place from, std::span<const WhatIf> known)
{
    std::vector<Place> places = cluePlacesNear(board, {from});
    std::erase_if(places, [&](Place p) { return hasClue(board, p); });
    std::multimap<Place, const WhatIf*> tried;
    for (const WhatIf& value : known)
        if (value.isTried)
            tried.emplace(value.option.place, &value);
    const auto toldOf = [&](const ClueOption& option) {
        const auto [first, last] = tried.equal_range(option.place);
        const auto found = std::find_if(first, last, [&](const auto& entry) { return entry.second->option == option; });
        return found == last ? WhatIf{.option = option} : *found->second;
    };
    std::vector<WhatIf> values;
    for (const Place place : places)
        for (const ClueFamily& family : clueFamilies(board, place))
            if (family.namesAll() && !family.isUnknown())
                std::ranges::transform(family.options, std::back_inserter(values), toldOf);
    return values;
}

} // namespace

WhatIfReport whatIfOpen(const Board& board, const Verdict& verdict, Place from, std::chrono::milliseconds patience,
                        std::stop_token stop, const WhatIfSink& sink, std::span<const WhatIf> known)
{
    const CheckOptions asked{
        .limit = patience, .alternatives = 0, .conflict = false, .upTo = BoardReading::RoomsToCome};
    MarkSession session;
    WhatIfReport report{.values = optionsOf(board, from, known), .total = verdict.total};
    report.tried = static_cast<int>(std::ranges::count(report.values, true, &WhatIf::isTried));
    for (WhatIf& value : report.values) {
        if (stop.stop_requested())
            break;
        if (value.isTried)
            continue;
        const Verdict found = session.check(with(board, value.option), asked, stop);
        if (found.stop == Stop::Cancelled)
            break;
        value.status = found.status;
        value.determined = found.determinedCount;
        value.isTried = true;
        ++report.tried;
        if (sink)
            sink(report);
    }
    report.stop = stop.stop_requested() ? Stop::Cancelled : Stop::Finished;
    return report;
}

} // namespace tokisuji
