// Changes of the ground that the clues stand on.
#include "engine/clues/clue_families.h"

#include "engine/board/cell_graph.h"
#include "engine/board/rooms.h"
#include "engine/board/star_count.h"
#include "engine/board/terrain.h"
#include "engine/clues/ground.h"
#include "engine/clues/option_builder.h"
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

void addTerrains(const Board& board, const Clue& clue, std::vector<ClueFamily>& families)
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

// --- borders ---

void addGivenBorders(const Board& board, std::vector<ClueFamily>& families)
{
    for (const Place edge : board.grid().innerEdges()) {
        const bool stands = board.at(Layer::Room, edge) == 1;
        const int value = stands ? blank : 1;
        families.push_back(
            {.place = edge,
             .options = {OptionBuilder(board, edge).set(Layer::Room, value).option(stands ? blank : plainMark)}});
    }
}

/// The rooms of the cells, to be changed.
struct RoomMap {
    const Board& board;
    std::vector<Room> all = rooms(board);
    std::vector<int> of = roomOfCells(board, all).values();
    CellGraph graph{board.size()};

    [[nodiscard]] int at(Place cell) const { return of[static_cast<std::size_t>(graph.at(cell))]; }
};

/// Does a cell's room hang together without it?
bool staysWhole(const RoomMap& map, Place without)
{
    const Room& room = map.all[static_cast<std::size_t>(map.at(without))];
    const auto left = std::ranges::find_if(room.cells, [&](Place cell) { return cell != without; });
    if (left == room.cells.end())
        return false;
    const auto stays = [&](int cell) {
        return map.graph.place(cell) != without && map.at(map.graph.place(cell)) == map.at(without);
    };
    return map.graph.flood(map.graph.at(*left), stays).size() + 1 == room.cells.size();
}

/// The edit with the numbers where the rooms keep them now.
Edit settled(const Board& board, const Edit& edit)
{
    EditBuilder builder(board);
    for (const Change& change : edit.changes())
        builder.set(change.layer, change.place, change.after);
    settleRoomNumbers(builder);
    return builder.edit();
}

/// A cell goes over to the room beside it.
void addMoves(const RoomMap& map, std::vector<ClueFamily>& families, const std::stop_token& stop)
{
    const Board& board = map.board;
    for (const Place cell : board.grid().cells()) {
        if (stop.stop_requested())
            return;
        std::set<int> met{map.at(cell)};
        for (const Dir d : directions) {
            const Place beside = cell.step(d);
            if (!board.grid().hasCell(beside) || !met.insert(map.at(beside)).second || !staysWhole(map, cell))
                continue;
            OptionBuilder builder(board, cell);
            for (const Dir side : directions)
                if (const Place other = cell.step(side); board.grid().hasCell(other))
                    builder.set(Layer::Room, edgeBetween(cell, side), map.at(other) == map.at(beside) ? blank : 1);
            ClueOption option = builder.option(plainMark, d);
            option.edit = settled(board, option.edit);
            families.push_back({.place = cell, .options = {std::move(option)}});
        }
    }
}

/// Two rooms become one; of two numbers the first one stays.
void addMerges(const RoomMap& map, std::vector<ClueFamily>& families, const std::stop_token& stop)
{
    const Board& board = map.board;
    std::map<std::pair<int, int>, std::vector<Place>> between;
    for (const Place edge : board.grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        if (map.at(one) != map.at(other))
            between[std::minmax({map.at(one), map.at(other)})].push_back(edge);
    }
    for (const auto& [pair, edges] : between) {
        if (stop.stop_requested())
            return;
        OptionBuilder builder(board, edges.front());
        for (const Place edge : edges)
            builder.set(Layer::Room, edge, blank);
        ClueOption option = builder.option(blank);
        option.edit = settled(board, option.edit);
        families.push_back({.place = edges.front(), .options = {std::move(option)}});
    }
}

bool hasHoles(const Board& board)
{
    return std::ranges::any_of(board.grid().cells(), [&](Place c) { return isHole(board, c); });
}

// --- stars ---

void addStarCounts(const Board& board, const Clue& clue, std::vector<ClueFamily>& families)
{
    ClueFamily family;
    for (int count = clue.min; count <= clue.max(board); ++count)
        if (Edit edit = changeSetup(board, std::to_string(count)); count != starCount(board))
            family.options.push_back({.place = wholeBoard, .value = count, .edit = std::move(edit)});
    families.push_back(std::move(family));
}

} // namespace

ClueOption terrainOption(const Board& board, Place cell, Terrain terrain)
{
    const int now = board.at(Layer::Terrain, cell);
    const bool goes = now == static_cast<int>(terrain);
    const bool isInTheWay = (now != blank && !goes) || isTaken(board, cell) || !standsAlone(terrain);
    ClueOption option{.place = cell, .value = goes ? blank : plainMark, .edit = {}, .terrain = terrain};
    if (!isInTheWay)
        option.edit =
            OptionBuilder(board, cell).set(Layer::Terrain, goes ? blank : static_cast<int>(terrain)).option(0).edit;
    return option;
}

std::vector<ClueFamily> groundFamilies(const Board& board, const std::stop_token& stop)
{
    std::vector<ClueFamily> families;
    const Genre& genre = genreOf(board);
    for (const Clue& clue : genre.clues) {
        if (clue.kind == Clue::Terrains && genre.clues.size() > 1)
            addTerrains(board, clue, families);
        if (clue.kind == Clue::GivenBorder)
            addGivenBorders(board, families);
        if (clue.kind == Clue::StarCount)
            addStarCounts(board, clue, families);
        if (clue.kind == Clue::Rooms && !hasHoles(board)) {
            const RoomMap map{board};
            addMoves(map, families, stop);
            addMerges(map, families, stop);
        }
    }
    return families;
}

} // namespace tokisuji
