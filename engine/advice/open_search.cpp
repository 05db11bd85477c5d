// Of a clue with one solution so far, this one is ruled out; of a clue with two, and of solutions that have none, all
// at once that show the same. When nothing else is left, a clue with one solution has no other: all clues of the place
// are proved at once, and the solver was asked no more than about twice for each.
#include "engine/advice/open_search.h"

#include <algorithm>
#include <set>

namespace tokisuji {

std::vector<Lit> ClueReading::thatHave(const ClueKey& clue, const Answers& solution) const
{
    std::vector<Lit> all = when;
    const auto shown = shownBy(clue, solution);
    all.insert(all.end(), shown->begin(), shown->end());
    return all;
}

void FoundSolutions::add(Answers solution)
{
    const std::scoped_lock lock(m_mutex);
    if (const auto [known, isNew] = m_met.insert(std::move(solution)); isNew)
        m_all.push_back(&*known);
}

std::vector<const Answers*> FoundSolutions::from(std::size_t first) const
{
    const std::scoped_lock lock(m_mutex);
    return {m_all.begin() + static_cast<std::ptrdiff_t>(first), m_all.end()};
}

namespace {

constexpr std::size_t enough = 2;

/// Where `when` holds, not all of these do.
void ruleOut(Model& model, Lit when, const std::vector<Lit>& together)
{
    std::vector<Lit> clause{!when};
    std::ranges::transform(together, std::back_inserter(clause), [](Lit l) { return !l; });
    model.add(clause);
}

/// A search at one place.
class Listing {
public:
    Listing(const ClueReading& reading, const Rules& rules, Model& model, FoundSolutions& solutions)
        : m_reading(reading), m_rules(rules), m_model(model), m_solutions(reading.isAlone ? m_own : solutions),
          m_goesOn(model.fresh())
    {
    }
    [[nodiscard]] FoundClues run(const std::function<Halt()>& halt);

private:
    void learn();
    void take(const Answers&);

    const ClueReading& m_reading;
    const Rules& m_rules;
    Model& m_model;
    FoundSolutions m_own;
    FoundSolutions& m_solutions;
    Lit m_goesOn; ///< what need not turn up again is ruled out
    std::size_t m_seen = 0;
    std::set<std::vector<Lit>> m_ruledOut;
    std::set<ClueKey> m_news;
    FoundClues m_found;
};

FoundClues Listing::run(const std::function<Halt()>& halt)
{
    if (!m_reading.oneOf.empty()) {
        std::vector<Lit> clause = m_reading.oneOf;
        clause.push_back(!m_goesOn);
        m_model.add(clause);
    }
    std::vector<Lit> assumptions = m_reading.when;
    assumptions.push_back(m_goesOn);
    SatResult result = SatResult::Sat;
    for (learn(); result == SatResult::Sat; learn()) {
        result = m_reading.selectors ? m_model.solveWith(*m_reading.selectors, assumptions, halt())
                                     : m_model.solve(assumptions, halt());
        if (result == SatResult::Sat)
            m_solutions.add(m_model.answers());
    }
    m_model.add({!m_goesOn});
    m_found.complete = result == SatResult::Unsat && !m_rules.leavesAnswersOut();
    return std::move(m_found);
}

/// Takes the solutions that are new, and rules out what need not turn up again.
void Listing::learn()
{
    for (const Answers* solution : m_solutions.from(m_seen)) {
        ++m_seen;
        take(*solution);
    }
    for (const ClueKey& clue : std::exchange(m_news, {}))
        if (const auto& known = m_found.clues[clue]; known.solutions < enough)
            ruleOut(m_model, m_goesOn, literalsOf(m_rules, known.first));
}

void Listing::take(const Answers& solution)
{
    const auto clue = m_reading.clueIn(solution);
    const auto ruleOutAlike = [&](const Answers& one) {
        const auto shown = m_reading.shownBy(clue, one);
        if (shown && m_ruledOut.insert(*shown).second)
            ruleOut(m_model, m_goesOn, *shown);
    };
    if (!clue)
        return ruleOutAlike(solution);
    FoundClues::Found& known = m_found.clues[*clue];
    if (known.solutions == 0) {
        known = {1, solution};
        m_news.insert(*clue);
        return;
    }
    if (known.solutions < enough)
        ruleOutAlike(known.first);
    known.solutions = enough;
    ruleOutAlike(solution);
}

} // namespace

FoundClues cluesOf(const ClueReading& reading, const Rules& rules, Model& model, FoundSolutions& solutions,
                   const std::function<Halt()>& halt)
{
    return Listing(reading, rules, model, solutions).run(halt);
}

} // namespace tokisuji
