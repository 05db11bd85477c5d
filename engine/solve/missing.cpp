// What the open reading waived is asked for again, one instance at a time: if it cannot hold, something is missing at
// its anchor. Each solution that shows one instance to be possible mostly shows many to be.
//
// Areas that lack a seed need no search: those from which no seed can be reached over cells that may be present.
#include "engine/solve/missing.h"

#include "engine/board/flood.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/sat/disposal.h"
#include "engine/solve/brief_rules.h"
#include "engine/solve/marks.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

/// Instances that an open reading waived, each asked for alone.
class Asker {
public:
    Asker(const Rules& open, const Board& determined, const Halt& halt) : m_rules(open), m_halt(halt)
    {
        m_first = m_rules.instances().size();
        for (const Instance& i : open.waived())
            if (i.anchor != wholeBoard && i.isLocal())
                m_rules.demand(i);
        m_isOpen.assign(m_rules.instances().size() - m_first, 1);
        if (m_isOpen.empty())
            return;
        m_model = std::make_unique<Model>(m_rules, Selectors::Clues, halt);
        for (const Lit fact : factsOfMarks(open, determined).value_or(std::vector<Lit>{}))
            m_model->add({fact});
        m_always = m_model->selectors();
        m_always.resize(m_first);
        std::erase(m_always, Yes);
    }
    ~Asker()
    {
        if (m_model && m_halt.reached())
            disposeOf(std::move(m_model));
    }
    Asker(const Asker&) = delete;
    Asker& operator=(const Asker&) = delete;

    /// Anchors of those that cannot hold.
    [[nodiscard]] std::set<Place> impossible()
    {
        std::set<Place> found;
        for (std::size_t k = 0; k < m_isOpen.size() && !m_halt.reached(); ++k)
            if (const Instance& waived = m_rules.instances()[m_first + k];
                m_isOpen[k] != 0 && !found.contains(waived.anchor) && !canHold(k))
                found.insert(waived.anchor);
        return found;
    }

private:
    [[nodiscard]] bool canHold(std::size_t k)
    {
        std::vector<Lit> selectors = m_always;
        selectors.push_back(m_model->selectors()[m_first + k]);
        const SatResult result = m_model->solveWith(selectors, {}, m_halt);
        if (result == SatResult::Sat)
            learn(Assignment(m_rules, m_model->answers()));
        return result != SatResult::Unsat;
    }

    /// Whatever holds in a solution can hold.
    void learn(const Assignment& solution)
    {
        for (std::size_t k = 0; k < m_isOpen.size(); ++k)
            if (m_isOpen[k] != 0 && holds(m_rules.instances()[m_first + k], solution))
                m_isOpen[k] = 0;
    }

    Rules m_rules;
    Halt m_halt;
    std::unique_ptr<Model> m_model;
    std::size_t m_first = 0; ///< instance of those that were waived
    std::vector<Lit> m_always;
    std::vector<char> m_isOpen; ///< not yet seen to hold
};

/// Cells that are surely present, in areas that no seed can be part of.
std::vector<Place> seedless(const Parts& parts, const std::set<Lit>& facts)
{
    const auto isAbsent = [&](Place cell) { return facts.contains(!parts.present[cell]); };
    std::vector<Place> found;
    for (const Place cell : parts.present.grid().cells()) {
        if (!facts.contains(parts.present[cell]))
            continue;
        const auto area = flood(parts.present.grid(), cell, [&](Place, Place to) { return !isAbsent(to); });
        const auto isSeed = [&](Place c) { return std::ranges::find(parts.seeds, c) != parts.seeds.end(); };
        if (std::ranges::none_of(area, isSeed))
            found.push_back(cell);
    }
    return found;
}

} // namespace

std::vector<Place> missingPlaces(const Board& board, const Verdict& open, const Halt& halt)
{
    const BriefRules brief(board, open.reading, Wording::Full, halt);
    if (!brief.areWhole())
        return {};
    const Rules& rules = *brief;
    const std::vector<Lit> known = factsOfMarks(rules, *open.determined).value_or(std::vector<Lit>{});
    std::set<Lit> facts(known.begin(), known.end());
    facts.insert(Yes);
    std::set<Place> places = Asker(rules, *open.determined, halt).impossible();
    for (const Instance& i : rules.waived())
        if (const auto* seeds = i.find<OneSeedEach>())
            for (const Place cell : seedless(*seeds->parts, facts))
                places.insert(cell);
    return {places.begin(), places.end()};
}

} // namespace tokisuji
