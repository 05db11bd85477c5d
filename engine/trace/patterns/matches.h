// Matches: where on a board the patterns of its genre occur. What the rules say is settled before a trace begins; while
// it runs, a match only waits for what has to be known.
#pragma once

#include "engine/rules/literal.h"
#include "engine/trace/technique.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tokisuji::tracing {

class PatternMatches {
public:
    struct Match {
        int pattern; ///< index into the library
        TechniqueId technique;
        std::uint32_t firstLit; ///< premises, then conclusions
        std::uint32_t firstInstance;
        std::uint8_t premises;
        std::uint8_t conclusions;
        std::uint8_t instances;
    };

    void add(int pattern, TechniqueId, const std::vector<Lit>& premises, const std::vector<Lit>& conclusions,
             const std::vector<int>& instances);

    [[nodiscard]] const std::vector<Match>& all() const { return m_matches; }
    [[nodiscard]] const Match& match(int index) const { return m_matches[static_cast<std::size_t>(index)]; }
    [[nodiscard]] std::span<const Lit> premisesOf(const Match& m) const
    {
        return std::span(m_lits).subspan(m.firstLit, m.premises);
    }
    [[nodiscard]] std::span<const Lit> conclusionsOf(const Match& m) const
    {
        return std::span(m_lits).subspan(m.firstLit + m.premises, m.conclusions);
    }
    [[nodiscard]] std::span<const int> instancesOf(const Match& m) const
    {
        return std::span(m_instances).subspan(m.firstInstance, m.instances);
    }
    /// The matches that have this as their first premise.
    [[nodiscard]] std::span<const int> waitingFor(Lit l) const
    {
        const auto code = static_cast<std::size_t>(l.code);
        return code < m_waiting.size() ? std::span<const int>(m_waiting[code]) : std::span<const int>();
    }

private:
    std::vector<Match> m_matches;
    std::vector<Lit> m_lits;
    std::vector<int> m_instances;
    std::vector<std::vector<int>> m_waiting; ///< by code of the literal
};

} // namespace tokisuji::tracing
