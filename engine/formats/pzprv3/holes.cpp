// Holes.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "*")
        setTerrain(clues.board(), cell, Terrain::Hole);
    return token.text == "*" || token.text == ".";
}

void writeHole(const Board& board, Place cell, std::string& out)
{
    out += isHole(board, cell) ? "*" : ".";
}

} // namespace

constinit const FilePart file::holes{.rows = cellRows, .read = readHole, .write = writeHole, .vocabulary = "* ."};

} // namespace tokisuji
