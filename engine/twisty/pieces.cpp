#include "engine/twisty/pieces.h"

#include "engine/twisty/group.h"

#include <algorithm>
#include <map>
#include <set>

namespace tokisuji {

namespace {

using Slots = std::vector<std::vector<int>>;

bool isMoved(const TwistyDefinition& d, int place)
{
    return std::ranges::any_of(d.turns,
                               [&](const Turn& t) { return t.moves[static_cast<std::size_t>(place)] != place; });
}

/// The colours at a slot's places, beginning with the one at `first` and in the order that the slot has them.
std::string coloursAt(const std::vector<int>& slot, const std::string& state, std::size_t first = 0)
{
    std::string colours;
    for (std::size_t i = 0; i < slot.size(); ++i)
        colours += state[static_cast<std::size_t>(slot[(first + i) % slot.size()])];
    return colours;
}

/// Turns carry the places of one slot onto those of another: all orders in which the goal's pieces can sit in slots.
/// By piece: for each slot that it can sit in, the places that its stickers then have.
std::vector<std::vector<std::vector<int>>> seatsOf(const TwistyDefinition& d, const Slots& slots)
{
    std::vector<std::vector<std::vector<int>>> seats;
    for (const std::vector<int>& slot : slots) {
        std::set<std::vector<int>> seen{slot};
        std::vector<std::vector<int>> found{slot};
        for (std::size_t i = 0; i < found.size(); ++i)
            for (const Turn& turn : d.turns) {
                std::vector<int> next;
                for (const int place : found[i])
                    next.push_back(turn.moves[static_cast<std::size_t>(place)]);
                if (seen.insert(next).second)
                    found.push_back(std::move(next));
            }
        seats.push_back(std::move(found));
    }
    return seats;
}

/// How the pieces of the goal sit in a state: by piece, the seats whose colours are right.
class Seating {
public:
    Seating(const TwistyDefinition& d, const std::string& state)
        : m_definition(d), m_state(state), m_slots(slotsOf(d)), m_seats(seatsOf(d, m_slots))
    {
    }

    [[nodiscard]] const Slots& slots() const { return m_slots; }
    [[nodiscard]] std::vector<std::vector<int>> fitting(std::size_t piece) const
    {
        const std::string wanted = coloursAt(m_slots[piece], m_definition.goal);
        std::vector<std::vector<int>> found;
        std::ranges::copy_if(m_seats[piece], std::back_inserter(found),
                             [&](const auto& seat) { return coloursAt(seat, m_state) == wanted; });
        return found;
    }
    [[nodiscard]] const std::vector<std::vector<int>>& seats(std::size_t piece) const { return m_seats[piece]; }

    /// A slot whose colours are those of no piece, or of one that has its seat already.
    [[nodiscard]] std::optional<StateProblem> wrongPiece() const
    {
        std::map<std::vector<int>, int> owners; // slot, sorted → pieces that fit there
        std::optional<StateProblem> twice;
        for (std::size_t piece = 0; piece < m_slots.size(); ++piece) {
            const auto seated = fitting(piece);
            for (std::vector<int> seat : seated) {
                std::ranges::sort(seat);
                ++owners[seat];
            }
            if (seated.size() > 1)
                twice = StateProblem{StateProblem::PieceTwice, seated[1]};
        }
        for (const std::vector<int>& slot : m_slots)
            if (!owners.contains(slot))
                return StateProblem{StateProblem::NoSuchPiece, slot};
        return twice;
    }

