// Changes of the ground that the clues stand on.
#include "engine/clues/clue_site.h"

#include "engine/board/flood.h"
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/star_count.h"
#include "engine/board/terrain.h"
#include "engine/genre/registry.h"
#include "engine/rules/words/rooms.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

// --- kinds of cells ---

/// Gates and starts are no single cells.
bool standsAlone(Terrain terrain)
{
    return terrain != Terrain::GateVertical && terrain != Terrain::GateHorizontal && terrain != Terrain::Start;
}

void addTerrains(const Board& board, const Clue& clue, Families& families)
{
    for (const Place cell : board.grid().cells())
        for (const Terrain terrain : clue.terrains)
            if (ClueOption option = terrainOption(board, cell, terrain); !option.edit.empty())
                families.push_back(familyOf(std::move(option)));
}

/// Does something stand on the cell or touch it that belongs to an ordinary one?
bool isTaken(const Board& board, Place cell)
{
    const auto hasDot = [&](Dir d) { return board.at(Layer::EdgeDot, edgeBetween(cell, d)) != blank; };
    const auto hasPoint = [&](Place corner) { return board.at(Layer::Vertex, corner) != blank; };
    return board.at(Layer::Number, cell) != blank || std::ranges::any_of(directions, hasDot)
           || std::ranges::any_of(board.grid().corners(cell), hasPoint);
}

/// Goals come where nothing stands, and go.
void addGoals(const Board& board, int goal, Families& families)
{
    for (const Place cell : board.grid().cells())
        if (const int now = board.at(Layer::Number, cell); now == blank || now == goal) {
            const int next = now == goal ? blank : goal;
            families.push_back(familyOf(OptionBuilder(board, cell).set(Layer::Number, next).option(next)));
        }
}

// --- borders ---

/// Borders come and go; where there are tiles, they may also be thin.
void addBorders(const Board& board, const Clue& clue, Families& families)
{
    for (const Place edge : board.grid().innerEdges()) {
        const int now = board.at(Layer::Room, edge);
        for (const int border : {blank, 1, thinBorder})
            if (const OptionBuilder changed = OptionBuilder(board, edge).set(Layer::Room, border);
                border != now && (border != thinBorder || clue.tiles))
                families.push_back(familyOf(changed.option(border == blank ? blank : plainMark)));
    }
}

/// Does a room hang together without one of its cells?
bool staysWhole(const Room& room, Place without, const PlaceMap<int>& roomOf)
{
    const auto left = std::ranges::find_if(room.cells, [&](Place cell) { return cell != without; });
    const auto stays = [&](Place, Place cell) { return cell != without && roomOf[cell] == roomOf[without]; };
    return left != room.cells.end() && flood(roomOf.grid(), *left, stays).size() + 1 == room.cells.size();
}

/// The numbers go where the rooms keep them now.
ClueFamily roomFamily(EditBuilder& rooms, Place place, int value, Dir direction)
{
    settleRooms(rooms);
    settleRoomKinds(rooms);
    return familyOf({.place = place, .value = value, .direction = direction, .edit = rooms.edit()});
}

/// A cell goes over to the room beside it.
void addMoves(const Board& board, Families& families, const std::stop_token& stop)
{
    const Grid& grid = board.grid();
    const std::vector<Room> all = rooms(board);
    const PlaceMap<int> roomOf = roomOfCells(board, all);
    for (const Place cell : grid.cells()) {
        if (stop.stop_requested())
            return;
        const Room& room = all[static_cast<std::size_t>(roomOf[cell])];
        std::set<int> met{roomOf[cell]};
        for (const Dir d : directions) {
            const Place beside = cell.step(d);
            if (!grid.hasCell(beside) || !met.insert(roomOf[beside]).second || !staysWhole(room, cell, roomOf))
                continue;
            EditBuilder edit(board);
            for (const Dir side : directions)
                if (const Place other = cell.step(side); grid.hasCell(other))
                    edit.set(Layer::Room, edgeBetween(cell, side), roomOf[other] == roomOf[beside] ? blank : 1);
            families.push_back(roomFamily(edit, cell, plainMark, d));
        }
    }
}

/// Two rooms become one; of two numbers the first one stays.
void addMerges(const Board& board, Families& families, const std::stop_token& stop)
{
    for (const auto& [pair, edges] : bordersByRooms(board, rooms(board))) {
        if (stop.stop_requested())
            return;
        EditBuilder edit(board);
        for (const Place edge : edges)
            edit.set(Layer::Room, edge, blank);
        if (pair.first != pair.second)
            families.push_back(roomFamily(edit, edges.front(), blank, Dir::None));
    }
}

// --- stars ---

void addStarCounts(const Board& board, const Clue& clue, Families& families)
{
    ClueFamily& family = families.emplace_back();
    for (int count = clue.min; count <= clue.max(board); ++count)
        if (count != starCount(board))
            family.add({.place = wholeBoard, .value = count, .edit = changeSetup(board, std::to_string(count))});
}

} // namespace

ClueOption terrainOption(const Board& board, Place cell, Terrain terrain)
{
    const int now = board.at(Layer::Terrain, cell);
    const bool goes = now == static_cast<int>(terrain);
    const bool isInTheWay = (now != blank && !goes) || isTaken(board, cell) || !standsAlone(terrain);
    OptionBuilder builder(board, cell);
    if (!isInTheWay)
        builder.set(Layer::Terrain, goes ? blank : static_cast<int>(terrain));
    return builder.option(goes ? blank : plainMark, Dir::None, {}, terrain);
}

std::vector<ClueFamily> groundFamilies(const Board& board, const std::stop_token& stop)
{
    std::vector<ClueFamily> families;
    const Genre& genre = genreOf(board);
    for (const Clue& clue : genre.clues) {
        if (clue.kind == Clue::Terrains && genre.clues.size() > 1)
            addTerrains(board, clue, families);
        if (clue.goal != 0)
            addGoals(board, clue.goal, families);
        if (clue.kind == Clue::GivenBorder || clue.tiles)
            addBorders(board, clue, families);
        if (clue.kind == Clue::StarCount)
            addStarCounts(board, clue, families);
        const auto isHoleHere = [&](Place cell) {
            return isHole(board, cell) || isTerrain(board, cell, Terrain::Wall);
        };
        if (clue.kind == Clue::Rooms && !clue.tiles && std::ranges::none_of(board.grid().cells(), isHoleHere)) {
            addMoves(board, families, stop);
            addMerges(board, families, stop);
        }
    }
    return families;
}

} // namespace tokisuji
