#include "engine/rules/words/outside.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// "The number is at least v", by values from `lo` up to the largest of all; a number beyond its own values is none.
std::vector<Lit> atLeasts(Rules& r, const NumberVar& number, int largest)
{
    std::vector<Lit> steps(static_cast<std::size_t>(largest) + 2, No);
    for (int v = largest; v >= 0; --v) {
        const int index = v - number.lo;
        const bool isValue = index >= 0 && index < static_cast<int>(number.values.size());
        const Lit above = steps[static_cast<std::size_t>(v) + 1];
        steps[static_cast<std::size_t>(v)] =
            isValue ? r.anyOf({number.values[static_cast<std::size_t>(index)], above}) : above;
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
    std::vector<Lit> hidden(static_cast<std::size_t>(digits.largest()) + 2, No); // "a number of at least v came before"
    for (const Place c : line) {
        const NumberVar& number = digits.at(c);
        if (number.values.empty())
            continue;
        std::vector<Lit> ways;
        for (std::size_t i = 0; i < number.values.size(); ++i)
            ways.push_back(r.allOf({number.values[i], !hidden[static_cast<std::size_t>(number.lo) + i]}));
        seen.push_back(r.anyOf(std::move(ways)));
        const std::vector<Lit> own = atLeasts(r, number, digits.largest());
        for (std::size_t v = 0; v < hidden.size(); ++v)
            hidden[v] = r.anyOf({hidden[v], own[v]});
    }
    return seen;
}

} // namespace tokisuji
