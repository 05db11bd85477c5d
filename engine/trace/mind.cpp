#include "engine/trace/mind.h"

#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <map>
#include <set>

namespace tokisuji::tracing {

namespace {

template <class T>
void sortAndUnite(std::vector<T>& values)
{
    std::ranges::sort(values);
    const auto repeated = std::ranges::unique(values);
    values.erase(repeated.begin(), repeated.end());
}

bool isConstant(const Fact& fact)
{
    return fact.a.constant() && fact.b.constant();
}

} // namespace

Mind::Mind(const Ground& ground, const Naming& naming, std::stop_token stop)
    : m_ground(&ground), m_naming(&naming), m_stop(std::move(stop)), m_facts(ground.atomCount()), m_tallies(ground),
      m_pathAgenda(ground), m_thoughtAgenda(ground), m_isSettled(ground.tasks().size()), m_looks(ground.tasks().size())
{
}

// --- concluding ---

void Mind::conclude(Deduction d)
{
    if (m_clash || !std::ranges::all_of(d.instances, [this](int i) { return isAllowed(i); }) || !m_naming->admit(d))
        return;
    accept(std::move(d));
}

/// Puts it among what is known, or finds that it is known already, too much, or the contradiction.
void Mind::accept(Deduction d)
{
    for (const Fact& conclusion : d.conclusions)
        if (auto contrary = against(conclusion)) {
            d.premises.insert(d.premises.end(), contrary->begin(), contrary->end());
            d.conclusions.clear();
            break;
        }
    if (!d.isClash()) {
        settle(d);
        if (d.isClash())
            return; // nothing new
    }
    completePremises(d);
    if (!hold(d)) {
        m_overBudget = true;
        return;
    }
    if (d.isClash()) {
        m_clash = std::move(d);
        return;
    }
    const auto id = static_cast<int>(m_deductions.size());
    m_deductions.push_back(std::move(d));
    for (const Fact fact : m_deductions.back().conclusions)
        take(fact, id);
    addMeaning(id);
}

/// Who finds a number knows at once that no other is there, and of two values the one where the other is not.
void Mind::addMeaning(int deduction)
{
    const bool isAssumed = deduction == m_base;
    for (std::size_t k = 0; k < m_deductions[at(deduction)].conclusions.size() && !m_clash; ++k) {
        const Fact fact = m_deductions[at(deduction)].conclusions[k];
        const Lit value = fact.isValue() ? m_ground->meant(fact.a) : No;
        const int rule = m_ground->oneValueOf(value);
        if (rule < 0 || (!isAssumed && !isAllowed(rule) && !m_ground->isMeaning(rule)))
            continue;
        Deduction d{.technique = idOf(Move::Silent), .instances = {rule}, .premises = {fact}};
        for (const Lit l : m_ground->instance(rule).get<Count>().operands)
            if (isOpen(l))
                d.conclusions.push_back({l == value ? l : !l});
        if (!d.conclusions.empty())
            accept(std::move(d));
    }
}

/// What is known against a fact.
std::optional<std::vector<Fact>> Mind::against(const Fact& fact) const
{
    if (fact.isValue())
        return isFalse(fact.a) ? std::optional(std::vector{Fact{!fact.a}}) : std::nullopt;
    if (related(fact.a, fact.b) == false)
        return m_facts.relations().chain(fact.a, fact.b);
    const auto known = [&](Lit l) { return !l.constant() && !isOpen(l); };
    if (known(fact.a) && known(fact.b) && isTrue(fact.a) != isTrue(fact.b))
        return std::vector{Fact{isTrue(fact.a) ? fact.a : !fact.a}, Fact{isTrue(fact.b) ? fact.b : !fact.b}};
    return std::nullopt;
}

/// Drops conclusions that are known; a relation to something known becomes a value. Faces are only ever related.
void Mind::settle(Deduction& d) const
{
    if (std::ranges::all_of(d.conclusions, &Fact::isValue)) {
        std::erase_if(d.conclusions, [this](const Fact& fact) { return !isOpen(fact.a); });
        return sortAndUnite(d.conclusions);
    }
    std::vector<Fact> news;
    for (Fact fact : d.conclusions) {
        if (fact.isValue()) {
            if (isOpen(fact.a))
                news.push_back(fact);
            continue;
        }
        const bool ofFaces = m_ground->isFace(fact.a.atom()) || m_ground->isFace(fact.b.atom());
        if (!ofFaces && !isOpen(fact.a))
            std::swap(fact.a, fact.b);
        if (!ofFaces && !isOpen(fact.a))
            continue;
        if (!ofFaces && !isOpen(fact.b)) {
            d.premises.push_back({isTrue(fact.b) ? fact.b : !fact.b});
            news.push_back({isTrue(fact.b) ? fact.a : !fact.a});
        } else if (ofFaces ? m_facts.deductionOf(fact) < 0 : !related(fact.a, fact.b)) {
            news.push_back(fact);
        }
    }
    d.conclusions = std::move(news);
    sortAndUnite(d.conclusions);
}

/// Constants say nothing; the guard of an instance that applies is a premise.
void Mind::completePremises(Deduction& d) const
{
    sortAndUnite(d.instances);
    for (const int i : d.instances) // a pattern needs none: it takes rules with their conditions
        if (const Lit guard = m_ground->instance(i).guard; guard != Yes && d.pattern < 0 && isTrue(guard))
            d.premises.push_back({guard});
    std::erase_if(d.premises, isConstant);
    sortAndUnite(d.premises);
}

/// Some things people note together with a mark and need not hold in the head: what a value means, that the neighbours
/// of a shaded cell are not shaded, that a line which passes does not branch.
bool Mind::isNotedAtOnce(const Deduction& d) const
{
    const auto isAdjacency = [&](int i) { return m_ground->instance(i).role() == Role::Adjacency; };
    return isMeaning(d) || (d.instances.size() == 1 && isAdjacency(d.instances.front()))
           || m_naming->isNameOf(Move::LineFull, d.technique);
}

int Mind::costOf(const Deduction& d) const
{
    if (d.isClash())
        return 1;
    const bool isSeen = std::ranges::any_of(d.conclusions, [&](const Fact& f) { return m_ground->isVisible(f); });
    return isSeen && !isNotedAtOnce(d) ? 1 : 0;
}

/// Can the deduction be held in the head together with all that it rests on? Notes what that is.
bool Mind::hold(Deduction& d)
{
    if (m_base < 0)
        return true;
    for (const Fact& premise : d.premises) {
        const int from = m_facts.deductionOf(premise);
        if (from < m_base)
            continue;
        const auto& held = m_deductions[static_cast<std::size_t>(from)].held;
        d.held.insert(d.held.end(), held.begin(), held.end());
    }
    const int inside = d.proof ? d.proof->cases.front().memory : 0;
    if (costOf(d) > 0)
        d.held.push_back(static_cast<int>(m_deductions.size()));
    sortAndUnite(d.held);
    return static_cast<int>(d.held.size()) + inside <= m_memory;
}

void Mind::take(Fact fact, int deduction)
{
    const std::vector<int> joined = m_facts.add(fact, deduction);
    ++m_now;
    const Place from = m_ground->placeOf(fact.a.atom());
    if (fact.isValue()) {
        m_tallies.add(fact.a);
        m_work += static_cast<std::int64_t>(m_ground->watchers(fact.a.atom()).size());
        for (const int task : m_ground->watchers(fact.a.atom()))
            wake(task, from);
        if (!m_facts.relations().links(fact.a.atom()).empty())
            wake(m_ground->followTask(fact.a.atom()), from);
    }
    for (const int atom : joined)
        for (const int task : m_ground->relationWatchers(atom))
            wake(task, from);
}

void Mind::wake(int task, Place from)
{
    if (m_isSettled[at(task)] != 0)
        return;
    if (const int rule = m_allowed == nullptr ? -1 : m_ground->tasks()[at(task)].rule; rule >= 0 && !isAllowed(rule))
        return;
    if (isAssuming()) {
        if (!isIdle(task))
            m_thoughtAgenda.wake(task, m_now, from);
        else if (std::exchange(m_looks[at(task)].thought, m_thought) != m_thought)
            m_examined.push_back(task); // as if it had been looked at
        return;
    }
    m_woken.push_back({task, from});
    m_pathAgenda.wake(task, m_now, from);
}

// --- examining ---

/// Would it say nothing, as it is?
bool Mind::isIdle(int task) const
{
    const int tally = m_ground->tallyOf(task);
    return tally >= 0 && !m_tallies.saySomething(tally, m_facts);
}

void Mind::wakeAll()
{
    for (int task = 0; task < m_ground->followTask(0); ++task)
        wake(task, wholeBoard);
}

void Mind::run(int maxLevel, Until until)
{
    const std::size_t before = m_deductions.size();
    while (!m_clash && !isStopped()) {
        const std::optional<int> task = isAssuming() ? m_thoughtAgenda.next(maxLevel) : m_pathAgenda.next(maxLevel);
        if (!task)
            return;
        ++m_examinations;
        m_freshFrom = 0;
        if (isAssuming()) {
            m_examined.push_back(*task);
            const Look last = std::exchange(m_looks[static_cast<std::size_t>(*task)], {m_thought, m_facts.mark()});
            m_freshFrom = last.thought == m_thought ? last.mark : m_left;
        }
        const Task& t = m_ground->tasks()[static_cast<std::size_t>(*task)];
        m_work += t.size;
        t.examiner->examine(*this, t.subject);
        if (const int tally = m_ground->tallyOf(*task); tally >= 0 && !isAssuming())
            m_isSettled[at(*task)] = m_tallies.isSettled(tally, m_facts) ? 1 : 0;
        if (until == Until::FirstDeduction && m_deductions.size() > before)
            return;
    }
}

// --- hypotheses ---

Mind::Opening Mind::open(std::vector<Fact> hypothesis, int memory, Care care)
{
    const Opening opening{m_facts.mark(), m_deductions.size(), m_base, m_memory, m_care, m_thought};
    if (m_base < 0) {
        m_examined.clear();
        m_left = opening.trail;
    }
    m_base = static_cast<int>(m_deductions.size());
    m_memory = memory;
    m_care = care;
    m_thought = ++m_thoughts;
    m_overBudget = false;
    m_thoughtAgenda.clear();
    const auto id = static_cast<int>(m_deductions.size());
    m_deductions.push_back({.technique = idOf(Move::Hypothesis), .conclusions = std::move(hypothesis)});
    for (const Fact& fact : m_deductions.back().conclusions)
        take(fact, id);
    addMeaning(id);
    return opening;
}

void Mind::undo(std::size_t mark)
{
    for (std::size_t k = mark; k < m_facts.mark(); ++k)
        if (const Fact& fact = m_facts.trail()[k].fact; fact.isValue())
            m_tallies.remove(fact.a);
    m_facts.undo(mark);
}

void Mind::close(const Opening& opening)
{
    undo(opening.trail);
    m_deductions.resize(opening.deductions);
    m_base = opening.base;
    m_memory = opening.memory;
    m_care = opening.care;
    m_thought = opening.thought;
    m_thoughtAgenda.clear();
    m_clash.reset();
}

bool Mind::hasFound(const Opening& opening) const
{
    const auto first = m_deductions.begin() + static_cast<std::ptrdiff_t>(opening.deductions) + 1;
    return !std::all_of(first, m_deductions.end(), [this](const Deduction& d) { return isMeaning(d); });
}

bool Mind::isRefuted(Lit hypothesis, int memory, int maxLevel, Care care)
{
    if (isBroken() || !isOpen(hypothesis))
        return false;
    const Opening opening = open(hypothesis, memory, care);
    run(maxLevel);
    const bool found = isBroken();
    close(opening);
    return found;
}

/// From the end back, so that what leads only to something superfluous is left out too.
std::vector<Deduction> Mind::cone(const Opening& opening, const std::vector<Fact>& from,
                                  const std::function<void(Deduction&)>& thin) const
{
    const auto first = static_cast<int>(opening.deductions) + 1; // the hypothesis itself is known
    std::map<int, std::set<Fact>, std::greater<>> needed;        // by deduction
    const auto need = [&](const std::vector<Fact>& facts) {
        for (const Fact& fact : facts)
            if (const int d = m_facts.deductionOf(fact); d >= first)
                needed[d].insert(fact);
    };
    need(from);
    std::vector<Deduction> cone;
    for (; !needed.empty(); needed.erase(needed.begin())) {
        const auto& [d, facts] = *needed.begin();
        if (const Deduction& found = m_deductions[static_cast<std::size_t>(d)]; isMeaning(found)) {
            need(found.premises);
            continue;
        }
        Deduction visible = folded(m_deductions[static_cast<std::size_t>(d)], d);
        std::erase_if(visible.conclusions, [&](const Fact& f) { return f.isValue() && !facts.contains(f); });
        if (!visible.isClash())
            thin(visible);
        need(visible.premises);
        if (!visible.isClash())
            cone.push_back(std::move(visible));
    }
    std::ranges::reverse(cone);
    return cone;
}

void Mind::addReasons(const Deduction& d, const Opening& opening, Deduction& into) const
{
    into.instances.insert(into.instances.end(), d.instances.begin(), d.instances.end());
    for (const Fact& premise : d.premises)
        if (m_facts.deductionOf(premise) < static_cast<int>(opening.deductions))
            into.premises.push_back(premise);
}

/// Visible facts that were known before a deduction and each show a helper by itself: one part of it is not there, or
/// one of several is.
std::vector<Fact> Mind::shownBy(const Fact& helper, int before) const
{
    std::vector<Fact> facts;
    const int end = m_base < 0 ? before : std::min(before, m_base);
    const Definition* definition = helper.isValue() ? m_ground->definitionOf(helper.a.atom()) : nullptr;
    if (definition == nullptr || definition->op != (helper.a.positive() ? Definition::Or : Definition::And))
        return facts;
    for (const Lit part : definition->operands) {
        const Fact fact{helper.a.positive() ? part : !part};
        if (!part.constant() && isTrue(fact.a) && m_ground->isVisible(fact) && m_facts.deductionOf(fact) < end)
            facts.push_back(fact);
    }
    return facts;
}

namespace {

/// Adds facts until one of each choice is there, few altogether.
void addOneOfEach(std::vector<std::vector<Fact>> choices, std::vector<Fact>& facts)
{
    const auto isMet = [&](const std::vector<Fact>& choice) {
        return std::ranges::any_of(choice, [&](const Fact& f) { return std::ranges::find(facts, f) != facts.end(); });
    };
    std::erase_if(choices, isMet);
    const std::vector<std::vector<Fact>> all = choices;
    const std::size_t own = facts.size();
    while (!choices.empty()) {
        std::map<Fact, int> uses;
        for (const std::vector<Fact>& choice : choices)
            for (const Fact& fact : choice)
                ++uses[fact];
        facts.push_back(std::ranges::max_element(uses, {}, [](const auto& use) { return use.second; })->first);
        std::erase_if(choices, isMet);
    }
    for (std::size_t k = own; k < facts.size();) { // those that later ones made superfluous
        const Fact one = facts[k];
        facts.erase(facts.begin() + static_cast<std::ptrdiff_t>(k));
        if (!std::ranges::all_of(all, isMet))
            facts.insert(facts.begin() + static_cast<std::ptrdiff_t>(k++), one);
    }
}

} // namespace

bool Mind::isMeaning(const Deduction& d) const
{
    if (d.instances.empty() || d.isClash())
        return false;
    if (d.isSilent() && d.instances.size() == 1 && d.premises.size() == 1 && d.premises.front().isValue()
        && m_ground->oneValueOf(m_ground->meant(d.premises.front().a)) == d.instances.front())
        return true;
    return std::ranges::all_of(d.instances, [&](int i) { return m_ground->isMeaning(i); });
}

/// Is it known inside a hypothesis only, without being assumed? What is told from outside then does not name it.
bool Mind::isFoundInside(const Fact& fact) const
{
    return isAssuming() && m_facts.deductionOf(fact) > m_base;
}

Deduction Mind::folded(const Deduction& d, int id) const
{
    Deduction result = d;
    result.premises.clear();
    std::erase_if(result.conclusions, [&](const Fact& f) { return !m_ground->isVisible(f); });
    std::set<Fact> seen;
    std::vector<std::vector<Fact>> choices;
    std::vector<Fact> todo = d.premises;
    while (!todo.empty()) {
        const Fact fact = todo.back();
        todo.pop_back();
        if (!seen.insert(fact).second)
            continue;
        const int from = m_facts.deductionOf(fact);
        if (from < 0 || (m_ground->isVisible(fact) && !isMeaning(m_deductions[static_cast<std::size_t>(from)]))) {
            result.premises.push_back(fact);
            continue;
        }
        if (auto choice = shownBy(fact, id); !choice.empty()) {
            choices.push_back(std::move(choice));
            continue;
        }
        const Deduction& behind = m_deductions[static_cast<std::size_t>(from)];
        const auto isUntold = [this](const Fact& f) { return isFoundInside(f); };
        if (!isMeaning(behind) || std::ranges::any_of(behind.premises, isUntold)) // a 5 that is told is no 3
            result.instances.insert(result.instances.end(), behind.instances.begin(), behind.instances.end());
        todo.insert(todo.end(), behind.premises.begin(), behind.premises.end());
        if (result.isSilent()) {
            result.technique = behind.technique;
            result.hints = behind.hints;
            result.ways = behind.ways;
        }
    }
    addOneOfEach(std::move(choices), result.premises);
    const auto asksNothing = [&](int i) { return m_ground->isMeaning(i); };
    if (!std::ranges::all_of(result.instances, asksNothing))
        std::erase_if(result.instances, asksNothing);
    if (result.isSilent())
        result.technique = idOf(Move::LastOption);
    sortAndUnite(result.instances);
    sortAndUnite(result.premises);
    return result;
}

} // namespace tokisuji::tracing
