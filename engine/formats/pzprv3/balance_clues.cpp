// Numbers in white and black circles: "colour,number".
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

/// Colour and number; -2 is a circle without number.
Result<bool> readBalanceClue(ClueSetter& clues, Place cell, Piece token)
{
    constexpr std::string_view noNumber = "-2";
    if (token.text == ".")
        return true;
    const auto parts = commaParts(token.text);
    if (parts.size() != 2 || (parts[0] != "0" && parts[0] != "1"))
        return false;
    const auto number = parts[1] == noNumber ? question : parseNumber(parts[1]);
    if (!number)
        return false;
    if (parts[0] == "1")
        setTerrain(clues.board(), cell, Terrain::Black);
    return setClue(clues, cell, *number, token.at);
}

void writeBalanceClue(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank)
        out += '.';
    else
        out += std::string(isTerrain(board, cell, Terrain::Black) ? "1," : "0,") + std::to_string(number);
}

} // namespace

constinit const FilePart file::balanceClues{
    .rows = cellRows, .read = readBalanceClue, .write = writeBalanceClue, .vocabulary = "colour,number ."};

} // namespace tokisuji
