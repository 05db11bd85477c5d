#include "engine/trace/search.h"

#include "engine/rules/answer_atoms.h"
#include "engine/solve/marks.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/uniqueness.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace tokisuji::tracing {

namespace {

/// Contradictions up to this length come before combinations of rules.
constexpr int shortMemory = 3;
constexpr int smallCombination = 3;
constexpr std::array waySteps{1, 2, 3, 5, 8}; ///< that each of these is followed
constexpr int insideWays = 3;                 ///< level of what is seen there
/// On large boards people read far ahead only near to where they are.
constexpr std::size_t allCandidates = 2000;
constexpr std::size_t nearCandidates = 400;
constexpr std::size_t mostFailed = 400; ///< hypotheses without a result that are kept for one trace
/// Inside a hypothesis people do what is easy; sets of candidates are not.
int insideLevel(const Ground& ground)
{
    return ground.units().empty() ? 4 : 3;
}

bool isOn(const Profile& profile, Move move)
{
    return profile.knows(techniqueOf(idOf(move)).id);
}

} // namespace

Search::Search(const Ground& ground, const Naming& naming, const TraceOptions& options, std::stop_token stop,
               Trace& trace, const TraceSink& sink)
    : m_ground(ground), m_options(options), m_mind(ground, naming, stop), m_thinner(ground, naming, stop),
      m_ways(m_mind, insideWays, m_thinner),
      m_lookAhead(m_mind, std::min(options.profile.maxLevel, insideLevel(ground)), options.profile.nesting, m_thinner),
      m_explainer(ground, stop), m_trace(trace), m_record(ground, trace), m_sink(sink), m_stop(stop), m_naming(naming),
      m_known(static_cast<std::size_t>(ground.atomCount()), 0)
{
    if (options.keepFailed)
        m_lookAhead.keepFailed(mostFailed);
    if (!options.determined)
        return;
    const auto facts = factsOfMarks(ground.rules(), *options.determined);
    if (facts)
        know(*facts);
    m_knownIsComplete = m_isSolvable = facts.has_value();
}

/// With the values that one value of a number rules out.
void Search::know(const std::vector<Lit>& facts)
{
    for (const Lit l : facts)
        m_known[at(l.atom())] = l.positive() ? 1 : -1;
    for (const Answer& answer : m_ground.rules().answers()) {
        const auto atoms = atomsOf(answer);
        const auto isYes = [&](int atom) { return m_known[at(atom)] > 0; };
        if (answer.code == Answer::Direct && std::ranges::any_of(atoms, isYes))
            for (const int atom : atoms)
                m_known[at(atom)] = isYes(atom) ? 1 : -1;
        if (answer.code != Answer::AtLeast)
            continue;
        for (const int atom : atoms | std::views::drop(1)) // "at least 2" and so on
            if (m_known[at(atom - 1)] < 0)
                m_known[at(atom)] = -1;
        for (const int atom : atoms | std::views::reverse | std::views::drop(1))
            if (isYes(atom + 1))
                m_known[at(atom)] = 1;
    }
}

bool Search::assumeMarks(const std::vector<Lit>& marks)
{
    for (const Lit l : marks)
        m_mind.conclude({.technique = idOf(Move::Hypothesis), .conclusions = {{l}}});
    m_recorded = m_mind.deductions().size();
    return !m_mind.isBroken();
}

void Search::run()
{
    m_mind.wakeAll();
    while (followTechniques() && !isSolved())
        if (!tryHarder()) {
            m_trace.result = m_stop.stop_requested() ? TraceResult::Unknown : TraceResult::Stuck;
            break;
        }
    if (m_mind.isBroken()) {
        m_trace.result = TraceResult::Contradiction;
        Deduction clash = m_mind.folded(*m_mind.clash());
        m_thinner.thin(clash);
        m_record.addClash(clash);
    } else if (m_stop.stop_requested()) {
        m_trace.result = TraceResult::Unknown;
    } else if (isSolved()) {
        m_trace.result = TraceResult::Solved;
    }
    m_record.addTried(m_lookAhead.takeFailed());
    m_record.finish();
    Effort effort = m_lookAhead.effort();
    effort.examinations = m_mind.examinations();
    effort.solverCalls = m_explainer.calls();
    m_trace.effort = effort;
}

