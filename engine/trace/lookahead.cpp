#include "engine/trace/lookahead.h"

#include "engine/board/distance.h"
#include "engine/rules/answer_atoms.h"
#include "engine/trace/cases.h"
#include "engine/trace/index.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <array>
#include <functional>
#include <span>
#include <utility>

namespace tokisuji::tracing {

namespace {

constexpr int unlimited = 1 << 20;
constexpr std::size_t mostFailed = 24;  ///< tries that are kept for one step
constexpr int mostCases = 3;            ///< values of an answer that are followed side by side
constexpr int innerMemory = 10;         ///< steps held in a hypothesis inside of another
constexpr std::size_t mostNested = 400; ///< hypotheses that are tried on each level of nesting

/// Work for nested hypotheses (Mind::work()): for one step and depth, and for a whole trace.
constexpr std::int64_t nestedWork = 8'000'000;
constexpr std::int64_t allNestedWork = 80'000'000;

} // namespace

LookAhead::LookAhead(Mind& mind, int maxLevel, int nesting, Thinner& thinner)
    : m_mind(mind), m_thinner(thinner), m_maxLevel(maxLevel), m_literals(2 * mind.ground().atomCount()),
      m_vain(mind, at(m_literals) * at(1 + nesting)), m_followed(at(m_literals), 0)
{
}

std::vector<Lit> LookAhead::candidates(Place near, const std::vector<std::int8_t>& known) const
{
    std::vector<std::pair<int, Lit>> ordered;
    for (const Answer& answer : m_mind.rules().answers()) {
        for (const int atom : atomsOf(answer))
            for (const bool positive : {true, false}) {
                const Lit l = Lit::of(atom, positive);
                const bool isRight = known[static_cast<std::size_t>(atom)] == (positive ? 1 : -1);
                const bool isAside =
                    answer.code == Answer::Direct && !positive; // people assume a number, not its absence
                if (m_mind.isOpen(l) && !isRight && !isAside)
                    ordered.emplace_back(distanceOrFar(near, answer.places.front()), l);
            }
    }
    std::ranges::sort(ordered);
    std::vector<Lit> lits;
    for (const auto& [far, l] : ordered)
        lits.push_back(l);
    return lits;
}

// --- one level ---

std::optional<Deduction> LookAhead::refuteOne(const std::vector<Lit>& candidates, int memory, Vain::Hope hope)
{
    for (const Lit l : candidates) {
        if (m_mind.isStopped())
            return std::nullopt;
        const Vain::Hope own = m_vain.hopeOf(l.code, memory);
        m_effort.skipped += own < hope ? 1 : 0;
        if (own != hope)
            continue;
        if (auto found = refute(l, memory))
            return found;
    }
    return std::nullopt;
}

std::optional<Deduction> LookAhead::refute(Lit hypothesis, int memory)
{
    ++m_effort.hypotheses;
    const Mind::Opening opening = m_mind.open(hypothesis, memory);
    m_mind.run(m_maxLevel);
    const bool isRefuted = m_mind.isBroken();
    m_followed[at(hypothesis.code)] = static_cast<int>(m_mind.news().size());
    if (!isRefuted && !m_mind.isStopped()) {
        keep(hypothesis, opening);
        m_effort.dropped += m_mind.hasFound(opening) ? 0 : 1;
        Vain::Look look;
        look.add(m_mind);
        m_vain.note(hypothesis.code, memory, look);
    }
    m_mind.close(opening);
    return isRefuted ? told(hypothesis, memory) : std::nullopt;
}

/// What refutes a hypothesis, by reasons that name no more than is needed unless they lead elsewhere.
std::optional<Deduction> LookAhead::told(Lit hypothesis, int memory)
{
    const std::optional<Deduction> found = refutationIn(m_mind, hypothesis, memory, Mind::Care::Thorough);
    if (!found)
        return refutationIn(m_mind, hypothesis, memory, Mind::Care::Quick);
    std::optional<Deduction> fewer;
    const Thinner::Retelling retelling{
        .leads = [&](Mind& apart) { return apart.isRefuted(hypothesis, memory, m_maxLevel, Mind::Care::Quick); },
        .tell = [&](Mind& apart) { fewer = refutationIn(apart, hypothesis, memory, Mind::Care::Thorough); }};
    const auto isKnown = [this](const Fact& fact) { return m_mind.isKnown(fact); };
    Deduction reasons = m_mind.folded(*found);
    const bool isTold = m_thinner.retell(reasons, retelling) && fewer;
    return isTold && std::ranges::all_of(fewer->premises, isKnown) ? fewer : found;
}

std::optional<Deduction> LookAhead::refutationIn(Mind& mind, Lit hypothesis, int memory, Mind::Care care) const
{
    const Mind::Opening opening = mind.open(hypothesis, memory, care);
    mind.run(m_maxLevel);
    std::optional<Deduction> found;
    if (mind.isBroken())
        found = refutationOf(mind, hypothesis, opening, Move::Refutation, &m_thinner);
    mind.close(opening);
    return found;
}

// --- kept tries ---

/// Keeps what followed from a hypothesis that broke nothing.
void LookAhead::keep(Lit hypothesis, const Mind::Opening& opening)
{
    const auto same = std::ranges::find(m_failed, hypothesis, &Case::hypothesis);
    if (same == m_failed.end() && m_failed.size() >= std::min(m_keep, mostFailed))
        return;
    Case one{.hypothesis = hypothesis};
    for (std::size_t k = opening.deductions + 1; k < m_mind.deductions().size(); ++k) {
        const Deduction& found = m_mind.deductions()[k];
        if (Deduction visible = m_mind.folded(found, static_cast<int>(k));
            !visible.isClash() && !m_mind.isMeaning(found))
            one.deductions.push_back(std::move(visible));
    }
    one.memory = static_cast<int>(one.deductions.size());
    one.outcome = m_mind.wasOverBudget()   ? Outcome::Budget
                  : one.deductions.empty() ? Outcome::NoTrigger
                                           : Outcome::Stalled;
    (same == m_failed.end() ? m_failed.emplace_back() : *same) = std::move(one);
}

std::vector<Case> LookAhead::takeFailed()
{
    m_keep -= std::min(m_keep, m_failed.size());
    return std::exchange(m_failed, {});
}

// --- nested ---

std::optional<Deduction> LookAhead::refuteNested(const std::vector<Lit>& candidates, int memory, int depth)
{
    const std::int64_t before = m_mind.work();
    m_nestedEnd = before + std::min(nestedWork, allNestedWork - m_nestedSpent);
    const std::vector<Lit> hypotheses = promising(candidates);
    std::optional<Deduction> found;
    for (const auto hope : {Vain::Hope::Good, Vain::Hope::Faint})
        for (const Lit l : hypotheses) {
            if (found || isNestingOver())
                break;
            const int tried = l.code + depth * m_literals;
            if (m_vain.hopeOf(tried, memory) != hope)
                continue;
            Vain::Look look;
            found = refuteWithin(l, {memory}, depth, &look);
            if (!found && !isNestingOver())
                m_vain.note(tried, memory, look);
            if (auto told = found ? refuteWithin(l, {memory, &m_thinner}, depth, nullptr) : std::nullopt)
                found = std::move(told);
        }
    m_nestedSpent += m_mind.work() - before;
    return found;
}

/// Those first from which most follows.
std::vector<Lit> LookAhead::promising(std::vector<Lit> candidates) const
{
    std::ranges::stable_sort(candidates, std::greater(), [&](Lit l) { return m_followed[at(l.code)]; });
    candidates.resize(std::min(candidates.size(), mostNested));
    return candidates;
}

/// `vain`: gets what was looked at if it is not refuted.
std::optional<Deduction> LookAhead::refuteWithin(Lit hypothesis, Inside inside, int depth, Vain::Look* vain)
{
    ++m_effort.hypotheses;
    const Mind::Opening opening = m_mind.open(hypothesis, unlimited);
    m_mind.run(m_maxLevel);
    if (depth > 0)
        breakInside(inside, depth, m_mind.ground().placeOf(hypothesis.atom()));
    std::optional<Deduction> found;
    if (m_mind.isBroken()) {
        found = refutationOf(m_mind, hypothesis, opening, depth > 0 ? Move::NestedRefutation : Move::Refutation,
                             inside.thinner);
    } else if (vain != nullptr) {
        vain->add(m_mind);
        vain->wasOverBudget = false; // more memory hardly changes what is held inside
        m_followed[at(hypothesis.code)] = static_cast<int>(m_mind.news().size());
    }
    m_mind.close(opening);
    return found;
}

/// Refutes hypotheses inside of the open one and takes up the results until it breaks, or none can be refuted.
void LookAhead::breakInside(Inside inside, int depth, Place near)
{
    const std::vector<std::int8_t> nothing(at(m_mind.ground().atomCount()), 0);
    const std::vector<Lit> inner = promising(candidates(near, nothing));
    for (int within = 0; within < depth && !m_mind.isBroken() && !isNestingOver();)
        within = refuteSome(inner, inside, within) && within > 0 ? 0 : within + 1; // back to what is easier
}

/// Takes up what can be refuted: all of it without a level of nesting, the first thing with one. False: nothing.
bool LookAhead::refuteSome(const std::vector<Lit>& hypotheses, Inside inside, int depth)
{
    bool any = false;
    // Round and round, until all have been tried since the last one that helped.
    for (std::size_t k = 0, vain = 0; vain < hypotheses.size(); k = (k + 1) % hypotheses.size(), ++vain) {
        if (m_mind.isBroken() || isNestingOver())
            break;
        const Lit l = hypotheses[k];
        if (!m_mind.isOpen(l))
            continue;
        const auto found = depth == 0 ? refuteShortly(l, inside) : refuteWithin(l, inside, depth, nullptr);
        if (!found)
            continue;
        m_mind.conclude(*found);
        m_mind.run(m_maxLevel);
        if (m_mind.isOpen(l))
            continue; // the profile does without it
        any = true;
        if (depth > 0)
            break;
        vain = 0;
    }
    return any;
}

/// A refutation within so many steps, and within fewer if that can be.
std::optional<Deduction> LookAhead::refuteShortly(Lit hypothesis, Inside inside)
{
    std::optional<Deduction> found;
    for (int held = std::min(innerMemory, inside.memory); held > 0;) {
        ++m_effort.hypotheses;
        const Mind::Opening opening = m_mind.open(hypothesis, held);
        m_mind.run(m_maxLevel);
        const bool isBroken = m_mind.isBroken();
        if (isBroken)
            found = refutationOf(m_mind, hypothesis, opening, Move::Refutation, inside.thinner);
        m_mind.close(opening);
        if (!isBroken)
            break;
        held = std::min(held, found->proof->cases.front().memory) - 1;
    }
    return found;
}

// --- either way ---

std::optional<Deduction> LookAhead::agreeOnOne(const std::vector<Lit>& candidates, int memory)
{
    std::vector<int> seen;
    for (const Lit l : candidates) {
        const int index = m_mind.ground().answerOf(l.atom());
        if (m_mind.isStopped())
            return std::nullopt;
        if (std::ranges::find(seen, index) != seen.end())
            continue;
        seen.push_back(index);
        const Answer& answer = m_mind.rules().answers()[static_cast<std::size_t>(index)];
        std::vector<Lit> cases{l, !l};
        if (answer.code == Answer::Direct) {
            cases.clear();
            for (int v = answer.lo; v <= answer.hi; ++v)
                if (m_mind.isOpen(Lit::of(answer.atom + v - answer.lo)))
                    cases.push_back(Lit::of(answer.atom + v - answer.lo));
        }
        if (static_cast<int>(cases.size()) > mostCases)
            continue;
        if (auto found = agreement(cases, memory))
            return found;
    }
    return std::nullopt;
}

/// Values that follow from a hypothesis; none when it breaks a rule.
std::optional<std::vector<Fact>> LookAhead::consequences(Lit hypothesis, int memory)
{
    ++m_effort.hypotheses;
    const Mind::Opening opening = m_mind.open(hypothesis, memory);
    m_mind.run(m_maxLevel);
    std::optional<std::vector<Fact>> found;
    if (!m_mind.isBroken()) {
        found.emplace();
        const auto& trail = m_mind.facts().trail();
        for (std::size_t k = opening.trail + 1; k < trail.size(); ++k)
            if (trail[k].fact.isValue() && m_mind.ground().isVisible(trail[k].fact))
                found->push_back(trail[k].fact);
    }
    m_mind.close(opening);
    return found;
}

/// Why the values of a number that were followed are all that are left.
void LookAhead::addExclusions(Lit one, Deduction& into) const
{
    const Ground& ground = m_mind.ground();
    const Answer& answer = m_mind.rules().answers()[static_cast<std::size_t>(ground.answerOf(one.atom()))];
    if (answer.code != Answer::Direct)
        return;
    for (int v = answer.lo; v <= answer.hi; ++v)
        if (const Lit value = Lit::of(answer.atom + v - answer.lo); m_mind.isFalse(value))
            into.premises.push_back({!value});
    for (const int task : ground.watchers(one.atom()))
        if (const Task& t = ground.tasks()[static_cast<std::size_t>(task)]; t.examiner == &examiner::count)
            into.instances.push_back(t.subject);
}

std::optional<Deduction> LookAhead::agreement(const std::vector<Lit>& cases, int memory)
{
    std::vector<Fact> common;
    for (std::size_t k = 0; k < cases.size(); ++k) {
        auto facts = consequences(cases[k], memory);
        if (!facts || m_mind.isStopped())
            return std::nullopt;
        std::ranges::sort(*facts);
        std::vector<Fact> both;
        std::ranges::set_intersection(k == 0 ? *facts : common, *facts, std::back_inserter(both));
        common = std::move(both);
    }
    if (common.empty())
        return std::nullopt;
    Deduction d{.technique = idOf(Move::EitherWay), .conclusions = {common.front()}};
    auto proof = std::make_shared<Proof>();
    proof->kind = Split::EitherWay;
    for (const Lit l : cases) {
        const Mind::Opening opening = m_mind.open(l, memory);
        m_mind.run(m_maxLevel);
        const Deduction end{.premises = {common.front()}, .conclusions = {common.front()}};
        proof->cases.push_back(caseOf(m_mind, std::span(&l, 1), opening, end, &m_thinner));
        addReasons(m_mind, proof->cases.back(), opening, d);
        m_mind.close(opening);
    }
    addExclusions(cases.front(), d);
    d.proof = std::move(proof);
    return d;
}

} // namespace tokisuji::tracing
