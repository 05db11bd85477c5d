// NetLayout: where the stickers of a twisty puzzle lie in a drawing of its net.
//
// A column of the net is as wide as a row is high, unless all stickers are triangles: then it is narrower, so that
// they have equal sides. Each side of the body (stickers that lie together and have one colour in the goal) is drawn
// towards its own middle, so that the sides stand a little apart.
#pragma once

#include "engine/board/board.h"
#include "engine/drawing/shapes.h"
#include "engine/twisty/definition.h"

#include <optional>
#include <vector>

namespace tokisuji {

class NetLayout {
public:
    explicit NetLayout(const TwistyDefinition&);

    [[nodiscard]] int stickers() const { return static_cast<int>(m_centres.size()); }
    /// The stickers of each side of the body.
    [[nodiscard]] const std::vector<std::vector<int>>& sides() const { return m_sides; }
    /// The middle of a sticker.
    [[nodiscard]] Point centre(int sticker) const { return m_centres[static_cast<std::size_t>(sticker)]; }
    /// Its corners; `scale` 1 leaves no gap to the stickers of the same side.
    [[nodiscard]] std::vector<Point> outline(int sticker, double scale) const;
    /// The sticker at a point of the drawing; -1: none.
    [[nodiscard]] int stickerUnder(Point) const;

    /// The whole net, with its upper left corner in (0,0).
    [[nodiscard]] Point bottomRight() const { return m_bottomRight; }
    /// Where a cell of the board lies that holds the net: the middle of its sticker where it has one.
    [[nodiscard]] Point pointOf(Place cell) const;
    /// The point of the board, in cells, that a point of the drawing means; within a sticker the middle of its cell.
    [[nodiscard]] Point cellsAt(Point) const;

private:
    void gather();
    [[nodiscard]] Point middleOf(const Sticker&) const;

    std::vector<Sticker> m_stickers;
    std::vector<std::vector<int>> m_sides;
    std::vector<Point> m_centres;
    Point m_bottomRight;
    double m_columnWidth = 1;
    double m_margin = 0; ///< left of the first column's middle, beyond half a column
};

/// Nothing where the board is not a net.
[[nodiscard]] std::optional<NetLayout> netLayoutOf(const Board&);

} // namespace tokisuji
