// Rooms that hold so many shaded cells or stars each: Lits, Norinori, Star Battle.
//
// A solution is held and the rooms are moved under it. Every other solution fills some cell that this one leaves empty;
// handing that cell to the room beside it gives both rooms a wrong number there, and changes nothing here. All other
// solutions that were met are kept dead together.
#include "engine/board/star_count.h"
#include "engine/generate/general.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/recipes/recipes.h"

#include <algorithm>
#include <map>
#include <set>
#include <span>

namespace tokisuji {

namespace {

using Filling = std::vector<char>; ///< by cell: shaded

Filling fillingOf(const Board& solution)
{
    Filling filled;
    for (const int value : solution.values(Layer::Shade))
        filled.push_back(value == 1 ? 1 : 0);
    return filled;
}

/// A filling that was met, with how many cells it fills in each room and how many rooms that makes wrong.
struct Tally {
    Filling filled;
    std::vector<int> counts{};
    int wrong = 0;
};

class Partition {
public:
    Partition(const Workshop& shop, Board solution, RoomNumbers rooms, int quota)
        : m_shop(shop), m_grid(shop.size()), m_solution(std::move(solution)), m_filled(fillingOf(m_solution)),
          m_rooms(std::move(rooms)), m_quota(quota)
    {
    }

    [[nodiscard]] Draft draft() const;
    /// Hands cells to other rooms until this solution and all that were met before are wrong; where that does not go,
    /// it is this solution that is held from now on. False: given up.
    [[nodiscard]] bool kill(const Board& other);

private:
    void countAnew(Tally&) const;
    [[nodiscard]] int wrongAfter(const Tally&, std::size_t cell, int to) const;
    void hand(std::size_t cell, int to);
    [[nodiscard]] std::vector<std::size_t> living() const;
    [[nodiscard]] bool hurt(const Filling&);
    [[nodiscard]] bool stir();
    [[nodiscard]] bool settle();
    [[nodiscard]] int room(Place cell) const { return m_rooms[index(cell)]; }
    [[nodiscard]] std::size_t index(Place cell) const
    {
        return static_cast<std::size_t>(m_grid.index(PlaceKind::Cell, cell));
    }

