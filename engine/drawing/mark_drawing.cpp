// Marks: what the solver has put on the board.
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/views.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/border_drawing.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/note_drawing.h"
#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tokisuji {

namespace {

constexpr double ownLineWidth = 0.10;
constexpr double ownBridgeWidth = 0.065;
constexpr double ownBridgeGap = 0.09;
constexpr double ownCrossArm = 0.07;
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
    for (Item& item : filledCells(Level::OwnFill, board.grid(), cells, ink))
        drawing.add(std::move(item));
}

/// Small circles and crosses in cells.
void drawCellSigns(const BoardScene& scene, Drawing& drawing)
{
    constexpr double radius = 0.17, arm = 0.14;
    if (scene.detail == Detail::Tiny)
        return;
    const Pen pen{.ink = Ink::Dot, .width = 0.045};
    const double size = scene.genre.has(Mark::Shade) ? 2.2 : 1; // round numbers
    for (const Place c : cellsWith(scene.board, Layer::Tint, 1))
        drawing.add(ring(Level::OwnMark, pointOf(c), scene.atLeast(size * radius, 2.5), pen));
    for (const Place c : cellsWith(scene.board, Layer::Tint, 2))
        drawing.add(cross(Level::OwnMark, pointOf(c), scene.atLeast(size * arm, 2.5), pen));
}

void drawTints(const BoardScene& scene, Drawing& drawing)
{
    if (scene.genre.has(Mark::CellSign) || scene.genre.has(Mark::CellCircle))
        return drawCellSigns(scene, drawing);
    if (!scene.genre.has(Mark::Tint))
        return; // crossed-off clues are drawn with the clues
    fillCells(scene.board, cellsWith(scene.board, Layer::Tint, 1), Ink::TintInside, drawing);
    fillCells(scene.board, cellsWith(scene.board, Layer::Tint, 2), Ink::TintOutside, drawing);
}

/// Lamps light what they see.
void drawLight(const BoardScene& scene, Drawing& drawing)
{
    std::vector<Place> lit;
    for (const Place lamp : cellsWith(scene.board, Layer::Shade, 1))
        std::ranges::copy(openView(scene.board, lamp), std::back_inserter(lit));
    std::ranges::sort(lit);
    const auto rest = std::ranges::unique(lit);
    lit.erase(rest.begin(), rest.end());
    fillCells(scene.board, lit, Ink::TintOutside, drawing);
}

/// Numbers that follow from where they stand.
void drawRoomSizes(const BoardScene& scene, Drawing& drawing)
{
    const PlaceMap<int> sizes = roomSizes(scene.board);
    for (const Place c : scene.board.grid().cells())
        if (const int shade = scene.board.at(Layer::Shade, c); shade == 1 || shade >= strayNumber)
            addGlyph(drawing, scene.genre, Layer::Digit, shade == 1 ? sizes[c] : shade - strayNumber, pointOf(c), {},
                     scene.options.cellPixels);
}

void drawObjects(const BoardScene& scene, Drawing& drawing)
{
    if (scene.genre.has(Mark::Lamp))
        drawLight(scene, drawing);
    if (scene.genre.has(Mark::RoomSize))
        return drawRoomSizes(scene, drawing);
    for (const Place c : cellsWith(scene.board, Layer::Shade, 1))
        addGlyph(drawing, scene.genre, Layer::Shade, 1, pointOf(c), {}, scene.options.cellPixels);
}

void drawShades(const BoardScene& scene, Drawing& drawing)
{
    if (hasObjects(scene.genre))
        drawObjects(scene, drawing);
    else
        fillCells(scene.board, cellsWith(scene.board, Layer::Shade, 1), Ink::Shade, drawing);
    if (scene.detail == Detail::Tiny)
        return;
    for (const Place c : cellsWith(scene.board, Layer::Shade, 0)) {
        if (isOnBlack(scene.genre, scene.board, c))
            continue; // it goes without saying
        const bool beside = scene.board.at(Layer::Number, c) != blank;
        const Point centre = pointOf(c) + (beside ? Point{0.34, 0.34} : Point{});
        drawing.add(disc(Level::OwnMark, centre, scene.atLeast(dotRadius, minLinePx), Ink::Dot));
    }
}

std::vector<Segment> segmentsOf(const Board& board, LineForm form, int value)
{
    std::vector<Segment> segments;
    for (const Place edge : board.grid().all(PlaceKind::Edge))
        if (board.at(Layer::Line, edge) == value && (form == LineForm::Along || board.grid().isInner(edge)))
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
        Item item = stroke(Level::OwnMark, std::move(chain.points), linePen(scene, ownLineWidth));
        item.closed = chain.closed;
        drawing.add(std::move(item));
    }
}

