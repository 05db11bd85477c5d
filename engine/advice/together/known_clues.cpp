#include "engine/advice/together/known_clues.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t mostSeveral = 32; ///< lists with several solutions that are told of

/// Every part of a list, small ones first.
std::vector<RegionNumbers> partsOf(const RegionNumbers& list)
{
    std::vector<RegionNumbers> parts{RegionNumbers(list.size(), blank)};
    for (std::size_t k = 0; k < list.size(); ++k)
        for (std::size_t i = parts.size(); i-- > 0;) {
            parts.push_back(parts[i]);
            parts.back()[k] = list[k];
        }
    std::ranges::stable_sort(parts, std::greater(), [](const auto& part) { return std::ranges::count(part, blank); });
    return parts;
}

/// Does a list of all numbers agree with what a clue says?
bool agrees(const RegionNumbers& list, const RegionNumbers& clue)
{
    return std::ranges::equal(list, clue, [](int number, int asked) { return asked == blank || asked == number; });
}

} // namespace

std::optional<std::vector<RegionNumbers>> smallestParts(const RegionNumbers& list, const SolutionsWith& solutionsWith)
{
    std::vector<RegionNumbers> smallest;
    for (const RegionNumbers& part : partsOf(list)) {
        if (std::ranges::any_of(smallest, [&](const RegionNumbers& enough) { return agrees(part, enough); }))
            continue;
        const auto solutions = part == list ? std::optional<std::size_t>(1) : solutionsWith(part);
        if (!solutions)
            return std::nullopt;
        if (*solutions == 1)
            smallest.push_back(part);
    }
    return smallest;
}

/// Of a list that is proved, a part that is not among the smallest, nor has one in it, is too little.
std::optional<std::size_t> KnownClues::solutionsWith(const RegionNumbers& clue) const
{
    for (const auto& [list, parts] : proved)
        if (agrees(list, clue))
            return std::ranges::any_of(parts, [&](const RegionNumbers& part) { return agrees(clue, part); }) ? 1 : 2;
    std::size_t solutions = 0;
    for (const auto& [list, known] : found.clues)
        if (agrees(list, clue))
            solutions += known.solutions;
    return solutions >= 2 || found.complete ? std::optional(std::min<std::size_t>(solutions, 2)) : std::nullopt;
}

Judged KnownClues::judged(ClueOption option, const RegionNumbers& numbers) const
{
    const auto solutions = solutionsWith(numbers);
    return {std::move(option), statusBy(solutions.value_or(0), solutions.has_value()), solutions.value_or(0)};
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
    return all;
}

} // namespace tokisuji
