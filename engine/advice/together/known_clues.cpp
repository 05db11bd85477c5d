#include "engine/advice/together/known_clues.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t mostSeveral = 32; ///< lists with several solutions that are told of

/// Which numbers of a list: a bit for each.
using NumberSet = unsigned;

/// All sets of so many numbers, small ones first.
std::vector<NumberSet> setsOf(std::size_t numbers)
{
    std::vector<NumberSet> sets;
    for (NumberSet set = 0; set < 1U << numbers; ++set)
        sets.push_back(set);
    std::ranges::stable_sort(sets, {}, [](NumberSet set) { return std::popcount(set); });
    return sets;
}

bool contains(NumberSet all, NumberSet some)
{
    return (all & some) == some;
}

RegionNumbers partOf(const RegionNumbers& list, NumberSet numbers)
{
    RegionNumbers part = list;
    for (std::size_t k = 0; k < list.size(); ++k)
        if (!contains(numbers, 1U << k))
            part[k] = blank;
    return part;
}

} // namespace

bool agrees(const RegionNumbers& list, const RegionNumbers& clue)
{
    for (std::size_t k = 0; k < clue.size(); ++k)
        if (clue[k] != blank && clue[k] != list[k])
            return false;
    return true;
}

std::optional<std::vector<RegionNumbers>> smallestParts(const RegionNumbers& list, const SolutionsWith& solutionsWith)
{
    std::vector<NumberSet> enough;
    std::vector<RegionNumbers> parts;
    for (const NumberSet set : setsOf(list.size())) {
        if (std::ranges::any_of(enough, [&](NumberSet e) { return contains(set, e); }))
            continue;
        const RegionNumbers part = partOf(list, set);
        const auto solutions = part == list ? std::optional<std::size_t>(1) : solutionsWith(part);
        if (!solutions)
            return std::nullopt;
        if (*solutions != 1)
            continue;
        enough.push_back(set);
        parts.push_back(part);
    }
    return parts;
}

/// Of a list that is proved, a part that is not among the smallest, nor has one in it, is too little.
std::optional<std::size_t> KnownClues::solutionsWith(const RegionNumbers& clue) const
{
    std::size_t solutions = 0;
    for (const auto& [list, known] : found.clues)
        if (agrees(list, clue))
            solutions += known.solutions;
    if (solutions >= 2 || scope == All || (solutions == 0 && scope == OneList))
        return std::min<std::size_t>(solutions, 2);
    for (const auto& [list, parts] : proved)
        if (agrees(list, clue))
            return std::ranges::any_of(parts, [&](const RegionNumbers& part) { return agrees(clue, part); }) ? 1 : 2;
    return std::nullopt;
}

Judged KnownClues::judged(ClueOption option, const RegionNumbers& numbers) const
{
    const auto solutions = solutionsWith(numbers);
    const Status status = statusBy(solutions.value_or(0), solutions.has_value());
    return {std::move(option), status, solutions.value_or(0),
            status == Status::Unique ? std::optional(answers) : std::nullopt};
}

std::vector<Judged> KnownClues::judgeAnySet(const Board& board, const ClueFamily& family) const
{
    std::vector<Judged> all;
    const auto add = [&](const RegionNumbers& numbers) {
        if (ClueOption option = family.region->withNumbers(board, family.place, numbers); !option.edit.empty())
            all.push_back(judged(std::move(option), numbers));
    };
    std::set<RegionNumbers> parts;
    std::size_t several = 0;
    for (const auto& [list, known] : found.clues) {
        const auto solutions = solutionsWith(list);
        if (solutions == 1U) {
            auto smallest = smallestParts(list, [this](const RegionNumbers& part) { return solutionsWith(part); });
            std::ranges::move(smallest.value_or(std::vector<RegionNumbers>{}), std::inserter(parts, parts.end()));
        } else if (solutions == 2U && ++several <= mostSeveral) {
            add(list);
        }
    }
    std::ranges::for_each(parts, add);
    if (!complete)
        all.push_back({.option = {.place = family.place, .edit = {}}});
    return all;
}

} // namespace tokisuji
