// Shaded cells; in some genres in one grid with the numbers.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readShade(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "#" || token.text == "+")
        clues.board().set(Layer::Shade, cell, token.text == "#" ? 1 : 0);
    return token.text == "#" || token.text == "+" || token.text == ".";
}

void writeShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    out += shade == 1 ? "#" : shade == 0 ? "+" : ".";
}

Result<bool> readNumberOrShade(ClueSetter& clues, Place cell, Piece token)
{
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : readShade(clues, cell, token);
}

void writeNumberOrShade(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == blank)
        writeShade(board, cell, out);
    else
        out += tokenOfClue(board.at(Layer::Number, cell));
}

} // namespace

constinit const FilePart file::shades{.rows = cellRows, .read = readShade, .write = writeShade, .vocabulary = "# + ."};
constinit const FilePart file::numbersAndShades{
    .rows = cellRows, .read = readNumberOrShade, .write = writeNumberOrShade, .vocabulary = "numbers - # + ."};

} // namespace tokisuji
