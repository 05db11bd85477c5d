// Clues that are read off a loop: Balance Loop, Castle Wall, Tapa-Like Loop. Any loop solves an empty board; then every
// cell gets the clue that is true there.
#include "engine/board/number_list.h"
#include "engine/board/terrain.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

/// The loop of a solution. Says of edges and cells off the board that it is not there.
class DrawnLoop {
public:
    explicit DrawnLoop(const Board& solution) : m_solution(solution), m_grid(solution.grid()) {}

    [[nodiscard]] bool runs(Place cell, Dir d) const
    {
        return m_grid.hasCell(cell) && m_grid.hasCell(cell.step(d))
               && m_solution.at(Layer::Line, edgeBetween(cell, d)) == 1;
    }
    [[nodiscard]] bool visits(Place cell) const
    {
        return std::ranges::any_of(directions, [&](Dir d) { return runs(cell, d); });
    }
    /// How many steps it goes straight on.
    [[nodiscard]] int arm(Place cell, Dir d) const
    {
        int length = 0;
        for (; runs(cell, d); cell = cell.step(d))
            ++length;
        return length;
    }
    /// Steps along the ray, from there to the frame.
    [[nodiscard]] int stepsAlong(Place cell, Dir d) const
    {
        int steps = 0;
        for (; m_grid.hasCell(cell); cell = cell.step(d))
            steps += runs(cell, d) ? 1 : 0;
        return steps;
    }
    /// Of a cell that it does not visit: it crosses a line to the left, a little below the middles, an odd number of
    /// times.
    [[nodiscard]] bool isRound(Place cell) const
    {
        const std::vector<Place> ray = m_grid.ray(cell, Dir::Left);
        return std::ranges::count_if(ray, [&](Place c) { return runs(c, Dir::Down); }) % 2 == 1;
    }
    /// Lengths of its stretches in the ring of cells round one, smallest first; 0 where there are none.
    [[nodiscard]] std::vector<int> stretchesRound(Place centre) const;

private:
    const Board& m_solution;
    Grid m_grid;
};

std::vector<int> DrawnLoop::stretchesRound(Place centre) const
{
    struct Step {
        Place cell;
        bool isJoined; ///< to the next one
    };
    std::vector<Step> ring;
    Place cell = centre.step(Dir::Up).step(Dir::Left);
    for (const Dir side : {Dir::Right, Dir::Down, Dir::Left, Dir::Up})
        for (int i = 0; i < 2; ++i, cell = cell.step(side))
            ring.push_back({cell, runs(cell, side)});
    // Beginning behind a gap, no stretch is cut in two.
    if (const auto gap = std::ranges::find(ring, false, &Step::isJoined); gap != ring.end())
        std::ranges::rotate(ring, gap + 1);
    std::vector<int> lengths;
    bool goesOn = false;
    for (const Step& step : ring) {
        if (visits(step.cell) && !goesOn)
            lengths.push_back(0);
        if (visits(step.cell))
            ++lengths.back();
        goesOn = step.isJoined;
    }
    std::ranges::sort(lengths);
    return lengths.empty() ? std::vector{0} : lengths;
}

/// Puts clues on cells, orbit by orbit, where each of an orbit can have one.
template <class CanStand, class Put>
Board cellsWithClues(const Board& skeleton, const SearchContext& context, const CanStand& canStand, const Put& put)
{
    Board full = skeleton;
    for (const std::vector<Place>& orbit : context.limits.orbits(full.grid().cells())) {
        const auto isOpen = [&](Place c) { return context.limits.mayStand(c) && canStand(c); };
        if (!std::ranges::all_of(orbit, isOpen))
            continue;
        for (const Place c : orbit)
            if (!context.limits.isGiven(c))
                put(full, c);
    }
    return full;
}

/// A number where it is allowed, else "?".
int numberOr(int number, const ClueLimits& limits)
{
    return limits.allows(number) ? number : question;
}

/// White where both arms are equally long, else black, with their sum.
Board clueArms(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    const DrawnLoop loop(solution);
    const auto isVisited = [&](Place c) { return loop.visits(c); };
    return cellsWithClues(skeleton, context, isVisited, [&](Board& full, Place c) {
        std::vector<int> arms;
        for (const Dir d : directions)
            if (loop.runs(c, d))
                arms.push_back(loop.arm(c, d));
        full.set(Layer::Number, c, numberOr(arms[0] + arms[1], context.limits));
        full.set(Layer::Terrain, c, arms[0] == arms[1] ? blank : static_cast<int>(Terrain::Black));
    });
}

/// Most clues say on which side of the loop they lie, most have an arrow with a number.
Board clueArrows(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    constexpr double shareColoured = 0.7, shareNumbered = 0.8;
    const DrawnLoop loop(solution);
    const auto isFree = [&](Place c) { return !loop.visits(c); };
    return cellsWithClues(skeleton, context, isFree, [&](Board& full, Place c) {
        if (context.random.chance(shareColoured))
            full.set(Layer::Terrain, c, static_cast<int>(loop.isRound(c) ? Terrain::White : Terrain::Black));
        full.set(Layer::Number, c, question);
        const Dir towards = context.random.pick(std::span<const Dir>(directions));
        const int steps = loop.stepsAlong(c, towards);
        if (!context.random.chance(shareNumbered) || full.grid().ray(c, towards).empty()
            || !context.limits.allows(steps))
            return;
        full.set(Layer::Number, c, steps);
        full.set(Layer::Arrow, c, static_cast<int>(towards));
    });
}

Board clueStretches(const Board& skeleton, const Board& solution, const SearchContext& context)
{
    const DrawnLoop loop(solution);
    const auto isFree = [&](Place c) { return !loop.visits(c); };
    return cellsWithClues(skeleton, context, isFree, [&](Board& full, Place c) {
        const std::vector<int> lengths = loop.stretchesRound(c);
        for (std::size_t i = 0; i < lengths.size(); ++i)
            full.set(listLayers[i], c, lengths[i]);
    });
}

} // namespace

extern const Method loopArmsMethod;
const Method loopArmsMethod{
    .name = "loop-arms", .wishes = windingLoopOnCells, .clues = clueArms, .reductions = cellReductions};

extern const Method loopArrowsMethod;
const Method loopArrowsMethod{
    .name = "loop-arrows", .wishes = windingLoopOnCells, .clues = clueArrows, .reductions = cellReductions};

extern const Method loopStretchesMethod;
const Method loopStretchesMethod{
    .name = "loop-stretches", .wishes = windingLoopOnCells, .clues = clueStretches, .reductions = cellReductions};

} // namespace tokisuji
