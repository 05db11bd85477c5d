// Clue group: the layers whose values at one place are spoken of as one clue: a number and its arrow, the four numbers
// of a cell, a letter and its number. A border is a clue of its own, and so is a dot on an edge.
#pragma once

#include "engine/board/board.h"

#include <algorithm>
#include <vector>

namespace tokisuji {

[[nodiscard]] constexpr bool isOneClue(Layer a, Layer b)
{
    const bool areClues = !isMarkLayer(a) && !isMarkLayer(b);
    return a == b || (areClues && placesOf(a) == placesOf(b) && placesOf(a) != PlaceKind::Edge);
}

/// The layers of a board that make up one clue with this one, itself among them, in their order.
[[nodiscard]] inline std::vector<Layer> groupOf(const Board& board, Layer layer)
{
    std::vector<Layer> layers = board.layers();
    std::erase_if(layers, [&](Layer other) { return !isOneClue(layer, other); });
    return layers;
}

/// All groups of clue layers that a board has.
[[nodiscard]] inline std::vector<std::vector<Layer>> clueGroups(const Board& board)
{
    std::vector<std::vector<Layer>> groups;
    for (const Layer layer : board.layers())
        if (!isMarkLayer(layer) && groupOf(board, layer).front() == layer)
            groups.push_back(groupOf(board, layer));
    return groups;
}

/// Does a layer say anything at a place? An arrow's direction may also be "none"; a background says nothing.
[[nodiscard]] inline bool stands(const Board& board, Layer layer, Place place)
{
    const int value = board.at(layer, place);
    if (layer == Layer::Terrain && value == static_cast<int>(Terrain::Painted))
        return false;
    return layer == Layer::Arrow ? value > 0 : value != blank;
}
[[nodiscard]] inline bool stands(const Board& board, const std::vector<Layer>& group, Place place)
{
    return std::ranges::any_of(group, [&](Layer layer) { return stands(board, layer, place); });
}

} // namespace tokisuji
