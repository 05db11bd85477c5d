#include "engine/drawing/compare_parts.h"

#include "engine/board/clue_group.h"
#include "engine/drawing/board_drawing.h"
#include "engine/drawing/detail.h"

#include <algorithm>

namespace tokisuji {

namespace {

using How = BoardDifference::How;

/// Colours that a value keeps on either side: they are part of its shape.
bool isGround(Ink ink)
{
    constexpr Ink grounds[]{Ink::None,       Ink::Paper,       Ink::PearlWhite, Ink::PearlBlack,
                            Ink::TintInside, Ink::TintOutside, Ink::ClueGrey};
    return std::ranges::find(grounds, ink) != std::end(grounds);
}

Ink inkOf(How side)
{
    return side == How::OnlyA ? Ink::AltA : Ink::AltB;
}

void scale(Item& item, Point from, Point to, double by)
{
    for (Point& p : item.points)
        p = {to.x + (p.x - from.x) * by, to.y + (p.y - from.y) * by};
    item.radius *= by;
    item.textHeight *= by;
    item.width *= by;
    item.hatchStep *= by;
    item.hatchWidth *= by;
}

} // namespace

std::vector<Item> itemsOf(const Board& board, double cellPixels)
{
    std::vector<Item> items = drawBoard(board, {.cellPixels = cellPixels, .coordinates = false}).items;
    std::erase_if(items, [](const Item& item) { return item.level == Level::Grid; });
    return items;
}

void recolour(Item& item, Ink from, Ink to)
{
    if (item.fill == from)
        item.fill = to;
    if (item.stroke == from)
        item.stroke = to;
}

void tint(Item& item, Ink ink)
{
    if (!isGround(item.fill))
        item.fill = ink;
    if (!isGround(item.stroke))
        item.stroke = ink;
    constexpr double pale = 0.45;
    if (item.level == Level::OwnFill && item.fill == ink)
        item.opacity = pale;
}

std::vector<double> sideDashes()
{
    return {1.8, 1.2};
}

void dash(Item& item)
{
    if (item.shape == Item::Path && item.fill == Ink::None && item.level != Level::Clue)
        item.dashes = sideDashes();
}

void addSideBox(Drawing& drawing, const Box& box, How side, bool loud)
{
    constexpr double rounding = 0.09, ground = 0.13;
    const std::vector<Point> path = roundedBox(box, rounding);
    if (loud) {
        Item fill = filled(Level::OverlayFill, path, inkOf(side));
        fill.opacity = ground;
        drawing.add(std::move(fill));
    }
    Pen pen{.ink = inkOf(side), .width = 0.05, .minWidthPx = 1.5};
    if (side == How::OnlyA)
        pen.dashes = {2.4, 1.5};
    drawing.add(outline(Level::Ghost, path, pen));
}

void addSideSign(Drawing& drawing, Point centre, How side, double cellPixels)
{
    constexpr double wantedRadius = 0.14, rim = 0.035;
    const double r = std::max(wantedRadius, minBadgePx / 2 / cellPixels);
    const Pen bar{.ink = Ink::Paper, .width = r * 0.3, .minWidthPx = 1.5, .join = Join::Sharp};
    const double arm = r * 0.5;
    if (side == How::OnlyA) {
        drawing.add(disc(Level::Badge, centre, r + rim, Ink::Paper));
        drawing.add(disc(Level::Badge, centre, r, Ink::AltA));
    } else {
        const Box box = boxAround(centre, r * 0.92);
        drawing.add(filled(Level::Badge, roundedBox(box.grown(rim), r * 0.15 + rim), Ink::Paper));
        drawing.add(filled(Level::Badge, roundedBox(box, r * 0.15), Ink::AltB));
        drawing.add(stroke(Level::Badge, {centre + Point{0, -arm}, centre + Point{0, arm}}, bar));
    }
    drawing.add(stroke(Level::Badge, {centre + Point{-arm, 0}, centre + Point{arm, 0}}, bar));
}

void addMiniature(Drawing& drawing, const Board& board, Place cell, Layer layer, Point centre, Ink ink,
                  double cellPixels)
{
    constexpr Place only = cellAt(0, 0);
    Board one = board.blankOfSize({1, 1});
    const std::vector<Layer> group = groupOf(board, layer);
    for (const Layer other : group)
        one.set(other, only, board.at(other, cell));
    const int value = board.at(layer, cell);
    const bool isBareFigure = value >= 0 && value < 10 && group.size() == 1;
    const double by = isBareFigure ? 0.68 : 0.46;
    for (Item item : itemsOf(one, cellPixels)) {
        tint(item, ink);
        item.level = Level::Ghost;
        scale(item, pointOf(only), centre, by);
        drawing.add(std::move(item));
    }
}

void addChevron(Drawing& drawing, Point centre, Level level)
{
    constexpr double reach = 0.045;
    drawing.add(
        stroke(level, {centre + Point{-reach, -2 * reach}, centre + Point{reach, 0}, centre + Point{-reach, 2 * reach}},
               {.ink = Ink::Ink2, .width = 0.035, .minWidthPx = 1}));
}

} // namespace tokisuji
