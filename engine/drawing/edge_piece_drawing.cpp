#include "engine/drawing/edge_piece_drawing.h"

#include "engine/board/edge_joints.h"
#include "engine/board/edge_set_edits.h"
#include "engine/drawing/side_look.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr double seamWidth = 0.025;
constexpr double pieceOutlineWidth = 0.035;
constexpr double colourHeight = 0.2;
constexpr double numberDepth = 0.19; ///< of its centre below the side

/// From a side's own coordinates (along it, into the piece) to those of a piece round the origin.
Point within(Dir side, Point p)
{
    switch (side) {
    case Dir::Up:
        return {p.x, p.y - 0.5};
    case Dir::Down:
        return {p.x, 0.5 - p.y};
    case Dir::Left:
        return {p.y - 0.5, p.x};
    case Dir::Right:
    case Dir::None:
        break;
    }
    return {0.5 - p.y, p.x};
}

class SidePainter {
public:
    SidePainter(Drawing& drawing, const PieceStyle& style) : m_drawing(drawing), m_style(style) {}

    void paint(Dir side, int colour) const
    {
        constexpr Point left{-0.5, 0}, right{0.5, 0}, tip{0, 0.5};
        const bool isBorder = colour == borderColour;
        const SideLook look = isBorder ? SideLook{Ink::Grid, Ink::None, 0} : sideLookOf(colour);
        fill(side, {left, right, tip}, look.fill);
        if (isBorder || detailAt(m_style.cellPixels * m_style.size) == Detail::Tiny)
            return;
        const bool fits = colourHeight * m_style.size * m_style.cellPixels >= minTextPx - 1;
        if (colour > sideLooks && fits)
            return number(side, colour, look.figure);
        for (const std::vector<Point>& path : sidePattern(look.pattern))
            fill(side, path, look.figure);
    }

    void stroke(std::vector<Point> path, const Pen& pen) const
    {
        add(tokisuji::stroke(m_style.level, placed(std::move(path)), pen));
    }

private:
    [[nodiscard]] std::vector<Point> placed(std::vector<Point> path) const
    {
        for (Point& p : path)
            p = {m_style.centre.x + p.x * m_style.size, m_style.centre.y + p.y * m_style.size};
        return path;
    }
    void fill(Dir side, std::vector<Point> path, Ink ink) const
    {
        for (Point& p : path)
            p = within(side, p);
        add(filled(m_style.level, placed(std::move(path)), ink));
    }
    void number(Dir side, int colour, Ink ink) const
    {
        const Point centre = placed({within(side, {0, numberDepth})}).front();
        add(text(m_style.level, centre, std::to_string(colour), colourHeight * m_style.size, ink, Weight::Bold));
    }
    void add(Item item) const
    {
        item.opacity *= m_style.opacity;
        m_drawing.add(std::move(item));
    }

    Drawing& m_drawing;
    const PieceStyle& m_style;
};

/// A cell without a piece: where its four sides would be.
void drawEmptyCell(const BoardScene& scene, Drawing& drawing, Place cell)
{
    if (scene.detail < Detail::Reduced)
        return;
    const auto [first, last] = boxOf(cell);
    const Pen pen{.ink = Ink::Guide, .width = 0.02};
    drawing.add(stroke(Level::OwnFill, {first, last}, pen));
    drawing.add(stroke(Level::OwnFill, {{last.x, first.y}, {first.x, last.y}}, pen));
}

} // namespace

void addPiece(Drawing& drawing, const EdgePiece& piece, const PieceStyle& style)
{
    const SidePainter painter(drawing, style);
    for (const Dir side : directions)
        painter.paint(side, piece.at(side));
    if (detailAt(style.cellPixels * style.size) == Detail::Tiny)
        return;
    const Pen seam{.ink = Ink::Paper, .width = seamWidth * style.size};
    painter.stroke({{-0.5, -0.5}, {0.5, 0.5}}, seam);
    painter.stroke({{0.5, -0.5}, {-0.5, 0.5}}, seam);
    painter.stroke({{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}, {-0.5, -0.5}},
                   {.ink = Ink::Ink, .width = pieceOutlineWidth * style.size, .join = Join::Sharp});
}

