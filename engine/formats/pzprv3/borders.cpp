// Borders between cells: those of rooms, those of the answer, and both in one grid.
#include "engine/board/rooms.h"
#include "engine/formats/pzprv3/edge_tokens.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

constexpr EdgeSign borderSigns[]{{"0", blank}, {"1", 1}};
constexpr EdgeSign tileBorderSigns[]{{"0", blank}, {"1", 1}, {"2", thinBorder}};
constexpr EdgeSign answerBorderSigns[]{{"0", blank}, {"1", 1}, {"-1", 0}, {"2", 1}}; // "2": pzpr's border and mark
constexpr std::string_view given = "X", givenAndMarked = "-X";

Result<bool> readBorder(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(borderSigns, clues.board(), Layer::Room, edge, token.text);
}

void writeBorder(const Board& board, Place edge, std::string& out)
{
    writeSign(borderSigns, board, Layer::Room, edge, out);
}

Result<bool> readTileBorder(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(tileBorderSigns, clues.board(), Layer::Room, edge, token.text);
}

void writeTileBorder(const Board& board, Place edge, std::string& out)
{
    writeSign(tileBorderSigns, board, Layer::Room, edge, out);
}

Result<bool> readAnswerBorder(ClueSetter& clues, Place edge, Piece token)
{
    return readSign(answerBorderSigns, clues.board(), Layer::Border, edge, token.text);
}

void writeAnswerBorder(const Board& board, Place edge, std::string& out)
{
    writeSign(answerBorderSigns, board, Layer::Border, edge, out);
}

/// On the frame there is none.
Result<bool> readFramedBorder(ClueSetter& clues, Place edge, Piece token)
{
    if (clues.board().grid().isInner(edge))
        return readAnswerBorder(clues, edge, token);
    return std::ranges::find(answerBorderSigns, token.text, &EdgeSign::token) != std::end(answerBorderSigns);
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

constinit const FilePart file::borders{
    .rows = innerEdgeRows, .read = readBorder, .write = writeBorder, .vocabulary = "0 1"};
constinit const FilePart file::tileBorders{
    .rows = innerEdgeRows, .read = readTileBorder, .write = writeTileBorder, .vocabulary = "0 1 2"};
constinit const FilePart file::answerBorders{
    .rows = innerEdgeRows, .read = readAnswerBorder, .write = writeAnswerBorder, .vocabulary = "0 1 -1 2"};
constinit const FilePart file::framedBorders{
    .rows = latticeEdgeRows, .read = readFramedBorder, .write = writeAnswerBorder, .vocabulary = "0 1 -1 2"};
constinit const FilePart file::allBorders{
    .rows = innerEdgeRows, .read = readAnyBorder, .write = writeAnyBorder, .vocabulary = "0 1 -1 2 X -X"};

} // namespace tokisuji
