// Sums of runs: what is shaded or written in each run of cells is counted. Tilepaint loses numbers again; Kakuro keeps
// all of them, and digits are changed until no other ones have the same sums.
#include "engine/board/sum_runs.h"
#include "engine/board/flood.h"
#include "engine/board/rooms.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace tokisuji {

namespace {

/// A digit counts as it is, a shaded cell as 1.
Board withSums(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    const Layer marks = context.genre.answerLayers().front();
    Board full = skeleton;
    for (const SumRun& run : sumRuns(skeleton)) {
        int sum = 0;
        for (const Place c : run.cells)
            sum += std::max(0, solution.at(marks, c));
        full.set(run.layer, run.head, sum);
    }
    return full;
}

// --- tiles ---

std::vector<Wish> halfOfTheTiles(const Board& skeleton, const SearchContext& context)
{
    std::vector<Wish> wishes;
    for (const Room& tile : tiles(skeleton))
        wishes.push_back({Layer::Shade, tile.anchor, context.random.chance(0.5) ? 1 : 0});
    return wishes;
}

std::optional<Draft> tilesNear(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    return draftFor(skeleton, std::move(wishes), context);
}

std::optional<Draft> changeTiles(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.5, tilesNear);
}

std::vector<Edit> reduceSums(const Board& full, const SearchContext& context)
{
    std::vector<Place> heads;
    for (const SumRun& run : sumRuns(full))
        if (run.layer == Layer::Outside)
            heads.push_back(run.head);
    return reductionsAt(full, Layer::Outside, heads, context);
}

// --- digits ---

/// Every run has two cells or more, and the open cells hang together.
bool isUsualPattern(const Board& board)
{
    const std::vector<SumRun> runs = sumRuns(board);
    if (runs.empty() || std::ranges::any_of(runs, [](const SumRun& run) { return run.cells.size() < 2; }))
        return false;
    const auto isOpen = [&](Place c) { return !isTerrain(board, c, Terrain::Wall); };
    const auto reached = flood(board.grid(), runs.front().cells.front(), [&](Place, Place to) { return isOpen(to); });
    return std::ssize(reached) == std::ranges::count_if(board.grid().cells(), isOpen);
}

/// The longer one of the two runs through a cell.
std::size_t longestRunThrough(const Board& board, Place cell)
{
    std::size_t longest = 0;
    for (const SumRun& run : sumRuns(board))
        if (std::ranges::find(run.cells, cell) != run.cells.end())
            longest = std::max(longest, run.cells.size());
    return longest;
}

/// Walls are put where runs are long; none where a run stays longer than there are digits.
std::optional<Board> boardOfRuns(const SearchContext& context)
{
    constexpr int shortestCut = 3, spread = 3;
    constexpr std::size_t mostDigits = 9;
    Board board = blankBoard(context.genre, context.options());
    std::vector<std::vector<Place>> orbits = context.limits.orbits(board.grid().cells());
    context.random.shuffle(orbits);
    for (const std::vector<Place>& orbit : orbits) {
        const auto most = static_cast<std::size_t>(shortestCut + context.random.below(spread));
        if (longestRunThrough(board, orbit.front()) <= most || !context.limits.mayStand(orbit.front()))
            continue;
        Board trial = board;
        for (const Place c : orbit)
            setTerrain(trial, c, Terrain::Wall);
        if (isUsualPattern(trial))
            board = std::move(trial);
    }
    const auto isTooLong = [](const SumRun& run) { return run.cells.size() > mostDigits; };
    return isUsualPattern(board) && std::ranges::none_of(sumRuns(board), isTooLong) ? std::optional(board)
                                                                                    : std::nullopt;
}

/// Small and large digits say more in a sum than those between them.
Wish anyDigitAt(Place cell, Random& random)
{
    constexpr std::array digits{1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 8, 9, 9, 9};
    return {Layer::Digit, cell, random.pick(std::span<const int>(digits))};
}

std::vector<Wish> anyDigits(const Board& skeleton, const SearchContext& context)
{
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        if (!isTerrain(skeleton, c, Terrain::Wall))
            wishes.push_back(anyDigitAt(c, context.random));
    context.random.shuffle(wishes);
    return wishes;
}

/// Other digits near what is open.
std::optional<Draft> changeDigits(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const Place cell = openCell(reading, context);
    const int reach = 2 * (1 + context.random.below(2));
    std::vector<Wish> wishes = wishesOf(draft.solution);
    const auto isFar = [&](const Wish& wish) {
        return std::abs(wish.place.x - cell.x) + std::abs(wish.place.y - cell.y) > reach;
    };
    const auto near = std::ranges::stable_partition(wishes, isFar);
    for (Wish& wish : near)
        wish = anyDigitAt(wish.place, context.random);
    context.random.shuffle(near);
    return draftFor(draft.skeleton, std::move(wishes), context);
}

} // namespace

extern const Method sumsOfTilesMethod;
const Method sumsOfTilesMethod{.name = "sums-of-tiles",
                               .wishes = halfOfTheTiles,
                               .clues = withSums,
                               .change = changeTiles,
                               .reductions = reduceSums};

extern const Method sumsOfDigitsMethod;
const Method sumsOfDigitsMethod{.name = "sums-of-digits",
                                .skeleton = boardOfRuns,
                                .wishes = anyDigits,
                                .clues = withSums,
                                .change = changeDigits,
                                .reductions = reduceNothing};

} // namespace tokisuji
