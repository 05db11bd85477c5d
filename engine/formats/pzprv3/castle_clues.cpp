// Numbers with a direction in grey, white and black cells: "direction,number,colour".
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array castleColours{blank, static_cast<int>(Terrain::White), static_cast<int>(Terrain::Black)};
constexpr int doneColours = 4; ///< added to the colour of a clue that the solver is done with
constexpr int doneTint = 2;    ///< what such a clue has on layer Tint

/// Direction, number, colour.
Result<bool> readCastleClue(ClueSetter& clues, Place cell, Piece token)
{
    constexpr std::string_view noClue = "-1";
    const auto parts = commaParts(token.text);
    if (token.text == "." || (parts.size() == 3 && parts[1] == noClue))
        return true;
    if (parts.size() != 3 || parts[0].size() != 1)
        return false;
    const auto direction = digitValue(parts[0].front(), static_cast<int>(Dir::Right) + 1);
    const auto number = clueOf(parts[1]);
    const auto colour = parseNumber(parts[2]);
    if (!direction || !number || !colour || *colour > 2 * doneColours - 1 || *colour % doneColours > 2)
        return false;
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    clues.board().set(Layer::Terrain, cell, castleColours[static_cast<std::size_t>(*colour % doneColours)]);
    if (*colour >= doneColours)
        clues.board().set(Layer::Tint, cell, doneTint);
    return setClue(clues, cell, *number, token.at);
}

void writeCastleClue(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank) {
        out += "0,-1,0";
        return;
    }
    const auto colour = std::ranges::find(castleColours, board.at(Layer::Terrain, cell)) - castleColours.begin();
    out += digitOf(std::max(board.at(Layer::Arrow, cell), 0));
    const int done = board.at(Layer::Tint, cell) == doneTint ? doneColours : 0;
    out += ',' + tokenOfClue(number) + ',' + std::to_string(colour % 3 + done);
}

} // namespace

constinit const FilePart file::castleClues{
    .rows = cellRows, .read = readCastleClue, .write = writeCastleClue, .vocabulary = "direction,number,colour ."};

} // namespace tokisuji
