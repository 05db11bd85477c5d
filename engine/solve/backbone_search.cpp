// Keys are asked for in chunks of neighbours: a question about few marks in one corner is easier to refute than one
// about the whole board, and a refuted chunk settles all of its keys. Between the questions native repair clears what
// it can reach from the solution that was found last.
#include "engine/solve/backbone_search.h"

#include "engine/solve/effort.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int chunkSize = 100;
constexpr int roundsPerProbe = 8;
constexpr int muchIsFree = 2; ///< chunks
constexpr int openForRepair = 500;

} // namespace

/// What was long ago counts less.
void BackboneSearch::Yield::add(double moreMs, int moreKeys)
{
    constexpr double memory = 0.8;
    ms = memory * ms + moreMs;
    keys = static_cast<int>(memory * keys) + moreKeys;
}

BackboneSearch::BackboneSearch(const Rules& rules, Model& model, std::vector<Lit> assumptions, const Truth& first,
                               Halt halt, Repairs repairs, BackboneEvents events)
    : m_rules(rules), m_model(model), m_assumptions(std::move(assumptions)), m_halt(std::move(halt)),
      m_repairs(repairs), m_events(std::move(events)), m_backbone(rules, first), m_latest(first)
{
}

RepairSearch& BackboneSearch::repair()
{
    if (!m_repair) {
        m_repair.emplace(m_rules, m_model, m_backbone, m_latest, m_halt);
        for (const Lit l : m_assumptions)
            m_repair->freeze(l);
    }
    return *m_repair;
}

void BackboneSearch::fix(Lit l)
{
    m_backbone.fix(l);
    if (m_repair && l.atom() < m_rules.atomCount())
        m_repair->freeze(l);
}

void BackboneSearch::readFacts()
{
    for (const Lit l : m_model.harvestFacts())
        fix(l);
    for (const Key& key : m_backbone.keys())
        if (key.state == Key::Open && m_model.surely(key.lit))
            fix(key.lit);
}

bool BackboneSearch::glance()
{
    if (!repair().possible() || repair().glance() == 0)
        return false;
    m_events.found(repair().solution());
    return true;
}

SatResult BackboneSearch::ask(const std::vector<int>& keys)
{
    const Lit asked = m_model.fresh();
    std::vector<Lit> clause{!asked};
    for (const int key : keys)
        clause.push_back(!m_backbone.keys()[static_cast<std::size_t>(key)].lit);
    m_model.add(clause);
    std::vector<Lit> assumptions = m_assumptions;
    assumptions.push_back(asked);
    const SatResult result = m_model.solve(assumptions, m_halt);
    if (result == SatResult::Sat) {
        m_latest = m_model.solution();
        ++m_freeChunks;
        m_backbone.meet([this](Lit l) { return m_latest[l]; });
        m_events.found(m_latest);
    } else if (result == SatResult::Unsat) {
        for (const int key : keys)
            fix(m_backbone.keys()[static_cast<std::size_t>(key)].lit);
        m_events.proved(keys);
    }
    m_model.add({!asked});
    return result;
}

void BackboneSearch::determineRest(const std::function<bool()>& goesOn)
{
    if (isSweepDue())
        sweep();
    while (openCount() > 0 && !m_halt.reached() && goesOn()) {
        const std::vector<int> chunk = m_backbone.open(0, chunkSize);
        const int before = openCount();
        const auto start = Halt::Clock::now();
        const SatResult result = ask(chunk);
        if (result == SatResult::Unknown)
            return;
        m_satYield.add(msSince(start), before - openCount());
        if (result == SatResult::Sat)
            repairNear(chunk);
        ++m_rounds;
    }
}

bool BackboneSearch::isSweepDue() const
{
    const bool isWorthIt = m_freeChunks >= muchIsFree && openCount() >= openForRepair;
    return !m_swept && (m_repairs == Repairs::AtOnce || (m_repairs == Repairs::WhenMuchIsFree && isWorthIt));
}

void BackboneSearch::sweep()
{
    m_swept = true;
    if (repair().possible() && repair().sweep() > 0)
        m_events.found(repair().solution());
}

/// Goes on natively from the latest solution where that has paid off lately; now and then it is tried anyway.
void BackboneSearch::repairNear(const std::vector<int>& asked)
{
    if (isSweepDue())
        return sweep();
    if (!m_repair || !m_repair->possible()
        || (m_repairYield.rate() < m_satYield.rate() && m_rounds % roundsPerProbe != 0))
        return;
    std::vector<int> released;
    std::ranges::copy_if(asked, std::back_inserter(released), [this](int key) {
        return m_backbone.keys()[static_cast<std::size_t>(key)].state == Key::Free;
    });
    const auto start = Halt::Clock::now();
    const int found = m_repair->near(m_latest, released);
    m_repairYield.add(msSince(start), found);
    if (found > 0)
        m_events.found(m_repair->solution());
}

} // namespace tokisuji
