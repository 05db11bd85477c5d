// Detail: how much of a board is drawn at which zoom.
#pragma once

#include <cstdint>

namespace tokisuji {

enum class Detail : std::uint8_t {
    Tiny,    ///< clues as small as they can be read; of marks shades, lines and pins only
    Small,   ///< clues large, no halos, holes as outlined regions with pins
    Reduced, ///< no crosses of determined marks, no guides between points, no candidates
    Full,
};

/// The detail at so many device-independent pixels per cell.
[[nodiscard]] constexpr Detail detailAt(double cellPixels)
{
    return cellPixels >= 26   ? Detail::Full
           : cellPixels >= 20 ? Detail::Reduced
           : cellPixels >= 12 ? Detail::Small
                              : Detail::Tiny;
}

/// Smallest sizes on the screen, in device-independent pixels.
constexpr double minLinePx = 1.5;
constexpr double minSmallLinePx = 2; ///< lines while Detail::Small
constexpr double minTextPx = 9;
constexpr double minBadgePx = 14; ///< pins, badges, the cursor

} // namespace tokisuji
