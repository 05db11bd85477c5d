#include "editor/ui/tools/footing.h"

#include "engine/board/distance.h"
#include "engine/genre/slots.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool standsOutside(Clue::Kind kind)
{
    return kind == Clue::OutsideNumber || kind == Clue::OutsideLetter;
}

/// One coordinate of the cell (or lattice point) at or next to a place: a cell and its upper left corner belong
/// together.
std::int16_t snapped(int value, int lines, bool onPoints)
{
    const bool isOdd = (value & 1) != 0;
    const int wanted = onPoints != isOdd ? value : onPoints ? value - 1 : value + 1;
    return static_cast<std::int16_t>(std::clamp(wanted, onPoints ? 0 : 1, onPoints ? 2 * lines : 2 * lines - 1));
}

Place nearestCell(const Grid& grid, Place place)
{
    const std::vector<Place> cells = grid.cells();
    return *std::ranges::min_element(cells, {}, [&](Place cell) { return latticeDistance(cell, place); });
}

/// From the first slot of a side round the corner to the first one of the next side, and back.
Place roundCorner(const Grid& grid, Place slot, Dir d)
{
    const Side side = grid.sideOf(slot);
    if (side == Side::Top && column(slot) == 0 && d == Dir::Left)
        return grid.slot(Side::Left, 0);
    if (side == Side::Left && row(slot) == 0 && d == Dir::Up)
        return grid.slot(Side::Top, 0);
    return slot;
}

/// Between the places outside and the lattice points nearest to the frame: a place goes with the point below it and to
/// its right.
Place acrossFrame(const Footing& footing, const Genre& genre, const Grid& grid, Place place, Dir d)
{
    const auto aside = [](Place p, int by) {
        return Place{static_cast<std::int16_t>(p.x + by), static_cast<std::int16_t>(p.y + by)};
    };
    if (grid.contains(PlaceKind::Vertex, place)) {
        const Place slot = aside(place.step(d), -1);
        return grid.hasSlot(slot) && footing.holds(genre, grid, slot) ? slot : place;
    }
    if (const Place turned = roundCorner(grid, place, d); turned != place)
        return turned;
    Place point = aside(place.step(d), 1);
    point.x = static_cast<std::int16_t>(std::min<int>(point.x, 2 * grid.size().width - 2));
    point.y = static_cast<std::int16_t>(std::min<int>(point.y, 2 * grid.size().height - 2));
    return footing.holds(genre, grid, point) ? point : place;
}

} // namespace

bool Footing::holds(const Genre& genre, const Grid& grid, Place place) const
{
    if (points && grid.contains(PlaceKind::Vertex, place)) {
        const Clue* clue = outside ? genre.clue(Clue::VertexNumber) : nullptr;
        return clue == nullptr || takesVertex(*clue, grid, place);
    }
    if (points)
        return outside && hasSlot(genre, grid, place);
    return (cells && grid.hasCell(place)) || (outside && hasSlot(genre, grid, place));
}

Place Footing::nearest(const Genre& genre, const Grid& grid, Place place) const
{
    if (holds(genre, grid, place))
        return place;
    if (!grid.hasSquares())
        return grid.count(PlaceKind::Cell) > 0 ? nearestCell(grid, place) : cellAt(0, 0);
    const auto [width, height] = grid.size();
    const Place near{snapped(place.x, width, points), snapped(place.y, height, points)};
    const bool isOnFrame = points && outside && !holds(genre, grid, near);
    return (cells || points) && !isOnFrame ? near : grid.slot(Side::Top, std::max(column(near), 0));
}

Place Footing::after(const Genre& genre, const Grid& grid, Place place, Dir d) const
{
    if (!grid.hasSquares())
        return grid.hasCell(place) ? grid.cellBeyond(place, d) : place;
    const Place next = place.step(d);
    if (holds(genre, grid, next))
        return next;
    if (points && outside)
        return acrossFrame(*this, genre, grid, place, d);
    return outside && !cells && grid.hasSlot(place) ? roundCorner(grid, place, d) : place;
}

Footing footingOf(const Genre& genre, Mode mode, ToolId tool)
{
    if (tool == ToolId::Note)
        return {};
    if (mode == Mode::Solve)
        return {.points = (genre.has(Mark::LatticeLine) && tool != ToolId::Tint) || genre.has(Mark::Diamond)
                          || genre.has(Mark::Pin)};
    const bool onCells = !std::ranges::all_of(genre.clues, [](const Clue& c) { return standsOutside(c.kind); });
    return {.cells = onCells,
            .outside = outsideClue(genre) != nullptr,
            .points = genre.clue(Clue::VertexNumber) != nullptr};
}

} // namespace tokisuji
