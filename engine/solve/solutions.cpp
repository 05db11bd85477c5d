#include "engine/solve/solutions.h"

#include "engine/rules/answer_atoms.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Of a number with an atom for each value the true one is enough: it bars the others.
void addLiterals(const Answer& answer, const Answers& answers, std::vector<Lit>& literals)
{
    for (const int atom : atomsOf(answer))
        if (const auto at = static_cast<std::size_t>(atom);
            at < answers.size() && (answers[at] || answer.code != Answer::Direct))
            literals.push_back(Lit::of(atom, answers[at]));
}

} // namespace

std::vector<Lit> literalsOf(const Rules& rules, const Answers& answers)
{
    std::vector<Lit> literals;
    for (const Answer& answer : rules.answers())
        addLiterals(answer, answers, literals);
    return literals;
}

std::vector<Lit> literalsAt(const std::vector<Place>& places, const Rules& rules, const Answers& answers)
{
    std::vector<Lit> literals;
    for (const Answer& answer : rules.answers())
        if (std::ranges::find(places, answer.places.front()) != places.end())
            addLiterals(answer, answers, literals);
    return literals;
}

void SolutionSearch::ruleOut(const Answers& answers)
{
    std::vector<Lit> clause = literalsOf(m_rules, answers);
    std::ranges::transform(clause, clause.begin(), [](Lit l) { return !l; });
    clause.push_back(!m_goesOn);
    m_model.add(clause);
}

const Answers* SolutionSearch::next(std::span<const Lit> assumptions, const Halt& halt)
{
    std::vector<Lit> all(assumptions.begin(), assumptions.end());
    all.push_back(m_goesOn);
    m_last = m_model.solve(all, halt);
    if (m_last != SatResult::Sat)
        return nullptr;
    m_found = m_model.answers();
    ruleOut(m_found);
    return &m_found;
}

SolutionSet othersThan(std::span<const Answers> known, const Rules& rules, Model& model,
                       std::span<const Lit> assumptions, std::size_t most, const Halt& halt)
{
    SolutionSearch search(rules, model);
    for (const Answers& answers : known)
        search.ruleOut(answers);
    SolutionSet set;
    while (set.solutions.size() < most) {
        const Answers* next = search.next(assumptions, halt);
        if (next == nullptr)
            break;
        set.solutions.push_back(*next);
    }
    set.all = search.hasAll();
    return set;
}

} // namespace tokisuji
