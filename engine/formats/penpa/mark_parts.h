// Mark parts: what the arts of a solver's marks share (mark_art.h).
#pragma once

#include "engine/formats/penpa/clue_art.h"

namespace tokisuji::penpa {

/// "None here": a small dot.
constexpr std::string_view notHere = "ox_B";
constexpr int smallDot = 8;

/// A bar through a cell, from side to side.
[[nodiscard]] inline Segment barOf(const Frame& frame, Place cell, Axis axis)
{
    const auto [back, front] = ends(axis);
    return frame.between(cell.step(back, 1), cell.step(front, 1));
}

/// Numbers, signs and beds.
void drawNumberMarks(const Artist&);
void readNumberMarks(const Viewer&);

} // namespace tokisuji::penpa
