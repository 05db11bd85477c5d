// Numbers, aisles and beds in one grid: "5" is "?", "#" an aisle, "-" a dot, "a" to "e" halves with the pillow, "f" to
// "j" the others.
#include "engine/board/bed.h"

#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

constexpr int anyNumber = 5, dot = 1;
constexpr char firstLetter = 'a';

Result<bool> readBed(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    const char c = token.text.front();
    if (token.text.size() != 1)
        return false;
    if (const auto number = digitValue(c, anyNumber + 1))
        return setClue(clues, cell, *number == anyNumber ? question : *number, token.at);
    if (c == '#')
        board.set(Layer::Digit, cell, aisle);
    else if (c == '-')
        board.set(Layer::Tint, cell, dot);
    else if (c >= firstLetter && firstHalf + c - firstLetter <= lastHalf)
        board.set(Layer::Digit, cell, bedOfCode(firstHalf + c - firstLetter));
    else
        return c == '.';
    return true;
}

void writeBed(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell), lies = board.at(Layer::Digit, cell);
    if (number != blank)
        out += std::to_string(number == question ? anyNumber : number);
    else if (isHalfOfBed(lies))
        out += static_cast<char>(firstLetter + codeOfBed(lies) - firstHalf);
    else
        out += lies == aisle ? '#' : board.at(Layer::Tint, cell) == dot ? '-' : '.';
}

} // namespace

constinit const FilePart file::beds{
    .rows = cellRows, .read = readBed, .write = writeBed, .vocabulary = "0-5 # - a-j ."};

} // namespace tokisuji
