// Balls with their numbers, cups and water.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

constexpr std::string_view cup = "H", water = "i";

Result<bool> readHerugolf(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    if (token.text == cup || token.text == water) {
        setTerrain(clues.board(), cell, token.text == cup ? Terrain::Cup : Terrain::Water);
        return true;
    }
    const auto number = parseNumber(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeHerugolf(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (isTerrain(board, cell, Terrain::Cup))
        out += cup;
    else if (number >= 0)
        out += std::to_string(number);
    else
        out += isTerrain(board, cell, Terrain::Water) ? water : ".";
}

} // namespace

constinit const FilePart file::herugolfClues{
    .rows = cellRows, .read = readHerugolf, .write = writeHerugolf, .vocabulary = "numbers H i ."};

} // namespace tokisuji
