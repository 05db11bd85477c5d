#include "engine/drawing/player_drawing.h"

#include "engine/drawing/badges.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/registry.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr double frameWidth = 0.11;
constexpr double frameRim = 0.20;

class WrongTurnDrawing {
public:
    WrongTurnDrawing(const Board& board, const WrongTurn& turn, double cellPixels, Drawing& drawing)
        : m_board(board), m_turn(turn), m_cellPixels(cellPixels), m_form(lineFormOf(genreOf(board))), m_drawing(drawing)
    {
    }

    void drawLater() const
    {
        for (const MarkPlace& mark : m_turn.later)
            if (mark.layer == Layer::Shade)
                drawHollowShade(mark.place);
            else if (isChoice(mark.layer) || mark.layer == Layer::Point)
                drawHollowValue(mark);
        for (const int value : {1, 2})
            drawHollowLines(value);
        const Pen cross{.ink = Ink::Common, .width = 0.03};
        for (const MarkPlace& mark : m_turn.later)
            if (isEdge(mark.place) && m_board.at(mark.layer, mark.place) == 0)
                m_drawing.add(ring(Level::OverlayMark, pointOf(mark.place), atLeast(0.065, 2), cross));
    }

    void drawWrong() const
    {
        for (const MarkPlace& mark : m_turn.wrong) {
            const bool cell = isCell(mark.place);
            const Point centre = pointOf(mark.place);
            const Box box = boxAround(centre, cell ? 0.5 : 0.3);
            const std::vector<Point> path = roundedBox(box.grown(0.04), 0.13);
            m_drawing.add(outline(Level::Outline, path, {.ink = Ink::Paper, .width = frameRim}));
            m_drawing.add(outline(Level::Outline, path, {.ink = Ink::Conflict, .width = frameWidth, .minWidthPx = 2}));
            const bool onShade = mark.layer == Layer::Shade && !hasObjects(genreOf(m_board))
                                 && m_board.at(Layer::Shade, mark.place) == 1;
            m_drawing.add(cross(Level::Badge, centre, cell ? 0.2 : 0.13,
                                {.ink = onShade ? Ink::OnShade : Ink::Conflict, .width = 0.07, .minWidthPx = 2}));
        }
        if (!m_turn.wrong.empty() && !m_turn.flag.empty())
            drawFlag(m_turn.wrong.front().place);
    }

private:
    [[nodiscard]] double atLeast(double cells, double pixels) const { return std::max(cells, pixels / m_cellPixels); }

    void drawHollowShade(Place cell) const
    {
        if (m_board.at(Layer::Shade, cell) == 1 && hasObjects(genreOf(m_board)))
            return drawHollowValue({Layer::Shade, cell});
        if (m_board.at(Layer::Shade, cell) == 1) {
            m_drawing.add(hatched(filledCell(Level::OverlayFill, m_board.grid(), cell, Ink::Guide), Ink::Ink2,
                                  Hatch::Forward, 0.14));
            return;
        }
        const bool beside = m_board.at(Layer::Number, cell) != blank;
        const Point centre = pointOf(cell) + (beside ? Point{0.34, 0.34} : Point{});
        m_drawing.add(ring(Level::OverlayMark, centre, atLeast(0.1, 2.5), {.ink = Ink::Dot, .width = 0.04}));
    }

    /// Grey in a dashed ring.
    void drawHollowValue(const MarkPlace& mark) const
    {
        const Point centre = pointOf(mark.place);
        addGlyph(m_drawing, genreOf(m_board), mark.layer, m_board.at(mark.layer, mark.place), centre,
                 {.level = Level::OverlayMark,
                  .size = mark.layer == Layer::Corner || mark.layer == Layer::Point ? 0.5 : 0.88,
                  .ink = Ink::Common},
                 m_cellPixels);
        Pen pen{.ink = Ink::Common, .width = 0.035};
        pen.dashes = {2, 1.6};
        m_drawing.add(ring(Level::OverlayMark, centre, 0.36, pen));
    }

    /// Lines as two rails with paper between them.
    void drawHollowLines(int value) const
    {
        std::vector<Segment> segments;
        for (const MarkPlace& mark : m_turn.later)
            if (isEdge(mark.place) && m_board.at(mark.layer, mark.place) == value)
                segments.push_back(m_form == LineForm::Across || m_form == LineForm::Bridges ? acrossEdge(mark.place)
                                                                                             : alongEdge(mark.place));
        const double width = value == 2 ? 0.26 : 0.13;
        for (const Chain& chain : chains(m_board.size(), segments))
            for (const Pen& pen : {Pen{.ink = Ink::Ink2, .width = width, .minWidthPx = 3},
                                   Pen{.ink = Ink::Paper, .width = width - 0.06, .minWidthPx = 1}}) {
                Item item = stroke(Level::OverlayMark, chain.points, pen);
                item.closed = chain.closed;
                m_drawing.add(std::move(item));
            }
    }

    /// Above the mark, or below it in the first row; never beyond the paper.
    void drawFlag(Place place) const
    {
        const double height = atLeast(0.42, 16);
        const double width = height * (0.55 + 0.62 * static_cast<double>(m_turn.flag.size()));
        const double reach = (isCell(place) ? 0.5 : 0.3) + 0.13 + height / 2;
        Point centre = pointOf(place) + Point{0, -reach};
        if (centre.y < height / 2 - paperMargin)
            centre.y = pointOf(place).y + reach;
        const double edge = width / 2 - paperMargin + 0.05;
        centre.x = std::clamp(centre.x, edge, std::max(edge, m_board.size().width - edge));
        const Box box{centre + Point{-width / 2, -height / 2}, centre + Point{width / 2, height / 2}};
        m_drawing.add(filled(Level::Badge, roundedBox(box.grown(0.04), 0.1), Ink::Paper));
        m_drawing.add(filled(Level::Badge, roundedBox(box, 0.08), Ink::Conflict));
        m_drawing.add(text(Level::Badge, centre, m_turn.flag, height * 0.72, Ink::Paper, Weight::Bold));
    }

    const Board& m_board;
    const WrongTurn& m_turn;
    double m_cellPixels;
    LineForm m_form;
    Drawing& m_drawing;
};

} // namespace

Board wrongTurnGround(const Board& board, const WrongTurn& turn)
{
    Board ground = board;
    for (const MarkPlace& mark : turn.later)
        ground.set(mark.layer, mark.place, blank);
    return ground;
}

Drawing drawWrongTurn(const Board& board, const WrongTurn& turn, double cellPixels)
{
    Drawing drawing;
    const PaperBox paper = paperOf(board);
    drawing.topLeft = paper.topLeft;
    drawing.bottomRight = paper.bottomRight;
    const WrongTurnDrawing parts(board, turn, cellPixels, drawing);
    parts.drawLater();
    parts.drawWrong();
    return compose({std::move(drawing)});
}

Drawing drawFinishedClues(const std::vector<Place>& clues, double cellPixels)
{
    constexpr Point inCell{0.31, -0.31}, atVertex{0.24, -0.24};
    Drawing drawing;
    if (detailAt(cellPixels) == Detail::Full || detailAt(cellPixels) == Detail::Reduced)
        for (const Place clue : clues)
            addTick(drawing, pointOf(clue) + (isCell(clue) ? inCell : atVertex), cellPixels);
    return drawing;
}

} // namespace tokisuji
