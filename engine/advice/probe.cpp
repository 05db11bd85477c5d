#include "engine/advice/probe.h"

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

bool Probe::isWarmFor(const Rules& rules)
{
    return m_warm && (*m_warm)->solver().atomCount() <= growthAllowed * m_firstAtoms + atomsAllowed
           && (*m_warm)->adopt(rules);
}

void Probe::warmUp(const Rules& rules, const Halt& halt)
{
    if (isWarmFor(rules))
        return;
    m_warm.emplace(rules, halt, Selectors::Clues);
    m_firstAtoms = (*m_warm)->solver().atomCount();
}

SolutionSet Probe::solutionsOf(const Rules& rules, Keeping keeping, std::vector<Answers> known, std::size_t most,
                               std::stop_token stop)
{
    if (areHopeless(rules))
        return {.solutions = std::move(known), .all = true};
    const Halt halt(std::move(stop), Halt::Clock::now() + m_patience);
    if (keeping == KeptWarm)
        warmUp(rules, halt);
    std::optional<BriefModel> own;
    if (keeping == AsItIs && !isWarmFor(rules))
        own.emplace(rules, halt);
    SolutionSet set = othersThan(known, rules, own ? **own : **m_warm, {}, most, halt);
    set.solutions.insert(set.solutions.begin(), known.begin(), known.end());
    return set;
}

FoundClues Probe::cluesOf(const OpenClue& open, const std::vector<Answers>& known, const std::function<Halt()>& halt)
{
    std::optional<BriefModel> own;
    if (open.isAlone)
        own.emplace(open.rules, halt(), Selectors::Clues);
    else
        warmUp(open.rules, halt());
    Model& model = own ? **own : **m_warm;
    FoundSolutions solutions;
    std::ranges::for_each(known, [&](const Answers& answers) { solutions.add(answers); });
    return tokisuji::cluesOf(open.readingIn(model), open.rules, model, solutions, halt);
}

} // namespace tokisuji
