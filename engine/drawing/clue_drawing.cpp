// Clues: one drawing function per kind of clue, found in a table.
#include "engine/board/number_list.h"
#include "engine/board/terrain.h"
#include "engine/drawing/arrow_drawing.h"
#include "engine/drawing/bank_drawing.h"
#include "engine/drawing/clue_parts.h"
#include "engine/drawing/coloured_drawing.h"
#include "engine/drawing/edge_piece_drawing.h"
#include "engine/drawing/letter_drawing.h"
#include "engine/drawing/net_drawing.h"
#include "engine/drawing/number_list_drawing.h"
#include "engine/drawing/outside_drawing.h"
#include "engine/drawing/region_clue_drawing.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/sign_drawing.h"
#include "engine/drawing/terrain_drawing.h"
#include "engine/drawing/vertex_drawing.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr NumberSizes roomNumberSizes{0.50, 0.43, 0.35};
constexpr NumberSizes cornerSizes{0.34, 0.31, 0.25}; ///< where a line runs through the middle of the cell

constexpr double islandRadius = 0.38;
constexpr double islandStroke = 0.045;
constexpr double tinyIslandRadius = 0.5; ///< while Detail::Tiny
constexpr double pearlRadius = 0.36;
constexpr double pearlStroke = 0.055;
constexpr double zeroRadius = 0.25;

bool isClue(int value)
{
    return value != blank && value != plainMark;
}

/// The colour that shows on a cell's ground, or on the circle that a figure stands in.
Ink inkOn(const BoardScene& scene, Place cell)
{
    if (isTerrain(scene.board, cell, Terrain::Black))
        return Ink::PearlWhite;
    if (isTerrain(scene.board, cell, Terrain::White))
        return Ink::PearlBlack;
    return scene.isShaded(cell) || isOnBlack(scene.genre, scene.board, cell) ? Ink::OnShade : Ink::Ink;
}

/// Paler when the solver has crossed it off.
void drawFigure(const BoardScene& scene, Drawing& drawing, Place cell, Point centre, const NumberSizes& sizes)
{
    constexpr int crossed = 2;
    constexpr double crossedOpacity = 0.5;
    const std::size_t first = drawing.items.size();
    drawFigure(scene, drawing, scene.board.at(Layer::Number, cell), centre, sizes, inkOn(scene, cell));
    if (scene.withMarks() && scene.genre.has(Mark::CrossedClue) && scene.board.at(Layer::Tint, cell) == crossed)
        fade(drawing, first, crossedOpacity);
}

/// The number on a filled cell. "?" needs no sign there.
void drawNumberOnBlack(const BoardScene& scene, Drawing& drawing, Place cell)
{
    drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::Shade));
    if (scene.board.at(Layer::Number, cell) != question || std::ranges::any_of(scene.genre.clues, &Clue::isSum))
        drawFigure(scene, drawing, cell, pointOf(cell), cellNumberSizes);
}

void drawNumber(const BoardScene& scene, Drawing& drawing, Place cell)
{
    if (isOnBlack(scene.genre, scene.board, cell))
        return drawNumberOnBlack(scene, drawing, cell);
    if (scene.genre.has(Mark::Border) && scene.genre.has(Mark::Shade) && scene.genre.clue(Clue::Terrains) == nullptr)
        drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::ClueGrey)); // neither a shaded cell nor an unshaded one
    if (scene.board.at(Layer::Number, cell) == 0 && std::ranges::any_of(scene.genre.clues, &Clue::zeroIsRing))
        return drawing.add(ring(Level::Pearl, pointOf(cell), zeroRadius,
                                {.ink = inkOn(scene, cell), .width = pearlStroke, .minWidthPx = minLinePx},
                                Ink::PearlWhite));
    if (scene.genre.has(Mark::RoomSize) && scene.board.at(Layer::Number, cell) == question) // no number here
        drawing.add(cross(Level::Clue, pointOf(cell), 0.2, {.ink = Ink::Ink, .width = 0.06}));
    else if (!scene.showsDigit(cell)) {
        constexpr double plate = 0.27; // clear of a bar through the cell
        if (scene.withMarks() && scene.board.at(Layer::Bar, cell) > 0)
            drawing.add(filled(Level::Clue, boxAround(pointOf(cell), plate), Ink::Paper));
        drawFigure(scene, drawing, cell, pointOf(cell),
                   scene.genre.clue(Clue::Rooms) ? roomNumberSizes : cellNumberSizes);
    }
}

