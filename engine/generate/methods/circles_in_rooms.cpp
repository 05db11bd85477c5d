// Dotchi Dotchi Loop: a loop is drawn first. Each room gets a colour, and each of its cells the circle of that colour
// if the loop passes it as the colour says, of the other colour if it leaves the cell out.
#include "engine/board/rooms.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/rules/words/line.h"

#include <span>

namespace tokisuji {

namespace {

constexpr int white = 1, black = 2;
constexpr std::int64_t roomLoopEffort = 20'000;

bool goesStraight(const Board& solution, Place cell)
{
    const auto isLine = [&](Dir d) {
        const Place edge = edgeBetween(cell, d);
        return solution.grid().contains(PlaceKind::Edge, edge) && solution.at(Layer::Line, edge) == 1;
    };
    return isLine(Dir::Up) == isLine(Dir::Down);
}

/// The colours that a room can have: those of cells that the loop passes.
std::vector<int> kindsOf(const Board& solution, const Room& room)
{
    std::vector<int> kinds;
    for (const Place c : room.cells)
        if (isVisited(solution, c))
            kinds.push_back(goesStraight(solution, c) ? white : black);
    return kinds;
}

Draft draftWithCircles(const Board& skeleton, const Board& loop, const SearchContext& context)
{
    Draft draft{skeleton, loop, skeleton};
    for (const Room& room : rooms(skeleton)) {
        const std::vector<int> kinds = kindsOf(loop, room);
        const int kind = context.random.pick(std::span<const int>(kinds));
        for (const Place c : room.cells) {
            const int passed = goesStraight(loop, c) ? white : black;
            const int circle = isVisited(loop, c) ? passed : white + black - kind;
            if ((!isVisited(loop, c) || passed == kind) && context.limits.mayStand(c) && context.limits.allows(circle))
                draft.full.set(Layer::Number, c, circle);
        }
    }
    takeLoneClues(draft.full, context);
    return draft;
}

constexpr RuleFamily loopInRoom{.id = "loop-in-room"};

/// A loop through all rooms near some wishes.
std::optional<Draft> draftNearLoop(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    Rules rules;
    Loop line(rules, skeleton, PlaceKind::Cell);
    for (const Room& room : rooms(skeleton))
        rules.at(room.anchor, loopInRoom).any(line.uses(room.cells));
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    const auto loop = solutionNear(skeleton, rules, list, roomLoopEffort, context.halt);
    return loop ? std::optional(draftWithCircles(skeleton, *loop, context)) : std::nullopt;
}

std::optional<Draft> beginCircles(const SearchContext& context)
{
    const Board skeleton = *generalSkeleton(context);
    return draftNearLoop(skeleton, windingLoopOnCells(skeleton, context), context);
}

std::optional<Draft> changeCircles(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.5, draftNearLoop);
}

} // namespace

extern const Method circlesInRoomsMethod;
const Method circlesInRoomsMethod{.name = "circles-in-rooms", .begin = beginCircles, .change = changeCircles};

} // namespace tokisuji
