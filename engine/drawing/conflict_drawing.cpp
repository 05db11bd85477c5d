// Conflict: every member of the smallest conflicting set, and nothing else. A member is a clue's cell, or its whole
// room if the clue is about a room.
#include "engine/board/rooms.h"
#include "engine/drawing/badges.h"
#include "engine/drawing/overlay_parts.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tokisuji {

namespace {

constexpr double outlineWidth = 0.11;
constexpr double rimWidth = 0.20;
constexpr double ringRadius = 0.34;
constexpr double ringWidth = 0.055;
constexpr std::array wideClues{Clue::Island, Clue::Pearl, Clue::OutsideLetter};

std::vector<Place> cellsOfMember(const OverlayScene& scene, Place clue)
{
    if (scene.genre.clue(Clue::RoomNumber) == nullptr)
        return {clue};
    const std::vector<Room> all = rooms(scene.board);
    return all[static_cast<std::size_t>(roomOfCells(scene.board, all)[clue])].cells;
}

/// Round the clue, on paper that keeps the hatching off it. Circles and letters with a number need more room than a
/// number, a number that shares its cell has less.
void drawRing(const OverlayScene& scene, Place clue, Drawing& drawing)
{
    const bool isCell = scene.board.grid().hasCell(clue);
    const std::optional<Point> centre = figureCentre(scene.genre, scene.board, clue);
    const bool isAside = centre != pointOf(clue);
    const bool sharesCell = isCell && isAside;
    if (sharesCell)
        drawing.add(filled(Level::OverlayFill, boxOf(clue).grown(-0.1), Ink::Paper));
    if (!centre)
        return;
    const bool isWide = std::ranges::any_of(wideClues, [&](auto kind) { return scene.genre.clue(kind) != nullptr; });
    const double radius = isWide ? ringRadius + 0.09 : isAside ? ringRadius - 0.06 : ringRadius;
    if (!sharesCell && !(isCell && scene.isOwnShaded(clue)))
        drawing.add(disc(Level::OverlayFill, *centre, radius, Ink::Paper));
    drawing.add(ring(Level::Outline, *centre, radius, {.ink = Ink::Conflict, .width = ringWidth}));
}

/// The sign stands at the upper right of its clue, never over the grid's frame, nor over a figure in that corner or in
/// the one of the next cell that meets it; at an end of its edge, as the edges beside that hold figures too.
Point signOf(const OverlayScene& scene, Place clue)
{
    constexpr double up = -0.46, onCorner = 0.47, withinCell = 0.28, outside = -0.25;
    double aside = scene.hasNumbersInCorners() ? withinCell : onCorner;
    if (clue.x < 0)
        aside = outside;
    else if (scene.genre.clue(Clue::SumPair) != nullptr && scene.board.grid().hasCell(clue))
        aside = -onCorner;
    if (isEdge(clue))
        return pointOf(clue) + (clue.y % 2 == 0 ? Point{onCorner, 0} : Point{0, up});
    return pointOf(clue) + Point{aside, up};
}

void drawAreas(const OverlayScene& scene, const std::vector<Place>& members, Drawing& drawing)
{
    std::vector<std::vector<Chain>> outlines;
    for (const Place clue : members) {
        if (!scene.board.grid().hasCell(clue))
            continue; // its ring says enough
        const std::vector<Place> cells = cellsOfMember(scene, clue);
        hatchCells(scene, cells, Ink::ConflictFill, Ink::Conflict, Hatch::Backward, drawing);
        outlines.push_back(outlineOf(scene.board.grid(), cells));
    }
    // All rims first: a member's rim must not cut its neighbour's outline.
    const Pen rim{.ink = Ink::Paper, .width = rimWidth, .minWidthPx = 4, .join = Join::Sharp};
    const Pen pen{.ink = Ink::Conflict, .width = outlineWidth, .minWidthPx = 2, .join = Join::Sharp};
    for (const Pen& each : {rim, pen})
        for (const auto& outline : outlines)
            strokeChains(outline, Level::Outline, each, drawing);
}

} // namespace

void drawConflict(const OverlayScene& scene, Drawing& drawing)
{
    // The board as a whole may be a member; it has no place to point at.
    std::vector<Place> members;
    std::ranges::copy_if(scene.verdict.conflict, std::back_inserter(members),
                         [](Place place) { return place != wholeBoard; });
    drawAreas(scene, members, drawing);
    int number = 0;
    for (const Place clue : members) {
        const double pixels = scene.options.cellPixels;
        if (scene.isSmall()) {
            addPin(drawing, Pin::Conflict, pointOf(clue) + Point{0, -12 / pixels}, ++number, pixels);
            continue;
        }
        drawRing(scene, clue, drawing);
        addWarning(drawing, signOf(scene, clue), pixels);
    }
}

} // namespace tokisuji
