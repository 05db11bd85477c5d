// Numbers in cells; some genres have holes between them.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readNumber(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeNumber(const Board& board, Place cell, std::string& out)
{
    out += tokenOfClue(board.at(Layer::Number, cell));
}

/// "#" is a hole.
Result<bool> readNumberOrHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text != "#")
        return readNumber(clues, cell, token);
    setTerrain(clues.board(), cell, Terrain::Hole);
    return true;
}

void writeNumberOrHole(const Board& board, Place cell, std::string& out)
{
    if (isHole(board, cell))
        out += '#';
    else
        writeNumber(board, cell, out);
}

} // namespace

constinit const FilePart file::numbers{
    .rows = cellRows, .read = readNumber, .write = writeNumber, .vocabulary = "numbers - ."};
constinit const FilePart file::numbersAndHoles{
    .rows = cellRows, .read = readNumberOrHole, .write = writeNumberOrHole, .vocabulary = "numbers - # ."};

} // namespace tokisuji
