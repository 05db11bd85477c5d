// The background colours of cells.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view painted = "3"; ///< in Tentaisho: by the author

Result<bool> readTint(ClueSetter& clues, Place cell, Piece token)
{
    constexpr int colours = 2;
    if (token.text == painted && clues.genre().clue(Clue::Dot) != nullptr) {
        if (!isHole(clues.board(), cell))
            setTerrain(clues.board(), cell, Terrain::Painted);
        return true;
    }
    const auto tint = token.text.size() == 1 ? digitValue(token.text.front(), colours + 1) : std::nullopt;
    if (tint.value_or(0) > 0 && clues.board().has(Layer::Tint)) // pzpr writes them for some kinds that have none
        clues.board().set(Layer::Tint, cell, *tint);
    return tint.has_value();
}

/// The author's colour hides the solver's: there is only one in a file.
void writeTint(const Board& board, Place cell, std::string& out)
{
    if (isTerrain(board, cell, Terrain::Painted) && genreOf(board).clue(Clue::Dot) != nullptr)
        out += painted;
    else
        out += digitOf(std::max(board.at(Layer::Tint, cell), 0));
}

} // namespace

constinit const FilePart file::tints{.rows = cellRows, .read = readTint, .write = writeTint, .vocabulary = "0 1 2"};

} // namespace tokisuji