    [[nodiscard]] Permutation assembly() const
    {
        Permutation from(m_state.size());
        for (std::size_t i = 0; i < from.size(); ++i)
            from[i] = static_cast<std::uint8_t>(i);
        for (std::size_t piece = 0; piece < m_slots.size(); ++piece)
            seat(piece, fitting(piece).front(), from);
        return from;
    }
    void seat(std::size_t piece, const std::vector<int>& places, Permutation& from) const
    {
        for (std::size_t i = 0; i < places.size(); ++i)
            from[static_cast<std::size_t>(m_slots[piece][i])] = static_cast<std::uint8_t>(places[i]);
    }

private:
    const TwistyDefinition& m_definition;
    const std::string& m_state;
    Slots m_slots;
    std::vector<std::vector<std::vector<int>>> m_seats;
};

std::optional<StateProblem> wrongColours(const TwistyDefinition& d, const std::string& state)
{
    if (state.size() != d.goal.size())
        return StateProblem{
            .kind = StateProblem::Length, .places = {}, .has = static_cast<int>(state.size()), .needs = d.places()};
    const auto isColour = [&](char c) {
        return std::ranges::find(d.colours, c, &StickerColour::letter) != d.colours.end();
    };
    for (int place = 0; place < d.places(); ++place)
        if (const char letter = state[static_cast<std::size_t>(place)]; !isColour(letter))
            return StateProblem{.kind = StateProblem::Letter, .places = {place}, .letter = letter};
    for (const StickerColour& colour : d.colours) {
        const auto has = static_cast<int>(std::ranges::count(state, colour.letter));
        const auto needs = static_cast<int>(std::ranges::count(d.goal, colour.letter));
        if (has != needs)
            return StateProblem{StateProblem::Count, {}, colour.letter, has, needs};
    }
    for (int place = 0; place < d.places(); ++place)
        if (state[static_cast<std::size_t>(place)] != d.goal[static_cast<std::size_t>(place)] && !isMoved(d, place))
            return StateProblem{.kind = StateProblem::Fixed, .places = {place}};
    return {};
}

bool isSameSlot(std::vector<int> a, std::vector<int> b)
{
    std::ranges::sort(a);
    std::ranges::sort(b);
    return a == b;
}

std::vector<int> placesOf(const Permutation& from, const std::vector<int>& slot)
{
    std::vector<int> places;
    for (const int i : slot)
        places.push_back(from[static_cast<std::size_t>(i)]);
    return places;
}

std::ptrdiff_t stickersAtHome(const Permutation& from)
{
    std::ptrdiff_t home = 0;
    for (std::size_t i = 0; i < from.size(); ++i)
        home += from[i] == i ? 1 : 0;
    return home;
}

/// One piece that can be turned in its slot so that the rest can be solved; of several the one that leaves least to do.
std::optional<StateProblem> twistedPiece(const Seating& seating, const Permutation& from, const PermutationGroup& group)
{
    std::optional<StateProblem> best;
    std::ptrdiff_t most = -1;
    for (std::size_t piece = 0; piece < seating.slots().size(); ++piece) {
        const std::vector<int> now = placesOf(from, seating.slots()[piece]);
        std::vector<int> seat = now;
        for (std::size_t turn = 1; turn < now.size(); ++turn) {
            std::ranges::rotate(seat, seat.begin() + 1);
            Permutation mended = from;
            seating.seat(piece, seat, mended);
            if (stickersAtHome(mended) <= most || !group.contains(mended))
                continue;
            most = stickersAtHome(mended);
            best = StateProblem{StateProblem::Twisted, now};
        }
    }
    return best;
}

/// Two pieces that can change places so that the rest can be solved; of several pairs the one that leaves least to do.
std::optional<StateProblem> swappedPieces(const Seating& seating, const Permutation& from,
                                          const PermutationGroup& group)
{
    const Slots& slots = seating.slots();
    std::optional<StateProblem> best;
    std::ptrdiff_t most = -1;
    for (std::size_t a = 0; a < slots.size(); ++a)
        for (std::size_t b = a + 1; b < slots.size(); ++b) {
            const std::vector<int> first = placesOf(from, slots[a]), second = placesOf(from, slots[b]);
            for (const std::vector<int>& toSecond : seating.seats(a))
                for (const std::vector<int>& toFirst : seating.seats(b)) {
                    if (!isSameSlot(toSecond, second) || !isSameSlot(toFirst, first))
                        continue;
                    Permutation mended = from;
                    seating.seat(a, toSecond, mended);
                    seating.seat(b, toFirst, mended);
                    if (stickersAtHome(mended) <= most || !group.contains(mended))
                        continue;
                    most = stickersAtHome(mended);
                    best = StateProblem{StateProblem::Swapped, first};
                    best->places.insert(best->places.end(), second.begin(), second.end());
                }
        }
    return best;
}

} // namespace

std::vector<std::vector<int>> slotsOf(const TwistyDefinition& d)
{
    const auto places = static_cast<std::size_t>(d.places());
    std::vector<std::vector<bool>> together(places, std::vector<bool>(places, true));
    for (std::size_t p = 0; p < places; ++p)
        for (std::size_t q = 0; q < places; ++q)
            for (const Turn& turn : d.turns)
                if ((turn.moves[p] != p) != (turn.moves[q] != q))
                    together[p][q] = false;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t p = 0; p < places; ++p)
            for (std::size_t q = 0; q < places; ++q)
                for (const Turn& turn : d.turns)
                    if (together[p][q] && !together[turn.moves[p]][turn.moves[q]]) {
                        together[p][q] = false;
                        changed = true;
                    }
    }
    Slots slots;
    std::vector<bool> done(places);
    for (std::size_t p = 0; p < places; ++p) {
        if (done[p] || !isMoved(d, static_cast<int>(p)))
            continue;
        slots.emplace_back();
        for (std::size_t q = p; q < places; ++q)
            if (together[p][q]) {
                done[q] = true;
                slots.back().push_back(static_cast<int>(q));
            }
    }
    return slots;
}

bool hasDistinctPieces(const TwistyDefinition& d)
{
    const Seating seating(d, d.goal);
    for (std::size_t piece = 0; piece < seating.slots().size(); ++piece)
        if (seating.fitting(piece).size() != 1)
            return false;
    return true;
}

Assembly assemblyOf(const TwistyDefinition& d, const std::string& state)
{
    return {Seating(d, state).assembly()};
}

std::optional<StateProblem> problemOf(const TwistyDefinition& d, const std::string& state)
{
    if (auto problem = wrongColours(d, state))
        return problem;
    if (!hasDistinctPieces(d))
        return {};
    const Seating seating(d, state);
    if (auto problem = seating.wrongPiece())
        return problem;
    const Permutation from = seating.assembly();
    const PermutationGroup group(d.turns, d.places());
    if (group.contains(from))
        return {};
    if (auto problem = twistedPiece(seating, from, group))
        return problem;
    if (auto problem = swappedPieces(seating, from, group))
        return problem;
    return StateProblem{.kind = StateProblem::OutOfReach, .places = {}};
}

} // namespace tokisuji
