// Swaps of numbers: unique rectangles, and the grave in which every open cell has two candidates.
//
// Two numbers that stand crosswise at the corners of a rectangle can be swapped when every group of different numbers
// has none, two neighbouring or all of the corners: each group then keeps its numbers. Where every open cell has two
// candidates and every group has each of them in two cells, each cell can take its other candidate: again each group
// keeps its numbers.
#include "engine/trace/propagate/uniqueness.h"

#include "engine/rules/literals.h"
#include "engine/trace/index.h"

#include <algorithm>
#include <array>

namespace tokisuji::tracing {

namespace {

/// A number to find, with the groups of different numbers that it belongs to.
struct NumberCell {
    Place place;
    std::vector<Lit> open;   ///< its candidates, while there are several
    std::vector<Lit> closed; ///< what it cannot be any more
    std::vector<int> values; ///< of the open ones
    std::vector<int> groups; ///< instances, in order
    bool isFree = true;      ///< nothing but its groups speaks of it

    [[nodiscard]] bool has(int value) const { return std::ranges::find(values, value) != values.end(); }
    [[nodiscard]] Lit candidate(int value) const { return open[at(static_cast<int>(index(value)))]; }

private:
    [[nodiscard]] std::ptrdiff_t index(int value) const { return std::ranges::find(values, value) - values.begin(); }
};

std::vector<int> inCommon(const NumberCell& a, const NumberCell& b)
{
    std::vector<int> groups;
    std::ranges::set_intersection(a.groups, b.groups, std::back_inserter(groups));
    return groups;
}

void addCell(const NumberCell& cell, Deduction& d)
{
    for (const Lit l : cell.closed)
        d.premises.push_back({!l});
}

class Exchanges {
public:
    explicit Exchanges(const Mind& mind) : m_mind(mind) { readCells(); }

    [[nodiscard]] bool search(const TakeDeduction& take) const { return searchRectangles(take) || searchGrave(take); }

private:
    void readCells();
    void readGroup(int instance);
    void readOther(int instance);
    [[nodiscard]] const NumberCell* openAt(Place place) const
    {
        const auto found = m_at.find(place);
        return found == m_at.end() || m_cells[found->second].open.size() < 2 ? nullptr : &m_cells[found->second];
    }

    // --- rectangles: corners in the order of a walk round it ---
    using Corners = std::array<const NumberCell*, 4>;
    [[nodiscard]] bool searchRectangles(const TakeDeduction& take) const;
    [[nodiscard]] bool lookAt(const Corners&, const TakeDeduction& take) const;
    [[nodiscard]] bool isExchangeable(const Corners&) const;
    [[nodiscard]] bool oneCornerEscapes(const Corners&, const TakeDeduction& take) const;
    [[nodiscard]] bool twoCornersEscape(const Corners&, const TakeDeduction& take) const;
    [[nodiscard]] Deduction begun(const Corners&, Move) const;

    // --- the grave ---
    [[nodiscard]] bool searchGrave(const TakeDeduction& take) const;
    [[nodiscard]] const NumberCell* onlyTriple() const;
    [[nodiscard]] bool isGraveWithout(const NumberCell& triple, int value) const;

