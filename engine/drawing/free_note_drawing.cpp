// A colour alone says too little to many eyes and on paper, so each has a shape: the shape stands small in the corner
// of a coloured cell and on the middle of a line, and a dot is the shape itself.
#include "engine/drawing/free_note_drawing.h"

#include "engine/drawing/contours.h"
#include "engine/drawing/shapes.h"

#include <array>

namespace tokisuji {

namespace {

constexpr double signRadius = 0.085;
constexpr double noteDotRadius = 0.14;
constexpr double noteLineWidth = 0.05;
constexpr double noteBorderWidth = 0.1;  ///< wider than a wall, so that it is seen on one
constexpr Point signCorner{-0.37, 0.37}; ///< of a cell, from its middle: no clue stands there

using Path = std::vector<Point>;

/// Shapes of radius 1 by colour; one without corners is a circle.
const std::array<Path, noteColours>& shapes()
{
    constexpr double arm = 0.38, bar = 0.36;
    static const std::array<Path, noteColours> table{{
        {},                                                           // disc
        {{-0.85, -0.85}, {0.85, -0.85}, {0.85, 0.85}, {-0.85, 0.85}}, // square
        {{0, -1.05}, {1.05, 0.8}, {-1.05, 0.8}},                      // triangle
        {{0, -1.2}, {1.2, 0}, {0, 1.2}, {-1.2, 0}},                   // diamond
        {{-arm, -1.1},
         {arm, -1.1},
         {arm, -arm},
         {1.1, -arm},
         {1.1, arm},
         {arm, arm},
         {arm, 1.1},
         {-arm, 1.1},
         {-arm, arm},
         {-1.1, arm},
         {-1.1, -arm},
         {-arm, -arm}},                                           // plus
        {{-1.05, -0.8}, {1.05, -0.8}, {0, 1.05}},                 // triangle on its point
        {{-1.15, -bar}, {1.15, -bar}, {1.15, bar}, {-1.15, bar}}, // bar
        {},                                                       // ring
    }};
    return table;
}

constexpr int ringColour = 8;

Ink inkOf(Ink first, int colour)
{
    return static_cast<Ink>(static_cast<int>(first) + colour - 1);
}

void addSign(const BoardScene& scene, Drawing& drawing, Point centre, int colour)
{
    if (scene.detail >= Detail::Reduced)
        drawing.add(noteShape(Level::OwnMark, centre, scene.atLeast(signRadius, 2.5), colour));
}

template <class Draw>
void forEach(const Board& board, Layer layer, const Draw& draw)
{
    const auto values = board.values(layer);
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] >= 1 && values[i] <= noteColours)
            draw(board.grid().place(placesOf(layer), static_cast<int>(i)), values[i]);
}

} // namespace

Ink noteFill(int colour)
{
    return inkOf(Ink::NoteFill1, colour);
}

Ink noteSign(int colour)
{
    return inkOf(Ink::NoteSign1, colour);
}

Item noteShape(Level level, Point centre, double radius, int colour)
{
    const Path& shape = shapes()[static_cast<std::size_t>(colour - 1)];
    if (colour == ringColour)
        return ring(level, centre, radius * 0.8, {.ink = noteSign(colour), .width = radius * 0.5});
    if (shape.empty())
        return disc(level, centre, radius, noteSign(colour));
    Path path;
    for (const Point p : shape)
        path.push_back(centre + Point{p.x * radius, p.y * radius});
    return filled(level, std::move(path), noteSign(colour));
}

void drawFreeNotes(const BoardScene& scene, Drawing& drawing)
{
    const Board& board = scene.board;
    forEach(board, Layer::NoteColour, [&](Place cell, int colour) {
        drawing.add(filledCell(Level::OwnFill, board.grid(), cell, noteFill(colour)));
        addSign(scene, drawing, pointOf(cell) + signCorner, colour);
    });
    const auto addLine = [&](Place edge, const Segment& line, double width, int colour) {
        drawing.add(stroke(Level::OwnMark, {pointOf(line.from), pointOf(line.from.step(line.dir))},
                           {.ink = noteSign(colour), .width = width, .minWidthPx = minLinePx}));
        addSign(scene, drawing, pointOf(edge), colour);
    };
    forEach(board, Layer::NoteLine,
            [&](Place edge, int colour) { addLine(edge, acrossEdge(edge), noteLineWidth, colour); });
    forEach(board, Layer::NoteBorder,
            [&](Place edge, int colour) { addLine(edge, alongEdge(edge), noteBorderWidth, colour); });
    for (const Layer layer : {Layer::NoteDot, Layer::NoteEdgeDot, Layer::NoteVertexDot})
        forEach(board, layer, [&](Place place, int colour) {
            drawing.add(noteShape(Level::OwnMark, pointOf(place), scene.atLeast(noteDotRadius, 2.5), colour));
        });
}

} // namespace tokisuji
