#include "engine/drawing/coloured_drawing.h"

#include "engine/board/terrain.h"
#include "engine/drawing/arrow_drawing.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

namespace {

/// A circle without number lies beneath the line; a number must stay readable, so its circle covers the line.
void drawCircle(const BoardScene& scene, Place cell, Drawing& drawing)
{
    constexpr double radius = 0.38;
    const int number = scene.board.at(Layer::Number, cell);
    const bool isBlack = isTerrain(scene.board, cell, Terrain::Black);
    const Pen rim{.ink = Ink::Ink, .width = 0.05, .minWidthPx = minLinePx};
    const Level level = number == question ? Level::Pearl : Level::Clue;
    drawing.add(ring(level, pointOf(cell), radius, rim, isBlack ? Ink::PearlBlack : Ink::PearlWhite));
    if (number != question && scene.detail != Detail::Tiny)
        drawFigure(scene, drawing, number, pointOf(cell), circleNumberSizes,
                   isBlack ? Ink::PearlWhite : Ink::PearlBlack);
}

constexpr int crossed = 2;
constexpr double doneOpacity = 0.35; ///< of a clue that the solver is done with

struct CellColours {
    Ink ground;
    Ink figure;
};

CellColours coloursOf(const Board& board, Place cell)
{
    if (isTerrain(board, cell, Terrain::Black))
        return {Ink::PearlBlack, Ink::PearlWhite};
    if (isTerrain(board, cell, Terrain::White))
        return {Ink::PearlWhite, Ink::PearlBlack};
    return {Ink::ClueGrey, Ink::Ink};
}

/// The cell in its colour with a firm rim; "?" is the colour alone.
void drawCell(const BoardScene& scene, Place cell, Drawing& drawing)
{
    const CellColours colours = coloursOf(scene.board, cell);
    const Pen rim{.ink = Ink::Ink, .width = 0.05, .minWidthPx = minLinePx, .join = Join::Sharp};
    drawing.add(filled(Level::OwnFill, boxOf(cell), colours.ground));
    drawing.add(outlined(Level::Grid, boxOf(cell), rim));
    const std::size_t first = drawing.items.size();
    const int number = scene.board.at(Layer::Number, cell);
    drawNumberWithArrow(scene, drawing, cell, number == question ? blank : number, colours.figure);
    if (scene.withMarks() && scene.board.at(Layer::Tint, cell) == crossed)
        fade(drawing, first, doneOpacity);
}

template <void (*draw)(const BoardScene&, Place, Drawing&)>
void inClueCells(const BoardScene& scene, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        if (scene.board.at(Layer::Number, cell) != blank)
            draw(scene, cell, drawing);
}

} // namespace

void drawColouredNumbers(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    inClueCells<drawCircle>(scene, drawing);
}

void drawColouredArrows(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    inClueCells<drawCell>(scene, drawing);
}

} // namespace tokisuji
