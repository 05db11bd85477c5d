// Of an answer that one solution has, another solution is asked for; if there is none, the answer would make the puzzle
// unique. When no such answer is left, one solution is asked for that has any answer which none has so far. Each
// solution tells of an answer in every cell, so that far fewer are looked for than there are answers, and what the
// solver learns of one answer serves all others.
#include "engine/advice/together/given_search.h"

#include <algorithm>
#include <array>

namespace tokisuji {

GivenSearch::GivenSearch(const Stock& stock, const std::vector<Lit>& answers, std::stop_token stop)
    : m_rules(stock.rules()), m_stop(std::move(stop)), m_model(m_rules, Halt(m_stop))
{
    for (const Lit literal : answers)
        m_candidates.push_back({.literal = literal});
    std::ranges::for_each(stock.solutions(), [this](const Answers& solution) { take(solution); });
}

void GivenSearch::run(std::chrono::milliseconds patience, const Single& single)
{
    m_patience = patience;
    for (Candidate& candidate : m_candidates)
        candidate.isPutOff = false;
    do
        countSingles(single);
    while (findNew());
}

GivenCount GivenSearch::countOf(std::size_t answer) const
{
    const Candidate& candidate = m_candidates[answer];
    const bool isNone = candidate.solutions == 0 && m_nothingNew;
    return {candidate.solutions, candidate.isKnown || isNone};
}

void GivenSearch::take(const Answers& answers)
{
    const auto holds = [&](Lit l) {
        const auto atom = static_cast<std::size_t>(l.atom());
        return atom < answers.size() && answers[atom] == l.positive();
    };
    for (Candidate& candidate : m_candidates)
        if (holds(candidate.literal) && ++candidate.solutions == 1)
            candidate.first = m_solutions.size();
    m_solutions.push_back(answers);
}

void GivenSearch::countSingles(const Single& single)
{
    const auto isOpen = [](const Candidate& c) { return c.solutions == 1 && !c.isKnown && !c.isPutOff; };
    for (auto open = m_candidates.begin(); !m_stop.stop_requested();) {
        open = std::ranges::find_if(m_candidates, isOpen);
        if (open == m_candidates.end())
            return;
        const SatResult result = askForOther(*open);
        if (result == SatResult::Sat) {
            take(m_model->answers());
        } else if (result == SatResult::Unsat && !m_rules.leavesAnswersOut()) {
            open->isKnown = true;
            single(static_cast<std::size_t>(open - m_candidates.begin()));
        } else {
            open->isPutOff = true;
        }
    }
}

/// A second solution with the answer.
SatResult GivenSearch::askForOther(const Candidate& candidate)
{
    const Lit isOther = m_model->fresh();
    std::vector<Lit> clause{!isOther};
    for (const Lit l : literalsOf(m_rules, m_solutions[candidate.first]))
        clause.push_back(!l);
    m_model->add(clause);
    const SatResult result = m_model->solve(std::array{isOther, candidate.literal}, halt());
    m_model->add({!isOther});
    return result;
}

/// A solution with an answer that none has so far. False where none was found.
bool GivenSearch::findNew()
{
    if (m_nothingNew)
        return false;
    const Lit isNew = m_model->fresh();
    std::vector<Lit> clause{!isNew};
    for (const Candidate& candidate : m_candidates)
        if (candidate.solutions == 0)
            clause.push_back(candidate.literal);
    m_model->add(clause);
    const SatResult result = m_model->solve(std::array{isNew}, halt());
    m_model->add({!isNew});
    m_nothingNew = result == SatResult::Unsat && !m_rules.leavesAnswersOut();
    if (result == SatResult::Sat)
        take(m_model->answers());
    return result == SatResult::Sat;
}

Halt GivenSearch::halt() const
{
    return Halt(m_stop, Halt::Clock::now() + m_patience);
}

} // namespace tokisuji
