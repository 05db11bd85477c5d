// Grid: the lines that belong to the board itself.
#include "engine/board/boxes.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/coordinates.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/tile_outlines.h"
#include "engine/genre/slots.h"

#include <algorithm>
#include <array>
#include <functional>

namespace tokisuji {

namespace {

constexpr double gridWidth = 0.02;
constexpr double wallWidth = 0.075;
constexpr double thinWallWidth = 0.035; ///< where lines cross the borders of rooms
constexpr double gridDotRadius = 0.052;
constexpr double coordinateHeight = 0.24;
constexpr double coordinateDistance = 0.34;

void drawChains(const std::vector<Chain>& walls, const Pen& pen, Drawing& drawing)
{
    for (const Chain& wall : walls) {
        Item item = stroke(Level::Grid, wall.points, pen);
        item.closed = wall.closed;
        drawing.add(std::move(item));
    }
}

/// Lines over the whole board, those on the frame included.
void drawRuling(const Board& board, Ink ink, Drawing& drawing)
{
    const Pen pen{.ink = ink, .width = gridWidth, .join = Join::Sharp};
    if (!board.grid().hasSquares())
        return drawChains(tileSeams(board.grid()), pen, drawing);
    const auto [width, height] = board.size();
    for (int x = 0; x <= width; ++x)
        drawing.add(stroke(Level::Grid, {{double(x), 0}, {double(x), double(height)}}, pen));
    for (int y = 0; y <= height; ++y)
        drawing.add(stroke(Level::Grid, {{0, double(y)}, {double(width), double(y)}}, pen));
}

Pen wallPen(double width = wallWidth)
{
    return {.ink = Ink::Wall, .width = width, .minWidthPx = minLinePx, .join = Join::Sharp};
}

void drawFrame(const Board& board, Drawing& drawing)
{
    if (!board.grid().hasSquares())
        return drawChains(outlineOf(board.grid(), board.grid().cells()), wallPen(), drawing);
    const auto [width, height] = board.size();
    drawing.add(outlined(Level::Grid, {{0, 0}, {double(width), double(height)}}, wallPen()));
}

/// Grid and frame of the cells that are there: the others are left blank.
void drawCutOut(const BoardScene& scene, Drawing& drawing)
{
    const Grid& grid = scene.board.grid();
    const auto isThere = [&](Place cell) { return !isHole(scene.board, cell); };
    std::vector<Place> cells = grid.cells();
    std::erase_if(cells, std::not_fn(isThere));
    std::vector<Segment> seams;
    for (const Place edge : grid.innerEdges())
        if (std::ranges::all_of(cellsBeside(edge), isThere))
            seams.push_back(alongEdge(edge));
    drawChains(straightChains(grid.size(), seams), {.ink = Ink::Grid, .width = gridWidth, .join = Join::Sharp},
               drawing);
    drawChains(outlineOf(grid, cells), wallPen(), drawing);
}

void drawBoxes(const Board& board, Drawing& drawing)
{
    std::vector<Segment> border;
    for (const auto& box : boxes(board.grid()))
        for (const Place c : box)
            for (const Dir d : {Dir::Right, Dir::Down}) {
                const Place next = c.step(d);
                const Size size = boxSize(board.size().width);
                if (board.grid().hasCell(next)
                    && (column(c) / size.width != column(next) / size.width
                        || row(c) / size.height != row(next) / size.height))
                    border.push_back(alongEdge(edgeBetween(c, d)));
            }
    drawChains(straightChains(board.size(), border), wallPen(), drawing);
}

void drawRooms(const BoardScene& scene, Drawing& drawing)
{
    std::vector<Segment> border, thin;
    for (const Place edge : scene.board.grid().innerEdges())
        if (const int value = scene.board.at(Layer::Room, edge); value != blank)
            (value == thinBorder ? thin : border).push_back(alongEdge(edge));
    drawChains(straightChains(scene.board.size(), thin), wallPen(thinWallWidth), drawing);
    const double width = scene.genre.has(Mark::CellLine) ? thinWallWidth : wallWidth;
    drawChains(straightChains(scene.board.size(), border), wallPen(width), drawing);
}

void drawLatticePoints(const BoardScene& scene, Drawing& drawing)
{
    const double radius = scene.atLeast(gridDotRadius, 1);
    // Zoomed out they are as wide as the lines; paler, they don't look like beads on them.
    const Ink ink = scene.detail == Detail::Small ? Ink::Grid : Ink::Ink;
    for (const Place vertex : scene.board.grid().all(PlaceKind::Vertex))
        drawing.add(disc(Level::Grid, pointOf(vertex), radius, ink));
}

/// Blocks at the inner lattice points; the frame stands back as far as they do.
void drawStreets(const Board& board, Drawing& drawing)
{
    constexpr double half = 0.25;
    const auto [width, height] = board.size();
    for (int y = 1; y < height; ++y)
        for (int x = 1; x < width; ++x)
            drawing.add(filled(Level::Grid, boxAround({double(x), double(y)}, half), Ink::Wall));
    drawing.add(outlined(Level::Grid, {{half, half}, {width - half, height - half}}, wallPen(thinWallWidth)));
}

void drawCoordinates(const BoardScene& scene, Drawing& drawing)
{
    const int step = coordinateStep(scene.options.cellPixels);
    const double height = scene.atLeast(coordinateHeight, minTextPx);
    const auto number = [&](Point centre, int n) {
        if (n % step == 0)
            drawing.add(text(Level::Grid, centre, std::to_string(n), height, Ink::Ink2, Weight::Regular));
    };
    const auto [width, columnHeight] = scene.board.size();
    const double above = shownDepth(scene.genre, scene.board, Side::Top) + coordinateDistance;
    const double before =
        shownDepth(scene.genre, scene.board, Side::Left) + coordinateDistance - boundsOf(scene.board.grid()).topLeft.x;
    for (int column = 0; column < width; ++column)
        number({column + 0.5, -above}, column + 1);
    for (int row = 0; row < columnHeight; ++row)
        number({-before, row + 0.5}, row + 1);
}

} // namespace

void drawGrid(const BoardScene& scene, Drawing& drawing)
{
    const Board& board = scene.board;
    switch (scene.genre.grid) {
    case GridStyle::Dots:
        if (scene.detail == Detail::Full || scene.detail == Detail::Tiny) // where points would be beads
            drawRuling(board, Ink::Guide, drawing);
        if (scene.detail != Detail::Tiny)
            drawLatticePoints(scene, drawing);
        break;
    case GridStyle::Guides:
        drawRuling(board, Ink::Guide, drawing);
        break;
    case GridStyle::Boxes:
        drawRuling(board, Ink::Grid, drawing);
        drawBoxes(board, drawing);
        drawFrame(board, drawing);
        break;
    case GridStyle::Cells:
        drawRuling(board, Ink::Grid, drawing);
        drawFrame(board, drawing);
        break;
    case GridStyle::CutOut:
        drawCutOut(scene, drawing);
        break;
    case GridStyle::Streets:
        drawStreets(board, drawing);
        break;
    case GridStyle::Net:
        return; // rows and columns of a net mean nothing
    }
    if (board.has(Layer::Room))
        drawRooms(scene, drawing);
    // Zoomed out the margin is too narrow for them.
    if (scene.options.coordinates && scene.detail >= Detail::Reduced)
        drawCoordinates(scene, drawing);
}

} // namespace tokisuji
