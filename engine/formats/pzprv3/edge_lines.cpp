// Lines from cell to cell or along the lattice, with crosses; in some genres with the way that they go.
#include "engine/formats/pzprv3/edge_tokens.h"
#include "engine/genre/bridges.h"

namespace tokisuji {

namespace {

constexpr EdgeSign lineSigns[]{{"0", blank}, {"1", 1}, {"2", 2}, {"-1", 0}};
constexpr EdgeSign crossSigns[]{{"0", blank}, {"-1", 0}};

Result<bool> readLine(ClueSetter& clues, Place edge, Piece token)
{
    if (token.text == "2" && (!clues.genre().has(Mark::Bridge) || mostBridges(clues.genre()) < 2))
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

} // namespace

constinit const FilePart file::lines{
    .rows = innerEdgeRows, .read = readLine, .write = writeLine, .vocabulary = "0 1 2 -1"};
constinit const FilePart file::directedLines{
    .rows = innerEdgeRows, .read = readDirectedLine, .write = writeDirectedLine, .vocabulary = "0 1 -1 u d l r"};
constinit const FilePart file::latticeLines{
    .rows = latticeEdgeRows, .read = readLine, .write = writeLine, .vocabulary = "0 1 -1"};
constinit const FilePart file::crosses{
    .rows = innerEdgeRows, .read = readCross, .write = writeCross, .vocabulary = "0 -1"};
constinit const FilePart file::edgeCrosses{
    .rows = innerEdgeRows, .read = readCross, .write = writeCross, .vocabulary = "0 -1", .onlyWhenMarked = true};

} // namespace tokisuji
