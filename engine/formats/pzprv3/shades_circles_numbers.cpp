// Shade, circle and number of a cell in one token: "_" (neither shade nor dot), "#" or "+", then "a" for a white or "b"
// for a black circle, then the number or "-" for "?". "x" is a hole.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

constexpr std::string_view holeToken = "x";
constexpr std::string_view shadeSigns = "_+#"; ///< blank, dot, shaded
constexpr char whiteSign = 'a', blackSign = 'b';

Result<bool> readShadeCircleNumber(ClueSetter& clues, Place cell, Piece token)
{
    std::string_view text = token.text;
    if (text == holeToken) {
        setTerrain(clues.board(), cell, Terrain::Hole);
        return true;
    }
    const std::size_t shade = text.empty() ? std::string_view::npos : shadeSigns.find(text.front());
    if (shade == std::string_view::npos)
        return false;
    if (shade > 0)
        clues.board().set(Layer::Shade, cell, static_cast<int>(shade) - 1);
    text.remove_prefix(1);
    if (!text.empty() && (text.front() == whiteSign || text.front() == blackSign)) {
        setTerrain(clues.board(), cell, text.front() == whiteSign ? Terrain::White : Terrain::Black);
        text.remove_prefix(1);
    }
    if (text.empty())
        return true;
    const auto number = clueOf(text);
    return number ? setClue(clues, cell, *number, token.at) : false;
}

void writeShadeCircleNumber(const Board& board, Place cell, std::string& out)
{
    if (isHole(board, cell)) {
        out += holeToken;
        return;
    }
    const int shade = board.at(Layer::Shade, cell), number = board.at(Layer::Number, cell);
    out += shadeSigns[shade == blank ? 0 : static_cast<std::size_t>(shade) + 1];
    if (isTerrain(board, cell, Terrain::White))
        out += whiteSign;
    else if (isTerrain(board, cell, Terrain::Black))
        out += blackSign;
    if (number != blank)
        out += tokenOfClue(number);
}

} // namespace

constinit const FilePart file::shadesCirclesAndNumbers{.rows = cellRows,
                                                       .read = readShadeCircleNumber,
                                                       .write = writeShadeCircleNumber,
                                                       .vocabulary = "_ # +, a b, numbers - x"};

} // namespace tokisuji
