#include "engine/advice/known_solutions.h"

#include "engine/solve/findings.h"

namespace tokisuji {

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
