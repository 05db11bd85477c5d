// Numbers and filled cells with or without an arrow.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view filledSigns = "#tblr"; ///< no arrow, then by direction

Result<bool> readMakaro(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const std::size_t filled = token.text.size() == 1 ? filledSigns.find(token.text.front()) : std::string_view::npos;
    if (filled != std::string_view::npos) {
        setTerrain(clues.board(), cell, Terrain::Wall);
        clues.board().set(Layer::Arrow, cell, filled == 0 ? blank : static_cast<int>(filled));
        return true;
    }
    const auto number = clueOf(token.text);
    if (!number)
        return false;
    clues.board().set(Layer::Terrain, cell, blank); // a number opens its cell
    return setClue(clues, cell, *number, token.at);
}

void writeMakaro(const Board& board, Place cell, std::string& out)
{
    if (isTerrain(board, cell, Terrain::Wall))
        out += filledSigns[static_cast<std::size_t>(std::max(board.at(Layer::Arrow, cell), 0))];
    else
        out += tokenOfClue(board.at(Layer::Number, cell));
}

} // namespace

constinit const FilePart file::makaroClues{
    .rows = cellRows, .read = readMakaro, .write = writeMakaro, .vocabulary = "numbers - # t b l r ."};

} // namespace tokisuji
