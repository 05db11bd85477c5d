#include "engine/drawing/outside_drawing.h"

#include "engine/drawing/clue_parts.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"
#include "engine/genre/slots.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr double slotWidth = 0.02; ///< of the cells outside that hold sums
constexpr NumberSizes outsideSizes{0.48, 0.42, 0.34};
constexpr NumberSizes sumSizes{0.32, 0.30, 0.26};
constexpr double sumAside = 0.22;                 ///< from the middle of the cell towards its corner
constexpr Point halfOfRight{sumAside, -sumAside}; ///< the half of a wall that looks at the run
constexpr Point halfOfDown{-sumAside, sumAside};
constexpr double diagonalWidth = 0.03;
constexpr double doneOpacity = 0.35; ///< of a number that the solver is done with

bool isColumnSide(Side side)
{
    return side == Side::Top || side == Side::Bottom;
}

/// Faint lines go on between the lists of neighbouring rows and columns.
void drawRails(const BoardScene& scene, Drawing& drawing)
{
    constexpr double width = 0.015;
    const auto [columns, rows] = scene.board.size();
    const Pen pen{.ink = Ink::Guide, .width = width, .join = Join::Sharp};
    for (const Side side : {Side::Top, Side::Left}) {
        const double depth = shownDepth(scene.genre, scene.board, side);
        for (int line = 0; line <= (isColumnSide(side) ? columns : rows); ++line) {
            const double at = line;
            drawing.add(isColumnSide(side) ? stroke(Level::Grid, {{at, -depth}, {at, 0}}, pen)
                                           : stroke(Level::Grid, {{-depth, at}, {0, at}}, pen));
        }
    }
}

/// What each line is worth, at its far end.
void drawWorths(const BoardScene& scene, Drawing& drawing)
{
    constexpr double aside = 0.38, height = 0.3;
    const auto [columns, rows] = scene.board.size();
    const auto drawWorth = [&](int worth, Point centre) {
        drawFigures(scene, drawing, std::to_string(worth), centre, height, Ink::Ink2);
    };
    for (int column = 0; column < columns; ++column)
        drawWorth(column + 1, {column + 0.5, rows + aside});
    for (int row = 0; row < rows; ++row)
        drawWorth(row + 1, {columns + aside, row + 0.5});
}

/// In the corner, which of the numbers of a line count the pluses and which the minuses.
void drawPoleSigns(const BoardScene& scene, Drawing& drawing)
{
    constexpr int plus = 1, minus = 2;
    const GlyphStyle style{.level = Level::Clue, .size = 0.8, .ink = Ink::Ink2};
    for (const auto& [sign, centre] :
         {std::pair{minus, Point{-0.5, -0.5}}, std::pair{plus, Point{-1.5, -0.5}}, std::pair{plus, Point{-0.5, -1.5}}})
        addSign(drawing, scene.genre.signs, sign, centre, style, scene.options.cellPixels);
}

void drawSum(const BoardScene& scene, int sum, Point centre, Drawing& drawing)
{
    if (sum >= 0)
        drawFigure(scene, drawing, sum, centre, sumSizes, Ink::Ink);
}

Point besideGrid(Place slot)
{
    return pointOf(slot) + (slot.x < 0 ? Point{sumAside, 0} : Point{0, sumAside});
}

void drawDiagonal(const BoardScene& scene, Place cell, Drawing& drawing)
{
    const Box box = boxOf(cell);
    drawing.add(stroke(Level::Clue, {box.topLeft, box.bottomRight},
                       {.ink = Ink::Ink2, .width = scene.atLeast(diagonalWidth, 1)}));
}

} // namespace

void drawOutsideNumbers(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    if ((clue.blocks || clue.depth > 1) && scene.detail >= Detail::Reduced)
        drawRails(scene, drawing);
    if (clue.worths)
        drawWorths(scene, drawing);
    if (scene.genre.signs == SignStyle::Poles)
        drawPoleSigns(scene, drawing);
    for (const Place slot : slotsOf(scene.genre, scene.board.grid()))
        if (const int said = scene.board.at(Layer::Outside, slot); said != blank || clue.worths) {
            const int number = said == blank ? 0 : said;
            const bool isDone = scene.withMarks() && scene.board.at(Layer::OutsideDone, slot) == 1;
            const std::size_t first = drawing.items.size();
            if (number == 0 && zeroIsStar(clue))
                drawFigures(scene, drawing, "∗", pointOf(slot), outsideSizes.one, Ink::Ink);
            else
                drawFigure(scene, drawing, number, pointOf(slot), outsideSizes, Ink::Ink);
            if (isDone)
                fade(drawing, first, doneOpacity);
        }
}

void drawSums(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    const Board& board = scene.board;
    const bool isTiny = scene.detail == Detail::Tiny;
    for (const Place cell : board.grid().cells()) {
        if (board.at(Layer::Terrain, cell) != static_cast<int>(Terrain::Wall))
            continue;
        const int right = board.at(Layer::Right, cell), down = board.at(Layer::Down, cell);
        const bool hasSums = right >= 0 || down >= 0;
        drawing.add(filled(Level::OwnFill, boxOf(cell), hasSums ? Ink::ClueGrey : Ink::Grid));
        if (isTiny || !hasSums)
            continue;
        drawDiagonal(scene, cell, drawing);
        drawSum(scene, right, pointOf(cell) + halfOfRight, drawing);
        drawSum(scene, down, pointOf(cell) + halfOfDown, drawing);
    }
    for (const Place slot : slotsOf(scene.genre, board.grid())) {
        if (!isTiny) // so that it is seen where sums can be written; below the frame
            drawing.add(
                outlined(Level::OwnFill, boxOf(slot), {.ink = Ink::Grid, .width = slotWidth, .join = Join::Sharp}));
        drawSum(scene, board.at(Layer::Outside, slot), besideGrid(slot), drawing);
    }
}

std::optional<Point> sumCentre(const Board& board, Place place)
{
    if (!board.grid().hasCell(place))
        return besideGrid(place);
    const bool hasRight = board.at(Layer::Right, place) >= 0, hasDown = board.at(Layer::Down, place) >= 0;
    if (hasRight && hasDown)
        return std::nullopt;
    return pointOf(place) + (hasRight ? halfOfRight : hasDown ? halfOfDown : Point{});
}

} // namespace tokisuji
