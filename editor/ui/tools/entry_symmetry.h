// Entry symmetry: the symmetries in which an author can enter clues, composed of those of the generator.
#pragma once

#include "engine/board/edit.h"
#include "engine/genre/recipe.h"

#include <span>
#include <string_view>
#include <vector>

namespace tokisuji {

enum class EntrySymmetry : std::uint8_t {
    None,
    HalfTurn,
    QuarterTurns,
    LeftRight,
    TopBottom,
    BothMirrors,
    Diagonal,
    AntiDiagonal,
    BothDiagonals,
};
constexpr int entrySymmetryCount = static_cast<int>(EntrySymmetry::BothDiagonals) + 1;

/// For files.
[[nodiscard]] std::string_view nameOf(EntrySymmetry symmetry);
/// None for a name that is not known.
[[nodiscard]] EntrySymmetry entrySymmetryOf(std::string_view name);
/// Does it map the board onto itself? Quarter turns and diagonals only do so when that is square.
[[nodiscard]] bool fits(EntrySymmetry symmetry, const Grid& grid);

/// The symmetries that it is composed of.
[[nodiscard]] std::span<const Symmetry> partsOf(EntrySymmetry symmetry);
/// One map of a symmetry: turns of the board, one after the other.
using SymmetryMap = std::vector<Transform::Kind>;
/// All that the symmetry consists of but the one that leaves everything where it is.
[[nodiscard]] std::vector<SymmetryMap> turnsOf(EntrySymmetry symmetry);

} // namespace tokisuji
