// Sections with the clues outside the grid: one grid of tokens for the places outside and the cells together.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/genre/registry.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The board with its used slots round it. Corners are places of no kind.
std::vector<std::vector<Place>> rowsWithSlots(const Genre& genre, const Grid& grid)
{
    const Size size = grid.size();
    const auto depth = [&](Side side) { return slotDepth(genre, grid, side); };
    std::vector<std::vector<Place>> rows;
    for (int row = -depth(Side::Top); row < size.height + depth(Side::Bottom); ++row) {
        auto& places = rows.emplace_back();
        for (int column = -depth(Side::Left); column < size.width + depth(Side::Right); ++column)
            places.push_back(cellAt(column, row));
    }
    return rows;
}

constexpr std::string_view unknownNumber = "-2";

constexpr char doneSign = 'c';

/// Is a place without a number a 0?
bool saysZeroByItself(const Genre& genre)
{
    const Clue* clue = outsideClue(genre);
    return clue != nullptr && clue->worths;
}

/// A number, with a "c" before it where the solver has crossed it off.
Result<bool> readSlot(ClueSetter& clues, Place slot, Piece token)
{
    if (token.text == ".")
        return true;
    const bool isDone = token.text.starts_with(doneSign);
    const std::string_view text = token.text.substr(isDone ? 1 : 0);
    const auto number = text == unknownNumber ? std::optional(question) : parseNumber(text);
    if (!number)
        return false;
    if (*number == 0 && saysZeroByItself(clues.genre()))
        return true;
    clues.board().set(Layer::Outside, slot, *number);
    if (isDone && clues.board().has(Layer::OutsideDone))
        clues.board().set(Layer::OutsideDone, slot, 1);
    return true;
}

void writeSlot(const Board& board, Place slot, std::string& out)
{
    const int number = board.at(Layer::Outside, slot);
    if (number != blank && board.at(Layer::OutsideDone, slot) == 1)
        out += doneSign;
    if (number == blank)
        out += saysZeroByItself(genreOf(board)) ? '0' : '.';
    else
        out += std::to_string(number);
}

using ReadCell = Result<bool> (*)(ClueSetter&, Place, Piece);
using WriteCell = void (*)(const Board&, Place, std::string&);

template <ReadCell readCell>
Result<bool> readGrid(ClueSetter& clues, Place place, Piece token)
{
    const Grid& grid = clues.board().grid();
    if (grid.hasCell(place))
        return readCell(clues, place, token);
    return grid.hasSlot(place) ? readSlot(clues, place, token) : Result<bool>(true);
}

template <WriteCell writeCell>
void writeGrid(const Board& board, Place place, std::string& out)
{
    if (board.grid().hasCell(place))
        writeCell(board, place, out);
    else if (board.grid().hasSlot(place))
        writeSlot(board, place, out);
    else
        out += '.';
}

Result<bool> readShadeInside(ClueSetter& clues, Place cell, Piece token)
{
    return file::shades.read(clues, cell, token);
}

void writeShadeInside(const Board& board, Place cell, std::string& out)
{
    file::shades.write(board, cell, out);
}

Result<bool> readClueInside(ClueSetter& clues, Place cell, Piece token)
{
    return file::numbers.read(clues, cell, token);
}

void writeClueInside(const Board& board, Place cell, std::string& out)
{
    file::numbers.write(board, cell, out);
}

/// "q" stands before a given number.
Result<bool> readGivenOrDigit(ClueSetter& clues, Place cell, Piece token)
{
    if (!token.text.starts_with('q'))
        return file::digits.read(clues, cell, token);
    const std::string_view given = token.text.substr(1);
    const auto number = given == unknownNumber ? std::optional(question) : parseNumber(given);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeGivenOrDigit(const Board& board, Place cell, std::string& out)
{
    if (const int given = board.at(Layer::Number, cell); given != blank)
        out += "q" + std::to_string(given);
    else
        file::digits.write(board, cell, out);
}

constexpr int tree = 1;

Result<bool> readTreeOrTent(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "1")
        return setClue(clues, cell, tree, token.at);
    if (token.text == "A" || token.text == "-")
        clues.board().set(Layer::Shade, cell, token.text == "A" ? 1 : 0);
    return token.text == "A" || token.text == "-" || token.text == ".";
}

