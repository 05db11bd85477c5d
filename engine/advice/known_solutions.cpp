#include "engine/advice/known_solutions.h"

#include "engine/solve/findings.h"

#include <algorithm>

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

void addCarried(std::vector<Answers>& known, const Rules& rules, const Board& board, const Board& solution)
{
    if (const auto carried = carriedOver(rules, board, solution))
        if (Answers answers = answersOf(rules, *carried); std::ranges::find(known, answers) == known.end())
            known.push_back(std::move(answers));
}

} // namespace tokisuji
