// Nonogram and Tapa: clues that are lists of runs, read off a shading.
#include "engine/board/number_list.h"
#include "engine/generate/general.h"
#include "engine/generate/recipes/recipes.h"

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
std::optional<Draft> beginNonogram(const Workshop& shop)
{
    constexpr double density = 0.6;
    const Board skeleton = blankBoard(shop.genre, shop.options());
    Board solution = skeleton;
    for (const Place c : skeleton.grid().cells())
        solution.set(Layer::Shade, c, shop.random.chance(density) ? 1 : 0);
    for (const Wish& must : shop.demands.musts)
        solution.set(must.layer, must.place, must.value);
    return draftWith(skeleton, std::move(solution), shop);
}

/// A cell that is open changes.
std::optional<Draft> changeNonogram(const Draft& draft, const Reading& reading, const Workshop& shop)
{
    Board solution = draft.solution;
    const Place cell = openCell(reading, shop);
    if (std::ranges::find(shop.demands.musts, cell, &Wish::place) != shop.demands.musts.end())
        return std::nullopt;
    solution.set(Layer::Shade, cell, 1 - solution.at(Layer::Shade, cell));
    return draftWith(draft.skeleton, std::move(solution), shop);
}

Board dressNonogram(const Board& skeleton, const Board& solution, const Workshop&)
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

std::vector<Edit> reduceNothing(const Board&, const Workshop&)
{
    return {};
}

/// A clue in every unshaded cell whose images are unshaded too.
Board dressTapa(const Board& skeleton, const Board& solution, const Workshop& shop)
{
    Board full = skeleton;
    for (const std::vector<Place>& orbit : shop.palette.orbits(full.grid().cells())) {
        const auto isOpen = [&](Place c) { return !isShaded(solution, c) && shop.palette.mayStand(c); };
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

} // namespace tokisuji
