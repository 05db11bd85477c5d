// Shaded cells; in some genres in one grid with the numbers, or with signs for clues that are done with.
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readShade(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "#" || token.text == "+")
        clues.board().set(Layer::Shade, cell, token.text == "#" ? 1 : 0);
    return token.text == "#" || token.text == "+" || token.text == ".";
}

void writeShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    out += shade == 1 ? "#" : shade == 0 ? "+" : ".";
}

/// Dots that stand in the section of the shaded cells too; what else pzpr's editor could note there is passed over.
Result<bool> readShadeDot(ClueSetter& clues, Place cell, Piece token)
{
    constexpr std::string_view notes = ".-*";
    if (token.text == "+")
        clues.board().set(Layer::Shade, cell, 0);
    return token.text == "+" || parseNumber(token.text).has_value()
           || (token.text.size() == 1 && notes.find(token.text) != notes.npos);
}

void writeShadeDot(const Board& board, Place cell, std::string& out)
{
    out += board.at(Layer::Shade, cell) == 0 ? '+' : '.';
}

/// How shaded cells and clues that are done with are written in one grid.
struct ShadeSigns {
    std::string_view shaded;
    std::string_view crossed;
};
constexpr ShadeSigns canalSigns{"#", "c"};
constexpr ShadeSigns kurochuteSigns{"1", "-"};
constexpr int crossedOff = 2; ///< in the layer Tint

template <const ShadeSigns& Signs>
Result<bool> readShadeOrCrossed(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == Signs.crossed)
        clues.board().set(Layer::Tint, cell, crossedOff);
    else if (token.text == Signs.shaded || token.text == "+")
        clues.board().set(Layer::Shade, cell, token.text == "+" ? 0 : 1);
    else
        return token.text == ".";
    return true;
}

template <const ShadeSigns& Signs>
void writeShadeOrCrossed(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Tint, cell) == crossedOff)
        out += Signs.crossed;
    else if (board.at(Layer::Shade, cell) == 1)
        out += Signs.shaded;
    else
        writeShade(board, cell, out);
}

Result<bool> readNumberOrShade(ClueSetter& clues, Place cell, Piece token)
{
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : readShade(clues, cell, token);
}

void writeNumberOrShade(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == blank)
        writeShade(board, cell, out);
    else
        out += tokenOfClue(board.at(Layer::Number, cell));
}

Result<bool> readShadeOrHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text != "x")
        return readShade(clues, cell, token);
    clues.board().set(Layer::Terrain, cell, static_cast<int>(Terrain::Hole));
    return true;
}

void writeShadeOrHole(const Board& board, Place cell, std::string& out)
{
    if (isHole(board, cell))
        out += 'x';
    else
        writeShade(board, cell, out);
}

/// "-" is a background colour, which says nothing.
Result<bool> readShadeOrPaint(ClueSetter& clues, Place cell, Piece token)
{
    return token.text == "-" ? Result<bool>(true) : readShade(clues, cell, token);
}

/// "1" for a shaded cell; else "+" for a dot, then "o" or "x" for a sign.
constexpr std::string_view cellSigns = "ox";

Result<bool> readShadeDigitOrSign(ClueSetter& clues, Place cell, Piece token)
{
    std::string_view text = token.text;
    if (text == "." || text == "1") {
        clues.board().set(Layer::Shade, cell, text == "1" ? 1 : blank);
        return true;
    }
    if (text.starts_with('+')) {
        clues.board().set(Layer::Shade, cell, 0);
        text.remove_prefix(1);
    }
    const std::size_t sign = text.empty() ? 0 : cellSigns.find(text);
    if (sign == std::string_view::npos)
        return false;
    if (!text.empty())
        clues.board().set(Layer::Tint, cell, static_cast<int>(sign) + 1);
    return true;
}

void writeShadeDigitOrSign(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell), sign = board.at(Layer::Tint, cell);
    if (shade == 1) {
        out += '1';
        return;
    }
    if (shade == 0)
        out += '+';
    if (sign > 0)
        out += cellSigns[static_cast<std::size_t>(sign - 1)];
    else if (shade == blank)
        out += '.';
}

/// Circles of the author: black, with a dot, or neither. Other cells have dots only.
Result<bool> readCircleOrShade(ClueSetter& clues, Place cell, Piece token)
{
    constexpr int circle = 1;
    if (token.text == "+" || token.text == ".")
        return readShade(clues, cell, token);
    if (token.text != "#" && token.text != "%" && token.text != "o")
        return false;
    if (token.text != "o")
        clues.board().set(Layer::Shade, cell, token.text == "#" ? 1 : 0);
    return setClue(clues, cell, circle, token.at);
}

void writeCircleOrShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    if (board.at(Layer::Number, cell) == blank)
        out += shade == 0 ? "+" : ".";
    else
        out += shade == 1 ? "#" : shade == 0 ? "%" : "o";
}

/// The number of cells in the room, or "+" for none. Another number may be left from before a border was drawn.
Result<bool> readRoomSize(ClueSetter& clues, Place cell, Piece token)
{
    const auto number = parseNumber(token.text);
    if (!number)
        return readShade(clues, cell, token);
    const bool isSize = *number == roomSizeAt(clues.board(), cell);
    clues.board().set(Layer::Shade, cell, isSize ? 1 : strayNumber + *number);
    return true;
}

void writeRoomSize(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    if (shade == 1 || shade >= strayNumber)
        out += std::to_string(shade == 1 ? roomSizeAt(board, cell) : shade - strayNumber);
    else
        writeShade(board, cell, out);
}

} // namespace

constinit const FilePart file::circlesAndShades{
    .rows = cellRows, .read = readCircleOrShade, .write = writeCircleOrShade, .vocabulary = "# % o + ."};
constinit const FilePart file::shadesAndPaint{
    .rows = cellRows, .read = readShadeOrPaint, .write = writeShade, .vocabulary = "# + - ."};
constinit const FilePart file::shadeDigitsAndCellSigns{
    .rows = cellRows, .read = readShadeDigitOrSign, .write = writeShadeDigitOrSign, .vocabulary = "1 + o x +o +x ."};
constinit const FilePart file::roomSizes{
    .rows = cellRows, .read = readRoomSize, .write = writeRoomSize, .vocabulary = "numbers + ."};
constinit const FilePart file::shadeDots{
    .rows = cellRows, .read = readShadeDot, .write = writeShadeDot, .vocabulary = "+ ."};
constinit const FilePart file::shades{.rows = cellRows, .read = readShade, .write = writeShade, .vocabulary = "# + ."};
constinit const FilePart file::shadesAndHoles{
    .rows = cellRows, .read = readShadeOrHole, .write = writeShadeOrHole, .vocabulary = "# + x ."};
constinit const FilePart file::shadesAndCrossedClues{.rows = cellRows,
                                                     .read = readShadeOrCrossed<canalSigns>,
                                                     .write = writeShadeOrCrossed<canalSigns>,
                                                     .vocabulary = "# + c ."};
constinit const FilePart file::shadeDigitsAndCrossedClues{.rows = cellRows,
                                                          .read = readShadeOrCrossed<kurochuteSigns>,
                                                          .write = writeShadeOrCrossed<kurochuteSigns>,
                                                          .vocabulary = "1 + - ."};
constinit const FilePart file::numbersAndShades{
    .rows = cellRows, .read = readNumberOrShade, .write = writeNumberOrShade, .vocabulary = "numbers - # + ."};

} // namespace tokisuji
