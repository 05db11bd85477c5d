// Nonogram and Tapa: clues that are lists of runs, read off a shading.
#include "engine/board/number_list.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

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
    for (const Side side : {Side::Top, Side::Left}) {
        const auto lines = side == Side::Top ? grid.columns() : grid.rows();
        for (std::size_t i = 0; i < lines.size(); ++i) {
            std::vector<int> runs = runsIn(solution, lines[i]);
            std::ranges::reverse(runs); // the last one stands next to the grid
            for (std::size_t depth = 0; depth < runs.size(); ++depth)
                full.set(Layer::Outside, grid.slot(side, static_cast<int>(i), static_cast<int>(depth)), runs[depth]);
        }
    }
    return full;
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

extern const Method runsInLinesMethod;
const Method runsInLinesMethod{.name = "runs-in-lines",
                               .begin = beginRunsInLines,
                               .clues = clueRunsInLines,
                               .change = changeRunsInLines,
                               .reductions = reduceNothing};

extern const Method runsRoundCellsMethod;
const Method runsRoundCellsMethod{
    .name = "runs-round-cells", .clues = clueRunsRoundCells, .reductions = cellReductions};

} // namespace tokisuji
