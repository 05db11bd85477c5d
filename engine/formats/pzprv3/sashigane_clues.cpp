// Arrows and circles with and without numbers.
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

/// An arrow, a circle with or without number, or "-" for an arrow of unknown direction.
Result<bool> readSashigane(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == ".")
        return true;
    if (token.text == "-")
        return setClue(clues, cell, plainMark, token.at);
    if (token.text.front() == 'o') {
        const auto number = token.text == "o" ? question : parseNumber(token.text.substr(1));
        return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
    }
    const auto arrow =
        token.text.size() == 1 ? digitValue(token.text.front(), static_cast<int>(Dir::Right) + 1) : std::nullopt;
    if (arrow.value_or(0) == 0)
        return false;
    board.set(Layer::Arrow, cell, *arrow);
    return true;
}

void writeSashigane(const Board& board, Place cell, std::string& out)
{
    const int circle = board.at(Layer::Number, cell), arrow = board.at(Layer::Arrow, cell);
    if (circle != blank)
        out += circle == question ? "o" : circle == plainMark ? "-" : "o" + std::to_string(circle);
    else
        out += arrow > 0 ? digitOf(arrow) : '.';
}

/// The same with shaded cells, "_" for a dot.
Result<bool> readSashiganeOrShade(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text != "#" && token.text != "_")
        return readSashigane(clues, cell, token);
    clues.board().set(Layer::Shade, cell, token.text == "#" ? 1 : 0);
    return true;
}

void writeSashiganeOrShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    const bool hasClue = board.at(Layer::Number, cell) != blank || board.at(Layer::Arrow, cell) > 0;
    if (hasClue || shade == blank)
        writeSashigane(board, cell, out);
    else
        out += shade == 1 ? '#' : '_';
}

/// The same without numbers: 5 is a circle.
constexpr std::string_view plainCircle = "5";

Result<bool> readLoute(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == plainCircle)
        return setClue(clues, cell, question, token.at);
    return token.text.front() == 'o' ? Result<bool>(false) : readSashigane(clues, cell, token);
}

void writeLoute(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == question)
        out += plainCircle;
    else
        writeSashigane(board, cell, out);
}

} // namespace

constinit const FilePart file::sashiganeClues{
    .rows = cellRows, .read = readSashigane, .write = writeSashigane, .vocabulary = "1-4 o o5 - ."};
constinit const FilePart file::sashiganeCluesAndShades{
    .rows = cellRows, .read = readSashiganeOrShade, .write = writeSashiganeOrShade, .vocabulary = "1-4 o o5 - # _ ."};
constinit const FilePart file::louteClues{
    .rows = cellRows, .read = readLoute, .write = writeLoute, .vocabulary = "1-5 - ."};

} // namespace tokisuji
