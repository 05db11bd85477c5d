// Clues that shape the puzzle, about as many as the recipe's density says: they move about, and few are added. In
// Kakuru the digits round each filled cell are different, whether it has a number or not; numbers are taken away again.
#include "engine/board/distance.h"
#include "engine/board/terrain.h"
#include "engine/generate/clue_spots.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/words/numbers.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// An orbit of clues near what is open moves; now and then one is added; else other marks.
std::optional<Draft> moveClue(const Draft& draft, const Reading& reading, const SearchContext& context,
                              DraftNear draftNear)
{
    constexpr int far = 8, marksFar = 5;
    const Place cell = openCell(reading, context);
    if (context.random.chance(0.35))
        return draftNear(draft.skeleton, wishesAwayFrom(draft.solution, cell, marksFar, context.random), context);
    std::vector<Place> near = context.grid().cells();
    std::erase_if(near, [&](Place c) { return latticeDistance(c, cell) > far; });
    std::vector<std::vector<Place>> orbits = context.limits.orbits(near);
    context.random.shuffle(orbits);
    std::erase_if(orbits, [&](const auto& orbit) { return !context.limits.mayStand(orbit.front()); });
    Board skeleton = draft.skeleton;
    const auto isClue = [&](const auto& orbit) { return isNumbered(skeleton, orbit.front()); };
    const auto taken = std::ranges::find_if(orbits, isClue), put = std::ranges::find_if_not(orbits, isClue);
    const bool isAdded = context.random.chance(0.1), isLost = !isAdded && context.random.chance(0.1);
    if (taken != orbits.end() && !isAdded && !context.limits.mustStand(taken->front()))
        for (const Place c : *taken)
            putClue(skeleton, c, blank);
    if (put != orbits.end() && !isLost)
        for (const Place c : *put)
            putClue(skeleton, c, question);
    const int count = clueCount(skeleton);
    if (count > context.limits.mostClues() || count < context.limits.leastClues())
        return std::nullopt;
    return draftNear(skeleton, wishesOf(draft.solution), context);
}

std::optional<Draft> moveSteadyClues(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return moveClue(draft, reading, context,
                    [](const Board& skeleton, std::vector<Wish> wishes, const SearchContext& c) {
                        return draftFor(skeleton, std::move(wishes), c);
                    });
}

// --- sums of the digits round cells ---

constexpr std::int64_t ringsEffort = 20'000;
constexpr int largestInRing = 9;
constexpr RuleFamily ringsApart{.id = "rings-apart"};

std::vector<Place> openRound(const Board& board, Place clue)
{
    std::vector<Place> cells = ringRound(clue);
    std::erase_if(cells, [&](Place c) { return !board.grid().hasCell(c) || board.at(Layer::Number, c) != blank; });
    return cells;
}

/// A filled cell without cells to count has no number.
Draft draftWithRings(const Board& skeleton, Board solution, const SearchContext& context)
{
    Draft draft{skeleton, std::move(solution), skeleton};
    for (const Place clue : clueCells(skeleton)) {
        int sum = 0;
        for (const Place c : openRound(skeleton, clue))
            sum += draft.solution.at(Layer::Digit, c);
        if (sum > 0 && context.limits.allows(sum))
            draft.full.set(Layer::Number, clue, sum);
    }
    return draft;
}

/// Digits near some wishes.
std::optional<Draft> ringsNear(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    Rules rules;
    PlaceMap<int> largest(skeleton.grid(), largestInRing);
    for (const Place clue : clueCells(skeleton))
        largest[clue] = 0;
    const Digits digit(rules, skeleton, largest);
    for (int n = 1; n <= largestInRing; ++n)
        notTouching(rules, digit.are(n), ringsApart);
    for (const Place clue : clueCells(skeleton))
        rules.at(clue, ringsApart).different(digit[openRound(skeleton, clue)]);
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto digits = solutionNear(skeleton, rules, list, ringsEffort, context.halt);
    return digits ? std::optional(draftWithRings(skeleton, *std::move(digits), context)) : std::nullopt;
}

std::optional<Draft> beginRings(const SearchContext& context)
{
    const Board skeleton = *generalSkeleton(context);
    return ringsNear(skeleton, randomWishes(skeleton, context), context);
}

std::optional<Draft> changeRings(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return moveClue(draft, reading, context, ringsNear);
}

/// A filled cell loses its number.
std::vector<Edit> reduceRings(const Board& full, const SearchContext& context)
{
    std::vector<Edit> reductions;
    for (const std::vector<Place>& orbit : context.limits.orbits(clueCells(full))) {
        EditBuilder fewer(full);
        for (const Place c : orbit) {
            fewer.set(Layer::Number, c, blank);
            fewer.set(Layer::Terrain, c, static_cast<int>(Terrain::Wall));
        }
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

} // namespace

extern const Method sumsRoundCellsMethod;
const Method sumsRoundCellsMethod{.name = "sums-round-cells",
                                  .begin = beginRings,
                                  .change = changeRings,
                                  .reductions = reduceRings,
                                  .keepsStart = true};

extern const Method steadyCluesMethod;
const Method steadyCluesMethod{.name = "steady-clues", .change = moveSteadyClues};

} // namespace tokisuji
