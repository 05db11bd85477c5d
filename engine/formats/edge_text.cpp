#include "engine/formats/edge_text.h"

#include "engine/formats/names.h"
#include "engine/formats/text.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::string_view pinWord = "pin";

/// What stands between separators, one after the other.
class SeparatedParts {
public:
    SeparatedParts(std::string_view text, std::size_t at, char separator)
        : m_text(text), m_at(at), m_separator(separator)
    {
    }

    struct Part {
        std::string_view text;
        std::size_t at;
    };
    std::optional<Part> take()
    {
        if (m_begin > m_text.size())
            return std::nullopt;
        const std::string_view part = m_text.substr(m_begin, m_text.find(m_separator, m_begin) - m_begin);
        const std::size_t begin = std::exchange(m_begin, m_begin + part.size() + 1);
        return Part{part, m_at + begin};
    }

private:
    std::string_view m_text;
    std::size_t m_at;
    char m_separator;
    std::size_t m_begin = 0;
};

Error noPiece(std::string_view text, std::size_t at)
{
    return errorAt("edge-piece", at, {shortened(text)});
}

struct Pin {
    int piece;
    int cell;
};

std::optional<Pin> parsePin(std::string_view text)
{
    if (text.starts_with(pinWord))
        text.remove_prefix(pinWord.size());
    const std::size_t at = text.find('@');
    if (at == std::string_view::npos)
        return std::nullopt;
    const auto piece = parseNumber(text.substr(0, at));
    const auto cell = parseNumber(text.substr(at + 1));
    return piece && cell ? std::optional(Pin{*piece, *cell}) : std::nullopt;
}

std::optional<Error> setPin(const Pin& pin, std::size_t at, Board& board)
{
    const int count = board.size().cells();
    if (pin.piece >= count || pin.cell >= count)
        return errorAt("edge-pin-unknown", at, {std::to_string(std::max(pin.piece, pin.cell)), std::to_string(count)});
    const Place cell = board.grid().place(PlaceKind::Cell, pin.cell);
    if (board.at(Layer::Number, cell) != blank)
        return errorAt("edge-cell-pinned-twice", at, {std::to_string(pin.cell)});
    board.set(Layer::Number, cell, pin.piece);
    return findPinnedTwice(board, at);
}

} // namespace

Result<EdgePiece> readPiece(std::string_view text, std::size_t at, char separator)
{
    SeparatedParts colours(text, at, separator);
    EdgePiece piece;
    for (int* const side : {&piece.left, &piece.top, &piece.right, &piece.bottom}) {
        const auto part = colours.take();
        const auto colour = part ? parseNumber(part->text) : std::nullopt;
        if (!colour)
            return noPiece(text, at);
        if (*colour >= mostEdgeColours)
            return errorAt("edge-colour", part->at, {std::string(part->text), std::to_string(mostEdgeColours - 1)});
        *side = *colour;
    }
    if (colours.take())
        return noPiece(text, at);
    return piece;
}

std::optional<Error> readPieces(std::string_view text, std::size_t at, Board& board)
{
    std::vector<EdgePiece> pieces;
    SeparatedParts parts(text, at, '_');
    while (const auto part = parts.take()) {
        const Result<EdgePiece> piece = readPiece(part->text, part->at);
        if (!piece)
            return piece.error();
        pieces.push_back(*piece);
    }
    if (std::ssize(pieces) != board.size().cells())
        return errorAt("edge-piece-count", at,
                       {std::to_string(pieces.size()), std::to_string(board.size().cells()),
                        std::to_string(board.size().width), std::to_string(board.size().height)});
    board.setSetup(toText(pieces));
    return std::nullopt;
}

std::optional<Error> readPins(std::string_view text, std::size_t at, Board& board)
{
    SeparatedParts parts(text, at, '_');
    while (const auto part = parts.take()) {
        const auto pin = parsePin(part->text);
        if (!pin)
            return errorAt("edge-pin", part->at, {shortened(part->text)});
        if (auto error = setPin(*pin, part->at, board))
            return error;
    }
    return std::nullopt;
}

std::string pinsOf(const Board& board)
{
    std::string text;
    for (const Place cell : board.grid().cells())
        if (const int piece = board.at(Layer::Number, cell); piece >= 0) {
            text += text.empty() ? pinWord : "_";
            text += std::to_string(piece) + "@" + std::to_string(board.grid().index(PlaceKind::Cell, cell));
        }
    return text;
}

std::optional<Error> findPinnedTwice(const Board& board, std::size_t at)
{
    const auto pins = board.values(Layer::Number);
    for (const int piece : pins)
        if (piece >= 0 && std::ranges::count(pins, piece) > 1)
            return errorAt("edge-piece-pinned-twice", at, {std::to_string(piece)});
    return std::nullopt;
}

std::optional<Error> findTooLarge(const Board& board)
{
    const auto [width, height] = board.size();
    if (std::max(width, height) <= mostEdgeSide)
        return std::nullopt;
    return errorOf("edge-size", {std::to_string(width), std::to_string(height), std::to_string(mostEdgeSide)});
}

} // namespace tokisuji
