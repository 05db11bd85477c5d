// Changes of the ground that the clues stand on.
#include "engine/clues/clue_site.h"

#include "engine/board/flood.h"
#include "engine/board/rooms.h"
#include "engine/board/settled_rooms.h"
#include "engine/board/star_count.h"
#include "engine/board/terrain.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <map>
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
                families.push_back({.place = cell, .options = {std::move(option)}});
}

/// Does something stand on the cell or touch it that belongs to an ordinary one?
bool isTaken(const Board& board, Place cell)
{
    if (board.at(Layer::Number, cell) != blank)
        return true;
    for (const Dir d : directions)
        if (board.at(Layer::EdgeDot, cell.step(d, 1)) != blank)
            return true;
    for (const Dir up : {Dir::Up, Dir::Down})
        for (const Dir aside : {Dir::Left, Dir::Right})
            if (board.at(Layer::Vertex, cell.step(up, 1).step(aside, 1)) != blank)
                return true;
    return false;
}

/// Goals come where nothing stands, and go.
void addGoals(const Board& board, int goal, Families& families)
{
    for (const Place cell : board.grid().cells())
        if (const int now = board.at(Layer::Number, cell); now == blank || now == goal) {
            const int next = now == goal ? blank : goal;
            families.push_back(
                {.place = cell, .options = {OptionBuilder(board, cell).set(Layer::Number, next).option(next)}});
        }
}

// --- borders ---

/// Borders come and go; where there are tiles, they may also be thin.
void addBorders(const Board& board, const Clue& clue, Families& families)
{
    for (const Place edge : board.grid().innerEdges()) {
        const int now = board.at(Layer::Room, edge);
        for (const int border : {blank, 1, thinBorder})
            if (border != now && (border != thinBorder || clue.tiles))
                families.push_back({.place = edge,
                                    .options = {OptionBuilder(board, edge)
                                                    .set(Layer::Room, border)
                                                    .option(border == blank ? blank : plainMark)}});
    }
}

constexpr int noRoom = -1; ///< of holes and filled cells

/// The rooms of the cells, to be changed.
struct RoomMap {
    explicit RoomMap(const Board& on) : board(on), all(roomsBetweenHoles(on)), of(on.grid(), noRoom)
    {
        for (std::size_t i = 0; i < all.size(); ++i)
            for (const Place c : all[i].cells)
                of[c] = static_cast<int>(i);
    }

    const Board& board;
    std::vector<Room> all;
    PlaceMap<int> of;
};

/// Does a cell's room hang together without it?
bool staysWhole(const RoomMap& map, Place without)
{
    const Room& room = map.all[static_cast<std::size_t>(map.of[without])];
    const auto left = std::ranges::find_if(room.cells, [&](Place cell) { return cell != without; });
    const auto stays = [&](Place, Place cell) { return cell != without && map.of[cell] == map.of[without]; };
    return left != room.cells.end() && flood(map.board.grid(), *left, stays).size() + 1 == room.cells.size();
}

/// The numbers go where the rooms keep them now.
ClueFamily roomFamily(EditBuilder& rooms, Place place, int value, Dir direction)
{
    settleRooms(rooms);
    settleRoomKinds(rooms);
    return {.place = place,
            .options = {{.place = place, .value = value, .direction = direction, .edit = rooms.edit()}}};
}

/// A cell goes over to the room beside it.
void addMoves(const RoomMap& map, Families& families, const std::stop_token& stop)
{
    const Grid& grid = map.board.grid();
    for (const Place cell : grid.cells()) {
        if (stop.stop_requested())
            return;
        if (map.of[cell] == noRoom)
            continue;
        std::set<int> met{map.of[cell], noRoom};
        for (const Dir d : directions) {
            const Place beside = cell.step(d);
            if (!grid.hasCell(beside) || !met.insert(map.of[beside]).second || !staysWhole(map, cell))
                continue;
            EditBuilder edit(map.board);
            for (const Dir side : directions)
                if (const Place other = cell.step(side); grid.hasCell(other))
                    edit.set(Layer::Room, edgeBetween(cell, side), map.of[other] == map.of[beside] ? blank : 1);
            families.push_back(roomFamily(edit, cell, plainMark, d));
        }
    }
}

/// Two rooms become one; of two numbers the first one stays.
void addMerges(const RoomMap& map, Families& families, const std::stop_token& stop)
{
    std::map<std::pair<int, int>, std::vector<Place>> between;
    for (const Place edge : map.board.grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        if (map.of[one] != map.of[other] && map.of[one] != noRoom && map.of[other] != noRoom)
            between[std::minmax({map.of[one], map.of[other]})].push_back(edge);
    }
    for (const auto& [pair, edges] : between) {
        if (stop.stop_requested())
            return;
        EditBuilder edit(map.board);
        for (const Place edge : edges)
            edit.set(Layer::Room, edge, blank);
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
    ClueOption option = builder.option(goes ? blank : plainMark);
    option.terrain = terrain;
    return option;
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
            const RoomMap map{board};
            addMoves(map, families, stop);
            addMerges(map, families, stop);
        }
    }
    return families;
}

} // namespace tokisuji
