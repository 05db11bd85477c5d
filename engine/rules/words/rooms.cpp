#include "engine/rules/words/rooms.h"

#include "engine/rules/families.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// The cells of a room with those borders left out that stand within it.
Graph graphOf(const Board& b, const Room& room, const Field& field)
{
    Graph graph{.nodes = field[room.cells], .places = room.cells, .links = {}, .grid = {}};
    const auto indexOf = [&](Place cell) {
        const auto found = std::ranges::lower_bound(room.cells, cell);
        return found != room.cells.end() && *found == cell ? static_cast<int>(found - room.cells.begin()) : -1;
    };
    for (int i = 0; i < static_cast<int>(room.cells.size()); ++i)
        for (const Dir d : {Dir::Right, Dir::Down}) {
            const Place cell = room.cells[static_cast<std::size_t>(i)];
            const int next = indexOf(cell.step(d));
            if (next >= 0 && b.at(Layer::Room, edgeBetween(cell, d)) != 1)
                graph.links.push_back({i, next, Yes});
        }
    return graph;
}

/// The shortest straight stretches that reach over two room borders.
std::vector<std::vector<Place>> stretchesOverTwoBorders(const Board& b)
{
    std::vector<std::vector<Place>> found;
    for (const auto& line : b.grid().lines()) {
        std::size_t last = 0; // the cell before the last border
        bool any = false;
        for (std::size_t i = 0; i + 1 < line.size(); ++i) {
            const Place edge{static_cast<std::int16_t>((line[i].x + line[i + 1].x) / 2),
                             static_cast<std::int16_t>((line[i].y + line[i + 1].y) / 2)};
            if (b.at(Layer::Room, edge) != 1)
                continue;
            if (any)
                found.emplace_back(line.begin() + static_cast<std::ptrdiff_t>(last),
                                   line.begin() + static_cast<std::ptrdiff_t>(i + 2));
            any = true;
            last = i;
        }
    }
    return found;
}

} // namespace

void connectedInRooms(Rules& r, const Board& b, const std::vector<Room>& rooms, const Field& field,
                      const RuleFamily& family)
{
    for (const Room& room : rooms)
        r.at(room.anchor, family).ofWholeRoom().connected(graphOf(b, room, field));
}

void apartAtBorders(Rules& r, const Board& b, const Field& field, const RuleFamily& family)
{
    for (const Place edge : b.grid().innerEdges())
        if (const auto [p, q] = cellsBeside(edge); b.at(Layer::Room, edge) == 1)
            r.at(edge, family).any({!field[p], !field[q]});
}

void someInRooms(Rules& r, const std::vector<Room>& rooms, const Field& field, const RuleFamily& family)
{
    for (const Room& room : rooms)
        r.at(room.anchor, family).any(field[room.cells]);
}

void someUnlessZero(Rules& r, const std::vector<Room>& rooms, const Field& field)
{
    for (const Room& room : rooms) // a number says it itself
        if (room.number == blank)
            r.clue(room.anchor, family::someInRoom).unlessClue().any(field[room.cells]);
        else if (room.number == question)
            r.clue(room.numberCell, family::someInRoom).any(field[room.cells]);
}

void roomCounts(Rules& r, const std::vector<Room>& rooms, const Field& field)
{
    roomCounts(r, rooms, field, family::roomCount);
}

void roomCounts(Rules& r, const std::vector<Room>& rooms, const Field& field, const RuleFamily& family)
{
    for (const Room& room : rooms)
        if (room.number >= 0)
            r.clue(room.numberCell, family).ofOnePart().exactly(room.number, field[room.cells]);
}

void noRunOverTwoBorders(Rules& r, const Board& b, const Field& field)
{
    for (const auto& stretch : stretchesOverTwoBorders(b))
        r.at(stretch.front(), family::twoBorders).never(field[stretch]);
}

std::vector<RoomPair> neighbouringRooms(const Board& board, const std::vector<Room>& rooms)
{
    const PlaceMap<int> roomOf = roomOfCells(board, rooms);
    const auto roomAt = [&](Place cell) { return static_cast<std::size_t>(roomOf[cell]); };
    std::vector<RoomPair> pairs;
    std::set<std::pair<std::size_t, std::size_t>> seen;
    for (const Place edge : board.grid().innerEdges()) {
        const auto [p, q] = cellsBeside(edge);
        const auto [a, b] = std::minmax({roomAt(p), roomAt(q)});
        if (a != b && seen.insert({a, b}).second)
            pairs.push_back({a, b, edge});
    }
    return pairs;
}

std::map<std::pair<int, int>, std::vector<Place>> bordersByRooms(const Board& b, const std::vector<Room>& rooms)
{
    const PlaceMap<int> roomOf = roomOfCells(b, rooms);
    std::map<std::pair<int, int>, std::vector<Place>> found;
    for (const Place edge : givenBorders(b)) {
        const auto [p, q] = cellsBeside(edge);
        found[std::minmax({roomOf[p], roomOf[q]})].push_back(edge);
    }
    return found;
}

Tally::Tally(Rules& r, const std::vector<Lit>& lits, std::size_t limit)
{
    for (const Lit l : lits)
        *this = with(r, l, limit);
}

Lit isNumberOf(Rules& r, const std::vector<Lit>& lits, int number)
{
    const auto n = static_cast<std::size_t>(number);
    const Tally tally(r, lits, n + 1);
    return r.allOf({tally.atLeast(n), !tally.atLeast(n + 1)});
}

void countsAsItStands(Rules& r, Place clue, const RuleFamily& family, std::vector<Lit> lits, int number)
{
    if (r.isOpen())
        r.clue(clue, family).unlessClue().is(isNumberOf(r, lits, number));
    else
        r.clue(clue, family).exactly(number, std::move(lits));
}

void arrowMissing(Rules& r, Place cell, int number, const std::function<std::vector<Lit>(Dir)>& inDirection)
{
    r.clue(cell, family::arrowMissing).unlessClue().any({});
    if (!r.isOpen())
        return;
    std::vector<Lit> ways;
    for (const Dir d : directions)
        ways.push_back(isNumberOf(r, inDirection(d), number));
    r.clue(cell, family::arrowMissing).any(std::move(ways));
}

Tally Tally::with(Rules& r, Lit l, std::size_t limit) const
{
    Tally longer;
    for (std::size_t n = 1; n <= std::min(most() + 1, limit); ++n)
        longer.m_least.push_back(r.anyOf({atLeast(n), r.allOf({atLeast(n - 1), l})}));
    return longer;
}

Graph roomNodes(const std::vector<Room>& rooms)
{
    Graph graph{.nodes = std::vector<Lit>(rooms.size(), Yes), .places = {}, .links = {}, .grid = {}};
    for (const Room& room : rooms)
        graph.places.push_back(room.anchor);
    return graph;
}

} // namespace tokisuji
