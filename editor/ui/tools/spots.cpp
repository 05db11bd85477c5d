#include "editor/ui/tools/spots.h"

namespace tokisuji {

namespace {

/// In cells; the middle of a cell is left to stars.
constexpr double spotMargin = 0.15;

bool isInside(const Desk& desk, Place place)
{
    const Size size = desk.board().size();
    return place.x > 0 && place.y > 0 && place.x < 2 * size.width && place.y < 2 * size.height;
}

} // namespace

bool pressSpot(Desk& desk, Spot at, Button)
{
    const Place place = nearestPlace(at, spotMargin);
    if (isCell(place) || !isInside(desk, place))
        return false;
    const Layer layer = isVertex(place) ? Layer::VertexSpot : Layer::EdgeSpot;
    desk.set(layer, place, desk.at(layer, place) == 1 ? blank : 1);
    desk.hideCursor();
    return true;
}

} // namespace tokisuji
