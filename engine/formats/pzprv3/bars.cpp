// Bars in cells, alone or in one grid with holes and small circles.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view barSigns = "012"; ///< none, vertical, horizontal
constexpr std::string_view noBar = ".";      ///< in a filled cell, or where surely none stands

Result<bool> readBar(ClueSetter& clues, Place cell, Piece token)
{
    const std::size_t bar = token.text.size() == 1 ? barSigns.find(token.text.front()) : std::string_view::npos;
    const bool mayStand = !isTerrain(clues.board(), cell, Terrain::Wall);
    if (token.text == noBar && clues.genre().has(Mark::Ladder))
        clues.board().set(Layer::Bar, cell, static_cast<int>(Bar::None));
    else if (bar != std::string_view::npos && bar > 0 && mayStand)
        clues.board().set(Layer::Bar, cell, static_cast<int>(bar));
    return token.text == noBar || bar != std::string_view::npos;
}

void writeBar(const Board& board, Place cell, std::string& out)
{
    const int bar = board.at(Layer::Bar, cell);
    if (bar == static_cast<int>(Bar::None) || isTerrain(board, cell, Terrain::Wall))
        out += noBar;
    else
        out += barSigns[static_cast<std::size_t>(std::max(bar, 0))];
}

constexpr std::string_view strokeSigns = ".l-+"; ///< as Bar
constexpr char holeSign = 'x', circleSign = 'o';

Result<bool> readStroke(ClueSetter& clues, Place cell, Piece token)
{
    std::string_view text = token.text;
    if (text.starts_with(circleSign)) {
        clues.board().set(Layer::Tint, cell, 1);
        text.remove_prefix(1);
    }
    if (text.size() != 1)
        return false;
    if (text.front() == holeSign) {
        setTerrain(clues.board(), cell, Terrain::Hole);
        return true;
    }
    const std::size_t stroke = strokeSigns.find(text.front());
    if (stroke != std::string_view::npos && stroke > 0)
        clues.board().set(Layer::Bar, cell, static_cast<int>(stroke));
    return stroke != std::string_view::npos;
}

/// A stroke that stands in a hole hides it in pzpr; ours is a stray one, and the hole stays.
void writeStroke(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Tint, cell) == 1)
        out += circleSign;
    out +=
        isHole(board, cell) ? holeSign : strokeSigns[static_cast<std::size_t>(std::max(board.at(Layer::Bar, cell), 0))];
}

} // namespace

constinit const FilePart file::bars{.rows = cellRows, .read = readBar, .write = writeBar, .vocabulary = "0 1 2 ."};
constinit const FilePart file::barsAndHoles{
    .rows = cellRows, .read = readStroke, .write = writeStroke, .vocabulary = ". l - + x o. ol o- o+"};

} // namespace tokisuji
