#include "engine/advice/known_solutions.h"

#include "engine/rules/answer_atoms.h"
#include "engine/solve/findings.h"

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

bool areSame(const Territory& a, const Territory& b)
{
    return a.cells == b.cells && a.ways == b.ways;
}

} // namespace

bool haveSameAnswers(const Rules& a, const Rules& b)
{
    return std::ranges::equal(a.answers(), b.answers(), isSame);
}

bool haveSameHelpers(const Rules& a, const Rules& b)
{
    const auto areSameFormulas = [](const Definition& one, const Definition& other) {
        return one.op == other.op && one.atom == other.atom && one.operands == other.operands;
    };
    const auto areSameAtoms = [](const Territory& one, const Territory& other) {
        return areSame(one, other) && one.atom == other.atom;
    };
    return std::ranges::equal(a.definitions(), b.definitions(), areSameFormulas)
           && std::ranges::equal(a.territories(), b.territories(), areSameAtoms);
}

// --- words ---

CommonWords::CommonWords(const Rules& rules) : m_territories(rules.territories()), m_next(rules.atomCount())
{
    const Translation same(rules.atomCount());
    for (const Definition& d : rules.definitions())
        m_helpers.emplace(contentOf(d, same), Lit::of(d.atom));
}

Translation CommonWords::translationOf(const Rules& rules)
{
    Translation names(rules.atomCount());
    for (const Territory& territory : rules.territories()) {
        auto known = std::ranges::find_if(m_territories, [&](const Territory& t) { return areSame(t, territory); });
        if (known == m_territories.end()) {
            m_territories.push_back(territory);
            known = m_territories.end() - 1;
            known->atom = m_next;
            m_next += static_cast<int>(territory.cells.size()) - 1;
        }
        for (std::size_t i = 1; i < territory.cells.size(); ++i)
            names.set(territory.reached(i).atom(), known->reached(i));
    }
    for (const Definition& d : rules.definitions()) {
        const auto [known, isNew] = m_helpers.try_emplace(contentOf(d, names), Lit::of(m_next));
        m_next += isNew ? 1 : 0;
        names.set(d.atom, known->second);
    }
    return names;
}

// --- pool ---

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

KnownSolutions::KnownSolutions(Board board, Rules rules)
    : m_board(std::move(board)), m_rules(std::move(rules)), m_words(m_rules)
{
    const Translation same(m_rules.atomCount());
    for (const Instance& i : m_rules.instances())
        m_said.insert(contentOf(i, same));
}

void KnownSolutions::take(SolutionSet set)
{
    for (Answers& answers : set.solutions) {
        m_truths.emplace_back(m_rules, answers);
        m_solutions.push_back(std::move(answers));
    }
    m_all = set.all;
}

Board KnownSolutions::filled(std::size_t solution) const
{
    return boardWith(m_rules, m_board, m_solutions[solution]);
}

} // namespace tokisuji
