// Ink look: what of a drawing's look depends on where it is shown: colours, greys, strokes; and the presets for the
// usual places.
#pragma once

#include "editor/export/palette.h"

#include <array>
#include <optional>
#include <string_view>

namespace tokisuji {

struct InkLook {
    Theme theme = Theme::Print;
    double palestGrey = 0;    ///< share of black that greys have at least; 0: as the theme has them
    double strokeFactor = 1;  ///< of all strokes of boards
    double leastStrokePt = 0; ///< no stroke is finer; in points
    bool transparent = false; ///< no paper below the drawing
    friend bool operator==(const InkLook&, const InkLook&) = default;
};

/// The palette where no grey ink is paler than this share of black: greys move towards black and keep their order, and
/// white stays white. For photocopies and coarse printing.
[[nodiscard]] Palette withPalestGrey(const Palette& palette, double share);
[[nodiscard]] Palette paletteOf(const InkLook&);

/// The places for which pictures are made.
enum class Preset : std::uint8_t {
    Screen,   ///< in the window's light colours
    Blog,     ///< black on white, for pages that are read on telephones too
    Magazine, ///< print: real sizes, no hairlines, no pale greys
};

struct PresetLook {
    Preset preset;
    std::string_view name; ///< of the command line
    InkLook inks;
    int cellPixels; ///< side of a cell, in 1/96 inch
    double scale;   ///< pixels of a PNG per 1/96 inch
    double textPt;  ///< size of the rules
};

/// In the order of Preset.
inline constexpr std::array presetLooks{
    PresetLook{Preset::Screen, "screen", {.theme = Theme::Light}, 54, 1, 10.5},
    PresetLook{Preset::Blog, "blog", {.theme = Theme::Print, .palestGrey = 0.12}, 44, 2, 10.5},
    // Cells of 8 mm; 300 dots per inch; 0.3 pt is the finest line that offset printing keeps.
    PresetLook{Preset::Magazine,
               "magazine",
               {.theme = Theme::Print, .palestGrey = 0.15, .strokeFactor = 0.85, .leastStrokePt = 0.4},
               30,
               3.125,
               8.5},
};

[[nodiscard]] constexpr const PresetLook& lookOf(Preset preset)
{
    return presetLooks[static_cast<std::size_t>(preset)];
}

} // namespace tokisuji
