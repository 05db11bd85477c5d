// Compass: regions first, a compass in each with all four numbers, and numbers are taken away again.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::array<Layer, 4> compassLayers{Layer::Up, Layer::Down, Layer::Left,
                                             Layer::Right}; // in the order of `directions`

int cellsBeyond(const RoomNumbers& rooms, Place compass, Dir d)
{
    const int room = rooms[compass];
    const std::vector<Place> cells = rooms.grid().cells();
    return static_cast<int>(std::ranges::count_if(cells, [&](Place c) {
        const bool isBeyond = (c.x - compass.x) * dx(d) + (c.y - compass.y) * dy(d) > 0;
        return isBeyond && rooms[c] == room;
    }));
}

Draft draftOf(const RoomNumbers& rooms, const std::vector<Place>& compasses, const SearchContext& context)
{
    Draft draft;
    draft.skeleton = blankBoard(context.genre, context.options());
    const Grid& grid = draft.skeleton.grid();
    for (const Place c : compasses)
        draft.skeleton.set(Layer::Terrain, c, static_cast<int>(Terrain::Mark));
    draft.full = draft.solution = draft.skeleton;
    for (const Place c : compasses)
        for (std::size_t i = 0; i < compassLayers.size(); ++i)
            draft.full.set(compassLayers[i], c, cellsBeyond(rooms, c, directions[i]));
    for (const Place edge : grid.innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        draft.solution.set(Layer::Border, edge, rooms[one] != rooms[other] ? 1 : 0);
    }
    return draft;
}

std::vector<Place> compassesOf(const Board& board)
{
    std::vector<Place> found = board.grid().cells();
    std::erase_if(found, [&](Place c) { return !isTerrain(board, c, Terrain::Mark); });
    return found;
}

/// The regions that the borders of a solution part.
RoomNumbers regionsOf(const Board& solution, const std::vector<Place>& compasses)
{
    RoomNumbers regions(solution.grid(), -1);
    for (std::size_t k = 0; k < compasses.size(); ++k)
        for (const Place cell : withoutBorders(solution, compasses[k]))
            regions[cell] = static_cast<int>(k);
    return regions;
}

std::optional<Draft> beginCompass(const SearchContext& context)
{
    constexpr int cellsPerRegion = 7;
    std::vector<std::vector<Place>> orbits = context.limits.orbits(Grid(context.size()).cells());
    context.random.shuffle(orbits);
    std::ranges::stable_partition(orbits, [&](const auto& orbit) { return context.limits.mustStand(orbit.front()); });
    std::erase_if(orbits, [&](const auto& orbit) { return !context.limits.mayStand(orbit.front()); });
    const int wanted = std::clamp(context.size().cells() / cellsPerRegion, std::max(1, context.limits.leastClues()),
                                  std::max(1, context.limits.mostClues()));
    std::vector<Place> cells;
    for (const auto& orbit : orbits)
        if (static_cast<int>(cells.size()) < wanted || context.limits.mustStand(orbit.front()))
            cells.insert(cells.end(), orbit.begin(), orbit.end());
    return draftOf(roomsAround(context.size(), cells, context.random), cells, context);
}

/// A cell that is open goes over to a region beside it, or a compass moves within its region.
std::optional<Draft> changeCompass(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    std::vector<Place> compasses = compassesOf(draft.skeleton);
    RoomNumbers regions = regionsOf(draft.solution, compasses);
    const Place cell = openCell(reading, context);
    const bool mayMove = context.options().symmetry == Symmetry::None && context.options().pattern.empty();
    if (mayMove && context.random.chance(0.4)) {
        compasses[static_cast<std::size_t>(regions[cell])] = cell;
        return draftOf(regions, compasses, context);
    }
    std::vector<Place> beyond = draft.skeleton.grid().neighbours(cell);
    std::erase_if(beyond, [&](Place p) { return regions[p] == regions[cell]; });
    if (beyond.empty() || std::ranges::find(compasses, cell) != compasses.end() || !canLeave(regions, cell))
        return std::nullopt;
    regions[cell] = regions[context.random.pick(std::span<const Place>(beyond))];
    return draftOf(regions, compasses, context);
}

std::vector<Edit> reduceCompass(const Board& full, const SearchContext&)
{
    std::vector<Edit> reductions;
    for (const Place c : compassesOf(full))
        for (const Layer arm : compassLayers) {
            EditBuilder fewer(full);
            fewer.set(arm, c, blank);
            reductions.push_back(fewer.edit());
        }
    return reductions;
}

} // namespace

extern const Method compassesMethod;
const Method compassesMethod{
    .name = "compasses", .begin = beginCompass, .change = changeCompass, .reductions = reduceCompass};

} // namespace tokisuji