/// In the corner, clear of a line or bar through the cell.
void drawRoomNumber(const BoardScene& scene, Drawing& drawing, Place cell)
{
    constexpr Point corner{-0.29, -0.28};
    const bool isRoomy = scene.detail > Detail::Small || scene.showsDigit(cell);
    if (!hasNumbersInCorners(scene.genre, scene.board) || !isRoomy)
        return drawNumber(scene, drawing, cell);
    constexpr double plate = 0.15;
    if (scene.withMarks() && scene.genre.has(Mark::Ladder) && scene.board.at(Layer::Bar, cell) > 0)
        drawing.add(filled(Level::Clue, boxAround(pointOf(cell) + corner, plate), Ink::Paper));
    drawFigure(scene, drawing, cell, pointOf(cell) + corner, cornerSizes);
}

/// Zoomed out the rim makes way for the number.
void drawIsland(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const Pen rim{.ink = Ink::Ink, .width = islandStroke};
    if (scene.board.at(Layer::Number, cell) == 0 && std::ranges::any_of(scene.genre.clues, &Clue::zeroIsDisc))
        return drawing.add(ring(Level::Clue, pointOf(cell), islandRadius,
                                {.ink = inkOn(scene, cell), .width = islandStroke}, Ink::PearlBlack));
    if (scene.detail == Detail::Tiny)
        drawing.add(disc(Level::Clue, pointOf(cell), tinyIslandRadius, Ink::Paper));
    else
        drawing.add(ring(Level::Clue, pointOf(cell), islandRadius, rim, Ink::Paper));
    drawFigure(scene, drawing, cell, pointOf(cell), circleNumberSizes);
}

void drawPearl(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const int kind = scene.board.at(Layer::Number, cell);
    Pen rim{.ink = inkOn(scene, cell), .width = pearlStroke, .minWidthPx = minLinePx};
    if (kind == question)
        rim.dashes = {2.2, 1.4};
    const Ink fill = kind == question ? Ink::Paper : kind == 1 ? Ink::PearlWhite : Ink::PearlBlack;
    drawing.add(ring(Level::Pearl, pointOf(cell), pearlRadius, rim, fill));
    if (kind == question && scene.detail != Detail::Tiny)
        drawFigure(scene, drawing, cell, pointOf(cell), circleNumberSizes);
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

/// The number makes room: below a level arrow, left of an upright one.
Point besideArrow(Place cell, Dir d)
{
    return pointOf(cell) + (d == Dir::None ? Point{} : isLevel(d) ? Point{0, 0.12} : Point{-0.12, 0});
}

void drawArrowNumber(const BoardScene& scene, Drawing& drawing, Place cell)
{
    const int number = scene.board.at(Layer::Number, cell);
    const bool grey = scene.board.hasFlag('b');
    if (scene.genre.clue(Clue::ArrowNumber)->look == Clue::Colours)
        return drawColourArrow(scene, drawing, cell);
    if (number == plainMark)
        return drawPlainMark(drawing, cell);
    if (grey)
        drawing.add(filled(Level::OwnFill, boxOf(cell), Ink::ClueGrey));
    const bool hidden = grey && number == question && arrowOf(scene.board, cell) == Dir::None;
    if (!hidden)
        drawNumberWithArrow(scene, drawing, cell, number, inkOn(scene, cell));
}

/// Draws a clue in every cell that has a number.
template <void (*drawCell)(const BoardScene&, Drawing&, Place)>
void inNumberCells(const BoardScene& scene, const Clue& clue, Drawing& drawing)
{
    for (const Place cell : scene.board.grid().cells()) {
        const int value = scene.board.at(Layer::Number, cell);
        if (isClue(value) || (value == plainMark && clue.kind == Clue::ArrowNumber))
            drawCell(scene, drawing, cell);
    }
}

struct ClueDrawer {
    Clue::Kind kind;
    void (*draw)(const BoardScene&, const Clue&, Drawing&);
};

/// Kinds that are not here are part of the grid.
constexpr std::array clueDrawers{
    ClueDrawer{Clue::CellNumber, inNumberCells<drawNumber>},
    ClueDrawer{Clue::Island, inNumberCells<drawIsland>},
    ClueDrawer{Clue::Pearl, inNumberCells<drawPearl>},
    ClueDrawer{Clue::ArrowNumber, inNumberCells<drawArrowNumber>},
    ClueDrawer{Clue::RoomNumber, inNumberCells<drawRoomNumber>},
    ClueDrawer{Clue::PlainArrow, drawPlainArrows},
    ClueDrawer{Clue::PlainArrow, drawUnknownArrows},
    ClueDrawer{Clue::GivenArrows, drawGivenArrows},
    ClueDrawer{Clue::Dot, drawDots},
    ClueDrawer{Clue::Compass, drawCompasses},
    ClueDrawer{Clue::Terrains, drawTerrains},
    ClueDrawer{Clue::ColouredNumber, drawColouredNumbers},
    ClueDrawer{Clue::ColouredArrow, drawColouredArrows},
    ClueDrawer{Clue::Sign, drawSignClues},
    ClueDrawer{Clue::OutsideNumber, drawOutsideNumbers},
    ClueDrawer{Clue::OutsideLetter, drawOutsideLetters},
    ClueDrawer{Clue::SumPair, drawSums},
    ClueDrawer{Clue::VertexNumber, drawVertexNumbers},
    ClueDrawer{Clue::EdgeNumber, drawEdgeNumbers},
    ClueDrawer{Clue::StarCount, drawStarCount},
    ClueDrawer{Clue::NumberList, drawNumberLists},
    ClueDrawer{Clue::PieceBank, drawBank},
    ClueDrawer{Clue::NumberBank, drawNumberBank},
    ClueDrawer{Clue::EdgePieces, drawEdgePieces},
    ClueDrawer{Clue::Sticker, drawNet},
};

} // namespace

