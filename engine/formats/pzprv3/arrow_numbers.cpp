// Numbers with a direction: "direction,number"; "#" is a plain mark.
#include "engine/formats/pzprv3/cell_tokens.h"

#include <algorithm>

namespace tokisuji {

namespace {

Result<bool> readArrowNumber(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    if (token.text == "#")
        return setClue(clues, cell, plainMark, token.at);
    const std::size_t comma = token.text.find(',');
    if (comma != 1)
        return false;
    const auto direction = digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1);
    const auto number = clueOf(token.text.substr(comma + 1));
    if (!direction || !number)
        return false;
    if (*direction > 0)
        clues.board().set(Layer::Arrow, cell, *direction);
    return setClue(clues, cell, *number, token.at);
}

void writeArrowNumber(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    if (number == blank || number == plainMark) {
        out += number == blank ? "." : "#";
        return;
    }
    out += digitOf(std::max(board.at(Layer::Arrow, cell), 0));
    out += ",";
    out += tokenOfClue(number);
}

} // namespace

constinit const FilePart file::arrowNumbers{
    .rows = cellRows, .read = readArrowNumber, .write = writeArrowNumber, .vocabulary = "direction,number # ."};

} // namespace tokisuji
