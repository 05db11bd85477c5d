#include "engine/generate/methods/partition.h"

#include "engine/generate/general.h"
#include "engine/generate/orbits.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>

namespace tokisuji {

Partition::Partition(const SearchContext& context, Board solution, RoomNumbers rooms, int quota)
    : m_context(context), m_grid(context.size()), m_solution(std::move(solution)), m_filled(fillingOf(m_solution)),
      m_rooms(std::move(rooms)), m_quota(quota)
{
}

Partition::Filling Partition::fillingOf(const Board& solution)
{
    Filling filled(solution.grid());
    for (const Place c : solution.grid().cells())
        filled[c] = solution.at(Layer::Shade, c) == 1 ? 1 : 0;
    return filled;
}

void Partition::countAnew(Tally& tally) const
{
    const std::set<int> all(m_rooms.values().begin(), m_rooms.values().end());
    tally.counts.assign(m_rooms.values().size(), 0);
    for (const Place c : m_grid.cells())
        tally.counts[static_cast<std::size_t>(m_rooms[c])] += tally.filled[c];
    tally.wrong = static_cast<int>(
        std::ranges::count_if(all, [&](int room) { return tally.counts[static_cast<std::size_t>(room)] != m_quota; }));
}

// --- cells that change hands ---

/// A cell and its images, to the room of a cell beside it and the images of that; nothing where these contradict each
/// other (on an axis), or where the rooms are the same.
Partition::Handover Partition::handover(Place cell, Place beyond) const
{
    const Symmetry symmetry = m_context.options().symmetry;
    const std::vector<Place> cells = imagesOf(cell, m_context.size(), symmetry);
    const std::vector<Place> beyonds = imagesOf(beyond, m_context.size(), symmetry);
    if (m_rooms[cell] == m_rooms[beyond] || std::ranges::find(beyonds, cell) != beyonds.end())
        return {};
    Handover handover;
    for (std::size_t power = 0; power < cells.size(); ++power) {
        const std::pair part(cells[power], m_rooms[beyonds[power]]);
        const auto known = std::ranges::find(handover, part.first, &std::pair<Place, int>::first);
        if (known == handover.end())
            handover.push_back(part);
        else if (*known != part)
            return {};
    }
    return handover;
}

/// One cell alone is looked at by canLeave() before.
bool Partition::keepsRoomsWhole(const Handover& handover) const
{
    if (handover.size() == 1)
        return true;
    RoomNumbers after = m_rooms;
    for (const auto& [cell, to] : handover)
        after[cell] = to;
    return std::ranges::all_of(handover, [&](const auto& part) {
        return hangsTogether(after, m_rooms[part.first]) && hangsTogether(after, part.second);
    });
}

/// How many rooms are wrong once cells have changed hands; rooms never vanish.
int Partition::wrongAfter(const Tally& tally, const Handover& handover) const
{
    constexpr std::size_t mostImages = 4;
    std::array<std::pair<int, int>, 2 * mostImages> changes{}; // rooms, and how many filled cells they win
    std::size_t count = 0;
    const auto add = [&](int room, int won) {
        const auto end = changes.begin() + static_cast<std::ptrdiff_t>(count);
        const auto found = std::find_if(changes.begin(), end, [&](const auto& change) { return change.first == room; });
        if (found == end)
            changes[count++] = {room, won};
        else
            found->second += won;
    };
    for (const auto& [cell, to] : handover)
        if (tally.filled[cell] != 0) {
            add(m_rooms[cell], -1);
            add(to, 1);
        }
    const auto wrong = [&](int filled) { return filled != m_quota ? 1 : 0; };
    int sum = tally.wrong;
    for (const auto& [room, won] : std::span(changes).first(count)) {
        const int have = tally.counts[static_cast<std::size_t>(room)];
        sum += wrong(have + won) - wrong(have);
    }
    return sum;
}

void Partition::hand(const Handover& handover)
{
    for (Tally& tally : m_met) {
        tally.wrong = wrongAfter(tally, handover);
        for (const auto& [cell, to] : handover) {
            tally.counts[static_cast<std::size_t>(m_rooms[cell])] -= tally.filled[cell];
            tally.counts[static_cast<std::size_t>(to)] += tally.filled[cell];
        }
    }
    for (const auto& [cell, to] : handover)
        m_rooms[cell] = to;
}

/// Cells that the held solution leaves empty and their rooms can do without, in random order; of those that a filling
/// fills, where one is given.
std::vector<Place> Partition::movable(const Filling* filled) const
{
    std::vector<Place> places = m_grid.cells();
    std::erase_if(places, [&](Place c) {
        return m_filled[c] != 0 || (filled != nullptr && (*filled)[c] == 0) || !canLeave(m_rooms, c);
    });
    m_context.random.shuffle(places);
    return places;
}

// --- other solutions ---

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
    const std::vector<Place> places = movable(&filling);
    const bool any = m_context.random.chance(noise);
    std::ptrdiff_t least = PTRDIFF_MAX;
    Handover best;
    for (const Place c : places) {
        if (m_context.halt.reached())
            return false;
        for (const Place n : m_grid.neighbours(c)) {
            Handover next = handover(c, n);
            if (next.empty())
                continue;
            const auto lives = [&](const Tally& tally) { return wrongAfter(tally, next) == 0; };
            const std::ptrdiff_t alive = any ? 0 : std::ranges::count_if(m_met, lives);
            if (alive < least && keepsRoomsWhole(next)) {
                least = alive;
                best = std::move(next);
            }
        }
    }
    if (best.empty())
        return stir();
    hand(best);
    return true;
}

/// Hands over any empty cell, to make way for others.
bool Partition::stir()
{
    for (const Place c : movable(nullptr)) {
        std::vector<Place> beyond = m_grid.neighbours(c);
        std::erase_if(beyond, [&](Place n) { return m_rooms[n] == m_rooms[c]; });
        if (beyond.empty())
            continue;
        const Handover next = handover(c, m_context.random.pick(std::span<const Place>(beyond)));
        if (next.empty() || !keepsRoomsWhole(next))
            continue;
        hand(next);
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
        if (!hurt(m_met[m_context.random.pick(std::span<const std::size_t>(alive))].filled))
            return false;
    }
    return false;
}

/// What is not symmetric can be no only solution of symmetric rooms.
bool Partition::canHold(const Board& solution) const
{
    const Filling filled = fillingOf(solution);
    const std::vector<Place> cells = m_grid.cells();
    return std::ranges::all_of(cells, [&](Place c) {
        const std::vector<Place> orbit = orbitOf(c, m_context.size(), m_context.options().symmetry);
        return std::ranges::all_of(orbit, [&](Place image) { return filled[image] == filled[c]; });
    });
}

bool Partition::kill(const Board& other)
{
    const RoomNumbers before = m_rooms;
    m_met.push_back({fillingOf(other)});
    countAnew(m_met.back());
    if (settle())
        return true;
    if (!canHold(other))
        return false;
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
    draft.skeleton = blankBoard(m_context.genre, m_context.options());
    draft.skeleton.setSetup(m_solution.setup());
    setRooms(draft.skeleton, m_rooms);
    draft.full = draft.skeleton;
    draft.solution = m_solution;
    return draft;
}

} // namespace tokisuji
