#include "editor/ui/tools/spots.h"

namespace tokisuji {

namespace {

/// In cells; the middle of a cell is left to stars.
constexpr double spotMargin = 0.15;

} // namespace

bool pressSpot(Desk& desk, Spot at, Button)
{
    const Place place = nearestPlace(at, spotMargin);
    if (isCell(place) || !isOffFrame(place, desk.board().size()))
        return false;
    const Layer layer = isVertex(place) ? Layer::VertexSpot : Layer::EdgeSpot;
    desk.set(layer, place, desk.at(layer, place) == 1 ? blank : 1);
    desk.hideCursor();
    return true;
}

} // namespace tokisuji