void writeTreeOrTent(const Board& board, Place cell, std::string& out)
{
    const int tent = board.at(Layer::Shade, cell);
    out += board.at(Layer::Number, cell) != blank ? '1' : tent == 1 ? 'A' : tent == 0 ? '-' : '.';
}

/// The circle, 4 more where it is shaded and 8 more where it is marked as unshaded.
constexpr int whiteCircle = 1, blackCircle = 2, shadedSign = 4, unshadedSign = 8;

Result<bool> readCircleAndShade(ClueSetter& clues, Place cell, Piece token)
{
    const auto number = parseNumber(token.text);
    if (!number || *number < 0 || *number > unshadedSign + blackCircle)
        return token.text == ".";
    const int circle = *number % shadedSign;
    if (*number >= shadedSign)
        clues.board().set(Layer::Shade, cell, *number >= unshadedSign ? 0 : 1);
    return circle < whiteCircle ? Result<bool>(true) : setClue(clues, cell, circle, token.at);
}

void writeCircleAndShade(const Board& board, Place cell, std::string& out)
{
    const int shade = board.at(Layer::Shade, cell);
    out += std::to_string(std::max(board.at(Layer::Number, cell), 0)
                          + (shade == 1   ? shadedSign
                             : shade == 0 ? unshadedSign
                                          : 0));
}

/// "#" is a hole, "q" stands before a given pole and "a" before one of the solver, who may also say that there is some
/// pole, "s1", or none, "s2".
Result<bool> readPole(ClueSetter& clues, Place cell, Piece token)
{
    Board& board = clues.board();
    if (token.text == ".")
        return true;
    if (token.text == "#") {
        setTerrain(board, cell, Terrain::Hole);
        return true;
    }
    const auto number = parseNumber(token.text.substr(1));
    if (!number || *number < 1 || *number > 2)
        return false;
    switch (token.text.front()) {
    case 'q':
        return setClue(clues, cell, *number, token.at);
    case 'a':
        board.set(Layer::Digit, cell, *number);
        return true;
    case 's':
        board.set(*number == 1 ? Layer::Tint : Layer::Digit, cell, *number == 1 ? 1 : 0);
        return true;
    default:
        return false;
    }
}

void writePole(const Board& board, Place cell, std::string& out)
{
    const int given = board.at(Layer::Number, cell), pole = board.at(Layer::Digit, cell);
    if (isHole(board, cell))
        out += '#';
    else if (given != blank)
        out += "q" + std::to_string(given);
    else if (pole > 0)
        out += "a" + std::to_string(pole);
    else
        out += pole == 0 ? "s2" : board.at(Layer::Tint, cell) == 1 ? "s1" : ".";
}

} // namespace

constinit const FilePart file::outsideAndPoles{.read = readGrid<readPole>,
                                               .write = writeGrid<writePole>,
                                               .vocabulary = "numbers # q1 q2 a1 a2 s1 s2 .",
                                               .rowsOf = rowsWithSlots};
constinit const FilePart file::outsideAndCircles{.read = readGrid<readCircleAndShade>,
                                                 .write = writeGrid<writeCircleAndShade>,
                                                 .vocabulary = "numbers .",
                                                 .rowsOf = rowsWithSlots};
constinit const FilePart file::outsideAndShades{.read = readGrid<readShadeInside>,
                                                .write = writeGrid<writeShadeInside>,
                                                .vocabulary = "numbers # + .",
                                                .rowsOf = rowsWithSlots};
constinit const FilePart file::outsideAndClues{.read = readGrid<readClueInside>,
                                               .write = writeGrid<writeClueInside>,
                                               .vocabulary = "numbers - .",
                                               .rowsOf = rowsWithSlots};
constinit const FilePart file::outsideAndDigits{.read = readGrid<readGivenOrDigit>,
                                                .write = writeGrid<writeGivenOrDigit>,
                                                .vocabulary = "numbers qnumbers . [a,b,c,d]",
                                                .rowsOf = rowsWithSlots};
constinit const FilePart file::outsideAndTents{.read = readGrid<readTreeOrTent>,
                                               .write = writeGrid<writeTreeOrTent>,
                                               .vocabulary = "numbers 1 A - .",
                                               .rowsOf = rowsWithSlots};

} // namespace tokisuji
