// Clue families: the clues that could stand at one place, in groups that are tried alike.
#pragma once

#include "engine/clues/clue_options.h"

#include <stop_token>
#include <vector>

namespace tokisuji {

/// Numbers of a clue, in their order; `blank`: left out.
using RegionNumbers = std::vector<int>;
/// Rows or columns of cells, the farthest ones first: those of one place begin like those of another.
using CellLines = std::vector<std::vector<Place>>;
/// For each number of a clue, the cells of which the region's are counted.
using Counted = std::vector<CellLines>;

/// What a clue that is the only seed of a region says beside the place where that lies: it counts cells of the region.
/// Any of its numbers may be left out.
struct RegionClue {
    Counted (*counted)(const Board&, Place);
    /// What the clue says with an option of its place.
    RegionNumbers (*numbersOf)(const Board&, const ClueOption&);
    /// The option with these numbers. An empty edit where a family names it, or it stands.
    ClueOption (*withNumbers)(const Board&, Place, const RegionNumbers&);
};

/// A clue that says less than those of a family.
struct Weakening {
    ClueOption option{}; ///< an empty edit: the board as it is
    /// By the meaning of the clue; else the rules of both boards tell.
    bool surely = false;
    /// The solutions are wanted of the rules without those that come from what stands at the place.
    bool dropsClue = false;

    /// Is it the board as it is?
    [[nodiscard]] bool isNothing() const { return option.edit.empty() && !dropsClue; }
};

/// A clue as a solution has it.
struct ReadClue {
    ClueOption option;           ///< holds in the solution, as no other one does; an empty edit: none does
    std::vector<Place> evidence; ///< the marks at these places alone tell it
};

/// Options of one place that differ in their number only, or else in their sign or list.
struct ClueFamily {
    Place place = wholeBoard;
    std::vector<ClueOption> options{}; ///< ascending values; never what stands there
    std::vector<Weakening> weaker{};   ///< the ones to begin with first
    bool isGiven = false;              ///< the values are answers: they hold where a solution has them
    /// There are too many options to name: they are read off solutions. Null where all are named.
    ReadClue (*read)(const Board&, Place, const Board& solution) = nullptr;
    /// What the clues say if they are the only seeds of their parts; null where they could not be that. The rules of
    /// small numbers may leave out what these cannot reach.
    const RegionClue* region = nullptr;
    /// Of those with a region: any set of its numbers, of which there are too many to name.
    bool isAnySet = false;

    [[nodiscard]] bool namesAll() const { return read == nullptr && !isAnySet; }
    /// "?" alone?
    [[nodiscard]] bool isUnknown() const { return options.size() == 1 && options.front().value == question; }
    /// Takes the first option out, into a family of its own.
    [[nodiscard]] ClueFamily takeFirst()
    {
        ClueFamily first = *this;
        first.options.resize(1);
        options.erase(options.begin());
        return first;
    }
    /// Takes an option unless it stands already, or cannot stand.
    void add(ClueOption option)
    {
        if (!option.edit.empty())
            options.push_back(std::move(option));
    }
};

/// An option by itself.
[[nodiscard]] inline ClueFamily familyOf(ClueOption option)
{
    const Place place = option.place;
    return {.place = place, .options = {std::move(option)}};
}

/// Of a place of cluePlaces(); "?" is a family of its own where the genre has it.
[[nodiscard]] std::vector<ClueFamily> clueFamilies(const Board&, Place);
/// Changes of the ground that the clues stand on: a cell goes over to the room beside it, two rooms become one, a cell
/// becomes of another kind, a border is given or taken away, the number of stars. Not all of them after a stop request.
[[nodiscard]] std::vector<ClueFamily> groundFamilies(const Board&, const std::stop_token& = {});

} // namespace tokisuji
