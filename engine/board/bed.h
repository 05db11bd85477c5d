// Bed: what lies in a cell where beds stand beside aisles, as values of the layer Digit.
#pragma once

#include "engine/board/geometry.h"

namespace tokisuji {

enum class Half : std::uint8_t { Pillow, Foot };

constexpr int aisle = 1;
constexpr int lastWhole = 9; ///< of an aisle and the halves of whole beds
constexpr int lonePillow = 10, loneFoot = 11;

/// A half whose other half lies in this direction, or nowhere yet: Dir::None.
[[nodiscard]] constexpr int halfOfBed(Half half, Dir other)
{
    constexpr int beforePillows = 1, beforeFeet = 5;
    if (other == Dir::None)
        return half == Half::Pillow ? lonePillow : loneFoot;
    return (half == Half::Pillow ? beforePillows : beforeFeet) + static_cast<int>(other);
}

/// Is it the half of a bed with the pillow?
[[nodiscard]] constexpr bool isPillow(int value)
{
    return (value >= halfOfBed(Half::Pillow, Dir::Up) && value <= halfOfBed(Half::Pillow, Dir::Right))
           || value == lonePillow;
}

/// Where the other half of a bed lies; Dir::None for halves without it and for what is none.
[[nodiscard]] constexpr Dir otherHalf(int value)
{
    for (const Half half : {Half::Pillow, Half::Foot})
        if (value >= halfOfBed(half, Dir::Up) && value <= halfOfBed(half, Dir::Right))
            return static_cast<Dir>(value - halfOfBed(half, Dir::Up) + 1);
    return Dir::None;
}

/// Half a bed as pzpr numbers them, from 41 on: pillows alone and with the other half up, down, left, right, then feet.
constexpr int firstHalf = 41, lastHalf = 50;
[[nodiscard]] constexpr int bedOfCode(int code)
{
    constexpr int perHalf = 5;
    const int index = code - firstHalf;
    return halfOfBed(index < perHalf ? Half::Pillow : Half::Foot, static_cast<Dir>(index % perHalf));
}
/// Requires half a bed.
[[nodiscard]] constexpr int codeOfBed(int value)
{
    int code = firstHalf;
    while (bedOfCode(code) != value)
        ++code;
    return code;
}
[[nodiscard]] constexpr bool isHalfOfBed(int value)
{
    return value > aisle && value <= loneFoot;
}

} // namespace tokisuji
