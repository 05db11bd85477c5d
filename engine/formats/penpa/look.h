// Look: how a genre is drawn by penpa, all of it: what its page says, and what follows from its clues and marks.
#pragma once

#include "engine/formats/penpa/frame.h"
#include "engine/genre/genre.h"

#include <string>

namespace tokisuji::penpa {

struct Look {
    std::string tag;
    std::string grid; ///< lines of the grid, lattice points, outer frame
    std::string tool;
    PenpaForm::Figures figures = PenpaForm::Plain; ///< what numbers in cells stand on
    std::string unknown;                           ///< how a number that is not told is written
};
[[nodiscard]] Look lookOf(const Genre&);

/// Can penpa hold this genre's puzzles at all?
[[nodiscard]] bool isDrawable(const Genre&);
/// The margins that a board is drawn with. Of a kakuro they are part of the grid.
[[nodiscard]] Frame frameOf(const Genre&, const Board&);
/// Are clues of filled cells drawn inside, so that the margins belong to the grid?
[[nodiscard]] bool hasClueCells(const Genre&);
/// The board's size in a drawing of a size with its space; nullopt: the genre is drawn with other margins.
[[nodiscard]] std::optional<Frame> frameIn(const Genre&, Size whole, Margins space);

} // namespace tokisuji::penpa
