// Slashes in cells.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readSlash(ClueSetter& clues, Place cell, Piece token)
{
    const auto symbol = digitValue(token.text.front(), static_cast<int>(Symbol::Slash) + 1);
    if (token.text == ".")
        return true;
    if (token.text == "+" && clues.genre().clue(Clue::OutsideLetter) != nullptr) { // cells may stay empty
        clues.board().set(Layer::Symbol, cell, static_cast<int>(Symbol::None));
        return true;
    }
    if (token.text.size() != 1 || !symbol || *symbol == 0)
        return false;
    clues.board().set(Layer::Symbol, cell, *symbol);
    return true;
}

void writeSlash(const Board& board, Place cell, std::string& out)
{
    const int symbol = board.at(Layer::Symbol, cell);
    out += symbol <= 0 ? "." : std::to_string(symbol);
}

} // namespace

constinit const FilePart file::symbols{.rows = cellRows, .read = readSlash, .write = writeSlash, .vocabulary = "1 2 ."};

} // namespace tokisuji
