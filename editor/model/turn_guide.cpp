#include "editor/model/turn_guide.h"

#include <algorithm>
#include <cstdlib>
#include <optional>

namespace tokisuji {

bool TurnGuide::follow(const Definition& definition, const std::string& state)
{
    // a way that is longer than need be may pass a state twice
    std::optional<int> nearest;
    for (int step = 0; definition == m_definition && step < static_cast<int>(m_states.size()); ++step)
        if (stateAfter(step) == state && (!nearest || std::abs(step - m_step) < std::abs(*nearest - m_step)))
            nearest = step;
    if (nearest) {
        m_step = *nearest;
        return false;
    }
    *this = {};
    m_definition = definition;
    m_start = state;
    m_states = {state};
    return true;
}

void TurnGuide::offer(const std::string& state, const std::vector<TurnList>& ways)
{
    if (!m_definition || state != m_start || !isAtStart() || ways == m_ways)
        return;
    const auto chosen = m_ways.empty() ? ways.end() : std::ranges::find(ways, turns());
    m_ways = ways;
    takeWay(chosen == ways.end() ? 0 : static_cast<int>(chosen - ways.begin()));
}

void TurnGuide::choose(int way)
{
    if (isAtStart())
        takeWay(way);
}

void TurnGuide::takeWay(int way)
{
    m_way = way;
    m_states = {m_start};
    for (const int turn : turns())
        m_states.push_back(turned(m_states.back(), m_definition->turns[static_cast<std::size_t>(turn)]));
}

const TurnList& TurnGuide::turns() const
{
    static const TurnList none;
    return m_ways.empty() ? none : m_ways[static_cast<std::size_t>(m_way)];
}

} // namespace tokisuji
