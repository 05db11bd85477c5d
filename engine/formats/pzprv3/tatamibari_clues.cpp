// Tatamibari: a letter for each sign.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

constexpr std::string_view letters = "cab"; ///< plus, upright, level

Result<bool> readTatamibari(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "-")
        return setClue(clues, cell, question, token.at);
    const std::size_t sign = token.text.size() == 1 ? letters.find(token.text.front()) : std::string_view::npos;
    if (sign == std::string_view::npos)
        return token.text == ".";
    return setClue(clues, cell, static_cast<int>(sign) + 1, token.at);
}

void writeTatamibari(const Board& board, Place cell, std::string& out)
{
    const int sign = board.at(Layer::Number, cell);
    if (sign >= 1 && sign <= static_cast<int>(letters.size()))
        out += letters[static_cast<std::size_t>(sign - 1)];
    else
        out += sign == question ? '-' : '.';
}

} // namespace

constinit const FilePart file::tatamibariClues{
    .rows = cellRows, .read = readTatamibari, .write = writeTatamibari, .vocabulary = "a b c - ."};

} // namespace tokisuji
