// Numbers on the edges between cells, alone or with the borders of rooms.
#include "engine/formats/pzprv3/cell_tokens.h"
#include "engine/formats/pzprv3/edge_tokens.h"

#include <algorithm>
#include <iterator>

namespace tokisuji {

namespace {

constexpr std::string_view unknown = "-2";
constexpr char noBorder = '!';

Result<bool> readEdgeNumber(ClueSetter& clues, Place edge, Piece token)
{
    if (token.text == ".")
        return true;
    const auto number = token.text == unknown ? std::optional(question) : parseNumber(token.text);
    if (number)
        clues.board().set(Layer::EdgeDot, edge, *number);
    return number.has_value();
}

void writeEdgeNumber(const Board& board, Place edge, std::string& out)
{
    const int number = board.at(Layer::EdgeDot, edge);
    out += number == blank ? "." : std::to_string(number);
}

/// A square or a cross.
constexpr std::string_view edgeSigns[]{"0", "1", "2"};

Result<bool> readEdgeMark(ClueSetter& clues, Place edge, Piece token)
{
    const auto mark = std::ranges::find(edgeSigns, token.text) - std::begin(edgeSigns);
    if (mark > 0 && mark < std::ssize(edgeSigns))
        clues.board().set(Layer::EdgeDot, edge, static_cast<int>(mark));
    return mark < std::ssize(edgeSigns);
}

void writeEdgeMark(const Board& board, Place edge, std::string& out)
{
    out += std::to_string(std::max(board.at(Layer::EdgeDot, edge), 0));
}

/// A number stands on a border, where "!" does not say that there is none; "|" is a border alone.
Result<bool> readBorderAndNumber(ClueSetter& clues, Place edge, Piece token)
{
    if (token.text == ".")
        return true;
    const bool isOpen = token.text.starts_with(noBorder);
    const std::string_view number = token.text.substr(isOpen ? 1 : 0);
    const auto value = number == "|" && !isOpen   ? std::optional(blank)
                       : number.empty() && isOpen ? std::optional(question)
                       : number == "-" && isOpen  ? std::nullopt
                                                  : clueOf(number);
    if (!value)
        return false;
    if (!isOpen)
        clues.board().set(Layer::Room, edge, 1);
    clues.board().set(Layer::EdgeDot, edge, *value);
    return true;
}

void writeBorderAndNumber(const Board& board, Place edge, std::string& out)
{
    const int number = board.at(Layer::EdgeDot, edge);
    const bool isBorder = board.at(Layer::Room, edge) == 1;
    if (number == blank) {
        out += isBorder ? '|' : '.';
        return;
    }
    if (!isBorder)
        out += noBorder;
    if (number != question)
        out += std::to_string(number);
    else if (isBorder)
        out += '-';
}

} // namespace

constinit const FilePart file::edgeMarks{
    .rows = innerEdgeRows, .read = readEdgeMark, .write = writeEdgeMark, .vocabulary = "0 1 2"};
constinit const FilePart file::edgeNumbers{
    .rows = innerEdgeRows, .read = readEdgeNumber, .write = writeEdgeNumber, .vocabulary = "numbers -2 ."};
constinit const FilePart file::bordersAndNumbers{
    .rows = innerEdgeRows, .read = readBorderAndNumber, .write = writeBorderAndNumber, .vocabulary = "| 5 !5 - ! ."};

} // namespace tokisuji
