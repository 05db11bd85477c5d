#include "engine/trace/thinner.h"

#include "engine/trace/index.h"
#include "engine/trace/technique.h"

#include <algorithm>
#include <limits>

namespace tokisuji::tracing {

namespace {

constexpr int unlimited = std::numeric_limits<int>::max();
constexpr std::size_t mostParts = 40; ///< of a reason: with more, leaving out each takes too long
constexpr std::size_t fewTasks = 4;   ///< of a rule that are looked at even if nothing that they watch is known
constexpr int meaningLevel = 1;       ///< of what helpers mean: read off silently
constexpr int beforeCases = 3;        ///< level of what is seen before cases are looked at

/// By which a fact was found.
std::optional<TechniqueId> techniqueBehind(const Mind& mind, const Fact& fact)
{
    const int id = mind.facts().deductionOf(fact);
    if (id < 0)
        return std::nullopt;
    return mind.folded(mind.deductions()[at(id)], id).technique;
}

/// Does the contrary of a fact lead to a conclusion by itself, as "at least two" means "at least one"?
bool isMetEitherWay(const Ground& ground, const Fact& conclusion, const Fact& premise)
{
    const int answer = ground.answerOf(conclusion.a.atom());
    if (!conclusion.isValue() || !premise.isValue() || answer < 0 || ground.answerOf(premise.a.atom()) != answer
        || ground.rules().answers()[at(answer)].code != Answer::AtLeast
        || premise.a.positive() == conclusion.a.positive())
        return false;
    const int more = premise.a.atom() - conclusion.a.atom();
    return conclusion.a.positive() ? more >= 0 : more <= 0;
}

/// Is the bound what is left of "all are there", or of "all that can be are needed", where less is known?
bool isBoundOf(const Naming& naming, TechniqueId all, TechniqueId bound)
{
    return (naming.isNameOf(Move::CountFull, all) && naming.isNameOf(Move::CountAtMost, bound))
           || (naming.isNameOf(Move::CountRest, all) && naming.isNameOf(Move::CountAtLeast, bound));
}

std::size_t partsOf(const Deduction& d)
{
    return d.premises.size() + d.instances.size();
}

} // namespace

Thinner::Apart::Apart(const Ground& ground, const Naming& naming, std::stop_token stop)
    : mind(ground, naming, std::move(stop)), allowed(ground.rules().instances().size(), 0), tasks(allowed.size())
{
    mind.allowOnly(&allowed);
    for (std::size_t k = 0; k < ground.tasks().size(); ++k)
        if (const int rule = ground.tasks()[k].rule; rule >= 0)
            tasks[at(rule)].push_back(static_cast<int>(k));
    for (std::vector<int>& ofRule : tasks)
        if (ofRule.size() > fewTasks)
            ofRule.clear();
}

Thinner::Thinner(const Ground& ground, const Naming& naming, std::stop_token stop)
    : m_naming(naming), m_steps(ground, naming, stop), m_cases(ground, naming, stop)
{
}

void Thinner::thin(Deduction& d)
{
    if (partsOf(d) < 2 || partsOf(d) > mostParts || d.proof || d.pattern >= 0)
        return;
    const bool isByElimination = m_naming.isNameOf(Move::LastOption, d.technique); // with no form of its own to keep
    const int level = std::max(techniqueOf(d.technique).level, isByElimination ? meaningLevel : 0);
    TechniqueId shownBy = d.technique;
    const auto isShown = [&](Mind& mind, const Fact& fact) {
        if (!mind.isKnown(fact))
            return isByElimination && fact.isValue() && mind.isRefuted(!fact.a, unlimited, level, Mind::Care::Blind);
        const std::optional<TechniqueId> behind = techniqueBehind(mind, fact);
        if (isByElimination && (!behind || techniqueOf(*behind).level <= level))
            return true;
        const bool isSame =
            behind == d.technique || (d.conclusions.size() == 1 && behind && isBoundOf(m_naming, d.technique, *behind));
        shownBy = isSame ? *behind : shownBy;
        return isSame;
    };
    const auto isReached = [&](Mind& mind) {
        if (d.isClash() || mind.isBroken())
            return d.isClash() && mind.isBroken();
        return std::ranges::all_of(d.conclusions, [&](const Fact& fact) { return isShown(mind, fact); });
    };
    if (m_steps.leaveOut(d, level, isReached))
        d.technique = shownBy;
    if (d.conclusions.size() == 1)
        std::erase_if(d.premises, [&](const Fact& premise) {
            return isMetEitherWay(m_steps.mind.ground(), d.conclusions.front(), premise);
        });
}

bool Thinner::retell(Deduction& reasons, const Retelling& how)
{
    if (partsOf(reasons) > mostParts || !m_cases.leaveOut(reasons, beforeCases, how.leads))
        return false;
    const auto tell = [&](Mind& mind) {
        how.tell(mind);
        return true;
    };
    return m_cases.holds(reasons, beforeCases, tell, Mind::Care::Thorough);
}

void Thinner::thinByContrary(Deduction& reasons, int maxLevel)
{
    const auto isShown = [&](Mind& mind) {
        return !mind.isBroken() && std::ranges::all_of(reasons.conclusions, [&](const Fact& fact) {
            return mind.isKnown(fact)
                   || (fact.isValue() && mind.isRefuted(!fact.a, unlimited, maxLevel, Mind::Care::Blind));
        });
    };
    if (!reasons.isClash() && partsOf(reasons) <= mostParts)
        (void)m_cases.leaveOut(reasons, beforeCases, isShown);
}

void Thinner::Apart::allow(const std::vector<int>& instances, bool on)
{
    for (const int i : instances)
        allowed[at(i)] = on ? 1 : 0;
}

bool Thinner::Apart::leaveOut(Deduction& d, int maxLevel, const std::function<bool(Mind&)>& leads)
{
    if (!holds(d, maxLevel, leads))
        return false;
    const auto leaveOutOf = [&](auto Deduction::*part, std::size_t least) {
        for (std::size_t k = (d.*part).size(); k-- > 0 && (d.*part).size() > least;) {
            const auto whole = d.*part;
            (d.*part).erase((d.*part).begin() + static_cast<std::ptrdiff_t>(k));
            if (!holds(d, maxLevel, leads))
                d.*part = whole;
        }
    };
    leaveOutOf(&Deduction::instances, 1);
    leaveOutOf(&Deduction::premises, 0);
    return true;
}

/// Is something true of a mind that knows these facts and rules?
bool Thinner::Apart::holds(const Deduction& reasons, int maxLevel, const std::function<bool(Mind&)>& question,
                           Mind::Care care)
{
    allow(reasons.instances, true);
    const Mind::Opening opening = mind.open(reasons.premises, unlimited, care);
    for (const int i : reasons.instances)
        for (const int task : tasks[at(i)])
            mind.wake(task);
    mind.run(maxLevel);
    const bool answer = !mind.isStopped() && question(mind);
    mind.close(opening);
    allow(reasons.instances, false);
    return answer && !mind.isStopped();
}

} // namespace tokisuji::tracing
