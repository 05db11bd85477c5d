// Numbers that are pairwise different: peers, hidden singles, locked candidates, subsets and fish.
//
// A unit is a permutation: every value occurs in it. A candidate is the literal "this cell has this value".
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace tokisuji::tracing {

namespace {

constexpr std::size_t largestSubset = 4;

using Table = CandidateTable;

bool speaks(const Mind& mind, int instance)
{
    return mind.isTrue(mind.ground().instance(instance).guard);
}

/// The candidates of one value in one instance.
const std::vector<Lit>& candidatesOf(const Mind& mind, const ValueOf& subject)
{
    return mind.ground().candidates(subject.instance).columns[subject.column];
}

} // namespace

void examinePeers(Mind& mind, int subject)
{
    const ValueOf& value = mind.ground().values()[static_cast<std::size_t>(subject)];
    if (!speaks(mind, value.instance))
        return;
    const std::vector<Lit>& column = candidatesOf(mind, value);
    const auto holder = std::ranges::find_if(column, [&](Lit l) { return mind.isTrue(l); });
    if (holder == column.end())
        return;
    Deduction d{.technique = idOf(Move::PeerValue), .instances = {value.instance}, .premises = {{*holder}}};
    for (auto l = column.begin(); l != column.end(); ++l)
        if (l != holder && !mind.isFalse(*l))
            d.conclusions.push_back({!*l});
    if (d.conclusions.empty())
        return;
    if (std::ranges::all_of(d.conclusions, [](const Fact& f) { return f.a.constant(); }))
        d.conclusions.clear(); // two given numbers: nothing stands against it but the clues
    mind.conclude(std::move(d));
}

void examineHiddenSingles(Mind& mind, int subject)
{
    const ValueOf& value = mind.ground().values()[static_cast<std::size_t>(subject)];
    if (!speaks(mind, value.instance))
        return;
    const std::vector<Lit>& column = candidatesOf(mind, value);
    const auto left = [&](Lit l) { return !mind.isFalse(l); };
    const auto only = std::ranges::find_if(column, left);
    if (only != column.end() && (mind.isTrue(*only) || std::find_if(only + 1, column.end(), left) != column.end()))
        return;
    Deduction d{.technique = idOf(Move::HiddenSingle), .instances = {value.instance}};
    for (auto l = column.begin(); l != column.end(); ++l)
        if (l == only)
            d.conclusions = {{*l}};
        else
            d.premises.push_back({!*l});
    mind.conclude(std::move(d));
}

/// All candidates of a value in one unit lie in another unit too: the rest of that one loses the value.
void examineLockedCandidates(Mind& mind, int subject)
{
    const Ground& ground = mind.ground();
    const ValueOf& value = ground.values()[static_cast<std::size_t>(subject)];
    if (!speaks(mind, value.instance))
        return;
    const std::vector<Lit>& candidates = candidatesOf(mind, value);
    std::vector<Lit> open;
    for (const Lit l : candidates)
        if (mind.isTrue(l))
            return;
        else if (mind.isOpen(l))
            open.push_back(l);
    if (open.size() < 2)
        return;
    for (const ValueOf& other : ground.overlapping(subject)) {
        const std::vector<Lit>& cover = candidatesOf(mind, other);
        const auto covers = [&](Lit l) { return std::ranges::find(cover, l) != cover.end(); };
        if (mind.isBroken() || !std::ranges::all_of(open, covers))
            continue;
        Deduction d{.technique = idOf(Move::LockedCandidates), .instances = {value.instance, other.instance}};
        for (const Lit l : cover)
            if (mind.isOpen(l) && std::ranges::find(open, l) == open.end())
                d.conclusions.push_back({!l});
        if (d.conclusions.empty())
            continue;
        for (const Lit l : candidates)
            if (mind.isFalse(l))
                d.premises.push_back({!l});
        mind.conclude(std::move(d));
    }
}

namespace {

/// Rows of bits, e.g. for each open cell its candidates: finds n rows that together have n columns.
class SubsetSearch {
public:
    using Found = std::function<void(const std::vector<int>& rows, std::uint64_t columns)>;
    SubsetSearch(std::vector<std::uint64_t> rows, std::size_t size, Found found)
        : m_rows(std::move(rows)), m_size(size), m_found(std::move(found))
    {
        extend(0, 0);
    }

private:
    void extend(std::size_t from, std::uint64_t columns)
    {
        if (m_chosen.size() == m_size)
            return m_found(m_chosen, columns);
        for (std::size_t r = from; r < m_rows.size(); ++r) {
            const std::uint64_t together = columns | m_rows[r];
            if (m_rows[r] == 0 || static_cast<std::size_t>(std::popcount(together)) > m_size)
                continue;
            m_chosen.push_back(static_cast<int>(r));
            extend(r + 1, together);
            m_chosen.pop_back();
        }
    }
    std::vector<std::uint64_t> m_rows;
    std::size_t m_size;
    Found m_found;
    std::vector<int> m_chosen;
};

/// A grid of candidates as bits; rows that are settled are empty.
std::vector<std::uint64_t> openRows(const Mind& mind, const std::vector<std::vector<Lit>>& grid)
{
    std::vector<std::uint64_t> rows;
    for (const auto& line : grid) {
        std::uint64_t bits = 0;
        for (std::size_t c = 0; c < line.size() && c < 64; ++c)
            bits |= mind.isFalse(line[c]) ? 0 : std::uint64_t{1} << c;
        rows.push_back(std::popcount(bits) < 2 ? 0 : bits);
    }
    return rows;
}

/// n rows with n columns: the other rows lose those columns. Premises: what the n rows have lost.
void concludeSubset(Mind& mind, const std::vector<std::vector<Lit>>& grid, const std::vector<int>& rows,
                    std::uint64_t columns, Deduction d)
{
    for (std::size_t r = 0; r < grid.size(); ++r) {
        const bool chosen = std::ranges::find(rows, static_cast<int>(r)) != rows.end();
        for (std::size_t c = 0; c < grid[r].size() && c < 64; ++c) {
            const bool inside = (columns >> c & 1U) != 0;
            if (chosen && !inside)
                d.premises.push_back({!grid[r][c]});
            if (!chosen && inside && mind.isOpen(grid[r][c]))
                d.conclusions.push_back({!grid[r][c]});
        }
    }
    if (!d.conclusions.empty())
        mind.conclude(std::move(d));
}

/// The rule that a cell holds exactly one value, for each of the cells of a unit.
std::vector<int> cellRules(const Mind& mind, const std::vector<std::vector<Lit>>& cells, const std::vector<int>& rows)
{
    std::vector<int> found;
    for (const int r : rows)
        for (const int task : mind.ground().watchers(cells[static_cast<std::size_t>(r)].front().atom())) {
            const Task& t = mind.ground().tasks()[static_cast<std::size_t>(task)];
            if (t.examiner == &examiner::count)
                found.push_back(t.subject);
        }
    return found;
}

} // namespace

void examineSubsets(Mind& mind, int subject)
{
    if (!speaks(mind, subject))
        return;
    const Table& table = mind.ground().candidates(subject);
    const auto& values = table.columns;
    for (std::size_t size = 2; size <= largestSubset && !mind.isBroken(); ++size) {
        SubsetSearch(openRows(mind, table.cells), size, [&](const auto& rows, std::uint64_t columns) {
            Deduction d{.technique = idOf(Move::NakedSubset), .instances = cellRules(mind, table.cells, rows)};
            d.instances.push_back(subject);
            concludeSubset(mind, table.cells, rows, columns, std::move(d));
        });
        SubsetSearch(openRows(mind, values), size, [&](const auto& rows, std::uint64_t columns) {
            Deduction d{.technique = idOf(Move::HiddenSubset), .instances = {subject}};
            for (std::size_t c = 0; c < table.cells.size(); ++c)
                if ((columns >> c & 1U) != 0) {
                    const auto rules = cellRules(mind, table.cells, {static_cast<int>(c)});
                    d.instances.insert(d.instances.end(), rules.begin(), rules.end());
                }
            concludeSubset(mind, values, rows, columns, std::move(d));
        });
    }
}

namespace {

/// For one value: the candidates in each unit of a family.
struct FishLines {
    std::vector<int> units;
    std::vector<std::vector<Lit>> candidates;
};

FishLines linesOf(const Mind& mind, int value, const RuleFamily* family)
{
    FishLines lines;
    for (const int unit : mind.ground().units()) {
        const Instance& i = mind.ground().instance(unit);
        const Table& table = mind.ground().candidates(unit);
        const int v = value - table.lo;
        if (i.family != family || v < 0 || v >= static_cast<int>(table.columns.size()))
            continue;
        lines.units.push_back(unit);
        lines.candidates.push_back(table.columns[static_cast<std::size_t>(v)]);
    }
    return lines;
}

/// n units of one family whose candidates all lie in n units of another.
void examineFishOf(Mind& mind, const FishLines& base, const FishLines& cover)
{
    std::vector<std::uint64_t> rows;
    for (const auto& candidates : base.candidates) {
        std::uint64_t bits = 0;
        int open = 0;
        for (const Lit l : candidates) {
            open += mind.isOpen(l) ? 1 : 0;
            for (std::size_t c = 0; c < cover.candidates.size() && c < 64; ++c)
                if (mind.isOpen(l) && std::ranges::find(cover.candidates[c], l) != cover.candidates[c].end())
                    bits |= std::uint64_t{1} << c;
        }
        const bool settled = std::ranges::any_of(candidates, [&](Lit l) { return mind.isTrue(l); });
        rows.push_back(settled || open < 2 ? 0 : bits);
    }
    for (std::size_t size = 2; size <= largestSubset && !mind.isBroken(); ++size)
        SubsetSearch(rows, size, [&](const std::vector<int>& chosen, std::uint64_t columns) {
            Deduction d{.technique = idOf(Move::Fish)};
            std::vector<Lit> inBase;
            for (const int r : chosen) {
                d.instances.push_back(base.units[static_cast<std::size_t>(r)]);
                for (const Lit l : base.candidates[static_cast<std::size_t>(r)]) {
                    inBase.push_back(l);
                    if (mind.isFalse(l))
                        d.premises.push_back({!l});
                }
            }
            for (std::size_t c = 0; c < cover.candidates.size(); ++c) {
                if ((columns >> c & 1U) == 0)
                    continue;
                d.instances.push_back(cover.units[c]);
                for (const Lit l : cover.candidates[c])
                    if (mind.isOpen(l) && std::ranges::find(inBase, l) == inBase.end())
                        d.conclusions.push_back({!l});
            }
            if (!d.conclusions.empty())
                mind.conclude(std::move(d));
        });
}

} // namespace

void examineFish(Mind& mind, int subject)
{
    std::vector<const RuleFamily*> families;
    for (const int unit : mind.ground().units())
        if (const RuleFamily* family = mind.ground().instance(unit).family;
            std::ranges::find(families, family) == families.end())
            families.push_back(family);
    for (const RuleFamily* base : families)
        for (const RuleFamily* cover : families)
            if (base != cover)
                examineFishOf(mind, linesOf(mind, subject, base), linesOf(mind, subject, cover));
}

} // namespace tokisuji::tracing
