// Filled cells and squares of the author, squares of the solver, and arrows from cell to cell.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/formats/pzprv3/edge_tokens.h"

namespace tokisuji {

namespace {

constexpr std::string_view wallToken = "#", squareToken = "0", dotToken = "+", emptyToken = ".";

Result<bool> readWallOrSquare(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == wallToken || token.text == squareToken)
        setTerrain(clues.board(), cell, token.text == wallToken ? Terrain::Wall : Terrain::Square);
    return token.text == wallToken || token.text == squareToken || token.text == emptyToken;
}

void writeWallOrSquare(const Board& board, Place cell, std::string& out)
{
    out += isTerrain(board, cell, Terrain::Wall)     ? wallToken
           : isTerrain(board, cell, Terrain::Square) ? squareToken
                                                     : emptyToken;
}

Result<bool> readSquare(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == squareToken || token.text == dotToken)
        clues.board().set(Layer::Shade, cell, token.text == squareToken ? 1 : 0);
    return token.text == squareToken || token.text == dotToken || token.text == emptyToken;
}

void writeSquare(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    out += shade == 1 ? squareToken : shade == 0 ? dotToken : emptyToken;
}

// "1" points up or left, "2" down or right.
constexpr EdgeSign acrossSigns[]{{"0", blank}, {"1", static_cast<int>(Dir::Left)}, {"2", static_cast<int>(Dir::Right)}};
constexpr EdgeSign uprightSigns[]{{"0", blank}, {"1", static_cast<int>(Dir::Up)}, {"2", static_cast<int>(Dir::Down)}};

std::span<const EdgeSign> signsOver(Place edge)
{
    return (edge.x & 1) == 0 ? acrossSigns : uprightSigns;
}

Result<bool> readArrow(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(signsOver(edge), clues.board(), Layer::Way, edge, token.text);
}

void writeArrow(const Board& board, Place edge, std::string& out)
{
    writeSign(signsOver(edge), board, Layer::Way, edge, out);
}

} // namespace

constinit const FilePart file::wallsAndSquares{
    .rows = cellRows, .read = readWallOrSquare, .write = writeWallOrSquare, .vocabulary = "# 0 ."};
constinit const FilePart file::squares{
    .rows = cellRows, .read = readSquare, .write = writeSquare, .vocabulary = "0 + ."};
constinit const FilePart file::givenArrows{
    .rows = innerEdgeRows, .read = readArrow, .write = writeArrow, .vocabulary = "0 1 2"};

} // namespace tokisuji