/// False: a contradiction, or stopped.
bool Search::followTechniques()
{
    const std::size_t none = m_mind.deductions().size() + 1;
    for (std::size_t before = none; before != m_mind.deductions().size() && !m_mind.isBroken();) {
        before = m_mind.deductions().size();
        m_mind.run(m_options.profile.maxLevel, Mind::Until::FirstDeduction);
        recordNew();
    }
    return !m_mind.isBroken() && !m_stop.stop_requested();
}

void Search::recordNew()
{
    bool any = false;
    for (; m_recorded < m_mind.deductions().size(); ++m_recorded) {
        const Deduction& found = m_mind.deductions()[m_recorded];
        Deduction visible = m_mind.folded(found, static_cast<int>(m_recorded));
        if (visible.isClash() || m_mind.isMeaning(found))
            continue; // concludes helpers only, or nothing that is news to people
        m_thinner.thin(visible);
        const int level = techniqueOf(visible.technique).level;
        m_record.addTried(m_lookAhead.takeFailed());
        m_record.add(visible, at(level) < agendaLevels ? m_mind.waiting(level) : 0);
        m_near = m_ground.placeOf(visible.conclusions.front().a.atom());
        any = true;
    }
    if (any && m_sink)
        m_sink(m_trace);
}

bool Search::isSolved() const
{
    return std::ranges::all_of(m_ground.rules().answers(), [&](const Answer& answer) {
        return std::ranges::none_of(atomsOf(answer), [&](int atom) { return m_mind.isOpen(Lit::of(atom)); });
    });
}

/// From the easiest to the last resort; the first success goes back to the techniques.
bool Search::tryHarder()
{
    using enum RuleWays::Work;
    const Profile& profile = m_options.profile;
    const int small = std::min(smallCombination, profile.combination);
    const std::vector<Mind::Woken> changed = m_mind.takeWoken();
    m_ways.noteChanges(changed);
    m_lookAhead.noteChanges(changed);
    return useUniqueness() || compareWays(Little) || compareWays(Much)
           || lookAhead(1, std::min(shortMemory, profile.memory)) || combineRules(1, small)
           || lookAhead(shortMemory + 1, profile.memory) || eitherWay() || combineRules(small + 1, profile.combination)
           || searchRules(small) || nest() || askSolver();
}

bool Search::take(std::optional<Deduction> d)
{
    if (!d)
        return false;
    d->technique = m_naming.ofRules(*d);
    const std::size_t before = m_mind.deductions().size();
    m_mind.conclude(std::move(*d));
    recordNew();
    return m_mind.isBroken() || m_mind.deductions().size() > before;
}

/// Only on the path itself: what breaks inside a hypothesis breaks by the rules alone.
bool Search::useUniqueness()
{
    const Profile& profile = m_options.profile;
    if (!m_options.isUnique || profile.uniqueness == Profile::Uniqueness::Off || m_stop.stop_requested())
        return false;
    return deduceFromUniqueness(m_mind, [&](Deduction d) {
        const Technique& technique = techniqueOf(d.technique);
        return technique.level <= profile.maxLevel && profile.knows(technique.id) && take(std::move(d));
    });
}

bool Search::compareWays(RuleWays::Work work)
{
    if (m_options.profile.maxLevel < comparedWaysLevel || !isOn(m_options.profile, Move::Packing))
        return false;
    for (const auto hope : {Vain::Hope::Good, Vain::Hope::Faint})
        for (const int memory : waySteps)
            if (!m_stop.stop_requested() && take(m_ways.agreement(m_near, memory, hope, work)))
                return true;
    return false;
}