void addJoint(Drawing& drawing, int colour, const PieceStyle& style)
{
    PieceStyle half = style;
    half.centre.y = style.centre.y + style.size / 2;
    SidePainter(drawing, half).paint(Dir::Up, colour);
    half.centre.y = style.centre.y - style.size / 2;
    SidePainter(drawing, half).paint(Dir::Down, colour);
}

void addNail(Drawing& drawing, Point centre, double cellPixels)
{
    constexpr double most = 0.3; // it stays in its cell
    const double radius = std::min(most, std::max(0.13, minBadgePx / 2 / cellPixels));
    drawing.add(disc(Level::Clue, centre, radius * 1.35, Ink::Paper));
    drawing.add(disc(Level::Clue, centre, radius, Ink::Ink));
    drawing.add(disc(Level::Clue, centre + Point{-radius * 0.3, -radius * 0.3}, radius * 0.3, Ink::Paper));
}

void addClash(Drawing& drawing, Place edge, double cellPixels)
{
    constexpr double reach = 0.36;
    const bool isUpright = edge.x % 2 == 0;
    const Point along = isUpright ? Point{0, reach} : Point{reach, 0};
    const Point centre = pointOf(edge);
    const std::vector<Point> bar{{centre.x - along.x, centre.y - along.y}, centre + along};
    drawing.add(stroke(Level::Outline, bar, {.ink = Ink::Paper, .width = 0.16, .minWidthPx = 4}));
    drawing.add(stroke(Level::Outline, bar, {.ink = Ink::Conflict, .width = 0.09, .minWidthPx = 2}));
    if (detailAt(cellPixels) < Detail::Reduced)
        return;
    constexpr double radius = 0.13;
    drawing.add(ring(Level::Outline, centre, radius, {.ink = Ink::Conflict, .width = 0.04}, Ink::Paper));
    drawing.add(cross(Level::Outline, centre, radius * 0.42, {.ink = Ink::Conflict, .width = 0.05}));
}

void drawEdgePieces(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    const EdgeSet set = edgeSetOf(scene.board);
    const Board board = scene.withMarks() ? scene.board : scene.board.withoutMarks();
    for (const Place cell : board.grid().cells()) {
        if (const auto piece = shownPiece(set, board, cell))
            addPiece(drawing, *piece, {.centre = pointOf(cell), .cellPixels = scene.options.cellPixels});
        else
            drawEmptyCell(scene, drawing, cell);
        if (board.at(Layer::Number, cell) != blank)
            addNail(drawing, pointOf(cell), scene.options.cellPixels);
    }
    if (!scene.options.clashes)
        return;
    for (const Place edge : clashingEdges(set, board))
        addClash(drawing, edge, scene.options.cellPixels);
}

void drawPieceSet(const BoardScene& scene, Drawing& drawing)
{
    constexpr double gap = 0.3, below = 0.7, numberRoom = 0.35, figureHeight = 0.26;
    const EdgeSet set = edgeSetOf(scene.board);
    const auto [width, height] = scene.board.size();
    const int perRow = std::max(1, static_cast<int>((width + gap) / (1 + gap)));
    const double left = (width - perRow * (1 + gap) + gap) / 2;
    int index = 0;
    for (const SparePieces& spare : sparePieces(set, scene.board.withoutMarks()))
        for (const int number : spare.numbers) {
            const double x = left + (index % perRow) * (1 + gap) + 0.5;
            const double y = height + below + (index / perRow) * (1 + numberRoom + 0.1) + 0.5;
            const EdgePiece& piece = set.pieces()[static_cast<std::size_t>(number)];
            addPiece(drawing, piece, {.centre = {x, y}, .cellPixels = scene.options.cellPixels});
            if (scene.detail >= Detail::Reduced)
                drawing.add(text(Level::Clue, {x, y + 0.5 + numberRoom / 2}, std::to_string(number),
                                 scene.atLeast(figureHeight, minTextPx - 1), Ink::Ink2, Weight::Regular));
            drawing.bottomRight.y = std::max(drawing.bottomRight.y, y + 0.5 + numberRoom + 0.1);
            ++index;
        }
}

} // namespace tokisuji
