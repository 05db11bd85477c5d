// Region clue: a clue that is the only seed of a region and counts cells of it.
#pragma once

#include "engine/clues/clue_options.h"

#include <vector>

namespace tokisuji {

/// Numbers of a clue, in their order; `blank`: left out.
using RegionNumbers = std::vector<int>;
/// Rows or columns of cells, the farthest ones first: those of one place begin like those of another.
using CellLines = std::vector<std::vector<Place>>;
/// For each number of a clue, the cells of which the region's are counted.
using Counted = std::vector<CellLines>;

/// What such a clue says beside the place where its region lies. Any of its numbers may be left out.
struct RegionClue {
    Counted (*counted)(const Board&, Place);
    /// What the clue says with an option of its place.
    RegionNumbers (*numbersOf)(const Board&, const ClueOption&);
    /// The option with these numbers. An empty edit where a family names it, or it stands.
    ClueOption (*withNumbers)(const Board&, Place, const RegionNumbers&);
};

} // namespace tokisuji
