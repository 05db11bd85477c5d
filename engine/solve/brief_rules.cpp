#include "engine/solve/brief_rules.h"

#include "engine/genre/registry.h"
#include "engine/rules/abandon.h"
#include "engine/sat/disposal.h"

namespace tokisuji {

BriefRules::BriefRules(const Board& board, BoardReading reading, Halt halt)
    : m_halt(std::move(halt)), m_rules(std::make_unique<Rules>(reading))
{
    const BuildWatch watch([this] { return m_halt.reached(); });
    try {
        if (const Genre& genre = genreOf(board); genre.hasRules())
            genre.rules(board, *m_rules);
        m_areWhole = true;
    } catch (const BuildAbandoned&) {
    }
}

BriefRules::~BriefRules()
{
    if (m_halt.reached())
        disposeOf(std::move(m_rules));
}

} // namespace tokisuji
