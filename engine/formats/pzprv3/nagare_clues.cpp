// Arrows in open cells (small letters) and in filled ones (capitals).
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view arrowLetters = "?udlr", windLetters = "NUDLR";

Result<bool> readNagare(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    if (token.text.size() != 1)
        return false;
    const std::size_t arrow = arrowLetters.find(token.text), wind = windLetters.find(token.text);
    if ((arrow == std::string_view::npos || arrow == 0) && wind == std::string_view::npos)
        return false;
    if (wind != std::string_view::npos)
        setTerrain(clues.board(), cell, Terrain::Wall);
    if (const auto direction = static_cast<int>(wind != std::string_view::npos ? wind : arrow); direction > 0)
        clues.board().set(Layer::Arrow, cell, direction);
    return true;
}

void writeNagare(const Board& board, Place cell, std::string& out)
{
    const auto arrow = static_cast<std::size_t>(std::max(board.at(Layer::Arrow, cell), 0));
    if (isTerrain(board, cell, Terrain::Wall))
        out += windLetters[arrow];
    else
        out += arrow > 0 ? arrowLetters.substr(arrow, 1) : ".";
}

} // namespace

constinit const FilePart file::nagareClues{
    .rows = cellRows, .read = readNagare, .write = writeNagare, .vocabulary = "u d l r N U D L R ."};

} // namespace tokisuji
