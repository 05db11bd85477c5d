// Tents: tents at random, a tree beside each, and the numbers outside.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

constexpr int treeSign = 1; // the genre's only sign

bool touch(Place a, Place b)
{
    return std::abs(a.x - b.x) <= 2 && std::abs(a.y - b.y) <= 2;
}

/// Tents on free cells that touch no other tent, trees on free cells.
bool canPitch(const Board& board, std::vector<Place> tents, const std::vector<Place>& pitches,
              const std::vector<Place>& trunks, const SearchContext& context)
{
    const auto isFree = [&](Place c) {
        return board.at(Layer::Number, c) == blank && std::ranges::find(tents, c) == tents.end();
    };
    for (const Place pitch : pitches) {
        const bool touches = std::ranges::any_of(tents, [&](Place tent) { return touch(tent, pitch); });
        if (touches || !isFree(pitch) || std::ranges::find(trunks, pitch) != trunks.end())
            return false;
        tents.push_back(pitch);
    }
    return std::ranges::all_of(trunks, [&](Place t) { return isFree(t) && context.limits.mayStand(t); });
}

std::vector<Place> slotsOutside(const Grid& grid)
{
    std::vector<Place> slots;
    for (int x = 0; x < grid.size().width; ++x)
        slots.push_back(grid.slot(Side::Top, x));
    for (int y = 0; y < grid.size().height; ++y)
        slots.push_back(grid.slot(Side::Left, y));
    return slots;
}

/// The trees; where their tents stand is found anew, so that any of several pairings may come out.
std::optional<Board> skeletonOfTrees(const SearchContext& context)
{
    constexpr double mostShare = 0.2;
    Board board = blankBoard(context.genre, context.options());
    std::vector<Place> cells = board.grid().cells();
    context.random.shuffle(cells);
    std::vector<Place> tents;
    const auto most = static_cast<std::size_t>(std::max(1.0, mostShare * context.size().cells()));
    for (const Place c : cells) {
        const std::vector<Place> beside = board.grid().neighbours(c);
        if (tents.size() >= most || beside.empty())
            continue;
        const Place trunk = context.random.pick(std::span<const Place>(beside));
        const std::vector<Place> pitches = orbitOf(c, context.size(), context.options().symmetry);
        const std::vector<Place> trunks = orbitOf(trunk, context.size(), context.options().symmetry);
        if (pitches.size() != trunks.size() || !canPitch(board, tents, pitches, trunks, context))
            continue;
        tents.insert(tents.end(), pitches.begin(), pitches.end());
        for (const Place t : trunks)
            board.set(Layer::Number, t, treeSign);
    }
    return board;
}

Board clueTents(const Board& skeleton, const Board& solution, const SearchContext&)
{
    Board full = skeleton;
    for (const Place slot : slotsOutside(full.grid())) {
        const std::vector<Place> line = full.grid().lineFrom(slot);
        const auto tents = std::ranges::count_if(line, [&](Place c) { return solution.at(Layer::Shade, c) == 1; });
        full.set(Layer::Outside, slot, static_cast<int>(tents));
    }
    return full;
}

std::vector<Edit> reduceTents(const Board& full, const SearchContext& context)
{
    return reductionsAt(full, Layer::Outside, slotsOutside(full.grid()), context);
}

} // namespace

extern const Method pairsMethod;
const Method pairsMethod{.name = "pairs", .skeleton = skeletonOfTrees, .clues = clueTents, .reductions = reduceTents};

} // namespace tokisuji
