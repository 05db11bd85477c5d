// Areas of listed sizes: one too many of a size, one of a size that is not listed, or too few in all.
#include "engine/rules/area_flaws.h"

#include <algorithm>
#include <numeric>

namespace tokisuji {

void AreaFlaws::findUnlisted(const Holds& holds, std::vector<AreaFlaw>& flaws) const
{
    const std::vector<int> whole = wholeAreas(holds);
    for (int a = 0; a < static_cast<int>(m_areas.size()); ++a) {
        std::optional<AreaFlaw> flaw = tooManyFrom(a, whole);
        if (!flaw)
            flaw = tooManyOf(a, whole);
        if (flaw)
            flaws.push_back(std::move(*flaw));
    }
    const std::vector<int>& sizes = m_terms.sizes;
    const bool isPossible = sizes.empty() || sizes.front() > 0;
    if (!isPossible)
        flaws.push_back({});
    else if (flaws.empty() && m_areas.size() < sizes.size())
        flaws.push_back(tooFewCells(holds));
}

/// Those round which all cells are absent.
std::vector<int> AreaFlaws::wholeAreas(const Holds& holds) const
{
    std::vector<int> whole;
    for (int a = 0; a < static_cast<int>(m_areas.size()); ++a)
        if (std::ranges::all_of(rimOf(area(a)), [&](int cell) { return holds(!present(cell)); }))
            whole.push_back(a);
    return whole;
}

/// The area is one too many of its size, if it is whole.
std::optional<AreaFlaw> AreaFlaws::tooManyOf(int a, const std::vector<int>& whole) const
{
    const auto listed = static_cast<std::size_t>(std::ranges::count(m_terms.sizes, static_cast<int>(sizeOf(a))));
    std::vector<int> some;
    for (const int other : whole)
        if (other != a && sizeOf(other) == sizeOf(a) && some.size() < listed)
            some.push_back(other);
    if (some.size() < listed)
        return std::nullopt;
    some.push_back(a);
    AreaFlaw flaw;
    for (const int one : some) {
        std::ranges::copy(area(one), std::back_inserter(flaw.cells));
        addWhole(one, flaw);
    }
    return flaw;
}

/// The area, whatever else belongs to it, is one too many of those that have more cells than some size of the list.
std::optional<AreaFlaw> AreaFlaws::tooManyFrom(int a, const std::vector<int>& whole) const
{
    const auto own = std::ranges::lower_bound(m_terms.sizes, static_cast<int>(sizeOf(a)));
    const auto listed = static_cast<std::size_t>(m_terms.sizes.end() - own); // of this size at least
    const std::size_t least = own == m_terms.sizes.begin() ? 1 : static_cast<std::size_t>(std::max(own[-1], 0)) + 1;
    AreaFlaw flaw{.cells = area(a), .reason = {}};
    addSome(a, area(a).front(), least, flaw);
    std::size_t others = 0;
    for (const int other : whole)
        if (other != a && sizeOf(other) >= least && others < listed) {
            ++others;
            std::ranges::copy(area(other), std::back_inserter(flaw.cells));
            addWhole(other, flaw);
        }
    return others == listed ? std::optional(std::move(flaw)) : std::nullopt;
}

/// So many cells are absent that the rest cannot make all the areas.
AreaFlaw AreaFlaws::tooFewCells(const Holds& holds) const
{
    AreaFlaw flaw;
    for (const auto& cells : m_areas)
        std::ranges::copy(cells, std::back_inserter(flaw.cells));
    int left = m_graph.count() - std::accumulate(m_terms.sizes.begin(), m_terms.sizes.end(), 0);
    for (const bool isKnown : {true, false})
        for (int cell = 0; cell < m_graph.count() && left >= 0; ++cell)
            if (areaOf(cell) < 0 && holds(!present(cell)) == isKnown) {
                flaw.reason.push_back(!present(cell));
                --left;
            }
    return flaw;
}

} // namespace tokisuji
