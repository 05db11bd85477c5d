// Numbers in cells; some genres have holes between them.
#include "engine/board/terrain.h"
#include "engine/formats/pzprv3/cell_tokens.h"

namespace tokisuji {

namespace {

Result<bool> readNumber(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".")
        return true;
    const auto number = clueOf(token.text);
    return number ? setClue(clues, cell, *number, token.at) : Result<bool>(false);
}

void writeNumber(const Board& board, Place cell, std::string& out)
{
    out += tokenOfClue(board.at(Layer::Number, cell));
}

/// The sign is a cell of a kind, a hole or a filled one.
template <char sign, Terrain kind = Terrain::Hole>
Result<bool> readNumberOrHole(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text.size() != 1 || token.text.front() != sign)
        return readNumber(clues, cell, token);
    setTerrain(clues.board(), cell, kind);
    return true;
}

template <char sign, Terrain kind = Terrain::Hole>
void writeNumberOrHole(const Board& board, Place cell, std::string& out)
{
    if (isTerrain(board, cell, kind))
        out += sign;
    else
        writeNumber(board, cell, out);
}

/// "b" is a filled cell, "?" a number that is not given.
Result<bool> readSum(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == "?")
        return setClue(clues, cell, question, token.at);
    if (token.text == "-")
        return false;
    if (token.text != "b")
        return readNumber(clues, cell, token);
    setTerrain(clues.board(), cell, Terrain::Wall);
    return true;
}

void writeSum(const Board& board, Place cell, std::string& out)
{
    if (isTerrain(board, cell, Terrain::Wall))
        out += 'b';
    else if (board.at(Layer::Number, cell) == question)
        out += '?';
    else
        writeNumber(board, cell, out);
}

/// The sign before what stands in a painted cell. Where it is "-", a "?" cannot be the same: it stands for itself,
/// which pzpr does not read.
template <char sign>
Result<bool> readPainted(ClueSetter& clues, Place cell, Piece token)
{
    const bool isPainted = token.text.starts_with(sign);
    if (isPainted)
        setTerrain(clues.board(), cell, Terrain::Painted);
    const Piece rest{token.text.substr(isPainted ? 1 : 0), token.at + (isPainted ? 1 : 0)};
    if (sign == '-' && rest.text == "?")
        return setClue(clues, cell, question, rest.at);
    return isPainted && rest.text.empty() ? Result<bool>(true) : readNumber(clues, cell, rest);
}

template <char sign>
void writePainted(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    const bool isPainted = isTerrain(board, cell, Terrain::Painted);
    if (isPainted)
        out += sign;
    if (sign == '-' && number == question)
        out += '?';
    else if (number != blank || !isPainted)
        out += tokenOfClue(number);
}

/// "+" is a small circle.
Result<bool> readNumberOrDot(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text != "+")
        return readNumber(clues, cell, token);
    clues.board().set(Layer::Tint, cell, 1);
    return true;
}

void writeNumberOrDot(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == blank && board.at(Layer::Tint, cell) == 1)
        out += '+';
    else
        writeNumber(board, cell, out);
}

/// "-" before the cells of a painted room, "0" for "?".
Result<bool> readPaintedRoom(ClueSetter& clues, Place cell, Piece token)
{
    const bool isPainted = token.text.starts_with('-');
    const Piece number{token.text.substr(isPainted ? 1 : 0), token.at + (isPainted ? 1 : 0)};
    if (isPainted)
        setTerrain(clues.board(), cell, Terrain::Painted);
    if (number.text == "0")
        return setClue(clues, cell, question, number.at);
    return isPainted && number.text.empty() ? Result<bool>(true) : readNumber(clues, cell, number);
}

void writePaintedRoom(const Board& board, Place cell, std::string& out)
{
    const int number = board.at(Layer::Number, cell);
    const bool isPainted = isTerrain(board, cell, Terrain::Painted);
    if (isPainted)
        out += '-';
    if (number != blank)
        out += std::to_string(number == question ? 0 : number);
    else if (!isPainted)
        out += '.';
}

constexpr int paintedCell = 1, circledCell = 2;