bool hasNumbersInCorners(const Genre& genre, const Board& board)
{
    return genre.clue(Clue::RoomNumber) != nullptr
           && (genre.has(Mark::CellLine) || board.has(Layer::Bar) || board.has(Layer::Digit));
}

bool isOnBlack(const Genre& genre, const Board& board, Place cell)
{
    const bool isWall = genre.clue(Clue::Terrains) != nullptr && isTerrain(board, cell, Terrain::Wall);
    return isWall || (board.at(Layer::Number, cell) != blank && std::ranges::any_of(genre.clues, &Clue::onBlack));
}

std::optional<Point> figureCentre(const Genre& genre, const Board& board, Place place)
{
    const bool isList = genre.clue(Clue::NumberList) != nullptr && listAt(board, place).size() > 1;
    if (isList || hasNumbersInCorners(genre, board) || genre.clue(Clue::Compass) != nullptr)
        return std::nullopt;
    if (genre.clue(Clue::SumPair) != nullptr)
        return sumCentre(board, place);
    return besideArrow(place, arrowOf(board, place));
}

Point arrowCentre(Place cell, Dir d)
{
    return pointOf(cell) + (isLevel(d) ? Point{0, -0.29} : Point{0.29, 0});
}

void drawNumberWithArrow(const BoardScene& scene, Drawing& drawing, Place cell, int number, Ink ink)
{
    constexpr double asideOfBeam = 0.06;
    const Dir d = arrowOf(scene.board, cell);
    const bool isTiny = scene.detail == Detail::Tiny;
    const Point tinyCentre = pointOf(cell) + Point{-asideOfBeam * dx(d), -asideOfBeam * dy(d)};
    if (number != blank)
        drawFigure(scene, drawing, number, isTiny ? tinyCentre : besideArrow(cell, d),
                   d == Dir::None ? cellNumberSizes : arrowNumberSizes, ink);
    if (d != Dir::None && isTiny)
        drawBeam(drawing, cell, d, ink);
    else if (d != Dir::None)
        drawArrow(drawing, arrowCentre(cell, d), d, 0.56, ink);
}

void drawClues(const BoardScene& scene, Drawing& drawing)
{
    for (const Clue& clue : scene.genre.clues)
        for (const auto& [kind, draw] : clueDrawers)
            if (kind == clue.kind)
                draw(scene, clue, drawing);
}

} // namespace tokisuji
