// Dots on cells, edges and lattice points, one character each.
#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/layout.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// The signs of three colours are numbered otherwise than those of two, and there is nothing beside them.
constexpr std::array twoColours{whiteDot, blackDot};
constexpr std::array threeColours{blackDot, greyDot, whiteDot};

template <const auto& colours>
constexpr std::string_view dotSigns = colours.size() == 2 ? "1 2 - X ." : "1 2 3 .";

template <const auto& colours>
std::optional<Error> readDots(Lines& lines, ClueSetter& clues)
{
    Board& board = clues.board();
    for (const auto& places : dotRows(board.size())) {
        const auto line = lines.take();
        if (!line)
            return std::nullopt;
        if (line->text.size() > places.size())
            return errorAt("file-row-too-long", line->at + places.size(), {std::to_string(places.size())});
        for (std::size_t i = 0; i < line->text.size(); ++i) {
            const char sign = line->text[i];
            const Place place = places[i];
            const bool isOther = sign == ' ' || dotSigns<colours>.find(sign) == std::string_view::npos;
            if (isOther || (sign == 'X' && !board.has(Layer::Terrain)))
                return errorAt("file-token", line->at + i,
                               {characterAt(line->text, i), std::string(dotSigns<colours>)});
            if (sign == 'X' && isCell(place))
                setTerrain(board, place, Terrain::Hole);
            else if (sign > '0' && sign <= '0' + static_cast<int>(colours.size()))
                board.set(dotLayer(place), place, colours[static_cast<std::size_t>(sign - '1')]);
            else if (sign == '-')
                board.set(dotLayer(place), place, question);
        }
    }
    return std::nullopt;
}

template <const auto& colours>
std::vector<std::string> writeDots(const Board& board)
{
    std::vector<std::string> lines;
    for (const auto& places : dotRows(board.size())) {
        std::string& line = lines.emplace_back();
        for (const Place place : places) {
            const int dot = dotAt(board, place);
            const bool hole = isCell(place) && isHole(board, place);
            const auto colour = std::ranges::find(colours, dot) - colours.begin();
            line += dot == question ? '-' : dot != blank ? digitOf(static_cast<int>(colour) + 1) : hole ? 'X' : '.';
        }
    }
    return lines;
}

} // namespace

constinit const FilePart file::dots{
    .vocabulary = dotSigns<twoColours>, .readLines = readDots<twoColours>, .writeLines = writeDots<twoColours>};
constinit const FilePart file::threeDots{
    .vocabulary = dotSigns<threeColours>, .readLines = readDots<threeColours>, .writeLines = writeDots<threeColours>};

} // namespace tokisuji
