// Rassi Silai: lines through all cells, whose ends do not touch, are drawn first; each makes a room.
#include "engine/board/flood.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_rooms.h"
#include "engine/rules/words/path.h"
#include "engine/rules/words/shading.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::int64_t linesEffort = 20'000;
constexpr RuleFamily lineEverywhere{.id = "line-everywhere"};
constexpr RuleFamily lineEndsApart{.id = "line-ends-apart"};

Rules linesThroughAll(const Board& board)
{
    Rules rules;
    const Field line = cellLine(rules, board);
    PlaceMap<Lit> ends(board.grid(), No);
    for (const Place c : board.grid().cells()) {
        rules.at(c, lineEverywhere).atMost(2, ways(line, c));
        rules.at(c, lineEverywhere).any(ways(line, c));
        ends[c] = !goesOn(rules, line, c);
    }
    rules.at(wholeBoard, family::noLoop).acyclic(network(line));
    notTouching(rules, Field(board.grid(), PlaceKind::Cell, ends.values()), lineEndsApart);
    return rules;
}

/// The rooms that lines make.
RoomNumbers roomsOfLines(const Board& solution)
{
    RoomNumbers rooms(solution.grid(), -1);
    int room = 0;
    for (const Place start : solution.grid().cells()) {
        if (rooms[start] >= 0)
            continue;
        const auto isJoined = [&](Place from, Place to) {
            return std::ranges::any_of(directions, [&](Dir d) {
                return from.step(d) == to && solution.at(Layer::Line, edgeBetween(from, d)) == 1;
            });
        };
        for (const Place c : flood(solution.grid(), start, isJoined))
            rooms[c] = room;
        ++room;
    }
    return rooms;
}

/// Lines near some wishes.
std::optional<Draft> linesNear(std::vector<Wish> wishes, const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    WishList list = context.demands;
    list.wishes = std::move(wishes);
    auto lines = solutionNear(empty, linesThroughAll(empty), list, linesEffort, context.halt);
    if (!lines)
        return std::nullopt;
    Board skeleton = empty;
    setRooms(skeleton, roomsOfLines(*lines));
    return Draft{skeleton, *std::move(lines), skeleton};
}

std::optional<Draft> beginRoomsOfLines(const SearchContext& context)
{
    const Board empty = blankBoard(context.genre, context.options());
    return linesNear(randomWishes(empty, context), context);
}

std::optional<Draft> changeRoomsOfLines(const Draft& draft, const Reading& reading, const SearchContext& context)
{
    const int radius = 3 + 2 * context.random.below(2);
    return linesNear(wishesAwayFrom(draft.solution, openCell(reading, context), radius, context.random), context);
}

} // namespace

extern const Method roomsOfLinesMethod;
const Method roomsOfLinesMethod{.name = "rooms-of-lines",
                                .begin = beginRoomsOfLines,
                                .change = changeRoomsOfLines,
                                .reductions = reduceNothing,
                                .keepsStart = true};

} // namespace tokisuji
