// Nonogram, Cross the Streams, Coral and Tapa: clues that are lists of runs, read off a shading.
#include "engine/board/number_list.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/orbits.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

bool isShaded(const Board& solution, Place cell)
{
    return solution.grid().hasCell(cell) && solution.at(Layer::Shade, cell) == 1;
}

/// Lengths of the runs of shaded cells in a line.
std::vector<int> runsIn(const Board& solution, const std::vector<Place>& line)
{
    std::vector<int> runs;
    bool before = false;
    for (const Place c : line) {
        const bool shaded = isShaded(solution, c);
        if (shaded && !before)
            runs.push_back(0);
        if (shaded)
            ++runs.back();
        before = shaded;
    }
    return runs;
}

/// The same round a cell; smallest first, 0 where nothing is shaded.
std::vector<int> runsRound(const Board& solution, Place centre)
{
    constexpr std::array<std::array<int, 2>, 8> ring{
        {{-2, -2}, {0, -2}, {2, -2}, {2, 0}, {2, 2}, {0, 2}, {-2, 2}, {-2, 0}}};
    std::vector<Place> cells;
    for (const auto& [right, down] : ring)
        cells.push_back({static_cast<std::int16_t>(centre.x + right), static_cast<std::int16_t>(centre.y + down)});
    // Beginning behind an unshaded cell, no run is cut in two.
    const auto open = std::ranges::find_if(cells, [&](Place c) { return !isShaded(solution, c); });
    if (open != cells.end())
        std::ranges::rotate(cells, open);
    std::vector<int> runs = runsIn(solution, cells);
    std::ranges::sort(runs);
    return runs.empty() ? std::vector{0} : runs;
}

constexpr std::array sidesOfLines{Side::Top, Side::Left};

/// The slots beside a line, from the grid outwards.
std::vector<Place> slotsBefore(const Grid& grid, Side side, int line)
{
    std::vector<Place> slots;
    for (int depth = 0; depth < grid.slotDepth(side); ++depth)
        slots.push_back(grid.slot(side, line, depth));
    return slots;
}

/// Numbers of a line, in the order in which they are read.
void putBefore(Board& board, const std::vector<Place>& slots, const std::vector<int>& numbers)
{
    for (std::size_t i = 0; i < numbers.size(); ++i)
        board.set(Layer::Outside, slots[i], numbers[numbers.size() - 1 - i]); // the last one stands next to the grid
}

/// Lines that go together in the symmetry, each as its slots.
std::vector<std::vector<std::vector<Place>>> lineOrbits(const SearchContext& context)
{
    const Grid grid = context.grid();
    std::vector<std::vector<std::vector<Place>>> orbits;
    std::vector<Place> seen;
    for (const Side side : sidesOfLines)
        for (int line = 0; line < (side == Side::Top ? grid.size().width : grid.size().height); ++line) {
            if (std::ranges::find(seen, grid.slot(side, line)) != seen.end())
                continue;
            orbits.emplace_back();
            for (const Place image : orbitOf(grid.slot(side, line), grid.size(), context.options().symmetry)) {
                const Side at = grid.sideOf(image);
                if (std::ranges::find(sidesOfLines, at) == sidesOfLines.end())
                    continue;
                seen.push_back(image);
                orbits.back().push_back(slotsBefore(grid, at, at == Side::Top ? column(image) : row(image)));
            }
        }
    return orbits;
}

} // namespace

/// A line without any number has no shaded cell, so no skeleton could be solved: the shading is drawn here.
std::optional<Draft> beginRunsInLines(const SearchContext& context)
{
    constexpr double density = 0.6;
    const Board skeleton = blankBoard(context.genre, context.options());
    Board solution = skeleton;
    for (const Place c : skeleton.grid().cells())
        solution.set(Layer::Shade, c, context.random.chance(density) ? 1 : 0);
    for (const Wish& must : context.demands.musts)
        solution.set(must.layer, must.place, must.value);
    return draftWith(skeleton, std::move(solution), context);
}

