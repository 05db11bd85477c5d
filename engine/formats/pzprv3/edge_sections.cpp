// Sections with a token for each edge: first the upright edges row by row, then the level ones.
#include "engine/formats/pzprv3/layout.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

/// Edges between cells.
std::vector<std::vector<Place>> innerEdgeRows(Size size)
{
    std::vector<std::vector<Place>> rows;
    for (int row = 0; row < size.height; ++row) {
        auto& upright = rows.emplace_back();
        for (int column = 0; column + 1 < size.width; ++column)
            upright.push_back(edgeBetween(cellAt(column, row), Dir::Right));
    }
    for (int row = 0; row + 1 < size.height; ++row) {
        auto& level = rows.emplace_back();
        for (int column = 0; column < size.width; ++column)
            level.push_back(edgeBetween(cellAt(column, row), Dir::Down));
    }
    return rows;
}

/// Edges between lattice points, the frame included.
std::vector<std::vector<Place>> latticeEdgeRows(Size size)
{
    std::vector<std::vector<Place>> rows;
    for (int row = 0; row < size.height; ++row) {
        auto& upright = rows.emplace_back();
        for (int column = 0; column <= size.width; ++column)
            upright.push_back(edgeBetween(cellAt(column, row), Dir::Left));
    }
    for (int row = 0; row <= size.height; ++row) {
        auto& level = rows.emplace_back();
        for (int column = 0; column < size.width; ++column)
            level.push_back(edgeBetween(cellAt(column, row), Dir::Up));
    }
    return rows;
}

/// What stands in a file for the values of an edge.
struct EdgeSign {
    std::string_view token;
    int value;
};
constexpr EdgeSign lineSigns[]{{"0", blank}, {"1", 1}, {"2", 2}, {"-1", 0}};
constexpr EdgeSign crossSigns[]{{"0", blank}, {"-1", 0}};
constexpr EdgeSign borderSigns[]{{"0", blank}, {"1", 1}};
constexpr EdgeSign answerBorderSigns[]{{"0", blank}, {"1", 1}, {"-1", 0}, {"2", 1}}; // "2": pzpr's border and mark
constexpr std::string_view given = "X", givenAndMarked = "-X";

bool readSign(std::span<const EdgeSign> signs, Board& board, Layer layer, Place edge, std::string_view token)
{
    const auto sign = std::ranges::find(signs, token, &EdgeSign::token);
    if (sign == signs.end())
        return false;
    board.set(layer, edge, sign->value);
    return true;
}

void writeSign(std::span<const EdgeSign> signs, const Board& board, Layer layer, Place edge, std::string& out)
{
    const auto sign = std::ranges::find(signs, board.at(layer, edge), &EdgeSign::value);
    out += sign == signs.end() ? signs.front().token : sign->token;
}

Result<bool> readLine(ClueSetter& clues, Place edge, Piece token)
{
    if (token.text == "2" && !clues.genre().has(Mark::Bridge))
        return false;
    return readSign(lineSigns, clues.board(), Layer::Line, edge, token.text);
}

void writeLine(const Board& board, Place edge, std::string& out)
{
    writeSign(lineSigns, board, Layer::Line, edge, out);
}

constexpr std::string_view headings = "udlr";                // from Dir::Up on
constexpr std::string_view lineAndCross = "-2";              // pzpr can have both; the line is the answer
constexpr EdgeSign headedLineSigns[]{{"", blank}, {"1", 1}}; // what stands before a letter

/// With a letter for the way that the solver has in mind. A cross has none.
Result<bool> readDirectedLine(ClueSetter& clues, Place edge, Piece token)
{
    const std::size_t heading = token.text.empty() ? std::string_view::npos : headings.find(token.text.back());
    const std::string_view line = token.text.substr(0, token.text.size() - (heading < headings.size() ? 1 : 0));
    if (line == lineAndCross)
        clues.board().set(Layer::Line, edge, 1);
    else if (!readSign(lineSigns, clues.board(), Layer::Line, edge, line.empty() ? "0" : line))
        return false;
    if (heading < headings.size() && !line.starts_with('-'))
        clues.board().set(Layer::Heading, edge, static_cast<int>(heading) + 1);
    return true;
}

void writeDirectedLine(const Board& board, Place edge, std::string& out)
{
    const int heading = board.at(Layer::Heading, edge);
    if (heading == blank || board.at(Layer::Line, edge) == 0)
        return writeLine(board, edge, out);
    writeSign(headedLineSigns, board, Layer::Line, edge, out);
    out += headings[static_cast<std::size_t>(heading - 1)];
}

Result<bool> readCross(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(crossSigns, clues.board(), Layer::Line, edge, token.text);
}

void writeCross(const Board& board, Place edge, std::string& out)
{
    writeSign(crossSigns, board, Layer::Line, edge, out);
}

Result<bool> readBorder(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(borderSigns, clues.board(), Layer::Room, edge, token.text);
}

void writeBorder(const Board& board, Place edge, std::string& out)
{
    writeSign(borderSigns, board, Layer::Room, edge, out);
}

Result<bool> readAnswerBorder(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(answerBorderSigns, clues.board(), Layer::Border, edge, token.text);
}

void writeAnswerBorder(const Board& board, Place edge, std::string& out)
{
    writeSign(answerBorderSigns, board, Layer::Border, edge, out);
}

Result<bool> readAnyBorder(ClueSetter& clues, Place edge, Piece token)
{
    if (token.text != given && token.text != givenAndMarked)
        return readAnswerBorder(clues, edge, token);
    clues.board().set(Layer::Room, edge, 1);
    if (token.text == givenAndMarked)
        clues.board().set(Layer::Border, edge, 0);
    return true;
}

void writeAnyBorder(const Board& board, Place edge, std::string& out)
{
    if (board.at(Layer::Room, edge) == 1)
        out += board.at(Layer::Border, edge) == 0 ? givenAndMarked : given;
    else
        writeAnswerBorder(board, edge, out);
}

} // namespace

constinit const FilePart file::lines{
    .rows = innerEdgeRows, .read = readLine, .write = writeLine, .vocabulary = "0 1 2 -1"};
constinit const FilePart file::directedLines{
    .rows = innerEdgeRows, .read = readDirectedLine, .write = writeDirectedLine, .vocabulary = "0 1 -1 u d l r"};
constinit const FilePart file::latticeLines{
    .rows = latticeEdgeRows, .read = readLine, .write = writeLine, .vocabulary = "0 1 -1"};
constinit const FilePart file::edgeCrosses{
    .rows = innerEdgeRows, .read = readCross, .write = writeCross, .vocabulary = "0 -1", .onlyWhenMarked = true};
constinit const FilePart file::borders{
    .rows = innerEdgeRows, .read = readBorder, .write = writeBorder, .vocabulary = "0 1"};
constinit const FilePart file::answerBorders{
    .rows = innerEdgeRows, .read = readAnswerBorder, .write = writeAnswerBorder, .vocabulary = "0 1 -1 2"};
constinit const FilePart file::allBorders{
    .rows = innerEdgeRows, .read = readAnyBorder, .write = writeAnyBorder, .vocabulary = "0 1 -1 2 X -X"};

} // namespace tokisuji