/// The shortest contradiction of all comes first.
bool Search::lookAhead(int from, int to)
{
    if (from > to || !isOn(m_options.profile, Move::Refutation))
        return false;
    if (m_options.profile.combination > 0)
        learnDetermined(); // it will be asked anyway, and spares vain hypotheses
    std::vector<Lit> lits = candidates();
    lits.resize(std::min(lits.size(), to > shortMemory ? nearCandidates : allCandidates));
    std::erase_if(lits, [&](Lit l) { return !canBeWrong(l); });
    for (int memory = from; memory <= to; ++memory)
        for (const auto hope : {Vain::Hope::Good, Vain::Hope::Faint})
            if (!m_stop.stop_requested() && take(m_lookAhead.refuteOne(lits, memory, hope)))
                return true;
    return false;
}

bool Search::eitherWay()
{
    const Profile& profile = m_options.profile;
    return profile.eitherWay && isOn(profile, Move::EitherWay) && profile.memory > 0
           && take(m_lookAhead.agreeOnOne(candidates(), profile.memory));
}

bool Search::nest()
{
    const Profile& profile = m_options.profile;
    if (!isOn(profile, Move::NestedRefutation))
        return false;
    std::vector<Lit> lits = candidates();
    std::erase_if(lits, [&](Lit l) { return !canBeWrong(l); });
    for (int depth = 1; depth <= profile.nesting && !m_stop.stop_requested(); ++depth)
        if (take(m_lookAhead.refuteNested(lits, profile.memory, depth)))
            return true;
    return false;
}

/// What the checker has not said is asked once, where it is needed.
void Search::learnDetermined()
{
    if (m_knownIsComplete)
        return;
    m_knownIsComplete = true;
    std::vector<Lit> facts;
    for (const Facts::Entry& entry : m_mind.facts().trail())
        if (entry.fact.isValue())
            facts.push_back(entry.fact.a);
    const auto determined = m_explainer.determined(facts);
    m_isSolvable = determined.has_value();
    for (const Lit l : determined.value_or(std::vector<Lit>{}))
        m_known[static_cast<std::size_t>(l.atom())] = l.positive() ? 1 : -1;
}

/// Yes or no can both be right where the solutions differ; both are wrong when there is no solution.
bool Search::canBeWrong(Lit l) const
{
    const auto index = static_cast<std::size_t>(m_ground.answerOf(l.atom()));
    const bool isYesOrNo = m_ground.rules().answers()[index].code == Answer::Boolean;
    return !m_knownIsComplete || !m_isSolvable || !isYesOrNo || m_known[static_cast<std::size_t>(l.atom())] != 0;
}

/// Of a number the value, where it is known, instead of all that it is not.
std::vector<Lit> Search::provable() const
{
    std::vector<Lit> lits;
    std::vector<int> numbers; // that have given their value
    for (const Lit wrong : candidates()) {
        if (m_known[at(wrong.atom())] == 0)
            continue;
        const int index = m_ground.answerOf(wrong.atom());
        const auto atoms = atomsOf(m_ground.rules().answers()[at(index)]);
        const auto value = std::ranges::find_if(atoms, [&](int atom) { return m_known[at(atom)] > 0; });
        if (m_ground.rules().answers()[at(index)].code != Answer::Direct || value == atoms.end())
            lits.push_back(!wrong);
        else if (std::ranges::find(numbers, index) == numbers.end()) {
            numbers.push_back(index);
            lits.push_back(Lit::of(*value));
        }
    }
    return lits;
}

bool Search::combineRules(int from, int to)
{
    if (from > to || !isOn(m_options.profile, Move::Constraints))
        return false;
    learnDetermined();
    return take(m_explainer.smallest(m_mind, provable(), to));
}

/// Few rules together that the usual search may have missed: how it shrinks a set depends on all that is known.
bool Search::searchRules(int size)
{
    return size > 0 && isOn(m_options.profile, Move::Constraints) && take(m_explainer.search(m_mind, provable(), size));
}

bool Search::askSolver()
{
    if (!m_options.profile.askSolver || !isOn(m_options.profile, Move::Solver) || m_stop.stop_requested())
        return false;
    learnDetermined();
    const std::vector<Lit> lits = provable();
    if (lits.empty())
        return false;
    return take(Deduction{.technique = idOf(Move::Solver), .conclusions = {{lits.front()}}});
}

} // namespace tokisuji::tracing
