// Moon or Sun: a loop that enters every room once is drawn first. Suns and moons go by turns along it; then every cell
// gets the sign that is true there.
#include "engine/board/rooms.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/line.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int sun = 1, moon = 2;
constexpr std::int64_t loopEffort = 20'000;

bool isOnLine(const Board& solution, Place edge)
{
    return solution.at(Layer::Line, edge) == 1;
}

/// By room, in turns along the loop; none where there is an odd number of rooms.
std::optional<std::vector<int>> kindsAlong(const Board& solution, Random& random)
{
    const std::vector<Room> areas = rooms(solution);
    const RoomNumbers numbers = roomOfCells(solution, areas);
    const Grid& grid = solution.grid();
    const auto roomOf = [&](Place c) { return static_cast<std::size_t>(numbers[c]); };
    std::vector<int> kinds(areas.size(), blank);
    kinds.front() = random.chance(0.5) ? sun : moon;
    for (std::size_t known = 1; known < kinds.size();) {
        const std::size_t before = known;
        for (const Place edge : grid.innerEdges()) {
            const auto [p, q] = cellsBeside(edge);
            const std::size_t a = roomOf(p), b = roomOf(q);
            if (a == b || !isOnLine(solution, edge) || (kinds[a] == blank) == (kinds[b] == blank))
                continue;
            const std::size_t from = kinds[a] != blank ? a : b;
            kinds[from == a ? b : a] = sun + moon - kinds[from];
            ++known;
        }
        if (known == before)
            return std::nullopt;
    }
    return kinds.size() % 2 == 0 ? std::optional(kinds) : std::nullopt;
}

std::optional<Draft> draftWithLoop(Board skeleton, const Board& loop, const SearchContext& context)
{
    const auto kinds = kindsAlong(loop, context.random);
    if (!kinds)
        return std::nullopt;
    Draft draft{skeleton, skeleton, skeleton};
    const RoomNumbers numbers = roomNumbers(skeleton);
    for (const Place edge : skeleton.grid().all(PlaceKind::Edge))
        if (isOnLine(loop, edge))
            draft.solution.set(Layer::Line, edge, 1);
    for (const Place cell : skeleton.grid().cells()) {
        const int kind = (*kinds)[static_cast<std::size_t>(numbers[cell])];
        const int sign = isVisited(loop, cell) ? kind : sun + moon - kind;
        if (context.limits.mayStand(cell) && context.limits.allows(sign))
            draft.full.set(Layer::Number, cell, sign);
    }
    return draft;
}

constexpr RuleFamily loopEntersRoom{.id = "loop-enters-room"};

/// What the puzzle asks for before it has signs.
Rules loopThroughRooms(const Board& skeleton)
{
    Rules rules;
    Loop line(rules, skeleton, PlaceKind::Cell);
    const std::vector<Room> areas = rooms(skeleton);
    entersRoomsOnce(rules, skeleton, line, areas);
    for (const Room& room : areas)
        rules.at(room.anchor, loopEntersRoom).any(line.uses(room.cells));
    return rules;
}

/// A loop through these rooms near some wishes.
std::optional<Draft> draftInRooms(const Board& skeleton, std::vector<Wish> wishes, const SearchContext& context)
{
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    const auto loop = solutionNear(skeleton, loopThroughRooms(skeleton), list, loopEffort, context.halt);
    return loop ? draftWithLoop(skeleton, *loop, context) : std::nullopt;
}

std::optional<Draft> beginLoopOfRooms(const SearchContext& context)
{
    const Board skeleton = *generalSkeleton(context);
    if (rooms(skeleton).size() % 2 != 0)
        return std::nullopt;
    return draftInRooms(skeleton, windingLoopOnCells(skeleton, context), context);
}

std::optional<Draft> changeLoopOfRooms(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    return changeMarksOrRooms(draft, reading, context, 0.3, draftInRooms);
}

} // namespace

extern const Method loopOfRoomsMethod;
const Method loopOfRoomsMethod{.name = "loop-of-rooms", .begin = beginLoopOfRooms, .change = changeLoopOfRooms};

} // namespace tokisuji
