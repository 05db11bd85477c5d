// Marks: what the solver has put on the board.
#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

constexpr double lineWidth = 0.10;
constexpr double bridgeWidth = 0.065;
constexpr double bridgeGap = 0.09;
constexpr double dotRadius = 0.075;
constexpr double crossArm = 0.07;
constexpr NumberSizes digitSizes{0.52, 0.44, 0.36};
constexpr double candidateHeight = 0.22;

std::vector<Place> cellsWith(const Board& board, Layer layer, int value)
{
    std::vector<Place> found;
    for (const Place c : board.grid().cells())
        if (board.at(layer, c) == value)
            found.push_back(c);
    return found;
}

void fillCells(const Board& board, const std::vector<Place>& cells, Ink ink, Drawing& drawing)
{
    for (const Run& run : runsOf(board.size(), cells))
        drawing.add(filled(Level::OwnFill, boxOf(run.first, run.last), ink));
}

void drawTints(const BoardScene& scene, Drawing& drawing)
{
    fillCells(scene.board, cellsWith(scene.board, Layer::Tint, 1), Ink::TintInside, drawing);
    fillCells(scene.board, cellsWith(scene.board, Layer::Tint, 2), Ink::TintOutside, drawing);
}

void drawShades(const BoardScene& scene, Drawing& drawing)
{
    fillCells(scene.board, cellsWith(scene.board, Layer::Shade, 1), Ink::Shade, drawing);
    if (scene.detail == Detail::Tiny)
        return;
    for (const Place c : cellsWith(scene.board, Layer::Shade, 0)) {
        const bool beside = scene.board.at(Layer::Number, c) != blank;
        const Point centre = pointOf(c) + (beside ? Point{0.34, 0.34} : Point{});
        drawing.add(disc(Level::OwnMark, centre, scene.atLeast(dotRadius, minLinePx), Ink::Dot));
    }
}

std::vector<Segment> segmentsOf(const Board& board, LineForm form, int value)
{
    std::vector<Segment> segments;
    for (const Place edge : board.grid().all(PlaceKind::Edge))
        if (board.at(Layer::Line, edge) == value)
            segments.push_back(form == LineForm::Along ? alongEdge(edge) : acrossEdge(edge));
    return segments;
}

Pen linePen(const BoardScene& scene, double width)
{
    return {.ink = Ink::Ink, .width = width, .minWidthPx = scene.detail == Detail::Small ? minSmallLinePx : minLinePx};
}

void drawLoop(const BoardScene& scene, LineForm form, Drawing& drawing)
{
    for (Chain& chain : chains(scene.board.size(), segmentsOf(scene.board, form, 1))) {
        Item item = stroke(Level::OwnMark, std::move(chain.points), linePen(scene, lineWidth));
        item.closed = chain.closed;
        drawing.add(std::move(item));
    }
}

void drawBridges(const BoardScene& scene, Drawing& drawing)
{
    Pen pen = linePen(scene, bridgeWidth);
    pen.minWidthPx = minLinePx; // two of them must stay apart
    const double gap = scene.atLeast(bridgeGap, minLinePx);
    const Size size = scene.board.size();
    for (const Chain& chain : straightChains(size, segmentsOf(scene.board, LineForm::Bridges, 1)))
        drawing.add(stroke(Level::OwnMark, chain.points, pen));
    for (const Chain& chain : straightChains(size, segmentsOf(scene.board, LineForm::Bridges, 2)))
        for (const double side : {-gap, gap}) {
            const bool level = chain.points.front().y == chain.points.back().y;
            const Point shift = level ? Point{0, side} : Point{side, 0};
            drawing.add(stroke(Level::OwnMark, {chain.points.front() + shift, chain.points.back() + shift}, pen));
        }
}

void drawCrosses(const BoardScene& scene, Drawing& drawing)
{
    if (scene.detail == Detail::Tiny)
        return;
    const Pen pen{.ink = Ink::Ink2, .width = 0.03};
    const double arm = scene.atLeast(crossArm, 2);
    for (const Place edge : scene.board.grid().all(PlaceKind::Edge))
        if (scene.board.at(Layer::Line, edge) == 0)
            drawing.add(cross(Level::OwnMark, pointOf(edge), arm, pen));
}

void drawLines(const BoardScene& scene, Drawing& drawing)
{
    const LineForm form = lineFormOf(scene.genre);
    if (form == LineForm::Bridges)
        drawBridges(scene, drawing);
    else
        drawLoop(scene, form, drawing);
    drawCrosses(scene, drawing);
}

void drawDigits(const BoardScene& scene, Drawing& drawing)
{
    if (scene.detail == Detail::Tiny)
        return;
    for (const Place c : scene.board.grid().cells()) {
        const int digit = scene.board.at(Layer::Digit, c);
        if (digit == blank || scene.board.at(Layer::Number, c) != blank)
            continue;
        const std::string figures = std::to_string(digit);
        const double height = scene.atLeast(digitSizes.of(figures.size()), minTextPx);
        drawing.add(text(Level::OwnMark, pointOf(c), figures, height, Ink::Ink, Weight::Regular));
    }
}

void drawCandidates(const BoardScene& scene, Drawing& drawing)
{
    constexpr std::array<Point, 4> corners{Point{-0.31, -0.30}, {0.31, -0.30}, {-0.31, 0.30}, {0.31, 0.30}};
    if (scene.detail != Detail::Full)
        return;
    const double height = scene.atLeast(candidateHeight, minTextPx);
    for (const Place c : scene.board.grid().cells()) {
        const auto four = unpackCandidates(scene.board.at(Layer::Candidates, c));
        for (std::size_t i = 0; i < four.size(); ++i)
            if (four[i] > 0)
                drawing.add(text(Level::OwnMark, pointOf(c) + corners[i], std::to_string(four[i]), height, Ink::Ink2));
    }
}

struct LayerDrawer {
    Layer layer;
    void (*draw)(const BoardScene&, Drawing&);
};
constexpr std::array<LayerDrawer, 5> drawers{{{Layer::Tint, drawTints},
                                              {Layer::Shade, drawShades},
                                              {Layer::Line, drawLines},
                                              {Layer::Digit, drawDigits},
                                              {Layer::Candidates, drawCandidates}}};

} // namespace

void drawMarks(const BoardScene& scene, Drawing& drawing)
{
    for (const auto& [layer, draw] : drawers)
        if (scene.board.has(layer))
            draw(scene, drawing);
}

} // namespace tokisuji
