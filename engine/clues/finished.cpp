// What the marks say is taken for granted, and what is blank for nothing. Where the rules of a clue hold then, the
// solver is asked whether they also hold with something at one of the blank places; it knows nothing but these rules,
// so the answer is that of somebody who looks at this one clue.
#include "engine/clues/finished.h"

#include "engine/clues/clue_options.h"
#include "engine/genre/registry.h"
#include "engine/rules/judge.h"
#include "engine/rules/retelling.h"
#include "engine/rules/sources.h"
#include "engine/sat/model.h"
#include "engine/solve/marks.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace tokisuji {

namespace {

/// The rules of one clue, by their indices, without those about its own place.
struct ClueRules {
    Place place;
    std::vector<std::size_t> instances;
    bool isLocal = true;
};

std::vector<ClueRules> rulesByClue(const Rules& rules)
{
    std::vector<ClueRules> clues;
    std::map<Place, std::size_t> at;
    for (std::size_t i = 0; i < rules.instances().size(); ++i) {
        const Instance& instance = rules.instances()[i];
        if (instance.origin != Origin::Clue || instance.anchor == wholeBoard || instance.role() == Role::KeepsFree)
            continue;
        const auto [found, isNew] = at.try_emplace(instance.anchor, clues.size());
        if (isNew)
            clues.push_back({instance.anchor, {}});
        ClueRules& clue = clues[found->second];
        clue.instances.push_back(i);
        clue.isLocal = clue.isLocal && instance.isLocal();
    }
    std::erase_if(clues, [](const ClueRules& clue) { return !clue.isLocal; });
    return clues;
}

/// What the places of an answer say together; blank where they say nothing.
int markAt(const Answer& answer, const Board& board)
{
    const auto marked =
        std::ranges::find_if(answer.places, [&](Place p) { return board.at(answer.layer, p) != blank; });
    return marked == answer.places.end() ? blank : board.at(answer.layer, *marked);
}

/// A clue whose rules hold with what is blank taken for nothing.
struct MetClue {
    const ClueRules* rules;
    FinishedClue found;
    std::vector<Lit> facts;     ///< of the marks
    std::vector<Lit> otherwise; ///< something at a blank place
};

/// Nothing: it speaks of no mark, or of a place that has none yet and cannot be empty.
std::optional<MetClue> metClue(const ClueRules& clue, const Rules& rules, const Sources& sources, const Board& board)
{
    MetClue met{&clue, {clue.place, {}}, {}, {}};
    std::set<std::size_t> answers;
    for (const std::size_t i : clue.instances)
        answers.merge(sources.of(rules.instances()[i]));
    if (answers.empty())
        return std::nullopt;
    for (const std::size_t index : answers) {
        const Answer& answer = rules.answers()[index];
        const int mark = markAt(answer, board);
        const bool isOpen = mark == blank;
        if (isOpen ? answer.lo > 0 : mark < answer.lo || mark > answer.hi)
            return std::nullopt;
        for (const Place place : answer.places)
            (isOpen ? met.found.rest : met.found.marks).push_back({answer.layer, place});
        if (isOpen)
            met.otherwise.push_back(!literalsOf(answer, 0).front());
        else
            std::ranges::copy(literalsOf(answer, mark), std::back_inserter(met.facts));
    }
    return met;
}

/// The rules of some clues, and of the others those about a single answer: what values it can have.
class ClueSolver {
public:
    ClueSolver(const Rules& rules, const Sources& sources, const std::vector<MetClue>& clues, const Halt& halt)
        : m_asked(overSameAtoms(rules)), m_halt(halt)
    {
        for (const Instance& i : rules.instances())
            if (i.origin == Origin::Board && i.isLocal() && sources.of(i).size() == 1)
                m_asked.like(i, Origin::Board).say(i.says);
        for (const MetClue& clue : clues)
            for (const std::size_t i : clue.rules->instances)
                m_asked.like(rules.instances()[i], Origin::Clue).say(rules.instances()[i].says);
        m_model.emplace(m_asked, Selectors::Clues, halt);
    }

    /// Do the rules of the clue, with the marks, leave nothing else?
    [[nodiscard]] bool leavesNothing(const MetClue& clue)
    {
        if (clue.otherwise.empty())
            return true;
        if (m_halt.reached() || m_model->selectors().size() != m_asked.instances().size())
            return false;
        const Lit something = m_model->fresh();
        std::vector<Lit> clause = clue.otherwise;
        clause.push_back(!something);
        m_model->add(clause);
        std::vector<Lit> assumptions = clue.facts, selectors;
        assumptions.push_back(something);
        const auto& asked = m_asked.instances();
        for (std::size_t i = 0; i < asked.size(); ++i)
            if (asked[i].origin == Origin::Clue && asked[i].anchor == clue.rules->place)
                selectors.push_back(m_model->selectors()[i]);
        return m_model->solveWith(selectors, assumptions, m_halt) == SatResult::Unsat;
    }

private:
    Rules m_asked;
    Halt m_halt;
    std::optional<Model> m_model;
};

} // namespace

std::vector<FinishedClue> finishedClues(const Board& board, const Halt& halt)
{
    const Rules rules = rulesOf(board);
    if (!factsOfMarks(rules, board))
        return {};
    const Sources sources(rules);
    const Assignment blankAsNothing(rules, board);
    const std::vector<ClueRules> clues = rulesByClue(rules);
    std::vector<MetClue> candidates;
    for (const ClueRules& clue : clues) {
        const auto isMet = [&](std::size_t i) { return holds(rules.instances()[i], blankAsNothing); };
        if (halt.reached() || !std::ranges::all_of(clue.instances, isMet) || !hasClue(board, clue.place))
            continue; // where no clue stands, it is for the lack of one that something is asked
        if (auto candidate = metClue(clue, rules, sources, board))
            candidates.push_back(std::move(*candidate));
    }
    if (candidates.empty())
        return {};
    ClueSolver solver(rules, sources, candidates, halt);
    std::vector<FinishedClue> finished;
    for (MetClue& candidate : candidates)
        if (solver.leavesNothing(candidate))
            finished.push_back(std::move(candidate.found));
    return finished;
}

} // namespace tokisuji
