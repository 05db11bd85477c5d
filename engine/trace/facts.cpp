#include "engine/trace/facts.h"

#include <algorithm>

namespace tokisuji::tracing {

Facts::Facts(int atoms)
    : m_values(static_cast<std::size_t>(atoms), 0), m_positions(static_cast<std::size_t>(atoms), -1), m_relations(atoms)
{
    m_values[0] = 1;
}

std::vector<int> Facts::add(Fact fact, int deduction)
{
    const auto position = static_cast<int>(m_trail.size());
    m_trail.push_back({fact, deduction});
    if (!fact.isValue())
        return m_relations.tell(fact, position);
    m_values[at(fact.a)] = fact.a.positive() ? 1 : -1;
    m_positions[at(fact.a)] = position;
    return {};
}

int Facts::deductionOf(Fact fact) const
{
    if (fact.isValue()) {
        const int position = m_positions[at(fact.a)];
        return position < 0 ? -1 : m_trail[static_cast<std::size_t>(position)].deduction;
    }
    const Lit other = fact.a.positive() ? fact.b : !fact.b;
    const auto& links = m_relations.links(fact.a.atom());
    const auto link = std::ranges::find(links, other, &Relations::Link::other);
    return link == links.end() ? -1 : m_trail[static_cast<std::size_t>(link->position)].deduction;
}

void Facts::undo(std::size_t mark)
{
    while (m_trail.size() > mark) {
        const Fact fact = m_trail.back().fact;
        if (fact.isValue()) {
            m_values[at(fact.a)] = 0;
            m_positions[at(fact.a)] = -1;
        } else {
            m_relations.untell(fact);
        }
        m_trail.pop_back();
    }
}

} // namespace tokisuji::tracing
