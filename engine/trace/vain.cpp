#include "engine/trace/vain.h"

#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tokisuji::tracing {

namespace {

constexpr int unlimited = 1 << 20;

/// Propagators whose subject is the board as a whole: nearly every change wakes them.
bool looksAtBoard(const Examiner* examiner)
{
    constexpr std::array wide{&examiner::exits,       &examiner::cuts,    &examiner::isolation,  &examiner::loopClose,
                              &examiner::loopRegion,  &examiner::regions, &examiner::regionRoom, &examiner::regionReach,
                              &examiner::cornerCount, &examiner::acyclic, &examiner::loopSides};
    return std::ranges::find(wide, examiner) != wide.end();
}

} // namespace

Vain::Vain(const Mind& mind, std::size_t tries) : m_mind(&mind), m_tries(tries), m_readers(mind.ground().tasks().size())
{
}

void Vain::Look::add(const Mind& mind)
{
    tasks.insert(tasks.end(), mind.examined().begin(), mind.examined().end());
    wasOverBudget = wasOverBudget || mind.wasOverBudget();
}

Vain::Hope Vain::hopeOf(int tried, int memory) const
{
    const Try& before = m_tries[at(tried)];
    if (before.memory < memory || before.isStale)
        return Hope::Good;
    return before.sawBoard && before.facts < m_mind->pathFacts() ? Hope::Faint : Hope::None;
}

void Vain::note(int tried, int memory, Look look)
{
    Try& now = m_tries[at(tried)];
    now = {.memory = look.wasOverBudget ? memory : unlimited, .facts = m_mind->pathFacts(), .number = now.number + 1};
    std::ranges::sort(look.tasks);
    const auto repeated = std::ranges::unique(look.tasks);
    look.tasks.erase(repeated.begin(), repeated.end());
    for (const int task : look.tasks)
        if (looksAtBoard(m_mind->ground().tasks()[at(task)].examiner))
            now.sawBoard = true;
        else
            m_readers[at(task)].push_back({tried, now.number});
}

void Vain::noteChanges(const std::vector<int>& tasks)
{
    for (const int task : tasks)
        for (const auto& [tried, number] : std::exchange(m_readers[at(task)], {}))
            if (Try& before = m_tries[at(tried)]; before.number == number)
                before.isStale = true;
}

} // namespace tokisuji::tracing
