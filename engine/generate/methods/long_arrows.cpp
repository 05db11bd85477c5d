// Wall Logic: arrows grow from some cells as long as there is room, and what they leave free is filled. So all open
// cells are covered, which is what makes the numbers tell much. The arrows near what is open grow anew, or a number
// moves, until there is no other way.
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <cstdlib>
#include <span>
#include <utility>

namespace tokisuji {

namespace {

constexpr int noWay = 0;

/// The cells of the arrow that goes this way from a number.
std::vector<Place> arrowFrom(const Board& skeleton, const Board& solution, Place clue, Dir d)
{
    std::vector<Place> arrow;
    for (const Place c : skeleton.grid().ray(clue, d)) {
        if (skeleton.at(Layer::Number, c) != blank || solution.at(Layer::Digit, c) != static_cast<int>(d))
            break;
        arrow.push_back(c);
    }
    return arrow;
}

/// Lets arrows grow from the numbered cells of a board whose solution has some already; none where a number has no
/// arrow.
std::optional<Draft> grownArrows(Board skeleton, Board solution, const SearchContext& context)
{
    const Grid& grid = skeleton.grid();
    const auto isFree = [&](Place c) {
        return grid.hasCell(c) && skeleton.at(Layer::Number, c) == blank && solution.at(Layer::Digit, c) <= noWay;
    };
    struct Tip {
        Place cell;
        Dir d;
    };
    std::vector<Tip> tips; ///< where arrows may go on: clues and ends, each in its direction
    for (const Place clue : clueCells(skeleton))
        for (const Dir d : directions) {
            const std::vector<Place> arrow = arrowFrom(skeleton, solution, clue, d);
            tips.push_back({arrow.empty() ? clue : arrow.back(), d});
        }
    while (!tips.empty()) {
        Tip& tip = tips[static_cast<std::size_t>(context.random.below(static_cast<int>(tips.size())))];
        const Place next = tip.cell.step(tip.d);
        if (isFree(next)) {
            solution.set(Layer::Digit, next, static_cast<int>(tip.d));
            tip.cell = next;
        } else {
            std::swap(tip, tips.back());
            tips.pop_back();
        }
    }
    Draft draft{skeleton, solution, {}};
    for (const Place c : grid.cells())
        if (isFree(c))
            setTerrain(draft.skeleton, c, Terrain::Wall);
    draft.full = draft.skeleton;
    for (const Place clue : clueCells(skeleton)) {
        int length = 0;
        for (const Dir d : directions)
            length += static_cast<int>(arrowFrom(skeleton, solution, clue, d).size());
        if (length == 0 || !context.limits.allows(length))
            return std::nullopt;
        draft.full.set(Layer::Number, clue, length);
    }
    return draft;
}

std::optional<Draft> beginArrows(const SearchContext& context)
{
    constexpr int draws = 50;
    std::vector<Place> cells = context.grid().cells();
    std::erase_if(cells, [&](Place c) { return !context.limits.mayStand(c); });
    const int wanted = std::clamp(static_cast<int>(context.recipe.density * context.size().cells() + 0.5),
                                  std::max(1, context.limits.leastClues()), context.limits.mostClues());
    for (int i = 0; i < draws; ++i) {
        Board skeleton = blankBoard(context.genre, context.options());
        context.random.shuffle(cells);
        std::ranges::stable_partition(cells, [&](Place c) { return context.limits.mustStand(c); });
        for (std::size_t k = 0; k < std::min(cells.size(), static_cast<std::size_t>(wanted)); ++k)
            skeleton.set(Layer::Number, cells[k], question);
        const Board solution = skeleton;
        if (auto draft = grownArrows(std::move(skeleton), solution, context))
            return draft;
    }
    return std::nullopt;
}

std::optional<Draft> changeArrows(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const Place near = openCell(reading, context);
    const int radius = 2 + 2 * context.random.below(2);
    Board skeleton = draft.skeleton, solution = draft.solution;
    std::vector<Place> clues, others;
    for (const Place c : skeleton.grid().cells()) {
        if (isTerrain(skeleton, c, Terrain::Wall))
            skeleton.set(Layer::Terrain, c, blank);
        if (std::abs(c.x - near.x) > radius || std::abs(c.y - near.y) > radius)
            continue;
        (skeleton.at(Layer::Number, c) != blank ? clues : others).push_back(c);
        if (context.random.chance(0.7))
            solution.set(Layer::Digit, c, noWay);
    }
    std::erase_if(clues, [&](Place c) { return context.limits.mustStand(c); });
    std::erase_if(others, [&](Place c) { return !context.limits.mayStand(c); });
    if (!clues.empty() && !others.empty() && context.random.chance(0.5)) {
        skeleton.set(Layer::Number, context.random.pick(std::span<const Place>(clues)), blank);
        skeleton.set(Layer::Number, context.random.pick(std::span<const Place>(others)), question);
    }
    // Arrows that have lost their beginning go.
    Board kept = solution;
    for (const Place c : skeleton.grid().cells()) {
        kept.set(Layer::Digit, c, noWay);
        kept.set(Layer::Number, c, skeleton.at(Layer::Number, c));
        kept.set(Layer::Terrain, c, blank);
    }
    for (const Place clue : clueCells(skeleton))
        for (const Dir d : directions)
            for (const Place c : arrowFrom(skeleton, solution, clue, d))
                kept.set(Layer::Digit, c, static_cast<int>(d));
    return grownArrows(std::move(skeleton), std::move(kept), context);
}

/// Filled cells only.
std::vector<Edit> reduceFilled(const Board& full, const SearchContext& context)
{
    std::vector<Place> cells = full.grid().cells();
    std::erase_if(cells, [&](Place c) { return !isTerrain(full, c, Terrain::Wall); });
    return reductionsAt(full, Layer::Terrain, cells, context);
}

} // namespace

extern const Method longArrowsMethod;
const Method longArrowsMethod{.name = "long-arrows",
                              .begin = beginArrows,
                              .change = changeArrows,
                              .reductions = reduceFilled,
                              .keepsStart = true};

} // namespace tokisuji
