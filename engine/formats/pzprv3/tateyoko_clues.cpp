// Tatebo-Yokobo: numbers of white cells, letters for filled ones.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view filledSigns = "eabcd"; ///< with the numbers 0 to 4
constexpr char plainFilled = 'f';

Result<bool> readTateyoko(ClueSetter& clues, Place cell, Piece token)
{
    const char first = token.text.front();
    const std::size_t number = filledSigns.find(first);
    if (token.text.size() == 1 && (first == plainFilled || number != std::string_view::npos)) {
        setTerrain(clues.board(), cell, Terrain::Wall);
        return first == plainFilled ? Result<bool>(true) : setClue(clues, cell, static_cast<int>(number), token.at);
    }
    if (token.text == "?")
        return setClue(clues, cell, question, token.at);
    const auto white = parseNumber(token.text);
    return white ? setClue(clues, cell, *white, token.at) : Result<bool>(token.text == ".");
}

void writeTateyoko(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (isTerrain(board, cell, Terrain::Wall))
        out += number < 0 ? plainFilled : filledSigns[static_cast<std::size_t>(std::min(number, 4))];
    else
        out += number == question ? "?" : tokenOfClue(number);
}

} // namespace

constinit const FilePart file::tateyokoClues{
    .rows = cellRows, .read = readTateyoko, .write = writeTateyoko, .vocabulary = "numbers ? a-f ."};

} // namespace tokisuji