void drawBridges(const BoardScene& scene, Drawing& drawing)
{
    Pen pen = linePen(scene, ownBridgeWidth);
    pen.minWidthPx = minLinePx; // two of them must stay apart
    const double gap = scene.atLeast(ownBridgeGap, minLinePx);
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
    const double arm = scene.atLeast(ownCrossArm, 2);
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

/// Signs that fill their cells are seen however small these are.
bool fillsCells(const Genre& genre)
{
    return genre.has(Mark::Sign) && (genre.signs == SignStyle::Grounds || genre.signs == SignStyle::Beds);
}

void drawDigits(const BoardScene& scene, Drawing& drawing)
{
    if ((scene.detail == Detail::Tiny && !fillsCells(scene.genre)) || scene.genre.has(Mark::Piece))
        return;                   // pieces are drawn with what is pinned
    std::vector<Place> undecided; // where every cell is to be of one colour or the other
    if (scene.genre.has(Mark::Sign) && scene.genre.signs == SignStyle::Grounds)
        std::ranges::copy_if(scene.board.grid().cells(), std::back_inserter(undecided), [&](Place c) {
            return scene.board.at(Layer::Number, c) == blank && scene.board.at(Layer::Digit, c) == blank;
        });
    fillCells(scene.board, undecided, Ink::ClueGrey, drawing);
    for (const Place c : scene.board.grid().cells()) {
        if (scene.showsDigit(c))
            addGlyph(drawing, scene.genre, Layer::Digit, scene.board.at(Layer::Digit, c), pointOf(c), {},
                     scene.options.cellPixels);
    }
}

void drawCorners(const BoardScene& scene, Drawing& drawing)
{
    for (const Place c : scene.board.grid().cells()) {
        const int corner = scene.board.at(Layer::Corner, c);
        const bool isTriangle = corner > 0;
        if (corner != blank && (isTriangle || scene.detail != Detail::Tiny))
            addGlyph(drawing, scene.genre, Layer::Corner, corner, pointOf(c),
                     {.level = isTriangle ? Level::OwnFill : Level::OwnMark, .ink = Ink::Shade},
                     scene.options.cellPixels);
    }
}

/// Small arrowheads at the sides of cells.
void drawTicks(const BoardScene& scene, Drawing& drawing)
{
    constexpr double tip = 0.43, back = 0.36, half = 0.07;
    const Pen pen{.ink = Ink::Ink2, .width = 0.035, .minWidthPx = minLinePx};
    for (const Place c : scene.board.grid().cells())
        for (const int tick : unpackCandidates(scene.board.at(Layer::Candidates, c))) {
            if (tick < 1 || tick > static_cast<int>(Dir::Right))
                continue;
            const Dir d = static_cast<Dir>(tick);
            const Point way{static_cast<double>(dx(d)), static_cast<double>(dy(d))};
            const auto at = [&](double along, double across) {
                return pointOf(c) + Point{way.x * along - way.y * across, way.y * along + way.x * across};
            };
            drawing.add(stroke(Level::OwnMark, {at(back, -half), at(tip, 0), at(back, half)}, pen));
        }
}

void drawCandidates(const BoardScene& scene, Drawing& drawing)
{
    constexpr std::array<Point, 4> corners{Point{-0.31, -0.30}, {0.31, -0.30}, {-0.31, 0.30}, {0.31, 0.30}};
    if (scene.detail != Detail::Full)
        return;
    if (scene.genre.has(Mark::Ticks))
        return drawTicks(scene, drawing);
    const double height = scene.atLeast(candidateHeight, minTextPx);
    for (const Place c : scene.board.grid().cells()) {
        const auto four = unpackCandidates(scene.board.at(Layer::Candidates, c));
        for (std::size_t i = 0; i < four.size(); ++i)
            if (four[i] > 0)
                drawing.add(text(Level::OwnMark, pointOf(c) + corners[i], std::to_string(four[i]), height, Ink::Ink2));
    }
}

void drawSlashes(const BoardScene& scene, Drawing& drawing)
{
    const int least = scene.detail == Detail::Tiny ? 1 : 0;
    for (const Place c : scene.board.grid().cells())
        if (const int symbol = scene.board.at(Layer::Symbol, c); symbol >= least)
            addGlyph(drawing, scene.genre, Layer::Symbol, symbol, pointOf(c), {}, scene.options.cellPixels);
}

void drawBars(const BoardScene& scene, Drawing& drawing)
{
    const int least = scene.detail == Detail::Tiny ? 1 : 0;
    for (const Place c : scene.board.grid().cells())
        if (const int bar = scene.board.at(Layer::Bar, c); bar >= least)
            addGlyph(drawing, scene.genre, Layer::Bar, bar, pointOf(c), {}, scene.options.cellPixels);
}

void drawPoints(const BoardScene& scene, Drawing& drawing)
{
    const int least = scene.detail == Detail::Tiny ? 1 : 0;
    const GlyphStyle figure =
        scene.genre.has(Mark::Diamond) ? GlyphStyle{.level = Level::OwnFill, .ink = Ink::Shade} : GlyphStyle{};
    for (const Place p : scene.board.grid().all(PlaceKind::Vertex))
        if (const int point = scene.board.at(Layer::Point, p); point >= least)
            addGlyph(drawing, scene.genre, Layer::Point, point, pointOf(p), point > 0 ? figure : GlyphStyle{},
                     scene.options.cellPixels);
}

struct LayerDrawer {
    Layer layer;
    void (*draw)(const BoardScene&, Drawing&);
};
constexpr std::array markDrawers{
    LayerDrawer{Layer::Tint, drawTints},       LayerDrawer{Layer::Corner, drawCorners},
    LayerDrawer{Layer::Shade, drawShades},     LayerDrawer{Layer::Line, drawLines},
    LayerDrawer{Layer::Border, drawBorders},   LayerDrawer{Layer::Symbol, drawSlashes},
    LayerDrawer{Layer::Digit, drawDigits},     LayerDrawer{Layer::Candidates, drawCandidates},
    LayerDrawer{Layer::Heading, drawHeadings}, LayerDrawer{Layer::EdgeSpot, drawSpots},
    LayerDrawer{Layer::Bar, drawBars},         LayerDrawer{Layer::Point, drawPoints},
};

} // namespace

void drawMarks(const BoardScene& scene, Drawing& drawing)
{
    for (const auto& [layer, draw] : markDrawers)
        if (scene.board.has(layer))
            draw(scene, drawing);
}

} // namespace tokisuji
