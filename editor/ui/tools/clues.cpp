#include "editor/ui/tools/clues.h"

#include "editor/ui/tools/bridges.h"

namespace tokisuji {

namespace {

void dropMarksUnder(Desk& desk, Place cell)
{
    desk.set(Layer::Digit, cell, blank);
    desk.set(Layer::Candidates, cell, blank);
    if (!desk.habits.clueCellsStayFree)
        return;
    desk.set(Layer::Shade, cell, blank);
    if (desk.genre().has(Mark::CellLine))
        for (const Dir d : directions)
            desk.set(Layer::Line, edgeBetween(cell, d), blank);
}

} // namespace

void setClue(Desk& desk, Place cell, int value)
{
    desk.set(Layer::Number, cell, value);
    if (value == blank)
        desk.set(Layer::Arrow, cell, blank);
    else
        dropMarksUnder(desk, cell);
    if (desk.genre().has(Mark::Bridge) && value == blank)
        mendBridges(desk, cell);
}

} // namespace tokisuji