    const Workshop& m_shop;
    Grid m_grid;
    Board m_solution;
    Filling m_filled;
    RoomNumbers m_rooms;
    int m_quota;
    std::vector<Tally> m_met;
};

void Partition::countAnew(Tally& tally) const
{
    std::set<int> all(m_rooms.begin(), m_rooms.end());
    tally.counts.assign(m_rooms.size(), 0);
    for (std::size_t i = 0; i < m_rooms.size(); ++i)
        tally.counts[static_cast<std::size_t>(m_rooms[i])] += tally.filled[i];
    tally.wrong = static_cast<int>(
        std::ranges::count_if(all, [&](int room) { return tally.counts[static_cast<std::size_t>(room)] != m_quota; }));
}

/// How many rooms are wrong once a cell has changed hands; rooms never vanish.
int Partition::wrongAfter(const Tally& tally, std::size_t cell, int to) const
{
    if (tally.filled[cell] == 0)
        return tally.wrong;
    const int from = tally.counts[static_cast<std::size_t>(m_rooms[cell])];
    const int there = tally.counts[static_cast<std::size_t>(to)];
    const auto wrong = [&](int count) { return count != m_quota ? 1 : 0; };
    return tally.wrong - wrong(from) - wrong(there) + wrong(from - 1) + wrong(there + 1);
}

void Partition::hand(std::size_t cell, int to)
{
    for (Tally& tally : m_met) {
        tally.wrong = wrongAfter(tally, cell, to);
        tally.counts[static_cast<std::size_t>(m_rooms[cell])] -= tally.filled[cell];
        tally.counts[static_cast<std::size_t>(to)] += tally.filled[cell];
    }
    m_rooms[cell] = to;
}

std::vector<std::size_t> Partition::living() const
{
    std::vector<std::size_t> found;
    for (std::size_t i = 0; i < m_met.size(); ++i)
        if (m_met[i].wrong == 0)
            found.push_back(i);
    return found;
}

/// Hands over one cell that this filling fills, so that the fewest fillings are left alive; now and then any.
bool Partition::hurt(const Filling& filling)
{
    constexpr double noise = 0.1;
    std::vector<Place> places = m_grid.cells();
    std::erase_if(places, [&](Place c) { return m_filled[index(c)] != 0 || filling[index(c)] == 0; });
    std::erase_if(places, [&](Place c) { return !canLeave(m_rooms, m_shop.size(), c); });
    m_shop.random.shuffle(places);
    const bool any = m_shop.random.chance(noise);
    std::ptrdiff_t least = PTRDIFF_MAX;
    std::pair<std::size_t, int> best{0, -1};
    for (const Place c : places) {
        if (m_shop.halt.reached())
            return false;
        for (const Place n : m_grid.neighbours(c)) {
            const int to = room(n);
            if (to == room(c))
                continue;
            const auto lives = [&](const Tally& tally) { return wrongAfter(tally, index(c), to) == 0; };
            const std::ptrdiff_t alive = any ? 0 : std::ranges::count_if(m_met, lives);
            if (alive < least) {
                least = alive;
                best = {index(c), to};
            }
        }
    }
    if (best.second < 0)
        return stir();
    hand(best.first, best.second);
    return true;
}

/// Hands over any empty cell, to make way for others.
bool Partition::stir()
{
    std::vector<Place> places = m_grid.cells();
    m_shop.random.shuffle(places);
    for (const Place c : places) {
        std::vector<Place> beyond = m_grid.neighbours(c);
        std::erase_if(beyond, [&](Place n) { return room(n) == room(c); });
        if (m_filled[index(c)] != 0 || beyond.empty() || !canLeave(m_rooms, m_shop.size(), c))
            continue;
        hand(index(c), room(m_shop.random.pick(std::span<const Place>(beyond))));
        return true;
    }
    return false;
}

bool Partition::settle()
{
    constexpr int mostMoves = 100;
    for (int move = 0; move < mostMoves; ++move) {
        const std::vector<std::size_t> alive = living();
        if (alive.empty())
            return true;
        if (!hurt(m_met[m_shop.random.pick(std::span<const std::size_t>(alive))].filled))
            return false;
    }
    return false;
}

bool Partition::kill(const Board& other)
{
    const RoomNumbers before = m_rooms;
    m_met.push_back({fillingOf(other)});
    countAnew(m_met.back());
    if (settle())
        return true;
    m_rooms = before;
    std::swap(m_met.back().filled, m_filled);
    m_solution = other;
    for (Tally& tally : m_met)
        countAnew(tally);
    return settle();
}

Draft Partition::draft() const
{
    Draft draft;
    draft.skeleton = blankBoard(m_shop.genre, m_shop.options());
    draft.skeleton.setSetup(m_solution.setup());
    setRooms(draft.skeleton, m_rooms);
    draft.full = draft.skeleton;
    draft.solution = m_solution;
    return draft;
}

/// Moves the rooms until the solution is the only one.
std::optional<Draft> divided(Partition partition, const Workshop& shop)
{
    const int mostKills = 4 * shop.size().cells();
    for (int kills = 0; kills < mostKills; ++kills) {
        const Draft draft = partition.draft();
        const Reading reading = readBoard(draft.full, draft.solution, {.mostOpen = 0}, shop.halt);
        if (reading.kind == Reading::Unique)
            return draft;
        if (reading.kind != Reading::Several || !partition.kill(*reading.other))
            return std::nullopt;
    }
    return std::nullopt;
}

/// Joins rooms that lie side by side, `size` of them each time. None where some are left over.
std::optional<RoomNumbers> joined(RoomNumbers rooms, int size, const Workshop& shop)
{
    const Grid grid(shop.size());
    std::map<int, int> parts; ///< of each room, as how many it counts
    for (const int room : rooms)
        parts[room] = 1;
    const auto index = [&](Place c) { return static_cast<std::size_t>(grid.index(PlaceKind::Cell, c)); };
    const auto partners = [&] { // of every room that is not full
        std::map<int, std::set<int>> found;
        for (const auto& [room, count] : parts)
            if (count < size)
                found[room];
        for (const Place edge : grid.innerEdges()) {
            const auto [p, q] = cellsBeside(edge);
            const int a = rooms[index(p)], b = rooms[index(q)];
            if (a == b || parts[a] + parts[b] > size)
                continue;
            found[a].insert(b);
            found[b].insert(a);
        }
        return found;
    };
    while (!shop.halt.reached()) {
        std::vector<int> fewest;
        int tightest = -1;
        for (const auto& [room, beside] : partners())
            if (tightest < 0 || beside.size() < fewest.size()) {
                tightest = room;
                fewest.assign(beside.begin(), beside.end());
            }
        if (tightest < 0)
            return rooms;
        if (fewest.empty())
            return std::nullopt;
        const int taken = shop.random.pick(std::span<const int>(fewest));
        std::ranges::replace(rooms, taken, tightest);
        parts[tightest] += parts[taken];
        parts.erase(taken);
    }
    return std::nullopt;
}

/// Rooms that hold `quota` of the filled cells each.
std::optional<RoomNumbers> roomsFor(const Board& solution, int quota, const Workshop& shop)
{
    constexpr int tries = 30;
    const Filling filled = fillingOf(solution);
    std::vector<Place> seeds;
    for (std::size_t i = 0; i < filled.size(); ++i)
        if (filled[i] != 0)
            seeds.push_back(solution.grid().place(PlaceKind::Cell, static_cast<int>(i)));
    for (int i = 0; i < tries; ++i)
        if (auto rooms = joined(roomsAround(shop.size(), seeds, shop.random), quota, shop))
            return rooms;
    return std::nullopt;
}

/// A solution of random rooms, which are then moved.
std::optional<Draft> beginInRooms(const Workshop& shop, int quota)
{
    const std::optional<Board> skeleton = laySkeleton(shop);
    const auto first = draftFor(*skeleton, dreamAtRandom(*skeleton, shop), shop);
    if (!first)
        return std::nullopt;
    return divided(Partition(shop, first->solution, roomNumbers(*skeleton), quota), shop);
}

} // namespace

std::optional<Draft> beginLits(const Workshop& shop)
{
    return beginInRooms(shop, 4);
}

/// The dominoes are drawn in rooms; the rooms round them are made anew, so that dominoes lie across borders.
std::optional<Draft> beginNorinori(const Workshop& shop)
{
    constexpr int quota = 2;
    const std::optional<Board> skeleton = laySkeleton(shop);
    const auto first = draftFor(*skeleton, dreamAtRandom(*skeleton, shop), shop);
    if (!first)
        return std::nullopt;
    const auto rooms = roomsFor(first->solution, quota, shop);
    return rooms ? divided(Partition(shop, first->solution, *rooms, quota), shop) : std::nullopt;
}

/// With rows as rooms the stars are drawn; then rooms grow round them.
std::optional<Draft> beginStarBattle(const Workshop& shop)
{
    constexpr int sideForTwo = 9;
    Board rows = blankBoard(shop.genre, shop.options());
    if (!shop.options().start && shop.size().width >= sideForTwo)
        rows.setSetup("2");
    RoomNumbers byRow;
    for (const Place c : rows.grid().cells())
        byRow.push_back(row(c));
    setRooms(rows, byRow);
    const auto first = draftFor(rows, dreamAtRandom(rows, shop), shop);
    if (!first)
        return std::nullopt;
    const auto rooms = roomsFor(first->solution, starCount(rows), shop);
    return rooms ? divided(Partition(shop, first->solution, *rooms, starCount(rows)), shop) : std::nullopt;
}

} // namespace tokisuji
