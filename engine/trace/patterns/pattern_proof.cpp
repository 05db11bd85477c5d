#include "engine/trace/patterns/pattern_proof.h"

#include "engine/trace/index.h"

#include <algorithm>
#include <bit>
#include <numeric>

namespace tokisuji {

namespace {

using tracing::at;

bool allows(const PatternRule& rule, int number)
{
    return number >= rule.lo && number <= rule.hi && (number - rule.lo) % rule.step == 0;
}

} // namespace

PatternProof::PatternProof(const Pattern& pattern)
    : m_pattern(pattern), m_solver(pattern.firstHelper() + static_cast<int>(pattern.definitions.size()))
{
    for (const Definition& definition : pattern.definitions)
        addDefinition(definition);
    for (const PatternRule& rule : pattern.rules)
        addRule(rule, m_rules.emplace_back(m_solver.fresh()));
    for (std::size_t n = 0; n < pattern.nets.size(); ++n)
        m_nets.push_back(m_solver.fresh());
}

void PatternProof::addDefinition(const Definition& d)
{
    const Lit helper = Lit::of(d.atom);
    if (d.op == Definition::Xor) {
        const Lit a = d.operands[0], b = d.operands[1];
        m_solver.add({!helper, a, b});
        m_solver.add({!helper, !a, !b});
        m_solver.add({helper, !a, b});
        m_solver.add({helper, a, !b});
        return;
    }
    const bool isAnd = d.op == Definition::And;
    std::vector<Lit> all{isAnd ? helper : !helper};
    for (const Lit operand : d.operands) {
        m_solver.add({isAnd ? !helper : helper, isAnd ? operand : !operand});
        all.push_back(isAnd ? !operand : operand);
    }
    m_solver.add(all);
}

/// So many that hold together are too many, so many that do not leave too few; numbers between that are not allowed
/// are forbidden one by one.
void PatternProof::addRule(const PatternRule& rule, Lit selector)
{
    const auto count = static_cast<int>(rule.operands.size());
    const auto addClause = [&](std::uint32_t set, bool hold) {
        std::vector<Lit> clause{!selector, !rule.guard};
        for (int k = 0; k < count; ++k)
            if ((set >> k & 1U) != 0)
                clause.push_back(hold ? rule.operands[at(k)] : !rule.operands[at(k)]);
        m_solver.add(clause);
    };
    for (std::uint32_t set = 0; set < (std::uint32_t{1} << count); ++set) {
        const int size = std::popcount(set);
        if (size == rule.hi + 1)
            addClause(set, false);
        if (size == count - rule.lo + 1)
            addClause(set, true);
        if (size > rule.lo && size < rule.hi && !allows(rule, size))
            forbid(rule, set, selector);
    }
}

void PatternProof::forbid(const PatternRule& rule, std::uint32_t assignment, Lit selector)
{
    std::vector<Lit> clause{!selector, !rule.guard};
    for (std::size_t k = 0; k < rule.operands.size(); ++k)
        clause.push_back((assignment >> k & 1U) != 0 ? !rule.operands[k] : rule.operands[k]);
    m_solver.add(clause);
}

/// Looks in the solver's model for nodes that hang together, can go on nowhere and are not all; adds the clause that
/// they need a further one.
bool PatternProof::cut(const PatternNet& net, Lit selector)
{
    const auto holds = [&](Lit l) { return m_solver.model()[l]; };
    std::vector<const PatternNet::Closed*> closed(net.nodes.size(), nullptr);
    for (const PatternNet::Closed& c : net.closed)
        closed[at(c.node)] = &c;
    for (std::size_t start = 0; start < net.nodes.size(); ++start) {
        if (!holds(net.nodes[start]) || closed[start] == nullptr)
            continue;
        std::vector<char> seen(net.nodes.size(), 0);
        std::vector<int> todo{static_cast<int>(start)};
        std::vector<Lit> clause{!selector, !net.nodes[start]};
        bool goesOn = false;
        seen[start] = 1;
        while (!todo.empty()) {
            const int node = todo.back();
            todo.pop_back();
            if (closed[at(node)] == nullptr) {
                goesOn = true;
                break;
            }
            for (const auto& [to, link] : closed[at(node)]->ways) {
                if (seen[at(to)] != 0)
                    continue;
                if (!holds(net.nodes[at(to)]))
                    clause.push_back(net.nodes[at(to)]);
                else if (!holds(link))
                    clause.push_back(link);
                else {
                    seen[at(to)] = 1;
                    todo.push_back(to);
                }
            }
        }
        if (goesOn)
            continue;
        for (std::size_t other = 0; other < net.nodes.size(); ++other)
            if (holds(net.nodes[other]) && seen[other] == 0) {
                clause.push_back(!net.nodes[other]);
                m_solver.add(clause);
                return true;
            }
    }
    return false;
}

SatResult PatternProof::solve(const SituationParts& parts, std::vector<Lit> assumptions)
{
    for (const int rule : parts.rules)
        assumptions.push_back(m_rules[at(rule)]);
    for (const int net : parts.nets)
        assumptions.push_back(m_nets[at(net)]);
    assumptions.insert(assumptions.end(), parts.known.begin(), parts.known.end());
    for (;;) {
        const SatResult result = m_solver.solve(assumptions);
        if (result != SatResult::Sat)
            return result;
        if (std::ranges::none_of(parts.nets, [&](int net) { return cut(m_pattern.nets[at(net)], m_nets[at(net)]); }))
            return SatResult::Sat;
    }
}

std::optional<SituationParts> PatternProof::implies(const SituationParts& parts, Lit goal)
{
    if (solve(parts, {!goal}) != SatResult::Unsat)
        return std::nullopt;
    const std::vector<Lit>& core = m_solver.core();
    const auto isUsed = [&](Lit l) { return std::ranges::find(core, l) != core.end(); };
    SituationParts used;
    for (const int rule : parts.rules)
        if (isUsed(m_rules[at(rule)]))
            used.rules.push_back(rule);
    for (const int net : parts.nets)
        if (isUsed(m_nets[at(net)]))
            used.nets.push_back(net);
    for (const Lit l : parts.known)
        if (isUsed(l))
            used.known.push_back(l);
    return used;
}

std::optional<std::vector<bool>> PatternProof::example(const SituationParts& parts)
{
    if (solve(parts, {}) != SatResult::Sat)
        return std::nullopt;
    std::vector<bool> values;
    for (int atom = 0; atom < m_pattern.firstHelper(); ++atom)
        values.push_back(m_solver.model()[Lit::of(atom)]);
    return values;
}

SituationParts allPartsOf(const Pattern& pattern)
{
    SituationParts all;
    all.rules.resize(pattern.rules.size());
    std::iota(all.rules.begin(), all.rules.end(), 0);
    all.nets.resize(pattern.nets.size());
    std::iota(all.nets.begin(), all.nets.end(), 0);
    all.known = pattern.known;
    return all;
}

bool isProved(const Pattern& pattern)
{
    PatternProof proof(pattern);
    const SituationParts all = allPartsOf(pattern);
    return !pattern.conclusions.empty() && proof.example(all)
           && std::ranges::all_of(pattern.conclusions, [&](Lit goal) { return proof.implies(all, goal).has_value(); });
}

bool isMinimal(const Pattern& pattern)
{
    PatternProof proof(pattern);
    const SituationParts all = allPartsOf(pattern);
    const auto stillFollows = [&](const auto& member, std::size_t k) {
        SituationParts less = all;
        (less.*member).erase((less.*member).begin() + static_cast<std::ptrdiff_t>(k));
        return std::ranges::all_of(pattern.conclusions,
                                   [&](Lit goal) { return proof.implies(less, goal).has_value(); });
    };
    for (std::size_t k = 0; k < all.rules.size(); ++k)
        if (stillFollows(&SituationParts::rules, k))
            return false;
    for (std::size_t k = 0; k < all.nets.size(); ++k)
        if (stillFollows(&SituationParts::nets, k))
            return false;
    for (std::size_t k = 0; k < all.known.size(); ++k)
        if (stillFollows(&SituationParts::known, k))
            return false;
    return true;
}

} // namespace tokisuji
