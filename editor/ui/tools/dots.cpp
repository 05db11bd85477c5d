#include "editor/ui/tools/dots.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/trace.h"
#include "engine/board/dots.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr double pressMargin = 0.25, starMargin = 0.34;
constexpr int white = 1, black = 2;

bool takesDot(const Desk& desk, Place place)
{
    const Size size = desk.board().size();
    return place.x > 0 && place.y > 0 && place.x < 2 * size.width && place.y < 2 * size.height;
}

void putDot(Desk& desk, Place place, int dot)
{
    desk.set(dotLayer(place), place, dot);
    if (dot != blank && isCell(place) && isHole(desk.board(), place))
        desk.set(Layer::Terrain, place, blank);
}

/// What a press makes of a dot.
int nextDot(ToolId tool, int dot, Button button)
{
    if (tool == ToolId::WhitePearl || tool == ToolId::BlackPearl) {
        const int colour = tool == ToolId::WhitePearl ? white : black;
        return dot == colour ? blank : colour;
    }
    constexpr std::array order{blank, white, black};
    const auto at = std::max<std::ptrdiff_t>(std::ranges::find(order, dot) - order.begin(), 0) % 3;
    return order[static_cast<std::size_t>((at + (button == Button::Primary ? 1 : 2)) % 3)];
}

/// No border runs through the star.
bool isWhole(const Board& board, Place star)
{
    const auto isOpen = [&](Dir d) { return board.at(Layer::Border, star.step(d, 1)) != 1; };
    return isCell(star)
           || (isEdge(star) ? board.at(Layer::Border, star) != 1 : std::ranges::all_of(directions, isOpen));
}

/// A cell that the star lies in.
Place cellOf(Place star)
{
    return {static_cast<std::int16_t>(star.x | 1), static_cast<std::int16_t>(star.y | 1)};
}

} // namespace

bool clickStar(Desk& desk, Spot at, Button)
{
    const Place star = nearestPlace(at, starMargin);
    const Board& board = desk.board();
    if (desk.genre().clue(Clue::Dot) == nullptr || !takesDot(desk, star) || dotAt(board, star) == blank
        || !isWhole(board, star))
        return false;
    const std::vector<Place> region = regionAt(board, cellOf(star));
    const auto stars = std::ranges::count_if(dotPlaces(board.size()), [&](Place p) {
        return dotAt(board, p) != blank && isWhole(board, p) && std::ranges::binary_search(region, cellOf(p));
    });
    for (const Place cell : region)
        if (!isTerrain(desk.board(), cell, Terrain::Painted) && !isHole(desk.board(), cell))
            desk.set(Layer::Tint, cell, stars == 1 ? dotAt(desk.board(), star) : blank);
    desk.hideCursor();
    return true;
}

bool pressDot(Desk& desk, Spot at, Button button)
{
    const Place place = nearestPlace(at, pressMargin);
    if (!takesDot(desk, place))
        return true; // not a press for anybody else
    putDot(desk, place, nextDot(desk.tool, dotAt(desk.board(), place), button));
    desk.cursor = {place, 0, desk.cursor.visible};
    return true;
}

bool dotKeys(Desk& desk, const KeyPress& press)
{
    const Place place = desk.cursor.place;
    const int digit = digitOf(press);
    const bool isMinus = press.key == Qt::Key_Minus && isHeld(press, Qt::NoModifier);
    if ((digit < 0 || digit > 3) && !isMinus && !isErase(press))
        return false;
    if (takesDot(desk, place))
        putDot(desk, place, digit == white || digit == black ? digit : blank);
    return true;
}

} // namespace tokisuji
