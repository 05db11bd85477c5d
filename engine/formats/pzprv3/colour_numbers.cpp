// Numbers with colours and shaded cells in one grid.
#include "engine/formats/colour_number.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readColourNumber(ClueSetter& clues, Place cell, Piece token)
{
    const auto packed = parseNumber(token.text);
    if (!packed)
        return file::shades.read(clues, cell, token);
    const auto clue = colourNumberOf(clues.genre(), *packed);
    if (!clue)
        return false;
    clues.board().set(Layer::Terrain, cell, clue->colour);
    return setClue(clues, cell, clue->number, token.at);
}

void writeColourNumber(const Board& board, Place cell, std::string& out)
{
    const int packed = packedColourNumber(board, cell).value_or(blank);
    if (packed == blank)
        file::shades.write(board, cell, out);
    else
        out += std::to_string(packed);
}

} // namespace

constinit const FilePart file::colourNumbersAndShades{
    .rows = cellRows, .read = readColourNumber, .write = writeColourNumber, .vocabulary = "numbers # + ."};

} // namespace tokisuji
