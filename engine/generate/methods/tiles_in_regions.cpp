// Parquet: tiles first, joined to regions; tiles change hands until one choice of them is left.
#include "engine/board/rooms.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tokisuji {

namespace {

struct TiledBoard {
    RoomNumbers tile, region; ///< of each cell
};

int tilesOf(const TiledBoard& tiled, int region)
{
    std::set<int> found;
    for (const Place c : tiled.tile.grid().cells())
        if (tiled.region[c] == region)
            found.insert(tiled.tile[c]);
    return static_cast<int>(found.size());
}

void setTiles(Board& board, const TiledBoard& tiled)
{
    for (const Place edge : board.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        board.set(Layer::Room, edge,
                  tiled.region[p] != tiled.region[q] ? 1
                  : tiled.tile[p] != tiled.tile[q]   ? thinBorder
                                                     : blank);
    }
}

TiledBoard tiledBoardOf(const Board& board)
{
    return {roomOfCells(board, tiles(board)), roomOfCells(board, rooms(board))};
}

/// Regions are joined over borders in random order, up to as many tiles as are drawn for each; then those of one tile
/// are joined with any.
void joinTiles(TiledBoard& tiled, Random& random)
{
    constexpr int least = 2, spread = 3;
    std::vector<Place> edges = tiled.tile.grid().innerEdges();
    random.shuffle(edges);
    std::map<int, int> count, wanted;
    for (const int tile : tiled.tile.values()) {
        count[tile] = 1;
        wanted.try_emplace(tile, least + random.below(spread));
    }
    for (const bool isLast : {false, true})
        for (const Place edge : edges) {
            const auto [p, q] = cellsBeside(edge);
            const int kept = tiled.region[p], taken = tiled.region[q];
            const bool fits = isLast ? std::min(count[kept], count[taken]) < least
                                     : count[kept] + count[taken] <= std::max(wanted[kept], wanted[taken]);
            if (kept == taken || !fits)
                continue;
            std::ranges::replace(tiled.region.values(), taken, kept);
            count[kept] += count[taken];
            wanted[kept] = std::max(wanted[kept], wanted[taken]);
        }
}

std::optional<Board> boardOfTiles(const SearchContext& context)
{
    TiledBoard tiled;
    tiled.tile = randomPolyominoes(context.size(), context.recipe.leastRoom, context.recipe.mostRoom, Symmetry::None,
                                   context.random);
    tiled.region = tiled.tile;
    joinTiles(tiled, context.random);
    Board board = blankBoard(context.genre, context.options());
    setTiles(board, tiled);
    return board;
}

/// The numbers beside a cell other than its own.
std::vector<Place> beyondBorder(const RoomNumbers& rooms, Place cell)
{
    std::vector<Place> beyond = rooms.grid().neighbours(cell);
    std::erase_if(beyond, [&](Place n) { return rooms[n] == rooms[cell]; });
    return beyond;
}

/// The tile of a cell goes to a region beside it. False: its region would fall apart, or have one tile.
bool handTile(TiledBoard& tiled, Place cell, Random& random)
{
    std::vector<Place> beyond;
    for (const Place c : tiled.tile.grid().cells())
        if (tiled.tile[c] == tiled.tile[cell])
            for (const Place n : beyondBorder(tiled.region, c))
                beyond.push_back(n);
    const int from = tiled.region[cell];
    if (beyond.empty() || tilesOf(tiled, from) < 3)
        return false;
    const int to = tiled.region[random.pick(std::span<const Place>(beyond))];
    for (const Place c : tiled.tile.grid().cells())
        if (tiled.tile[c] == tiled.tile[cell])
            tiled.region[c] = to;
    return hangsTogether(tiled.region, from);
}

/// A cell goes to a tile beside it.
bool handCell(TiledBoard& tiled, Place cell, Random& random)
{
    const std::vector<Place> beyond = beyondBorder(tiled.tile, cell);
    if (beyond.empty() || !canLeave(tiled.tile, cell))
        return false;
    const int from = tiled.region[cell];
    const Place next = random.pick(std::span<const Place>(beyond));
    tiled.tile[cell] = tiled.tile[next];
    tiled.region[cell] = tiled.region[next];
    return hangsTogether(tiled.region, from);
}

std::optional<Draft> changeTiledBoard(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    constexpr double marksShare = 0.3, tileShare = 0.5;
    const Place cell = openCell(reading, context);
    if (context.random.chance(marksShare)) {
        const int radius = 3 + 2 * context.random.below(2);
        return draftFor(draft.skeleton, wishesAwayFrom(draft.solution, cell, radius, context.random), context);
    }
    TiledBoard tiled = tiledBoardOf(draft.skeleton);
    if (!(context.random.chance(tileShare) ? handTile : handCell)(tiled, cell, context.random))
        return std::nullopt;
    Board skeleton = draft.skeleton;
    setTiles(skeleton, tiled);
    return draftFor(std::move(skeleton), wishesOf(draft.solution), context);
}

} // namespace

extern const Method tilesInRegionsMethod;
const Method tilesInRegionsMethod{
    .name = "tiles-in-regions", .skeleton = boardOfTiles, .change = changeTiledBoard, .reductions = reduceNothing};

} // namespace tokisuji
