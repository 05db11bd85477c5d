#include "engine/drawing/net_layout.h"

#include "engine/twisty/twisty_board.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numbers>

namespace tokisuji {

namespace {

constexpr double gathered = 0.92; ///< how far a side is drawn together

bool isTriangle(const Sticker& sticker)
{
    return sticker.shape != Sticker::Square;
}

bool areNeighbours(const Sticker& a, const Sticker& b)
{
    return std::abs(a.column - b.column) + std::abs(a.row - b.row) == 1;
}

/// Stickers that lie together and have one colour in the goal.
std::vector<std::vector<int>> sidesOf(const TwistyDefinition& definition)
{
    std::vector<std::vector<int>> sides;
    for (std::size_t sticker = 0; sticker < definition.stickers.size(); ++sticker) {
        const auto touches = [&](const std::vector<int>& side) {
            return std::ranges::any_of(side, [&](int other) {
                const auto index = static_cast<std::size_t>(other);
                return definition.goal[index] == definition.goal[sticker]
                       && areNeighbours(definition.stickers[index], definition.stickers[sticker]);
            });
        };
        std::vector<int> joined{static_cast<int>(sticker)};
        for (const std::vector<int>& side : sides)
            if (touches(side))
                joined.insert(joined.end(), side.begin(), side.end());
        std::erase_if(sides, touches);
        sides.push_back(std::move(joined));
    }
    return sides;
}

/// Of a polygon whose corners go round clockwise on the screen.
bool holds(const std::vector<Point>& polygon, Point p)
{
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point a = polygon[i];
        const Point b = polygon[(i + 1) % polygon.size()];
        if ((b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) < 0)
            return false;
    }
    return true;
}

} // namespace

NetLayout::NetLayout(const TwistyDefinition& definition) : m_stickers(definition.stickers), m_sides(sidesOf(definition))
{
    const bool hasTriangles = std::ranges::any_of(m_stickers, isTriangle);
    if (std::ranges::all_of(m_stickers, isTriangle))
        m_columnWidth = 1 / std::numbers::sqrt3;
    m_margin = hasTriangles ? m_columnWidth / 2 : 0; // a triangle is two columns wide
    m_bottomRight = {definition.columns() * m_columnWidth + 2 * m_margin, static_cast<double>(definition.rows())};
    std::ranges::transform(m_stickers, std::back_inserter(m_centres), [this](const Sticker& s) { return middleOf(s); });
    gather();
}

Point NetLayout::middleOf(const Sticker& sticker) const
{
    const double down = sticker.shape == Sticker::Square ? 0.5 : sticker.shape == Sticker::PointsUp ? 2.0 / 3 : 1.0 / 3;
    return {m_margin + (sticker.column + 0.5) * m_columnWidth, sticker.row + down};
}

void NetLayout::gather()
{
    for (const std::vector<int>& side : m_sides) {
        Point sum;
        for (const int sticker : side)
            sum = sum + centre(sticker);
        const Point middle{sum.x / static_cast<double>(side.size()), sum.y / static_cast<double>(side.size())};
        for (const int sticker : side) {
            Point& at = m_centres[static_cast<std::size_t>(sticker)];
            at = {middle.x + gathered * (at.x - middle.x), middle.y + gathered * (at.y - middle.y)};
        }
    }
}

std::vector<Point> NetLayout::outline(int sticker, double scale) const
{
    const double size = scale * gathered;
    const Point middle = centre(sticker);
    const double half = size * m_columnWidth;
    const auto at = [&](double x, double y) { return middle + Point{x, y * size}; };
    switch (m_stickers[static_cast<std::size_t>(sticker)].shape) {
    case Sticker::PointsUp:
        return {at(0, -2.0 / 3), at(half, 1.0 / 3), at(-half, 1.0 / 3)};
    case Sticker::PointsDown:
        return {at(-half, -1.0 / 3), at(half, -1.0 / 3), at(0, 2.0 / 3)};
    case Sticker::Square:
        break;
    }
    return {at(-half / 2, -0.5), at(half / 2, -0.5), at(half / 2, 0.5), at(-half / 2, 0.5)};
}

int NetLayout::stickerUnder(Point point) const
{
    for (int sticker = 0; sticker < stickers(); ++sticker)
        if (holds(outline(sticker, 1), point))
            return sticker;
    return -1;
}

Point NetLayout::pointOf(Place cell) const
{
    const auto isThere = [&](const Sticker& s) { return cellAt(s.column, s.row) == cell; };
    const auto found = std::ranges::find_if(m_stickers, isThere);
    if (found != m_stickers.end())
        return m_centres[static_cast<std::size_t>(found - m_stickers.begin())];
    return {m_margin + cell.x / 2.0 * m_columnWidth, cell.y / 2.0};
}

Point NetLayout::cellsAt(Point point) const
{
    if (const int sticker = stickerUnder(point); sticker >= 0) {
        const Sticker& found = m_stickers[static_cast<std::size_t>(sticker)];
        return {found.column + 0.5, found.row + 0.5};
    }
    return {(point.x - m_margin) / m_columnWidth, point.y};
}

std::optional<NetLayout> netLayoutOf(const Board& board)
{
    const auto definition = twistyOf(board);
    return definition ? std::optional<NetLayout>(*definition) : std::nullopt;
}

} // namespace tokisuji
