#include "engine/drawing/region_clue_drawing.h"

#include "engine/board/dots.h"
#include "engine/board/terrain.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

constexpr double roomDotRadius = 0.17;
constexpr double dotStroke = 0.05;
constexpr NumberSizes compassSizes{0.30, 0.26, 0.20};
constexpr double compassOffset = 0.29;
constexpr double unknownHeight = 0.5;
constexpr int triangle = 2; ///< of the shapes

constexpr std::array compassSides{std::pair{Layer::Up, Dir::Up}, std::pair{Layer::Down, Dir::Down},
                                  std::pair{Layer::Left, Dir::Left}, std::pair{Layer::Right, Dir::Right}};

void drawCompass(const BoardScene& scene, Place cell, Drawing& drawing)
{
    const Box box = boxOf(cell);
    const Point upperRight{box.bottomRight.x, box.topLeft.y}, lowerLeft{box.topLeft.x, box.bottomRight.y};
    const Pen pen{.ink = Ink::Ink2, .width = 0.022};
    drawing.add(filled(Level::OwnFill, box, Ink::ClueGrey));
    drawing.add(stroke(Level::Clue, {box.topLeft, box.bottomRight}, pen));
    drawing.add(stroke(Level::Clue, {upperRight, lowerLeft}, pen));
    if (scene.detail < Detail::Reduced)
        return; // four numbers in a cell cannot be read any more
    for (const auto& [layer, d] : compassSides) {
        const int number = scene.board.at(layer, cell);
        if (number < 0)
            continue;
        const std::string figures = std::to_string(number);
        const Point centre = pointOf(cell) + Point{compassOffset * dx(d), compassOffset * dy(d)};
        const double least = figures.size() > 2 ? minTextPx - 2 : minTextPx;
        drawing.add(text(Level::Clue, centre, figures, scene.atLeast(compassSizes.of(figures.size()), least), Ink::Ink,
                         Weight::Medium));
    }
}

} // namespace

void drawDots(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    for (const Place place : dotPlaces(scene.board.size())) {
        const int dot = dotAt(scene.board, place);
        if (dot == blank)
            continue;
        Pen rim{.ink = Ink::Ink, .width = dotStroke, .minWidthPx = 1.2};
        if (clue.triangles && isCell(place)) {
            addSign(drawing, SignStyle::Shapes, triangle, pointOf(place), {.level = Level::Pearl, .ink = Ink::Ink},
                    scene.options.cellPixels);
            continue;
        }
        if (dot == question)
            rim.dashes = {2.2, 1.4};
        drawing.add(ring(Level::Pearl, pointOf(place), scene.atLeast(roomDotRadius, 2.5), rim,
                         dot == greyDot    ? Ink::ClueGrey
                         : dot == blackDot ? Ink::PearlBlack
                                           : Ink::PearlWhite));
    }
}

void drawCompasses(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        if (isTerrain(scene.board, cell, Terrain::Mark))
            drawCompass(scene, cell, drawing);
}

void drawUnknownArrows(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells())
        if (scene.board.at(Layer::Number, cell) == plainMark)
            drawing.add(text(Level::Clue, pointOf(cell), "?", scene.atLeast(unknownHeight, minTextPx), Ink::Ink,
                             Weight::Medium));
}

} // namespace tokisuji
