#include "engine/solve/brief_rules.h"

#include "engine/genre/registry.h"
#include "engine/rules/abandon.h"
#include "engine/sat/disposal.h"

namespace tokisuji {

BriefRules::BriefRules(const Board& board, BoardReading reading, Wording wording, Halt halt)
    : m_halt(std::move(halt)), m_rules(std::make_unique<Rules>(reading, wording))
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

Verdict givenUp(const CheckOptions& options, const Halt& halt, const VerdictSink& sink)
{
    Verdict unknown{.stop = halt.cancelled() ? Stop::Cancelled : Stop::Limit, .marks = options.marks};
    if (sink)
        sink(unknown);
    return unknown;
}

} // namespace tokisuji
