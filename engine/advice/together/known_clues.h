// Known clues: what is known of the open clues at one place, told option by option.
#pragma once

#include "engine/advice/clue_judge.h"
#include "engine/advice/open_search.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tokisuji {

/// So many solutions have the numbers of a clue, two at most; nothing where that is not known.
using SolutionsWith = std::function<std::optional<std::size_t>(const RegionNumbers&)>;

/// The smallest parts of a list that make the puzzle unique: none of them is enough without any of its numbers. The
/// whole list surely is. Nothing where something that has to be known is not.
[[nodiscard]] std::optional<std::vector<RegionNumbers>> smallestParts(const RegionNumbers& list, const SolutionsWith&);

/// Lists that are proved to be unique, with the smallest parts of them that are so.
using ProvedLists = std::map<RegionNumbers, std::vector<RegionNumbers>>;

struct KnownClues {
    FoundClues found{};   ///< complete: of all lists that matter
    ProvedLists proved{}; ///< whatever the others are

    [[nodiscard]] std::optional<std::size_t> solutionsWith(const RegionNumbers&) const;
    [[nodiscard]] Judged judged(ClueOption, const RegionNumbers&) const;
    /// The smallest sets of numbers that make the puzzle unique, and some lists that do not.
    [[nodiscard]] std::vector<Judged> judgeAnySet(const Board&, const ClueFamily&) const;
};

} // namespace tokisuji
