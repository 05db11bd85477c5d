// Known clues: what is known of the clues at one place that claim a region, told option by option.
#pragma once

#include "engine/advice/clue_judge.h"

#include <functional>
#include <map>
#include <optional>
#include <vector>

namespace tokisuji {

/// So many solutions have the numbers of a clue, two at most; nothing where that is not known.
using SolutionsWith = std::function<std::optional<std::size_t>(const RegionNumbers&)>;

/// Does a list of all numbers agree with what a clue says?
[[nodiscard]] bool agrees(const RegionNumbers& list, const RegionNumbers& clue);

/// The smallest parts of a list that make the puzzle unique: none of them is enough without any of its numbers. The
/// whole list surely is. Nothing where something that has to be known is not.
[[nodiscard]] std::optional<std::vector<RegionNumbers>> smallestParts(const RegionNumbers& list, const SolutionsWith&);

/// Lists that are proved to be unique, with the smallest parts of them that are so.
class ProvedLists {
public:
    void add(const RegionNumbers& list, std::vector<RegionNumbers> parts) { m_parts[list] = std::move(parts); }
    [[nodiscard]] bool contains(const RegionNumbers& list) const { return m_parts.contains(list); }
    /// Of a clue that agrees with one of them: a part that is not among the smallest, nor has one in it, is too little.
    [[nodiscard]] std::optional<std::size_t> solutionsWith(const RegionNumbers& clue) const;

private:
    std::map<RegionNumbers, std::vector<RegionNumbers>> m_parts;
};

struct KnownClues {
    std::vector<RegionNumbers> lists; ///< that solutions have
    SolutionsWith solutionsWith;
    bool complete;
    int answers; ///< of the board: all are determined where a clue makes it unique

    /// Every option of a family that names them.
    [[nodiscard]] std::vector<Judged> judgeNamed(const Board&, const ClueFamily&) const;
    /// The smallest sets of numbers that make the puzzle unique, and some lists that do not. An option without an edit
    /// stands for those that were not reached.
    [[nodiscard]] std::vector<Judged> judgeAnySet(const Board&, const ClueFamily&) const;

private:
    [[nodiscard]] Judged judged(ClueOption, std::optional<std::size_t> solutions) const;
};

} // namespace tokisuji
