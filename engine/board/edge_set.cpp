#include "engine/board/edge_set.h"

#include <algorithm>
#include <charconv>

namespace tokisuji {

EdgePiece EdgePiece::turned(int quarters) const
{
    EdgePiece piece = *this;
    for (int i = 0; i < quarters; ++i)
        piece = {piece.bottom, piece.left, piece.top, piece.right};
    return piece;
}

int EdgePiece::at(Dir side) const
{
    switch (side) {
    case Dir::Left:
        return left;
    case Dir::Up:
        return top;
    case Dir::Right:
        return right;
    case Dir::Down:
        return bottom;
    case Dir::None:
        break;
    }
    return borderColour;
}

void EdgePiece::set(Dir side, int colour)
{
    (side == Dir::Left ? left : side == Dir::Up ? top : side == Dir::Right ? right : bottom) = colour;
}

namespace {

std::optional<int> takeColour(std::string_view& text)
{
    int colour = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), colour);
    if (error != std::errc() || text.front() == '-' || colour >= mostEdgeColours)
        return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return colour;
}

bool takeSign(std::string_view& text, char sign)
{
    if (!text.starts_with(sign))
        return false;
    text.remove_prefix(1);
    return true;
}

std::optional<EdgePiece> takePiece(std::string_view& text)
{
    std::array<int, 4> colours{};
    for (std::size_t i = 0; i < colours.size(); ++i) {
        if (i > 0 && !takeSign(text, '.'))
            return std::nullopt;
        const auto colour = takeColour(text);
        if (!colour)
            return std::nullopt;
        colours[i] = *colour;
    }
    return EdgePiece{colours[0], colours[1], colours[2], colours[3]};
}

EdgePiece smallestTurn(const EdgePiece& piece, bool free)
{
    EdgePiece smallest = piece;
    for (int turns = 1; free && turns < 4; ++turns)
        smallest = std::min(smallest, piece.turned(turns));
    return smallest;
}

} // namespace

std::optional<std::vector<EdgePiece>> parsePieces(std::string_view text)
{
    std::vector<EdgePiece> pieces;
    do {
        const auto piece = takePiece(text);
        if (!piece)
            return std::nullopt;
        pieces.push_back(*piece);
    } while (takeSign(text, '_'));
    return text.empty() ? std::optional(std::move(pieces)) : std::nullopt;
}

std::string toText(const std::vector<EdgePiece>& pieces)
{
    std::string text;
    for (const EdgePiece& piece : pieces) {
        if (!text.empty())
            text += '_';
        for (const int colour : {piece.left, piece.top, piece.right})
            text += std::to_string(colour) + ".";
        text += std::to_string(piece.bottom);
    }
    return text;
}

std::vector<EdgePiece> plainPieces(Size size)
{
    std::vector<EdgePiece> pieces;
    for (int row = 0; row < size.height; ++row)
        for (int column = 0; column < size.width; ++column)
            pieces.push_back({.left = column == 0 ? borderColour : 1,
                              .top = row == 0 ? borderColour : 1,
                              .right = column + 1 == size.width ? borderColour : 1,
                              .bottom = row + 1 == size.height ? borderColour : 1});
    return pieces;
}

EdgeSet::EdgeSet(std::vector<EdgePiece> pieces, bool free) : m_pieces(std::move(pieces)), m_free(free)
{
    std::vector<EdgePiece> smallest; // by piece
    for (const EdgePiece& piece : m_pieces) {
        const EdgePiece form = smallestTurn(piece, free);
        const auto known = std::ranges::find(smallest, form);
        const bool isNew = known == smallest.end();
        m_forms.push_back(static_cast<int>(known - smallest.begin()));
        smallest.push_back(form);
        for (int turns = 0; isNew && turns < (free ? 4 : 1); ++turns)
            if (const EdgePiece looks = piece.turned(turns); !kindOf(looks))
                m_kinds.push_back({looks, m_forms.back(), turns});
    }
}

std::optional<int> EdgeSet::kindOf(const EdgePiece& looks) const
{
    const auto kind = std::ranges::find(m_kinds, looks, &Kind::sides);
    return kind == m_kinds.end() ? std::nullopt : std::optional(static_cast<int>(kind - m_kinds.begin()));
}

int EdgeSet::copiesOf(int piece) const
{
    return static_cast<int>(std::ranges::count(m_forms, formOf(piece)));
}

int EdgeSet::colourCount() const
{
    int largest = 0;
    for (const EdgePiece& piece : m_pieces)
        largest = std::max({largest, piece.left, piece.top, piece.right, piece.bottom});
    return largest + 1;
}

EdgeSet edgeSetOf(const Board& board)
{
    auto pieces = parsePieces(board.setup());
    if (!pieces || std::ssize(*pieces) != board.size().cells())
        return {};
    return {std::move(*pieces), board.hasFlag(freePieces)};
}

const EdgeSet::Kind* pieceAt(const EdgeSet& set, const Board& board, Place cell)
{
    const int value = board.at(Layer::Digit, cell);
    return value >= 1 && value <= std::ssize(set.kinds()) ? &set.kinds()[static_cast<std::size_t>(value - 1)] : nullptr;
}

} // namespace tokisuji
