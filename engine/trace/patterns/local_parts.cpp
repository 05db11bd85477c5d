// What rules about components say of a few cells. A component with a seed is no larger than its number, and does not
// end before; it holds no second seed, and where it must hold one, it does not end without. Of larger sets of cells
// nobody sees that at a glance.
#include "engine/trace/index.h"
#include "engine/trace/patterns/local_rules.h"

#include <algorithm>
#include <set>

namespace tokisuji::tracing {

namespace {

constexpr int mostCells = 4;    ///< of a component that would be too large, or hold two seeds
constexpr int mostEnclosed = 2; ///< of one that ends

using Cells = std::vector<int>; ///< sorted

/// Everything connected around a cell, up to some number of cells; what `grows` refuses grows no further.
template <class Grows>
std::set<Cells> connectedSets(const PartsMap& parts, int start, int most, const Grows& grows)
{
    std::set<Cells> all{{start}};
    std::set<Cells> last = all;
    for (int size = 2; size <= most; ++size) {
        std::set<Cells> next;
        for (const Cells& cells : last) {
            if (!grows(cells))
                continue;
            for (const int cell : cells)
                for (const int other : parts.beside[at(cell)])
                    if (!std::ranges::binary_search(cells, other) && parts.present[at(other)] != No) {
                        Cells larger = cells;
                        larger.insert(std::ranges::lower_bound(larger, other), other);
                        next.insert(std::move(larger));
                    }
        }
        all.insert(next.begin(), next.end());
        last = std::move(next);
    }
    return all;
}

std::vector<Lit> presentIn(const PartsMap& parts, const Cells& cells)
{
    std::vector<Lit> lits;
    for (const int cell : cells)
        lits.push_back(parts.present[at(cell)]);
    return lits;
}

/// Not all of them.
PatternRule notAll(const PartsMap& parts, const Cells& cells)
{
    return {{}, presentIn(parts, cells), 0, static_cast<int>(cells.size()) - 1};
}

/// If all of them, then one beside them too.
PatternRule goesOn(const PartsMap& parts, const Cells& cells)
{
    Cells beside;
    for (const int cell : cells)
        for (const int other : parts.beside[at(cell)])
            if (!std::ranges::binary_search(cells, other) && parts.present[at(other)] != No)
                beside.push_back(other);
    std::ranges::sort(beside);
    const auto repeated = std::ranges::unique(beside);
    beside.erase(repeated.begin(), repeated.end());
    std::vector<Lit> operands = presentIn(parts, beside);
    for (const Lit l : presentIn(parts, cells))
        operands.push_back(!l);
    const auto count = static_cast<int>(operands.size());
    return {{}, std::move(operands), 1, count};
}

int seedsIn(const PartsMap& parts, const Cells& cells)
{
    return static_cast<int>(std::ranges::count_if(cells, [&](int cell) { return parts.seedAt[at(cell)] >= 0; }));
}

/// Does each of its cells lie on the way from one seed to the other?
bool isPath(const PartsMap& parts, const Cells& cells)
{
    return std::ranges::all_of(cells, [&](int cell) {
        const auto beside = std::ranges::count_if(parts.beside[at(cell)],
                                                  [&](int other) { return std::ranges::binary_search(cells, other); });
        return beside == (parts.seedAt[at(cell)] >= 0 ? 1 : 2);
    });
}

} // namespace

void LocalRules::addParts(const PartsMap& parts)
{
    const auto isAlone = [&](const Cells& cells) { return seedsIn(parts, cells) < 2; };
    for (const PartsMap::Seed& seed : parts.seeds) {
        if (seed.instance >= 0 && seed.size > 0) {
            const int most = std::min(seed.size + 1, mostCells);
            for (const Cells& cells : connectedSets(parts, seed.cell, most, isAlone)) {
                const auto size = static_cast<int>(cells.size());
                if (size == seed.size + 1)
                    addRule(seed.instance, notAll(parts, cells));
                else if (size < seed.size && size <= mostEnclosed)
                    addRule(seed.instance, goesOn(parts, cells));
            }
        }
        if (parts.instance < 0)
            continue;
        for (const Cells& cells : connectedSets(parts, seed.cell, mostCells, isAlone)) // from the first seed of two
            if (seedsIn(parts, cells) == 2 && isPath(parts, cells)
                && seed.cell == *std::ranges::find_if(cells, [&](int c) { return parts.seedAt[at(c)] >= 0; }))
                addRule(parts.instance, notAll(parts, cells));
    }
    if (parts.instance < 0 || parts.needed != Extent::Exactly)
        return;
    for (int cell = 0; cell < static_cast<int>(parts.present.size()); ++cell)
        for (const Cells& cells : connectedSets(parts, cell, mostEnclosed, isAlone))
            if (parts.present[at(cell)] != No && cells.front() == cell && seedsIn(parts, cells) == 0)
                addRule(parts.instance, goesOn(parts, cells));
}

} // namespace tokisuji::tracing