    const Mind& m_mind;
    std::vector<NumberCell> m_cells;
    std::map<Place, std::size_t> m_at;
    std::vector<int> m_cellOf;            ///< by answer; -1: none
    std::map<int, std::vector<int>> m_in; ///< cells of a group
    bool m_areAllNumbers = true;          ///< the puzzle asks for nothing else
    bool m_areAllFull = true;             ///< every group has each of its numbers
};

void Exchanges::readCells()
{
    const Rules& rules = m_mind.rules();
    for (const Answer& answer : rules.answers()) {
        m_cellOf.push_back(answer.code == Answer::Direct ? static_cast<int>(m_cells.size()) : -1);
        m_areAllNumbers = m_areAllNumbers && answer.code == Answer::Direct;
        if (answer.code != Answer::Direct)
            continue;
        NumberCell cell{.place = answer.places.front()};
        for (int v = answer.lo; v <= answer.hi; ++v)
            if (const Lit l = Lit::of(answer.atom + v - answer.lo); m_mind.isFalse(l)) {
                cell.closed.push_back(l);
            } else {
                cell.open.push_back(l);
                cell.values.push_back(v);
            }
        m_at.emplace(cell.place, m_cells.size());
        m_cells.push_back(std::move(cell));
    }
    for (std::size_t i = 0; i < rules.instances().size() && !m_cells.empty(); ++i)
        if (rules.instances()[i].is<Different>())
            readGroup(static_cast<int>(i));
        else
            readOther(static_cast<int>(i));
    for (const Definition& definition : rules.definitions())
        for (const Lit l : definition.operands)
            if (const int answer = m_mind.ground().answerOf(l.atom()); answer >= 0 && m_cellOf[at(answer)] >= 0)
                m_cells[at(m_cellOf[at(answer)])].isFree = false;
}

void Exchanges::readGroup(int instance)
{
    const Instance& group = m_mind.ground().instance(instance);
    const Numbers& numbers = group.get<Different>().numbers;
    m_areAllFull = m_areAllFull && numbers.permutation;
    for (const NumberVar& number : numbers.numbers)
        for (const Lit l : number.values) {
            const int answer = l.constant() ? -1 : m_mind.ground().answerOf(l.atom());
            if (answer < 0 || m_cellOf[at(answer)] < 0)
                continue;
            const int index = m_cellOf[at(answer)];
            m_cells[at(index)].isFree = m_cells[at(index)].isFree && group.guard == Yes;
            m_cells[at(index)].groups.push_back(instance);
            m_in[instance].push_back(index);
            break;
        }
}

/// That a cell has one number is no matter; every other rule is.
void Exchanges::readOther(int instance)
{
    const Instance& rule = m_mind.ground().instance(instance);
    std::vector<int> cells;
    for (const Lit l : allLiteralsOf(rule))
        if (const int answer = l.constant() ? -1 : m_mind.ground().answerOf(l.atom());
            answer >= 0 && m_cellOf[at(answer)] >= 0)
            cells.push_back(m_cellOf[at(answer)]);
    const auto* count = rule.find<Count>();
    const bool isOneNumber = count != nullptr && count->lo == 1 && count->hi == 1 && rule.guard == Yes
                             && cells.size() == count->operands.size()
                             && std::ranges::all_of(cells, [&](int c) { return c == cells.front(); });
    for (const int c : cells)
        m_cells[at(c)].isFree = m_cells[at(c)].isFree && isOneNumber;
}

// --- rectangles ---

bool Exchanges::searchRectangles(const TakeDeduction& take) const
{
    for (const NumberCell& first : m_cells)
        for (const NumberCell& last : m_cells) {
            if (last.place.y <= first.place.y || last.place.x == first.place.x || first.open.size() < 2
                || last.open.size() < 2)
                continue;
            const Corners corners{&first, openAt({last.place.x, first.place.y}), &last,
                                  openAt({first.place.x, last.place.y})};
            const bool areThere = corners[1] != nullptr && corners[3] != nullptr;
            if (areThere && isExchangeable(corners) && lookAt(corners, take))
                return true;
        }
    return false;
}

/// Every group has none, two neighbouring or all of the corners, and nothing else speaks of them.
bool Exchanges::isExchangeable(const Corners& corners) const
{
    if (!std::ranges::all_of(corners, &NumberCell::isFree))
        return false;
    std::map<int, std::vector<int>> seen;
    for (int k = 0; k < 4; ++k)
        for (const int group : corners[at(k)]->groups)
            seen[group].push_back(k);
    return std::ranges::all_of(seen, [](const auto& entry) {
        const std::vector<int>& members = entry.second;
        return members.size() == 4 || (members.size() == 2 && (members[1] - members[0]) % 2 == 1);
    });
}

bool Exchanges::lookAt(const Corners& corners, const TakeDeduction& take) const
{
    for (std::size_t turn = 0; turn < 4; ++turn) {
        Corners turned = corners;
        std::ranges::rotate(turned, turned.begin() + static_cast<std::ptrdiff_t>(turn));
        if (oneCornerEscapes(turned, take) || twoCornersEscape(turned, take))
            return true;
    }
    return false;
}

Deduction Exchanges::begun(const Corners& corners, Move move) const
{
    Deduction d{.technique = idOf(move)};
    Hint area{Hint::Area, {}};
    for (std::size_t k = 0; k < 4; ++k) {
        area.places.push_back(corners[k]->place);
        const auto shared = inCommon(*corners[k], *corners[(k + 1) % 4]);
        d.instances.insert(d.instances.end(), shared.begin(), shared.end());
    }
    d.hints = {area};
    return d;
}

/// Three corners have two candidates, the same ones: the last corner has neither.
bool Exchanges::oneCornerEscapes(const Corners& corners, const TakeDeduction& take) const
{
    const std::vector<int>& pair = corners[0]->values;
    const NumberCell& last = *corners[3];
    if (pair.size() != 2 || corners[1]->values != pair || corners[2]->values != pair || last.values.size() < 3
        || !last.has(pair[0]) || !last.has(pair[1]))
        return false;
    Deduction d = begun(corners, Move::UniqueRectangle1);
    for (const std::size_t k : {0, 1, 2})
        addCell(*corners[k], d);
    for (const int value : pair)
        d.conclusions.push_back({!last.candidate(value)});
    return take(std::move(d));
}

/// Two neighbouring corners have a third candidate, the same one: it stands in one of them.
bool Exchanges::twoCornersEscape(const Corners& corners, const TakeDeduction& take) const
{
    const std::vector<int>& pair = corners[0]->values;
    const std::vector<int>& triple = corners[2]->values;
    if (pair.size() != 2 || corners[1]->values != pair || triple.size() != 3 || corners[3]->values != triple
        || !std::ranges::includes(triple, pair))
        return false;
    const int third = *std::ranges::find_if(triple, [&](int v) { return std::ranges::find(pair, v) == pair.end(); });
    Deduction d = begun(corners, Move::UniqueRectangle2);
    for (const NumberCell* corner : corners)
        addCell(*corner, d);
    for (const NumberCell& cell : m_cells) {
        const auto one = inCommon(cell, *corners[2]);
        const auto other = inCommon(cell, *corners[3]);
        if (&cell == corners[2] || &cell == corners[3] || !cell.has(third) || one.empty() || other.empty())
            continue;
        d.conclusions.push_back({!cell.candidate(third)});
        d.instances.insert(d.instances.end(), {one.front(), other.front()});
    }
    return !d.conclusions.empty() && take(std::move(d));
}

// --- the grave ---

bool Exchanges::searchGrave(const TakeDeduction& take) const
{
    if (!m_areAllNumbers || !m_areAllFull || !std::ranges::all_of(m_cells, &NumberCell::isFree))
        return false;
    const NumberCell* triple = onlyTriple();
    if (triple == nullptr)
        return false;
    for (const int value : triple->values) {
        if (!isGraveWithout(*triple, value))
            continue;
        Deduction d{.technique = idOf(Move::BivalueGrave), .instances = triple->groups};
        for (const NumberCell& cell : m_cells)
            if (cell.open.size() > 1)
                addCell(cell, d);
        d.conclusions = {{triple->candidate(value)}};
        return take(std::move(d));
    }
    return false;
}

/// The one cell with three candidates when all others that are open have two.
const NumberCell* Exchanges::onlyTriple() const
{
    const NumberCell* triple = nullptr;
    for (const NumberCell& cell : m_cells) {
        if (cell.open.size() > 3 || (cell.open.size() == 3 && triple != nullptr))
            return nullptr;
        triple = cell.open.size() == 3 ? &cell : triple;
    }
    return triple;
}

bool Exchanges::isGraveWithout(const NumberCell& triple, int value) const
{
    return std::ranges::all_of(m_in, [&](const auto& group) {
        std::map<int, int> counts;
        for (const int index : group.second)
            if (const NumberCell& cell = m_cells[at(index)]; cell.open.size() > 1)
                for (const int v : cell.values)
                    counts[v] += &cell == &triple && v == value ? 0 : 1;
        return std::ranges::all_of(counts, [](const auto& entry) { return entry.second == 2 || entry.second == 0; });
    });
}

} // namespace

bool deduceFromExchanges(const Mind& mind, const TakeDeduction& take)
{
    return Exchanges(mind).search(take);
}

} // namespace tokisuji::tracing
