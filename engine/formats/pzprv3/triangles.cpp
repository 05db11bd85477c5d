// Numbers on black cells, and triangles in white ones; a clue may be crossed off.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

/// A clue of 0 to 4; 5 is "?".
constexpr int anyCount = 5;

Result<bool> readTriangleClue(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const auto number = parseNumber(token.text);
    if (!number)
        return false;
    return setClue(clues, cell, *number == anyCount ? question : *number, token.at);
}

void writeTriangleClue(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    out += number == blank ? "." : std::to_string(number == question ? anyCount : number);
}

/// Triangles are numbered from 2 on.
constexpr int firstTriangle = 2;

Result<bool> readTriangle(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == "-")
        return file::crossedClues.read(clues, cell, token);
    if (token.text == "+")
        board.set(Layer::Corner, cell, 0);
    const auto number = parseNumber(token.text);
    const bool isTriangle = number && *number >= firstTriangle && *number < firstTriangle + 4;
    if (isTriangle)
        board.set(Layer::Corner, cell, *number - firstTriangle + 1);
    return isTriangle || token.text == "+" || token.text == ".";
}

void writeTriangle(const Board& board, Place cell, std::string& out)
{
    const int corner = board.at(Layer::Corner, cell);
    if (corner > 0)
        out += std::to_string(corner - 1 + firstTriangle);
    else if (corner == 0)
        out += '+';
    else
        file::crossedClues.write(board, cell, out);
}

} // namespace

constinit const FilePart file::triangleClues{
    .rows = cellRows, .read = readTriangleClue, .write = writeTriangleClue, .vocabulary = "0-5 ."};
constinit const FilePart file::triangles{
    .rows = cellRows, .read = readTriangle, .write = writeTriangle, .vocabulary = "2-5 + - ."};

} // namespace tokisuji