/// The sum of 1 in a painted cell and 2 under a circle.
Result<bool> readCircleOrPaint(ClueSetter& clues, Place cell, Piece token)
{
    const auto sum = parseNumber(token.text);
    if (!sum || *sum > paintedCell + circledCell)
        return false;
    if ((*sum & paintedCell) != 0)
        setTerrain(clues.board(), cell, Terrain::Painted);
    return (*sum & circledCell) == 0 ? Result<bool>(true) : setClue(clues, cell, 1, token.at);
}

void writeCircleOrPaint(const Board& board, Place cell, std::string& out)
{
    out += std::to_string((isTerrain(board, cell, Terrain::Painted) ? paintedCell : 0)
                          + (board.at(Layer::Number, cell) != blank ? circledCell : 0));
}

/// A 0 is written as "-": nothing stands in this cell.
Result<bool> readKindLetter(ClueSetter& clues, Place cell, Piece token)
{
    return token.text == "-" ? setClue(clues, cell, 0, token.at) : readNumber(clues, cell, token);
}

void writeKindLetter(const Board& board, Place cell, std::string& out)
{
    if (board.at(Layer::Number, cell) == 0)
        out += '-';
    else
        writeNumber(board, cell, out);
}

constexpr std::string_view mazeSigns = "sgot";

Result<bool> readMazeSign(ClueSetter& clues, Place cell, Piece token)
{
    if (token.text == ".") {
        clues.board().set(Layer::Number, cell, blank); // a new board has a start and a goal
        return true;
    }
    const std::size_t sign = token.text.size() == 1 ? mazeSigns.find(token.text) : std::string_view::npos;
    if (sign == std::string_view::npos)
        return false;
    return setClue(clues, cell, static_cast<int>(sign) + 1, token.at);
}

void writeMazeSign(const Board& board, Place cell, std::string& out)
{
    const int sign = board.at(Layer::Number, cell);
    out +=
        sign >= 1 && sign <= static_cast<int>(mazeSigns.size()) ? mazeSigns[static_cast<std::size_t>(sign - 1)] : '.';
}

} // namespace

constinit const FilePart file::lettersAndCrosses{
    .rows = cellRows, .read = readKindLetter, .write = writeKindLetter, .vocabulary = "1 2 3 4 - ."};
constinit const FilePart file::paintedRooms{
    .rows = cellRows, .read = readPaintedRoom, .write = writePaintedRoom, .vocabulary = "numbers 0 - -5 -0 ."};
constinit const FilePart file::circlesAndPaint{
    .rows = cellRows, .read = readCircleOrPaint, .write = writeCircleOrPaint, .vocabulary = "0 1 2 3"};
constinit const FilePart file::numbersAndDots{
    .rows = cellRows, .read = readNumberOrDot, .write = writeNumberOrDot, .vocabulary = "numbers - + ."};
constinit const FilePart file::numbersAndPainted{
    .rows = cellRows, .read = readPainted<'-'>, .write = writePainted<'-'>, .vocabulary = "numbers - -5 ? -? ."};
constinit const FilePart file::numbersAndDiscs{
    .rows = cellRows, .read = readPainted<'#'>, .write = writePainted<'#'>, .vocabulary = "numbers - # #5 ."};
constinit const FilePart file::sumsAndWalls{
    .rows = cellRows, .read = readSum, .write = writeSum, .vocabulary = "numbers ? b ."};
constinit const FilePart file::mazeClues{
    .rows = cellRows, .read = readMazeSign, .write = writeMazeSign, .vocabulary = "s g o t ."};
constinit const FilePart file::numbers{
    .rows = cellRows, .read = readNumber, .write = writeNumber, .vocabulary = "numbers - ."};
constinit const FilePart file::numbersAndWalls{.rows = cellRows,
                                               .read = readNumberOrHole<'#', Terrain::Wall>,
                                               .write = writeNumberOrHole<'#', Terrain::Wall>,
                                               .vocabulary = "numbers - # ."};
constinit const FilePart file::numbersAndHoles{
    .rows = cellRows, .read = readNumberOrHole<'#'>, .write = writeNumberOrHole<'#'>, .vocabulary = "numbers - # ."};
constinit const FilePart file::numbersAndStarHoles{
    .rows = cellRows, .read = readNumberOrHole<'*'>, .write = writeNumberOrHole<'*'>, .vocabulary = "numbers - * ."};

} // namespace tokisuji
