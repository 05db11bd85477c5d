// Of a clue with one solution so far, this one is ruled out; of a clue with two, and of solutions that have none, all
// at once that show the same. When nothing else is left, a clue with one solution has no other: all clues of the place
// are proved at once, and the solver was asked no more than about twice for each.
#include "engine/advice/open_search.h"

#include <algorithm>
#include <set>

namespace tokisuji {

namespace {

constexpr std::size_t enough = 2;

/// Where `when` holds, not all of these do.
void ruleOut(Model& model, Lit when, const std::vector<Lit>& together)
{
    std::vector<Lit> clause{!when};
    std::ranges::transform(together, std::back_inserter(clause), [](Lit l) { return !l; });
    model.add(clause);
}

} // namespace

std::vector<Lit> ClueReading::thatHave(const ClueKey& clue, const Answers& solution) const
{
    std::vector<Lit> all = when;
    const auto shown = shownBy(clue, solution);
    all.insert(all.end(), shown->begin(), shown->end());
    return all;
}

SolutionSet othersThan(std::span<const Answers> known, Model& model, const Asked& asked, std::size_t most,
                       const Halt& halt)
{
    const Lit others = model.fresh();
    for (const Answers& answers : known)
        ruleOut(model, others, literalsOf(asked.rules, answers));
    std::vector<Lit> assumptions(asked.assumptions.begin(), asked.assumptions.end());
    assumptions.push_back(others);
    SolutionSet set;
    SatResult result = SatResult::Sat;
    while (set.solutions.size() < most && (result = model.solve(assumptions, halt)) == SatResult::Sat) {
        set.solutions.push_back(model.answers());
        ruleOut(model, others, literalsOf(asked.rules, set.solutions.back()));
    }
    model.add({!others});
    set.all = result == SatResult::Unsat && !asked.rules.leavesAnswersOut();
    return set;
}

void FoundSolutions::add(Answers solution)
{
    const std::scoped_lock lock(m_mutex);
    if (m_met.insert(solution).second)
        m_all.push_back(std::make_unique<const Answers>(std::move(solution)));
}

std::vector<const Answers*> FoundSolutions::from(std::size_t first) const
{
    const std::scoped_lock lock(m_mutex);
    std::vector<const Answers*> found;
    for (std::size_t s = first; s < m_all.size(); ++s)
        found.push_back(m_all[s].get());
    return found;
}

/// A search at one place.
struct OpenSearch::Listing {
    const ClueReading& reading;
    FoundSolutions& solutions;
    Lit goesOn; ///< what need not turn up again is ruled out
    std::size_t seen = 0;
    std::set<std::vector<Lit>> ruledOut{};
    std::set<ClueKey> news{};
    FoundClues found{};
};

OpenSearch::OpenSearch(const Rules& rules, Model& model, FoundSolutions& solutions)
    : m_rules(rules), m_model(model), m_solutions(solutions)
{
}

FoundClues OpenSearch::cluesOf(const ClueReading& reading, const std::function<Halt()>& halt)
{
    FoundSolutions own;
    Listing listing{reading, reading.isAlone ? own : m_solutions, m_model.fresh()};
    if (!reading.oneOf.empty()) {
        std::vector<Lit> clause = reading.oneOf;
        clause.push_back(!listing.goesOn);
        m_model.add(clause);
    }
    std::vector<Lit> assumptions = reading.when;
    assumptions.push_back(listing.goesOn);
    SatResult result = SatResult::Sat;
    for (learn(listing); result == SatResult::Sat; learn(listing)) {
        result = reading.selectors ? m_model.solveWith(*reading.selectors, assumptions, halt())
                                   : m_model.solve(assumptions, halt());
        if (result == SatResult::Sat)
            listing.solutions.add(m_model.answers());
    }
    m_model.add({!listing.goesOn});
    listing.found.complete = result == SatResult::Unsat && !m_rules.leavesAnswersOut();
    return std::move(listing.found);
}

/// Takes the solutions that are new, and rules out what need not turn up again.
void OpenSearch::learn(Listing& listing)
{
    for (const Answers* solution : listing.solutions.from(listing.seen)) {
        ++listing.seen;
        take(listing, *solution);
    }
    for (const ClueKey& clue : std::exchange(listing.news, {}))
        if (const auto& known = listing.found.clues[clue]; known.solutions < enough)
            ruleOut(m_model, listing.goesOn, literalsOf(m_rules, known.first));
}

void OpenSearch::take(Listing& listing, const Answers& solution)
{
    const auto clue = listing.reading.clueIn(solution);
    const auto ruleOutAlike = [&](const Answers& one) {
        const auto shown = listing.reading.shownBy(clue, one);
        if (shown && listing.ruledOut.insert(*shown).second)
            ruleOut(m_model, listing.goesOn, *shown);
    };
    if (!clue)
        return ruleOutAlike(solution);
    FoundClues::Found& known = listing.found.clues[*clue];
    if (known.solutions == 0) {
        known = {1, solution};
        listing.news.insert(*clue);
        return;
    }
    if (known.solutions < enough)
        ruleOutAlike(known.first);
    known.solutions = enough;
    ruleOutAlike(solution);
}

} // namespace tokisuji
