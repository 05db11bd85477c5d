#include "editor/ui/tools/erase.h"

#include "editor/ui/tools/bridges.h"
#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/numbers.h"
#include "engine/board/rooms.h"

#include <array>

namespace tokisuji {

namespace {

constexpr std::array cellMarks{Layer::Shade, Layer::Digit, Layer::Candidates, Layer::Tint};

void eraseMarks(Desk& desk, Place cell)
{
    for (const Layer layer : cellMarks)
        desk.set(layer, cell, blank);
}

void eraseEdge(Desk& desk, Place edge)
{
    if (desk.mode == Mode::Edit) {
        desk.set(Layer::Room, edge, blank);
        return;
    }
    if (desk.isOn(Layer::Line, edge) && desk.genre().has(Mark::Bridge))
        removeBridge(desk, edge);
    desk.set(Layer::Line, edge, blank);
}

void eraseCell(Desk& desk, Place cell)
{
    if (desk.mode == Mode::Solve)
        eraseMarks(desk, cell);
    else if (const auto field = fieldAt(desk, cell, 0); field && field->place == cell)
        write(desk, *field, blank);
}

/// Are there edges to erase? If not, a cell reaches up to its sides.
bool hasEdges(const Desk& desk)
{
    return desk.board().has(desk.mode == Mode::Edit ? Layer::Room : Layer::Line);
}

class EraseStroke : public Stroke {
public:
    void move(Desk& desk, Spot at) override
    {
        const Place place = hasEdges(desk) ? nearestPlace(at, clickMargin) : cellUnder(at);
        if (desk.board().grid().hasCell(place))
            eraseCell(desk, place);
        else if (isEdge(place))
            eraseEdge(desk, place);
        desk.hideCursor();
        act();
    }

    void finish(Desk& desk) override
    {
        if (desk.board().has(Layer::Room) && desk.mode == Mode::Edit)
            settleRoomNumbers(desk.edit);
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
    const bool ownsEdges = isVertex(place) || !desk.genre().has(Mark::LatticeLine);
    if (desk.board().has(Layer::Line) && ownsEdges)
        for (const Dir d : directions)
            if (const Place edge = place.step(d, 1); desk.isOn(Layer::Line, edge))
                eraseEdge(desk, edge);
    return true;
}

} // namespace tokisuji
