#include "engine/formats/piece_list.h"

#include "engine/board/edge_set.h"
#include "engine/formats/names.h"
#include "engine/formats/text.h"
#include "engine/genre/registry.h"

#include <array>
#include <cmath>
#include <vector>

namespace tokisuji {

namespace {

constexpr std::string_view blanks = " \t\r,;";
constexpr std::string_view leftFirst = "left top right bottom";
constexpr std::string_view topFirst = "top right bottom left";

struct Line {
    std::string_view text; ///< without blanks around it
    int number = 0;        ///< from 1
    std::size_t at = 0;
};

std::string_view trimmed(std::string_view text)
{
    const std::size_t begin = text.find_first_not_of(blanks);
    if (begin == std::string_view::npos)
        return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::vector<Line> linesOf(std::string_view text)
{
    std::vector<Line> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::string_view line = text.substr(at, text.find('\n', at) - at);
        lines.push_back({trimmed(line), static_cast<int>(lines.size()) + 1, at});
        at += line.size() + 1;
    }
    return lines;
}

/// Four colours, in the order in which they stand.
std::optional<std::array<int, 4>> fourNumbers(std::string_view text)
{
    std::array<int, 4> numbers{};
    for (int& number : numbers) {
        text = trimmed(text);
        const std::string_view word = text.substr(0, text.find_first_of(blanks));
        const auto parsed = parseNumber(word);
        if (!parsed)
            return std::nullopt;
        number = *parsed;
        text.remove_prefix(word.size());
    }
    return trimmed(text).empty() ? std::optional(numbers) : std::nullopt;
}

/// What the comments of a list say.
struct Heading {
    SideOrder order = SideOrder::TopFirst;
    std::optional<Size> size;
    bool free = false;
};

Error lineError(std::string_view id, const Line& line)
{
    return errorAt(id, line.at, {std::to_string(line.number), shortened(line.text)});
}

std::optional<Error> readComment(const Line& line, Heading& heading)
{
    const std::string_view words = trimmed(line.text.substr(1));
    const auto valueOf = [&](std::string_view name) -> std::optional<std::string_view> {
        return words.starts_with(name) ? std::optional(trimmed(words.substr(name.size()))) : std::nullopt;
    };
    if (words == "free")
        heading.free = true;
    if (const auto order = valueOf("order:")) {
        if (*order != leftFirst && *order != topFirst)
            return lineError("edge-list-order", line);
        heading.order = *order == leftFirst ? SideOrder::LeftFirst : SideOrder::TopFirst;
    }
    if (const auto size = valueOf("size:")) {
        const std::size_t by = size->find('x');
        const auto width = parseNumber(size->substr(0, by));
        const auto height = by == std::string_view::npos ? std::nullopt : parseNumber(size->substr(by + 1));
        if (!width || !height || *width < 1 || *height < 1 || std::max(*width, *height) > mostEdgeSide)
            return lineError("edge-list-size", line);
        heading.size = Size{*width, *height};
    }
    return std::nullopt;
}

Result<EdgePiece> readPieceLine(const Line& line, SideOrder order)
{
    const auto four = fourNumbers(line.text);
    if (!four)
        return lineError("edge-list-piece", line);
    for (const int colour : *four)
        if (colour >= mostEdgeColours)
            return errorAt("edge-list-colour", line.at,
                           {std::to_string(line.number), std::to_string(colour), std::to_string(mostEdgeColours - 1)});
    const auto [a, b, c, d] = *four;
    return order == SideOrder::LeftFirst ? EdgePiece{a, b, c, d} : EdgePiece{d, a, b, c};
}

Result<Board> boardOf(const std::vector<EdgePiece>& pieces, const Heading& heading)
{
    const int count = static_cast<int>(pieces.size());
    const int side = static_cast<int>(std::lround(std::sqrt(count)));
    if (!heading.size && (side < 1 || side * side != count || side > mostEdgeSide))
        return errorOf("edge-list-not-square", {std::to_string(count), std::to_string(mostEdgeSide)});
    const Size size = heading.size.value_or(Size{side, side});
    if (size.cells() != count)
        return errorAt("edge-piece-count", 0,
                       {std::to_string(count), std::to_string(size.cells()), std::to_string(size.width),
                        std::to_string(size.height)});
    Board board =
        genreWith(Clue::EdgePieces).makeBoard(size, heading.free ? std::string(1, freePieces) : std::string());
    board.setSetup(toText(pieces));
    return board;
}

} // namespace

bool looksLikePieceList(std::string_view text)
{
    for (const Line& line : linesOf(text))
        if (!line.text.empty() && !line.text.starts_with('#'))
            return fourNumbers(line.text).has_value();
    return false;
}

Result<Board> readPieceList(std::string_view text)
{
    Heading heading;
    std::vector<EdgePiece> pieces;
    for (const Line& line : linesOf(text)) {
        if (line.text.starts_with('#')) {
            if (auto error = readComment(line, heading))
                return *error;
            continue;
        }
        if (line.text.empty())
            continue;
        const Result<EdgePiece> piece = readPieceLine(line, heading.order);
        if (!piece)
            return piece.error();
        pieces.push_back(*piece);
    }
    return boardOf(pieces, heading);
}

std::string writePieceList(const Board& board, SideOrder order)
{
    std::string text = "# size: " + std::to_string(board.size().width) + "x" + std::to_string(board.size().height)
                       + "\n# order: " + std::string(order == SideOrder::LeftFirst ? leftFirst : topFirst) + "\n";
    if (board.hasFlag(freePieces))
        text += "# free\n";
    const EdgeSet set = edgeSetOf(board);
    for (const EdgePiece& piece : set.pieces()) {
        std::array colours{piece.top, piece.right, piece.bottom, piece.left};
        if (order == SideOrder::LeftFirst)
            colours = {piece.left, piece.top, piece.right, piece.bottom};
        for (std::size_t i = 0; i < colours.size(); ++i)
            text += std::to_string(colours[i]) + (i + 1 < colours.size() ? " " : "\n");
    }
    return text;
}

} // namespace tokisuji
