#include "editor/ui/tools/dots.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/trace.h"
#include "engine/board/dots.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <iterator>
#include <vector>

namespace tokisuji {

namespace {

constexpr double pressMargin = 0.25, starMargin = 0.34;

bool takesDot(const Desk& desk, Place place)
{
    const Size size = desk.board().size();
    const Clue* dots = desk.genre().clue(Clue::Dot);
    const bool isOpen = dots == nullptr || !dots->coloursAt(place).empty();
    return place.x > 0 && place.y > 0 && place.x < 2 * size.width && place.y < 2 * size.height && isOpen;
}

void putDot(Desk& desk, Place place, int dot)
{
    desk.set(dotLayer(place), place, dot);
    if (dot != blank && isCell(place) && isHole(desk.board(), place))
        desk.set(Layer::Terrain, place, blank);
}

/// Blank first.
std::vector<int> coloursAt(const Genre& genre, Place place)
{
    std::vector<int> colours{blank};
    if (const Clue* dots = genre.clue(Clue::Dot))
        std::ranges::copy(dots->coloursAt(place), std::back_inserter(colours));
    return colours;
}

/// What a press makes of a dot.
int nextDot(const Desk& desk, Place place, Button button)
{
    const std::vector<int> order = coloursAt(desk.genre(), place);
    const int dot = dotAt(desk.board(), place);
    if ((desk.tool == ToolId::WhitePearl || desk.tool == ToolId::BlackPearl) && order.size() > 2) {
        const int colour = desk.tool == ToolId::WhitePearl ? whiteDot : blackDot;
        return dot == colour ? blank : colour;
    }
    const auto found = std::ranges::find(order, dot);
    const auto at = static_cast<std::size_t>(found == order.end() ? 0 : found - order.begin());
    return order[(at + (button == Button::Primary ? 1 : order.size() - 1)) % order.size()];
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
    putDot(desk, place, nextDot(desk, place, button));
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
    const std::vector<int> colours = coloursAt(desk.genre(), place);
    if (takesDot(desk, place))
        putDot(desk, place,
               digit > 0 && digit < static_cast<int>(colours.size()) ? colours[static_cast<std::size_t>(digit)]
                                                                     : blank);
    return true;
}

} // namespace tokisuji
