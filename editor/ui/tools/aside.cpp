#include "editor/ui/tools/aside.h"

#include "editor/ui/tools/footing.h"
#include "editor/ui/tools/sums.h"
#include "engine/genre/slots.h"

#include <cmath>

namespace tokisuji {

namespace {

NumberField fieldOf(const Desk& desk, const Clue& clue, Layer layer, Place place)
{
    NumberField field{.layer = layer,
                      .place = place,
                      .min = clue.min,
                      .max = clue.largestAt(desk.board(), place),
                      .orUnknown = clue.orUnknown};
    field.value = desk.at(layer, place);
    return field;
}

bool isAside(const Desk& desk, Place place)
{
    return desk.mode == Mode::Edit && !desk.board().grid().hasCell(place) && asideField(desk, place).has_value();
}

/// Is a spot so near to the lattice point that it is meant? Where cells can be clicked too, it must be.
bool isNearPoint(const Desk& desk, Spot at, Place point)
{
    constexpr double reach = 0.8; // in half cells
    const bool cellsToo = desk.genre().clue(Clue::Terrains) != nullptr;
    return !cellsToo || std::abs(at.x - point.x) + std::abs(at.y - point.y) < reach;
}

/// Between cells too, where edges have numbers.
std::optional<Place> placeOrEdge(const Desk& desk, Spot at)
{
    constexpr double reach = 0.33;
    const auto [width, height] = desk.board().size();
    const Place place = nearestPlace(at, reach);
    const bool isInside = place.x > 0 && place.y > 0 && place.x < 2 * width && place.y < 2 * height;
    return isInside ? std::optional(place) : std::nullopt;
}

} // namespace

std::optional<NumberField> asideField(const Desk& desk, Place place)
{
    const Genre& genre = desk.genre();
    if (desk.mode != Mode::Edit)
        return {};
    if (const Clue* clue = genre.clue(Clue::VertexNumber); clue != nullptr && desk.isOn(Layer::Vertex, place))
        return takesVertex(*clue, desk.board().grid(), place)
                   ? std::optional(fieldOf(desk, *clue, Layer::Vertex, place))
                   : std::nullopt;
    if (const Clue* clue = genre.clue(Clue::EdgeNumber); clue != nullptr && isEdge(place))
        return desk.board().grid().isInner(place) ? std::optional(fieldOf(desk, *clue, Layer::EdgeDot, place))
                                                  : std::nullopt;
    const Clue* clue = outsideClue(genre);
    if (clue == nullptr || !clue->max || !hasSlot(genre, desk.board().grid(), place)
        || (clue->kind == Clue::SumPair && !headsRun(desk, place, Layer::Outside)))
        return {};
    return fieldOf(desk, *clue, Layer::Outside, place);
}

std::optional<Place> numberPlace(const Desk& desk, Spot at)
{
    if (desk.mode == Mode::Edit && desk.genre().clue(Clue::EdgeNumber) != nullptr)
        return placeOrEdge(desk, at);
    const Footing footing = footingOf(desk.genre(), desk.mode, desk.tool);
    const bool isOutside = footing.outside && hasSlot(desk.genre(), desk.board().grid(), cellUnder(at));
    const bool onPoints = desk.mode == Mode::Edit && footing.points && !isOutside;
    const Place place = onPoints ? nearestPoint(at) : cellUnder(at);
    const bool isThere = onPoints ? desk.isOn(Layer::Vertex, place) && isNearPoint(desk, at, place)
                                  : footing.holds(desk.genre(), desk.board().grid(), place)
                                        || (footing.points && desk.board().grid().hasCell(place));
    return isThere ? std::optional(place) : std::nullopt;
}

bool clickAside(Desk& desk, Spot at, Button button)
{
    const auto place = numberPlace(desk, at);
    return place && isAside(desk, *place) && clickNumber(desk, at, button);
}

bool pressPoint(Desk& desk, Spot at, Button button)
{
    return desk.genre().clue(Clue::Rooms) == nullptr && clickAside(desk, at, button);
}

bool asideKeys(Desk& desk, const KeyPress& press)
{
    const bool isStar = (press.key == Qt::Key_W && isHeld(press, Qt::NoModifier)) || press.key == Qt::Key_Asterisk;
    if (const Clue* clue = outsideClue(desk.genre());
        isStar && clue != nullptr && clue->zeroIsStar && isAside(desk, desk.cursor.place)) {
        write(desk, *asideField(desk, desk.cursor.place), 0);
        return true;
    }
    return isAside(desk, desk.cursor.place) && numberKeys(desk, press);
}

bool eraseAside(Desk& desk, Spot at)
{
    const auto place = numberPlace(desk, at);
    if (!place || !isAside(desk, *place))
        return false;
    if (isEdge(*place)) { // what else is there goes too, or is to be found under the pointer
        const bool stands = desk.at(Layer::EdgeDot, *place) != blank;
        desk.set(Layer::EdgeDot, *place, blank);
        if (stands)
            desk.set(Layer::Room, *place, blank);
        return stands;
    }
    write(desk, *asideField(desk, *place), blank);
    if (desk.isOn(Layer::Letter, *place))
        desk.set(Layer::Letter, *place, blank);
    return true;
}

} // namespace tokisuji
