// Borders between rooms: black lines along the grid.
#include "engine/board/rooms.h"
#include "engine/formats/penpa/clue_art.h"

namespace tokisuji::penpa {

namespace {

void drawBorders(const Artist& from, const Clue&)
{
    for (const Place edge : from.board.grid().innerEdges())
        if (const int border = from.board.at(Layer::Room, edge); border > 0)
            from.sheet.edges[from.frame.along(edge)] = border == thinBorder ? thinLine : blackLine;
}

void readBorders(const Viewer& to, const Clue& clue)
{
    std::erase_if(to.sheet.edges, [&](const auto& line) {
        const auto edge = to.frame.edgeAlong(line.first);
        if (!edge || line.second == answerLine || !to.board.grid().isInner(*edge))
            return false;
        to.board.set(Layer::Room, *edge, clue.tiles && line.second == thinLine ? thinBorder : 1);
        return true;
    });
}

} // namespace

constinit const ClueArt roomArt{Clue::Rooms, drawBorders, readBorders};
constinit const ClueArt givenBorderArt{Clue::GivenBorder, drawBorders, readBorders};

} // namespace tokisuji::penpa
