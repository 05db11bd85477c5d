#include "engine/advice/probe.h"

#include "engine/genre/registry.h"
#include "engine/sat/disposal.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int growthAllowed = 3;
constexpr int atomsAllowed = 20'000;

/// Rules that say on the face of it that nothing is right.
bool areHopeless(const Rules& rules)
{
    return std::ranges::any_of(rules.instances(),
                               [](const Instance& i) { return i.is<Any>() && i.operands().empty() && i.guard == Yes; });
}

} // namespace

/// Freeing the solver of a large board takes longer than whoever is told to stop has.
Probe::~Probe()
{
    if (m_warm)
        disposeOf(std::move(m_warm));
}

bool Probe::isWarmFor(const Rules& rules)
{
    return m_warm && m_warm->solver().atomCount() <= growthAllowed * m_firstAtoms + atomsAllowed
           && m_warm->adopt(rules);
}

void Probe::warmUp(const Rules& rules, const Halt& halt)
{
    if (isWarmFor(rules))
        return;
    m_warm = std::make_unique<Model>(rules, Selectors::Clues, halt);
    m_firstAtoms = m_warm->solver().atomCount();
}

SolutionSet Probe::solutionsOf(const Rules& rules, Keeping keeping, std::span<const Answers> known, std::size_t most,
                               std::stop_token stop)
{
    if (areHopeless(rules))
        return {.solutions = {}, .all = true};
    const Halt halt(std::move(stop), Halt::Clock::now() + m_patience);
    if (keeping == KeptWarm)
        warmUp(rules, halt);
    if (keeping == KeptWarm || isWarmFor(rules))
        return othersThan(known, rules, *m_warm, {}, most, halt);
    Model model(rules, Selectors::None, halt);
    return othersThan(known, rules, model, {}, most, halt);
}

FoundClues Probe::cluesOf(const OpenClue& open, const std::vector<Answers>& known, const std::function<Halt()>& halt)
{
    std::optional<Model> own;
    if (open.isAlone)
        own.emplace(open.rules, Selectors::Clues, halt());
    else
        warmUp(open.rules, halt());
    Model& model = own ? *own : *m_warm;
    FoundSolutions solutions;
    std::ranges::for_each(known, [&](const Answers& answers) { solutions.add(answers); });
    return tokisuji::cluesOf(open.readingIn(model), open.rules, model, solutions, halt);
}

Verdict Probe::determinedOf(const Board& board, std::stop_token stop, MarkUse marks)
{
    const CheckOptions options{.marks = marks, .limit = m_patience, .alternatives = 0, .conflict = false};
    return m_session.check(board, options, std::move(stop), {});
}

} // namespace tokisuji
