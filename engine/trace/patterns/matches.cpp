#include "engine/trace/patterns/matches.h"

#include <algorithm>

namespace tokisuji::tracing {

void PatternMatches::add(int pattern, TechniqueId technique, const std::vector<Lit>& premises,
                         const std::vector<Lit>& conclusions, const std::vector<int>& instances)
{
    const auto index = static_cast<int>(m_matches.size());
    m_matches.push_back({.pattern = pattern,
                         .technique = technique,
                         .firstLit = static_cast<std::uint32_t>(m_lits.size()),
                         .firstInstance = static_cast<std::uint32_t>(m_instances.size()),
                         .premises = static_cast<std::uint8_t>(premises.size()),
                         .conclusions = static_cast<std::uint8_t>(conclusions.size()),
                         .instances = static_cast<std::uint8_t>(instances.size())});
    m_lits.insert(m_lits.end(), premises.begin(), premises.end());
    m_lits.insert(m_lits.end(), conclusions.begin(), conclusions.end());
    m_instances.insert(m_instances.end(), instances.begin(), instances.end());
    if (premises.empty())
        return;
    const auto first = static_cast<std::size_t>(premises.front().code);
    m_waiting.resize(std::max(m_waiting.size(), first + 1));
    m_waiting[first].push_back(index);
}

} // namespace tokisuji::tracing