/// A cell that is open changes.
std::optional<Draft> changeRunsInLines(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    Board solution = draft.solution;
    const Place cell = openCell(reading, context);
    if (std::ranges::find(context.demands.musts, cell, &Wish::place) != context.demands.musts.end())
        return std::nullopt;
    solution.set(Layer::Shade, cell, 1 - solution.at(Layer::Shade, cell));
    return draftWith(draft.skeleton, std::move(solution), context);
}

Board clueRunsInLines(const Board& skeleton, const Board& solution, const SearchContext&)
{
    Board full = skeleton;
    const Grid& grid = full.grid();
    for (const Side side : sidesOfLines) {
        const auto lines = side == Side::Top ? grid.columns() : grid.rows();
        for (std::size_t i = 0; i < lines.size(); ++i)
            putBefore(full, slotsBefore(grid, side, static_cast<int>(i)), runsIn(solution, lines[i]));
    }
    return full;
}

enum class RunOrder : std::uint8_t { AsTheyStand, SmallestFirst };

/// Where a line without numbers may hold anything: a line without runs has no clue, nor have its images.
template <RunOrder order>
Board clueRunsOfSomeLines(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const auto& orbit : lineOrbits(context)) {
        std::vector<std::vector<int>> all;
        for (const std::vector<Place>& slots : orbit) {
            all.push_back(runsIn(solution, full.grid().lineFrom(slots.front())));
            if (order == RunOrder::SmallestFirst)
                std::ranges::sort(all.back());
        }
        if (std::ranges::none_of(all, &std::vector<int>::empty))
            for (std::size_t i = 0; i < orbit.size(); ++i)
                putBefore(full, orbit[i], all[i]);
    }
    return full;
}

/// All numbers of a line and of its images.
std::vector<Edit> lineReductions(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const auto& orbit : lineOrbits(context)) {
        EditBuilder fewer(full);
        for (const std::vector<Place>& slots : orbit)
            for (const Place slot : slots)
                fewer.set(Layer::Outside, slot, blank);
        if (Edit edit = fewer.edit(); !edit.empty())
            reductions.push_back(std::move(edit));
    }
    return reductions;
}

/// A clue in every unshaded cell whose images are unshaded too.
Board clueRunsRoundCells(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    Board full = skeleton;
    for (const std::vector<Place>& orbit : context.limits.orbits(full.grid().cells())) {
        const auto isOpen = [&](Place c) { return !isShaded(solution, c) && context.limits.mayStand(c); };
        if (!std::ranges::all_of(orbit, isOpen))
            continue;
        for (const Place c : orbit) {
            const std::vector<int> runs = runsRound(solution, c);
            for (std::size_t i = 0; i < runs.size(); ++i)
                full.set(listLayers[i], c, runs[i]);
        }
    }
    return full;
}

/// Any shading is a solution of some puzzle.
extern const Method anyShadingMethod;
const Method anyShadingMethod{.name = "any-shading", .begin = beginRunsInLines, .change = changeRunsInLines};

extern const Method runsInLinesMethod;
const Method runsInLinesMethod{.name = "runs-in-lines",
                               .begin = beginRunsInLines,
                               .clues = clueRunsInLines,
                               .change = changeRunsInLines,
                               .reductions = reduceNothing};

extern const Method runsOfSomeLinesMethod;
const Method runsOfSomeLinesMethod{
    .name = "runs-of-some-lines", .clues = clueRunsOfSomeLines<RunOrder::AsTheyStand>, .reductions = lineReductions};

extern const Method sortedRunsMethod;
const Method sortedRunsMethod{
    .name = "sorted-runs", .clues = clueRunsOfSomeLines<RunOrder::SmallestFirst>, .reductions = lineReductions};

extern const Method runsRoundCellsMethod;
const Method runsRoundCellsMethod{
    .name = "runs-round-cells", .clues = clueRunsRoundCells, .reductions = cellReductions};

} // namespace tokisuji
