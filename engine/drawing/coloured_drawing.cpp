#include "engine/drawing/coloured_drawing.h"

#include "engine/board/terrain.h"
#include "engine/drawing/arrow_drawing.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/drawing/shapes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

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

CellColours coloursOf(const BoardScene& scene, Place cell)
{
    const bool isFilled = scene.genre.clue(Clue::ColouredNumber) != nullptr;
    if (isTerrain(scene.board, cell, Terrain::Black))
        return {Ink::PearlBlack, Ink::PearlWhite};
    if (isFilled || isTerrain(scene.board, cell, Terrain::White))
        return {Ink::PearlWhite, Ink::PearlBlack};
    return {Ink::ClueGrey, Ink::Ink};
}

/// The cell in its colour with a firm rim; "?" is the colour alone.
void drawCell(const BoardScene& scene, Place cell, Drawing& drawing)
{
    const CellColours colours = coloursOf(scene, cell);
    const Pen rim{.ink = Ink::Ink, .width = 0.05, .minWidthPx = minLinePx, .join = Join::Sharp};
    drawing.add(filled(Level::OwnFill, boxOf(cell), colours.ground));
    drawing.add(outlined(Level::Grid, boxOf(cell), rim));
    const std::size_t first = drawing.items.size();
    const int number = scene.board.at(Layer::Number, cell);
    const bool isHidden = number == question && scene.genre.clue(Clue::ColouredArrow) != nullptr;
    drawNumberWithArrow(scene, drawing, cell, isHidden ? blank : number, colours.figure);
    if (scene.withMarks() && scene.board.at(Layer::Tint, cell) == crossed)
        fade(drawing, first, doneOpacity);
}

/// The inks of colours 1 to 6.
constexpr std::array colourInks{Ink::NoteSign3, Ink::NoteSign6, Ink::NoteSign7,
                                Ink::NoteSign5, Ink::NoteSign2, Ink::ClueCyan};

/// A corner of a regular figure that stands on `turn` half corners.
Point cornerAt(Point centre, double radius, int corners, int corner, int turn)
{
    const double angle = (2 * corner + turn) * std::numbers::pi / corners - std::numbers::pi / 2;
    return centre + Point{radius * std::cos(angle), radius * std::sin(angle)};
}

/// A figure of its own for each colour, so that they are told apart without it: circle, diamond, triangle, square,
/// pentagon, hexagon.
void addColourFigure(Drawing& drawing, Point centre, int colour, const Pen& pen)
{
    struct Figure {
        int corners;
        int turn;
        double radius;
        double down; ///< so far its middle lies below that of the cell
    };
    constexpr std::array<Figure, 6> figures{
        {{0, 0, 0.38, 0}, {4, 0, 0.44, 0}, {3, 1, 0.47, -0.09}, {4, 1, 0.5, 0}, {5, 0, 0.42, 0.03}, {6, 1, 0.42, 0}}};
    const Figure& figure = figures[static_cast<std::size_t>(colour)];
    if (figure.corners == 0)
        return drawing.add(ring(Level::Clue, centre, figure.radius, pen));
    std::vector<Point> path;
    for (int corner = 0; corner < figure.corners; ++corner)
        path.push_back(cornerAt(centre + Point{0, figure.down}, figure.radius, figure.corners, corner, figure.turn));
    drawing.add(outline(Level::Clue, std::move(path), pen));
}

/// A number in the figure and ink of its colour. Without a colour it is grey; then a "?" is seen.
void drawNumberInColour(const BoardScene& scene, const Clue& clue, Place cell, Drawing& drawing)
{
    constexpr NumberSizes sizes{0.40, 0.36, 0.30};
    const int number = scene.board.at(Layer::Number, cell);
    const auto colour = std::ranges::find(clue.terrains, static_cast<Terrain>(scene.board.at(Layer::Terrain, cell)));
    const auto index = static_cast<std::size_t>(colour - clue.terrains.begin());
    const bool hasColour = index < colourInks.size() && colour != clue.terrains.end();
    const Ink ink = scene.isShaded(cell) ? Ink::OnShade : hasColour ? colourInks[index] : Ink::Ink2;
    if (hasColour)
        addColourFigure(drawing, pointOf(cell), static_cast<int>(index),
                        {.ink = ink, .width = 0.055, .minWidthPx = minLinePx, .join = Join::Sharp});
    if (number != question || !hasColour)
        drawFigure(scene, drawing, number, pointOf(cell), hasColour ? sizes : cellNumberSizes,
                   scene.isShaded(cell) ? Ink::OnShade : Ink::Ink);
}

template <class Draw>
void inClueCells(const BoardScene& scene, const Draw& draw)
{
    for (const Place cell : scene.board.grid().cells())
        if (scene.board.at(Layer::Number, cell) != blank)
            draw(cell);
}

} // namespace

void drawColouredNumbers(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    inClueCells(scene, [&](Place cell) {
        if (clue.terrains.size() > 1)
            drawNumberInColour(scene, clue, cell, drawing);
        else
            (clue.fillsCell ? drawCell : drawCircle)(scene, cell, drawing);
    });
}

void drawColouredArrows(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    inClueCells(scene, [&](Place cell) { drawCell(scene, cell, drawing); });
}

void drawColourArrow(const BoardScene& scene, Drawing& drawing, Place cell)
{
    constexpr double radius = 0.3, letterSize = 0.3, back = 0.06, tinyRadius = 0.4;
    const int colour = scene.board.at(Layer::Number, cell);
    const int arrow = scene.board.at(Layer::Arrow, cell);
    const Dir d = arrow > 0 ? static_cast<Dir>(arrow) : Dir::None;
    const bool isKnown = colour >= 1 && colour <= static_cast<int>(colourInks.size());
    const Ink figure = scene.isShaded(cell) ? Ink::OnShade : Ink::Ink;
    const Ink ink = isKnown && !scene.isShaded(cell) ? colourInks[static_cast<std::size_t>(colour - 1)] : figure;
    const Pen rim{.ink = ink, .width = isKnown ? 0.07 : 0.04, .minWidthPx = minLinePx, .join = Join::Sharp};
    if (d != Dir::None)
        drawing.add(outline(Level::Clue, stoutArrow(pointOf(cell), d), rim));
    else if (isKnown)
        drawing.add(ring(Level::Clue, pointOf(cell), scene.detail == Detail::Tiny ? tinyRadius : radius, rim));
    const Point middle = pointOf(cell) + Point{back * dx(d), back * dy(d)};
    if (isKnown || d == Dir::None)
        drawFigures(scene, drawing, figuresOf(scene.genre, colour), middle, letterSize, figure, Weight::Bold);
}

} // namespace tokisuji
