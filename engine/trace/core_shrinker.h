// CoreShrinker: of the rules and facts that forbid something, as few as still do.
#pragma once

#include "engine/rules/literals.h"

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace tokisuji::tracing {

/// What a core consists of.
struct CoreParts {
    std::vector<Lit> selectors;
    std::vector<Lit> facts;
};

/// The parts of a core: selectors of rules, and some of the facts.
[[nodiscard]] inline CoreParts partsOf(const std::vector<Lit>& core, const std::map<Lit, int>& bySelector,
                                       const std::set<Lit>& facts)
{
    CoreParts parts;
    for (const Lit l : core)
        if (bySelector.contains(l))
            parts.selectors.push_back(l);
        else if (facts.contains(l)) // neither the goal nor what lazy rules assume for themselves
            parts.facts.push_back(l);
    return parts;
}

/// Leaves out one element after the other, rules before facts, as long as the rest still forbids the goal.
class CoreShrinker {
public:
    using Core = std::function<std::optional<std::vector<Lit>>(const CoreParts&)>;
    CoreShrinker(CoreParts all, Core core, std::size_t size)
        : m_all(std::move(all)), m_core(std::move(core)), m_size(size)
    {
    }

    /// False: more than `size` rules are needed.
    [[nodiscard]] bool shrink(const std::map<Lit, int>& bySelector, const std::set<Lit>& facts)
    {
        return shrinkPart(&CoreParts::selectors, bySelector, facts, m_size)
               && shrinkPart(&CoreParts::facts, bySelector, facts, SIZE_MAX);
    }
    [[nodiscard]] const CoreParts& result() const { return m_all; }

private:
    [[nodiscard]] bool shrinkPart(std::vector<Lit> CoreParts::*part, const std::map<Lit, int>& bySelector,
                                  const std::set<Lit>& facts, std::size_t limit)
    {
        std::size_t needed = 0;
        while (needed < (m_all.*part).size()) {
            if (needed >= limit)
                return false;
            CoreParts fewer = m_all;
            (fewer.*part).erase((fewer.*part).begin() + static_cast<std::ptrdiff_t>(needed));
            const auto core = m_core(fewer);
            if (!core) {
                ++needed;
                continue;
            }
            const CoreParts kept = partsOf(*core, bySelector, facts);
            keep(kept);
        }
        return (m_all.*part).size() <= limit;
    }
    /// Keeps the order, so that what was found necessary stays in front.
    void keep(const CoreParts& kept)
    {
        for (const auto part : {&CoreParts::selectors, &CoreParts::facts})
            std::erase_if(m_all.*part, [&](Lit l) { return std::ranges::find(kept.*part, l) == (kept.*part).end(); });
    }

    CoreParts m_all;
    Core m_core;
    std::size_t m_size;
};

} // namespace tokisuji::tracing
