// Layers: what values a board holds, on which places.
#pragma once

#include "engine/board/geometry.h"

#include <array>
#include <cstdint>
#include <string_view>

namespace tokisuji {

/// One value per place of one kind. Every layer's empty value is `blank`.
enum class Layer : std::uint8_t {
    Number,     ///< cell: the given number, `question` ("?"), or `plainMark`; pearls: 1 white, 2 black
    Arrow,      ///< cell: the direction of the clue, as Dir 1..4
    Room,       ///< edge: 1 = a given border between rooms
    Shade,      ///< cell: 1 shaded, 0 marked as unshaded
    Line,       ///< edge: 1 line, 2 double line (bridge), 0 marked as "no line here" (a cross)
    Digit,      ///< cell: the number that the solver writes
    Candidates, ///< cell: four small numbers, see packCandidates
    Tint,       ///< cell: background colour 1 or 2 (Slitherlink's inside and outside)
};
constexpr int layerCount = 8;

constexpr int blank = -1;
constexpr int question = -2;
constexpr int plainMark = -3;

struct LayerInfo {
    PlaceKind places;
    std::string_view name;
};

constexpr std::array<LayerInfo, layerCount> layerTable{{
    {PlaceKind::Cell, "number"},
    {PlaceKind::Cell, "arrow"},
    {PlaceKind::Edge, "room"},
    {PlaceKind::Cell, "shade"},
    {PlaceKind::Edge, "line"},
    {PlaceKind::Cell, "digit"},
    {PlaceKind::Cell, "candidates"},
    {PlaceKind::Cell, "tint"},
}};

[[nodiscard]] constexpr PlaceKind placesOf(Layer layer)
{
    return layerTable[static_cast<std::size_t>(layer)].places;
}
[[nodiscard]] constexpr std::string_view nameOf(Layer layer)
{
    return layerTable[static_cast<std::size_t>(layer)].name;
}

/// Four candidates (upper left, upper right, lower left, lower right; 0 = none) as one value; none at all is `blank`.
[[nodiscard]] constexpr int packCandidates(std::array<int, 4> four)
{
    const int packed = four[0] | four[1] << 7 | four[2] << 14 | four[3] << 21;
    return packed == 0 ? blank : packed;
}
[[nodiscard]] constexpr std::array<int, 4> unpackCandidates(int packed)
{
    if (packed == blank)
        return {};
    return {packed & 127, packed >> 7 & 127, packed >> 14 & 127, packed >> 21 & 127};
}

} // namespace tokisuji
