#include "editor/ui/tools/balls.h"

#include "editor/ui/tools/clues.h"
#include "editor/ui/tools/numbers.h"
#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int hole = static_cast<int>(Terrain::Cup);

} // namespace

bool hasBalls(const Genre& genre)
{
    const Clue* kinds = genre.clue(Clue::Terrains);
    return kinds != nullptr && std::ranges::find(kinds->terrains, Terrain::Cup) != kinds->terrains.end();
}

bool pressBall(Desk& desk, Spot at, Button button)
{
    const Place cell = cellUnder(at);
    if (!hasBalls(desk.genre()) || !desk.board().grid().hasCell(cell))
        return false;
    const bool wasThere = desk.cursor.place == cell;
    desk.cursor = {cell, 0, true};
    const auto field = fieldAt(desk, cell, 0);
    if (!wasThere || !field)
        return true;
    if (desk.at(Layer::Terrain, cell) == hole) {
        setTerrain(desk, cell, blank);
        if (button == Button::Primary)
            write(desk, *field, field->min);
    } else if (const bool isNext = field->value == (button == Button::Primary ? blank : field->min); isNext) {
        write(desk, *field, blank);
        setTerrain(desk, cell, hole);
    } else {
        write(desk, *field, cycled(*field, button));
    }
    return true;
}

} // namespace tokisuji
