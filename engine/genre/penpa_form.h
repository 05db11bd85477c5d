// Penpa form: how a genre looks in drawings of penpa-edit, where that does not follow from its clues and marks.
#pragma once

#include <cstdint>
#include <string_view>

namespace tokisuji {

/// What is left empty follows from the genre's clues and marks (engine/formats/penpa/look.h).
struct PenpaForm {
    std::string_view tag{};  ///< the genre's name there; empty: penpa knows no such genre
    std::string_view grid{}; ///< three digits: lines of the grid, lattice points, outer frame
    std::string_view tool{}; ///< the tool that makes its answer, "mode" or "combi/tool"
    /// What a number stands on.
    enum Figures : std::uint8_t { ByClue, Plain, Circled, Dark, Corner, Squared } figures = ByClue;
    std::string_view unknown{}; ///< how a number that is not told is written
};

} // namespace tokisuji
