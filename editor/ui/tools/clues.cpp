#include "editor/ui/tools/clues.h"

#include "editor/ui/tools/balls.h"
#include "editor/ui/tools/bridges.h"
#include "editor/ui/tools/cell_signs.h"
#include "editor/ui/tools/gates.h"
#include "editor/ui/tools/given_arrows.h"
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/sum_runs.h"
#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Does the terrain say what colour a clue has?
bool hasColours(const Genre& genre)
{
    return genre.clue(Clue::ColouredNumber) != nullptr || genre.clue(Clue::ColouredArrow) != nullptr;
}

/// The solver's marks of a cell that takes none any longer.
void dropMarksUnder(Desk& desk, Place cell)
{
    if (desk.genre().clue(Clue::RoomNumber) == nullptr) // which only stands in the cell
        desk.set(Layer::Digit, cell, blank);
    desk.set(Layer::Candidates, cell, blank);
    desk.set(Layer::Corner, cell, blank);
    if (desk.genre().has(Mark::CellCircle) && (desk.genre().has(Mark::Sign) || desk.genre().has(Mark::Diamond)))
        desk.set(Layer::Tint, cell, blank);
    if (isHole(desk.board(), cell) || isTerrain(desk.board(), cell, Terrain::Wall))
        desk.set(Layer::Bar, cell, blank);
    if (desk.takesMarks(cell))
        return;
    for (const Place c : desk.shadedWith(cell))
        if (c == cell || desk.at(Layer::Shade, c) == 1)
            desk.set(Layer::Shade, c, blank);
    if (desk.genre().has(Mark::CellLine))
        for (const Dir d : directions)
            for (const Layer layer : {Layer::Line, Layer::Heading})
                desk.set(layer, edgeBetween(cell, d), blank);
}

/// A new clue in a cell that the solver has coloured gets its colour.
void takeColourOfAnswer(Desk& desk, Place cell, int value)
{
    constexpr int black = 1;
    const Clue* clue = desk.genre().clue(Clue::ColouredNumber);
    if (clue != nullptr && clue->fillsCell && value != blank && desk.at(Layer::Number, cell) == blank
        && desk.at(Layer::Digit, cell) == black)
        desk.set(Layer::Terrain, cell, static_cast<int>(Terrain::Black));
}

/// Filled cells have no "?" and may have smaller numbers than others.
void dropUnfitNumber(Desk& desk, const Clue& clue, Place cell)
{
    const int number = desk.at(Layer::Number, cell);
    if (number > clue.largestAt(desk.board(), cell)
        || (number == question && isTerrain(desk.board(), cell, Terrain::Wall)))
        desk.set(Layer::Number, cell, blank);
}

/// There is always one start: it moves, but never goes.
bool moveStart(Desk& desk, Place cell, int terrain)
{
    if (desk.at(Layer::Terrain, cell) == startTerrain)
        return false;
    if (terrain == startTerrain)
        for (const Place c : desk.board().grid().cells())
            if (desk.at(Layer::Terrain, c) == startTerrain)
                desk.set(Layer::Terrain, c, blank);
    return true;
}

/// A sign that is always there moves, but never goes, and no other takes its place.
bool moveSign(Desk& desk, Place cell, int value)
{
    if (isAlwaysThere(desk.genre(), desk.at(Layer::Number, cell)))
        return false;
    if (isAlwaysThere(desk.genre(), value))
        for (const Place c : desk.board().grid().cells())
            if (desk.at(Layer::Number, c) == value)
                desk.set(Layer::Number, c, blank);
    return true;
}

/// The cells of the room that a cell belongs to.
std::vector<Place> roomOf(const Board& board, Place cell)
{
    for (const Room& room : rooms(board))
        if (std::ranges::binary_search(room.cells, cell))
            return room.cells;
    return {cell};
}

} // namespace

bool takesNumber(const Genre& genre, int terrain)
{
    if (hasGates(genre))
        return terrain == static_cast<int>(Terrain::Wall);
    if (hasBalls(genre))
        return terrain == blank;
    const Clue* number = genre.clue(Clue::CellNumber);
    const bool isFilled = terrain == static_cast<int>(Terrain::Wall) && number != nullptr && !number->onWalls;
    return terrain != static_cast<int>(Terrain::Hole) && !isFilled;
}

bool isAlwaysThere(const Genre& genre, int number)
{
    const Clue* sign = genre.clue(Clue::Sign);
    return sign != nullptr && number > 0 && number <= sign->once;
}

void setClue(Desk& desk, Place cell, int value)
{
    if (!moveSign(desk, cell, value))
        return;
    takeColourOfAnswer(desk, cell, value);
    desk.set(Layer::Number, cell, value);
    for (const Layer further : {Layer::Second, Layer::Third, Layer::Fourth})
        desk.set(further, cell, blank);
    if (desk.genre().has(Mark::PairLink))
        for (const Dir d : directions)
            desk.set(Layer::Border, edgeBetween(cell, d), blank);
    if (desk.genre().has(Mark::Disc))
        desk.set(Layer::Shade, cell, blank);
    if (value == blank) {
        if (desk.genre().has(Mark::CrossedClue) || judgesNumbers(desk.genre()))
            desk.set(Layer::Tint, cell, blank);
        desk.set(Layer::Arrow, cell, blank);
    } else {
        if (desk.genre().clue(Clue::PlainArrow) != nullptr)
            desk.set(Layer::Arrow, cell, blank); // an arrow or a circle
        if (desk.isOn(Layer::Terrain, cell) && !takesNumber(desk.genre(), desk.at(Layer::Terrain, cell)))
            desk.set(Layer::Terrain, cell, blank);
        dropMarksUnder(desk, cell);
    }
    if (value == blank && hasColours(desk.genre()))
        desk.set(Layer::Terrain, cell, blank);
    if (desk.genre().has(Mark::Bridge) && value == blank)
        mendBridges(desk, cell);
}

void setTerrain(Desk& desk, Place cell, int terrain)
{
    if (!moveStart(desk, cell, terrain))
        return;
    desk.set(Layer::Terrain, cell, terrain);
    if (desk.board().hasRoomKinds())
        for (const Place other : roomOf(desk.board(), cell))
            desk.set(Layer::Terrain, other, terrain);
    if (const Clue* arrow = desk.genre().clue(Clue::PlainArrow); arrow != nullptr && arrow->bringsWall)
        desk.set(Layer::Arrow, cell, blank);
    if (desk.genre().clue(Clue::Compass) != nullptr)
        for (const Layer arm : {Layer::Up, Layer::Down, Layer::Left, Layer::Right})
            desk.set(arm, cell, blank);
    if (!takesNumber(desk.genre(), terrain) && desk.isOn(Layer::Number, cell) && desk.at(Layer::Number, cell) != blank)
        setClue(desk, cell, blank);
    if (const Clue* number = desk.genre().clue(Clue::CellNumber); number != nullptr && number->onWalls)
        dropUnfitNumber(desk, *number, cell);
    if (terrain != blank)
        dropMarksUnder(desk, cell);
    if (terrain == static_cast<int>(Terrain::Wall) && desk.genre().clue(Clue::GivenArrows) != nullptr)
        dropWays(desk, cell);
    settleRooms(desk);
}

void settleRooms(Desk& desk)
{
    settleRooms(desk.edit);
    settleRoomKinds(desk.edit);
}

void settleClues(Desk& desk)
{
    settleRooms(desk);
    if (desk.genre().clue(Clue::SumPair) != nullptr)
        settleSums(desk.edit);
}

} // namespace tokisuji
