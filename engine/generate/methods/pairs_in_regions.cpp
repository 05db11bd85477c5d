// Araf: regions first, two numbers in each, one below its size and one above.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"

#include <algorithm>
#include <map>
#include <span>

namespace tokisuji {

namespace {

/// Regions and where their numbers stand.
struct PairedRegions {
    RoomNumbers region;
    std::map<int, std::vector<Place>> numbered; ///< two cells of each region

    [[nodiscard]] bool isNumber(Place c) const
    {
        const std::vector<Place>& cells = numbered.at(region[c]);
        return std::ranges::find(cells, c) != cells.end();
    }
};

/// How far a number is from the size of its region: small differences tell more.
int differenceFromSize(Random& random)
{
    constexpr double wider = 0.15;
    int difference = 1;
    while (difference < 4 && random.chance(wider))
        ++difference;
    return difference;
}

Draft draftOfPairs(const PairedRegions& regions, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    Draft draft{empty, empty, empty};
    for (const auto& [region, cells] : regions.numbered) {
        const auto size = static_cast<int>(std::ranges::count(regions.region.values(), region));
        draft.skeleton.set(Layer::Number, cells[0], std::max(1, size - differenceFromSize(context.random)));
        draft.skeleton.set(Layer::Number, cells[1], size + differenceFromSize(context.random));
    }
    for (const Place edge : empty.grid().innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        draft.solution.set(Layer::Border, edge, regions.region[one] != regions.region[other] ? 1 : 0);
    }
    draft.full = draft.skeleton;
    return draft;
}

/// The regions of a draft.
PairedRegions pairsOf(const Draft& draft)
{
    PairedRegions regions{RoomNumbers(draft.solution.grid(), -1), {}};
    int region = 0;
    for (const Place start : draft.solution.grid().cells()) {
        if (regions.region[start] >= 0)
            continue;
        for (const Place c : withoutBorders(draft.solution, start)) {
            regions.region[c] = region;
            if (draft.skeleton.at(Layer::Number, c) != blank)
                regions.numbered[region].push_back(c);
        }
        std::vector<Place>& pair = regions.numbered[region];
        if (draft.skeleton.at(Layer::Number, pair[0]) > draft.skeleton.at(Layer::Number, pair[1]))
            std::swap(pair[0], pair[1]);
        ++region;
    }
    return regions;
}

std::optional<Draft> beginPairs(const SearchContext& context)
{
    PairedRegions regions{randomPolyominoes(context.size(), context.recipe.leastRoom, context.recipe.mostRoom,
                                            Symmetry::None, context.random),
                          {}};
    std::vector<Place> cells = context.grid().cells();
    context.random.shuffle(cells);
    std::ranges::stable_partition(cells, [&](Place c) { return context.limits.mustStand(c); });
    for (const Place c : cells)
        if (std::vector<Place>& pair = regions.numbered[regions.region[c]];
            pair.size() < 2 && context.limits.mayStand(c))
            pair.push_back(c);
    if (std::ranges::any_of(regions.numbered, [](const auto& entry) { return entry.second.size() < 2; }))
        return std::nullopt;
    return draftOfPairs(regions, context);
}

/// A cell that is open goes over to a region beside it, or one of its region's numbers moves there.
std::optional<Draft> changePairs(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    PairedRegions regions = pairsOf(draft);
    const Place cell = openCell(reading, context);
    if (regions.isNumber(cell))
        return draftOfPairs(regions, context);
    if (context.limits.mayStand(cell) && context.random.chance(0.4)) {
        std::vector<Place>& pair = regions.numbered[regions.region[cell]];
        Place& moved = pair[static_cast<std::size_t>(context.random.below(2))];
        if (context.limits.mustStand(moved))
            return std::nullopt;
        moved = cell;
        return draftOfPairs(regions, context);
    }
    std::vector<Place> beyond = context.grid().neighbours(cell);
    std::erase_if(beyond, [&](Place p) { return regions.region[p] == regions.region[cell]; });
    if (beyond.empty() || !canLeave(regions.region, cell))
        return std::nullopt;
    regions.region[cell] = regions.region[context.random.pick(std::span<const Place>(beyond))];
    return draftOfPairs(regions, context);
}

} // namespace

extern const Method pairsInRegionsMethod;
const Method pairsInRegionsMethod{
    .name = "pairs-in-regions", .begin = beginPairs, .change = changePairs, .keepsStart = true};

} // namespace tokisuji
