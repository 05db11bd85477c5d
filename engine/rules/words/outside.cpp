#include "engine/rules/words/outside.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "The number is at least heights[i]"; a number beyond its own values is none.
std::vector<Lit> atLeasts(Rules& r, const NumberVar& number, const std::vector<int>& heights)
{
    std::vector<Lit> steps(heights.size() + 1, No);
    for (std::size_t i = heights.size(); i-- > 0;) {
        const int index = heights[i] - number.lo;
        const bool isValue = index >= 0 && index < static_cast<int>(number.values.size());
        steps[i] = isValue ? r.anyOf({number.values[static_cast<std::size_t>(index)], steps[i + 1]}) : steps[i + 1];
    }
    return steps;
}

} // namespace

std::vector<OutsideClue> outsideNumbers(const Board& b)
{
    std::vector<OutsideClue> clues;
    for (const Side side : sides)
        for (const auto& line : side == Side::Top || side == Side::Bottom ? b.grid().columns() : b.grid().rows()) {
            const bool fromStart = side == Side::Top || side == Side::Left;
            const Place slot = (fromStart ? line.front() : line.back()).step(outward(side));
            if (const int number = b.at(Layer::Outside, slot); number != blank)
                clues.push_back({slot, number, b.grid().lineFrom(slot)});
        }
    return clues;
}

std::vector<OutsideList> outsideLists(const Board& b)
{
    std::vector<OutsideList> lists;
    for (const Side side : {Side::Top, Side::Left})
        for (const auto& line : side == Side::Top ? b.grid().columns() : b.grid().rows()) {
            OutsideList& list = lists.emplace_back(OutsideList{line.front().step(outward(side)), {}, line});
            for (Place slot = list.slot; b.grid().hasSlot(slot); slot = slot.step(outward(side)))
                if (const int number = b.at(Layer::Outside, slot); number != blank)
                    list.numbers.push_back(number);
            std::ranges::reverse(list.numbers);
        }
    return lists;
}

std::vector<Lit> visible(Rules& r, const Digits& digits, const std::vector<Place>& line)
{
    std::vector<Lit> seen;
    const std::vector<int> heights = digits.numbers();
    std::vector<Lit> hidden(heights.size() + 1, No); // "a number of at least heights[i] came before"
    for (const Place c : line) {
        const NumberVar& number = digits.at(c);
        if (number.values.empty())
            continue;
        std::vector<Lit> ways;
        auto rank = static_cast<std::size_t>(std::ranges::lower_bound(heights, number.lo) - heights.begin());
        for (const Lit isValue : number.values)
            ways.push_back(r.allOf({isValue, !hidden[rank++]}));
        seen.push_back(r.anyOf(std::move(ways)));
        const std::vector<Lit> own = atLeasts(r, number, heights);
        for (std::size_t i = 0; i < hidden.size(); ++i)
            hidden[i] = r.anyOf({hidden[i], own[i]});
    }
    return seen;
}

} // namespace tokisuji
