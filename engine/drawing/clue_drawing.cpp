// Clues: one drawer a kind of clue, found in a table.
#include "engine/drawing/board_parts.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

constexpr NumberSizes cellSizes{0.56, 0.46, 0.36};
constexpr NumberSizes roomSizes{0.50, 0.43, 0.35};
constexpr NumberSizes islandSizes{0.44, 0.40, 0.32};
constexpr NumberSizes arrowSizes{0.50, 0.42, 0.34};
constexpr NumberSizes smallSizes{0.68, 0.56, 0.42}; ///< while Detail::Small

constexpr double islandRadius = 0.38;
constexpr double islandStroke = 0.045;
constexpr double pearlRadius = 0.36;
constexpr double pearlStroke = 0.055;

bool isClue(int value)
{
    return value != blank && value != plainMark;
}

std::string figure(int value)
{
    return value == question ? "?" : std::to_string(value);
}

/// Clues that a number stands for have the author's weight, and the colour that shows on their ground.
void drawFigure(const BoardScene& scene, Drawing& drawing, Place cell, Point centre, const NumberSizes& sizes)
{
    const std::string figures = figure(scene.board.at(Layer::Number, cell));
    const bool small = scene.detail == Detail::Small;
    const double height = (small ? smallSizes : sizes).of(figures.size());
    const Ink ink = scene.isShaded(cell) ? Ink::OnShade : Ink::Ink;
    // Three figures would run into the next cell at the least height; they may be a little smaller.
    const double least = figures.size() > 2 ? minTextPx - 2 : minTextPx;
    const Weight weight = scene.genre.has(Mark::Digit) ? Weight::Bold : Weight::Medium;
    drawing.add(text(Level::Clue, centre, figures, scene.atLeast(height, least), ink, weight));
}

void drawNumber(const BoardScene& scene, Drawing& drawing, Place cell)
{
    if (scene.detail != Detail::Tiny)
        drawFigure(scene, drawing, cell, pointOf(cell), scene.genre.clue(Clue::Rooms) ? roomSizes : cellSizes);
}

void drawIsland(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const Pen rim{.ink = Ink::Ink, .width = islandStroke};
    drawing.add(ring(Level::Clue, pointOf(cell), islandRadius, rim, Ink::Paper));
    if (scene.detail != Detail::Tiny)
        drawFigure(scene, drawing, cell, pointOf(cell), islandSizes);
}

void drawPearl(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const int kind = scene.board.at(Layer::Number, cell);
    Pen rim{.ink = Ink::Ink, .width = pearlStroke, .minWidthPx = minLinePx};
    if (kind == question)
        rim.dashes = {2.2, 1.4};
    const Ink fill = kind == question ? Ink::Paper : kind == 1 ? Ink::PearlWhite : Ink::PearlBlack;
    drawing.add(ring(Level::Pearl, pointOf(cell), pearlRadius, rim, fill));
    if (kind == question && scene.detail != Detail::Tiny)
        drawFigure(scene, drawing, cell, pointOf(cell), islandSizes);
}

/// A slim arrow of this length round its centre.
void drawArrow(Drawing& drawing, Point centre, Dir d, double length)
{
    constexpr double headLength = 0.15, headHalf = 0.085, shaft = 0.05;
    const auto at = [&](double along, double across) {
        return centre + Point{dx(d) * along + dy(d) * across, dy(d) * along + dx(d) * across};
    };
    const double tip = length / 2;
    drawing.add(stroke(Level::Clue, {at(-tip, 0), at(tip - headLength / 2, 0)}, {.width = shaft, .join = Join::Sharp}));
    drawing.add(
        filled(Level::Clue, {at(tip, 0), at(tip - headLength, headHalf), at(tip - headLength, -headHalf)}, Ink::Ink));
}

/// A plain mark fills its cell, as its cell is barred for line and shade.
void drawPlainMark(Drawing& drawing, Place cell)
{
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::ClueGrey));
    drawing.add(
        outlined(Level::Clue, boxOf(cell).grown(-0.14), {.ink = Ink::Ink2, .width = 0.04, .join = Join::Sharp}));
}

Dir arrowOf(const Board& board, Place cell)
{
    const int arrow = board.at(Layer::Arrow, cell);
    return arrow > 0 ? static_cast<Dir>(arrow) : Dir::None;
}

bool isLevel(Dir d)
{
    return d == Dir::Left || d == Dir::Right;
}

void drawArrowNumber(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const int number = scene.board.at(Layer::Number, cell);
    const bool grey = scene.board.hasFlag('b');
    if (number == plainMark)
        return drawPlainMark(drawing, cell);
    if (grey)
        drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::ClueGrey));
    const Dir d = arrowOf(scene.board, cell);
    const bool hidden = grey && number == question && d == Dir::None;
    if (scene.detail == Detail::Tiny || hidden)
        return;
    drawFigure(scene, drawing, cell, figureCentre(scene.board, cell), d == Dir::None ? cellSizes : arrowSizes);
    if (d != Dir::None)
        drawArrow(drawing, pointOf(cell) + (isLevel(d) ? Point{0, -0.29} : Point{0.29, 0}), d, 0.56);
}

using ClueDrawer = void (*)(const BoardScene&, Drawing&, Place);

/// By Clue::Kind; Rooms are part of the grid.
constexpr std::array<ClueDrawer, 6> drawers{drawNumber, drawIsland, drawPearl, drawArrowNumber, nullptr, drawNumber};

} // namespace

Point figureCentre(const Board& board, Place cell)
{
    const Dir d = arrowOf(board, cell);
    // The number makes room: below a level arrow, left of an upright one.
    return pointOf(cell) + (d == Dir::None ? Point{} : isLevel(d) ? Point{0, 0.12} : Point{-0.12, 0});
}

void drawClues(const BoardScene& scene, Drawing& drawing)
{
    for (const Clue& clue : scene.genre.clues) {
        const ClueDrawer drawer = drawers[static_cast<std::size_t>(clue.kind)];
        if (drawer == nullptr)
            continue;
        for (const Place cell : scene.board.grid().cells()) {
            const int value = scene.board.at(Layer::Number, cell);
            if (isClue(value) || (value == plainMark && clue.kind == Clue::ArrowNumber))
                drawer(scene, drawing, cell);
        }
    }
}

} // namespace tokisuji
