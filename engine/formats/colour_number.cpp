#include "engine/formats/colour_number.h"

#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int perColour = 10;

} // namespace

std::optional<ColourNumber> colourNumberOf(const Genre& genre, int packed)
{
    const Clue& clue = *genre.clue(Clue::ColouredNumber);
    if (packed == question)
        return ColourNumber{blank, blank};
    const auto colour = static_cast<std::size_t>(packed / perColour);
    if (packed < 0 || colour > clue.terrains.size())
        return std::nullopt;
    const int number = packed % perColour == 0 ? question : packed % perColour - 1;
    return ColourNumber{colour == 0 ? blank : static_cast<int>(clue.terrains[colour - 1]), number};
}

std::optional<int> packedColourNumber(const Board& board, Place cell)
{
    const std::vector<Terrain>& colours = genreOf(board).clue(Clue::ColouredNumber)->terrains;
    const int number = board.at(Layer::Number, cell), terrain = board.at(Layer::Terrain, cell);
    if (number == blank)
        return blank;
    const auto colour = std::ranges::find(colours, static_cast<Terrain>(terrain));
    if (number + 1 >= perColour || (terrain != blank && colour == colours.end()))
        return std::nullopt;
    const int index = terrain == blank ? 0 : static_cast<int>(colour - colours.begin()) + 1;
    return perColour * index + (number == question ? 0 : number + 1);
}

} // namespace tokisuji
