// Uso-one: the shading first. Numbers stand in most unshaded cells, one of each room is wrong; all but a few of the
// right ones are taken away again.
#include "engine/board/rooms.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"
#include "engine/rules/families.h"
#include "engine/rules/words/shading.h"

#include <algorithm>
#include <span>

namespace tokisuji {

namespace {

constexpr std::int64_t lonelyShadingEffort = 20'000;

int shadedBeside(const Board& solution, Place cell)
{
    const std::vector<Place> beside = solution.grid().neighbours(cell);
    return static_cast<int>(std::ranges::count_if(beside, [&](Place n) { return solution.at(Layer::Shade, n) == 1; }));
}

/// A number that is wrong by one.
int lieAt(const Board& solution, Place cell, Random& random)
{
    const int truth = shadedBeside(solution, cell);
    const auto most = static_cast<int>(solution.grid().neighbours(cell).size());
    return truth == 0 || (truth < most && random.chance(0.5)) ? truth + 1 : truth - 1;
}

/// None where a room has no two cells for numbers.
std::optional<Draft> withLiars(const Board& skeleton, Board solution, const SearchContext& context)
{
    constexpr double share = 0.7;
    Draft draft{skeleton, std::move(solution), skeleton};
    for (const Room& room : rooms(skeleton)) {
        std::vector<Place> cells = room.cells;
        std::erase_if(cells,
                      [&](Place c) { return draft.solution.at(Layer::Shade, c) == 1 || !context.limits.mayStand(c); });
        if (cells.size() < 2)
            return std::nullopt;
        context.random.shuffle(cells);
        for (std::size_t i = 0; i < cells.size(); ++i)
            if (i < 2 || context.random.chance(share))
                draft.full.set(Layer::Number, cells[i],
                               i == 0 ? lieAt(draft.solution, cells[i], context.random)
                                      : shadedBeside(draft.solution, cells[i]));
    }
    return draft;
}

/// A shading near some wishes, numbers aside.
std::optional<Draft> liarsNear(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    Rules rules;
    const Field black = shade(rules, skeleton);
    notAdjacent(rules, black);
    connected(rules, !black, family::whiteConnected);
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto shading = solutionNear(skeleton, rules, list, lonelyShadingEffort, context.halt);
    return shading ? withLiars(skeleton, *std::move(shading), context) : std::nullopt;
}

std::optional<Draft> beginLiars(const SearchContext& context)
{
    const std::optional<Board> skeleton = generalSkeleton(context);
    return skeleton ? liarsNear(*skeleton, randomWishes(*skeleton, context), context) : std::nullopt;
}

std::optional<Draft> changeLiars(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.6, liarsNear);
}

/// The right numbers but one in each room, so that nobody knows the wrong one beforehand.
std::vector<Edit> reduceTruths(const Board& full, const SearchContext& context)
{
    std::vector<Place> truths;
    for (const Room& room : rooms(full)) {
        std::vector<Place> cells = room.cells;
        std::erase_if(cells,
                      [&](Place c) { return full.at(Layer::Number, c) == blank || context.limits.mustStand(c); });
        context.random.shuffle(cells);
        for (std::size_t i = 2; i < cells.size(); ++i)
            truths.push_back(cells[i]);
    }
    return reductionsAt(full, Layer::Number, truths, context);
}

} // namespace

extern const Method liarsInRoomsMethod;
const Method liarsInRoomsMethod{.name = "liars-in-rooms",
                                .begin = beginLiars,
                                .change = changeLiars,
                                .reductions = reduceTruths,
                                .keepsStart = true};

} // namespace tokisuji
