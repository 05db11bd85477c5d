#include "editor/ui/tools/erase.h"

#include "editor/ui/tools/aside.h"
#include "editor/ui/tools/bridges.h"
#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/compass.h"
#include "editor/ui/tools/numbers.h"
#include "editor/ui/tools/pieces.h"
#include "editor/ui/tools/sums.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array cellMarks{Layer::Shade,  Layer::Digit,  Layer::Candidates, Layer::Tint,
                               Layer::Corner, Layer::Symbol, Layer::Bar};

void eraseMarks(Desk& desk, Place cell)
{
    for (const Layer layer : cellMarks)
        for (const Place c : layer == Layer::Shade ? desk.shadedWith(cell) : std::vector{cell})
            desk.set(layer, c, blank);
}

void eraseEdge(Desk& desk, Place edge)
{
    if (desk.mode == Mode::Edit) {
        for (const Layer layer : {Layer::Room, Layer::Way})
            desk.set(layer, edge, blank);
        return;
    }
    if (desk.isOn(Layer::Line, edge) && desk.genre().has(Mark::Bridge))
        removeBridge(desk, edge);
    for (const Layer layer : {Layer::Line, Layer::Heading, Layer::Border, Layer::EdgeSpot})
        desk.set(layer, edge, blank);
}

void erasePoint(Desk& desk, Place point)
{
    for (const Layer layer : {Layer::VertexSpot, Layer::Point})
        if (desk.isOn(layer, point))
            desk.set(layer, point, blank);
}

void eraseCell(Desk& desk, Place cell)
{
    if (desk.genre().has(Mark::Piece))
        erasePiece(desk, cell);
    else if (desk.genre().clue(Clue::Sticker) != nullptr)
        desk.set(Layer::Number, cell, blank);
    else if (desk.mode == Mode::Solve)
        eraseMarks(desk, cell);
    else if (const auto field = fieldAt(desk, cell, 0); field && field->place == cell)
        write(desk, *field, blank);
    if (desk.mode == Mode::Edit && desk.isOn(Layer::Arrow, cell))
        desk.set(Layer::Arrow, cell, blank);
    if (desk.mode == Mode::Edit && desk.genre().clue(Clue::SumPair) != nullptr)
        removeWall(desk, cell);
    else if (desk.mode == Mode::Edit && desk.genre().clue(Clue::Compass) != nullptr)
        removeCompass(desk, cell);
    else if (desk.mode == Mode::Edit && desk.isOn(Layer::Terrain, cell))
        setTerrain(desk, cell, blank);
}

/// Are there edges or points to erase? If not, a cell reaches up to its sides.
bool hasEdges(const Desk& desk)
{
    if (desk.mode == Mode::Edit)
        return desk.board().has(Layer::Room) || desk.board().has(Layer::Way);
    return desk.board().has(Layer::Line) || desk.board().has(Layer::Border) || desk.board().has(Layer::EdgeSpot)
           || desk.board().has(Layer::Point);
}

class EraseStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        if (eraseAside(desk, at)) {
            desk.hideCursor();
            return act();
        }
        const Place place = hasEdges(desk) ? nearestPlace(at, clickMargin) : cellUnder(at);
        if (desk.board().grid().hasCell(place))
            eraseCell(desk, place);
        else if (isEdge(place))
            eraseEdge(desk, place);
        else if (desk.mode == Mode::Solve)
            erasePoint(desk, place);
        desk.hideCursor();
        act();
    }

    void finish(Desk& desk) override
    {
        if (desk.board().has(Layer::Room) && desk.mode == Mode::Edit)
            settleRooms(desk);
    }
};

} // namespace

std::unique_ptr<Stroke> beginErase(Desk& desk, Spot at, Button)
{
    auto stroke = std::make_unique<EraseStroke>();
    stroke->move(desk, at);
    return stroke;
}

bool eraseKeys(Desk& desk, const KeyPress& press)
{
    if (!isErase(press))
        return false;
    const Place place = desk.cursor.place;
    if (isCell(place))
        eraseMarks(desk, place);
    else if (isVertex(place))
        erasePoint(desk, place);
    const bool ownsEdges = isVertex(place) || !desk.genre().has(Mark::LatticeLine);
    if (hasEdges(desk) && ownsEdges)
        for (const Dir d : directions)
            if (const Place edge = place.step(d, 1); desk.board().grid().contains(PlaceKind::Edge, edge))
                eraseEdge(desk, edge);
    return true;
}

} // namespace tokisuji
