// Hand: what was chosen beside the board for the next strokes and keys.
#pragma once

#include "engine/board/edge_set.h"

#include <cstdint>
#include <optional>

namespace tokisuji {

/// What the tool for free notes puts on the board.
enum class NoteKind : std::uint8_t { Colour, Dot, Line };
constexpr int noteKindCount = 3;

struct Hand {
    std::optional<EdgePiece> piece; ///< to be laid
    int colour = 1;                 ///< for the sides of pieces
    NoteKind note = NoteKind::Colour;
    int noteColour = 1; ///< 1 to noteColours
    friend bool operator==(const Hand&, const Hand&) = default;
};

} // namespace tokisuji
