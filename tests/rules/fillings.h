// Every filling of a small board, as the judge and as the model sees it.
#pragma once

#include "engine/rules/answer_atoms.h"
#include "engine/rules/judge.h"
#include "engine/rules/literals.h"
#include "engine/sat/model.h"

#include <QtGlobal>

#include <algorithm>
#include <set>
#include <vector>

namespace tokisuji::fillings {

using Filling = std::vector<int>; ///< a value per answer

inline Filling fillingOf(const Rules& r, const Assignment& a)
{
    Filling filling;
    for (const Answer& answer : r.answers())
        filling.push_back(valueOf(answer, a).value_or(blank));
    return filling;
}

inline void setValue(const Answer& answer, int value, std::vector<bool>& atoms)
{
    const auto set = [&](int offset, bool on) { atoms[static_cast<std::size_t>(answer.atom + offset)] = on; };
    switch (answer.code) {
    case Answer::Boolean:
        set(0, value == 1);
        break;
    case Answer::AtLeast:
        for (int v = answer.lo + 1; v <= answer.hi; ++v)
            set(v - answer.lo - 1, value >= v);
        break;
    case Answer::Direct:
        for (int v = answer.lo; v <= answer.hi; ++v)
            set(v - answer.lo, value == v);
        break;
    }
}

inline double countOfFillings(const Rules& r)
{
    double count = 1;
    for (const Answer& answer : r.answers())
        count *= answer.hi - answer.lo + 1;
    return count;
}

/// The rules that can be judged as soon as all answers from some index on have values, and not before: at each index
/// those whose literals need no answer before it. One more index for rules that need none at all.
inline std::vector<std::vector<const Instance*>> rulesByFirstAnswer(const Rules& r)
{
    const auto none = r.answers().size();
    std::vector<std::size_t> firstOf(static_cast<std::size_t>(r.atomCount()), 0); // a territory: all answers
    firstOf[0] = none;                                                            // the constant
    for (std::size_t i = 0; i < none; ++i)
        for (const int atom : atomsOf(r.answers()[i]))
            firstOf[static_cast<std::size_t>(atom)] = i;
    const auto firstOfAll = [&](const std::vector<Lit>& lits) {
        std::size_t first = none;
        for (const Lit l : lits)
            first = std::min(first, firstOf[static_cast<std::size_t>(l.atom())]);
        return first;
    };
    for (const Definition& d : r.definitions())
        firstOf[static_cast<std::size_t>(d.atom)] = firstOfAll(d.operands);
    std::vector<std::vector<const Instance*>> rules(none + 1);
    for (const Instance& i : r.instances())
        rules[firstOfAll(allLiteralsOf(i))].push_back(&i);
    return rules;
}

/// The fillings in which the judge finds each rule kept. Values are given from the last answer to the first, no further
/// where a rule is broken already.
class AcceptedByJudge {
public:
    explicit AcceptedByJudge(const Rules& r) : m_rules(r), m_byAnswer(rulesByFirstAnswer(r))
    {
        m_filling.resize(r.answers().size());
        m_atoms.resize(static_cast<std::size_t>(r.atomCount()));
        fillBefore(m_filling.size());
    }
    [[nodiscard]] std::set<Filling> take() { return std::move(m_accepted); }

private:
    void fillBefore(std::size_t answer)
    {
        if (!areKept(m_byAnswer[answer]))
            return;
        if (answer == 0) {
            m_accepted.insert(m_filling);
            return;
        }
        const Answer& next = m_rules.answers()[answer - 1];
        for (int value = next.lo; value <= next.hi; ++value) {
            m_filling[answer - 1] = value;
            setValue(next, value, m_atoms);
            fillBefore(answer - 1);
        }
    }
    [[nodiscard]] bool areKept(const std::vector<const Instance*>& rules) const
    {
        if (rules.empty())
            return true;
        const Assignment a(m_rules, m_atoms);
        return std::ranges::all_of(rules, [&](const Instance* i) { return holds(*i, a); });
    }

    const Rules& m_rules;
    std::vector<std::vector<const Instance*>> m_byAnswer;
    Filling m_filling;
    std::vector<bool> m_atoms;
    std::set<Filling> m_accepted;
};

inline std::set<Filling> acceptedByJudge(const Rules& r)
{
    return AcceptedByJudge(r).take();
}

/// What says that the answers with these indices have the values of a filling.
inline std::vector<Lit> factsOf(const Rules& r, const Filling& filling, const std::vector<std::size_t>& answers)
{
    std::vector<bool> atoms(static_cast<std::size_t>(r.atomCount()));
    std::vector<Lit> facts;
    for (const std::size_t i : answers) {
        setValue(r.answers()[i], filling[i], atoms);
        for (const int atom : atomsOf(r.answers()[i]))
            facts.push_back(Lit::of(atom, atoms[static_cast<std::size_t>(atom)]));
    }
    return facts;
}

inline std::set<Filling> solutionsOfModel(const Rules& r, Selectors selectors, const std::vector<Lit>& facts = {})
{
    Model model(r, selectors);
    for (const Lit fact : facts)
        model.add({fact});
    std::set<Filling> found;
    while (model.solve({}) == SatResult::Sat) {
        const std::vector<bool> answers = model.answers();
        if (!found.insert(fillingOf(r, Assignment(r, answers))).second)
            qFatal("the model found a solution again after it was excluded");
        std::vector<Lit> other;
        for (const Answer& answer : r.answers()) {
            const int atoms =
                answer.code == Answer::Boolean ? 1 : answer.hi - answer.lo + (answer.code == Answer::Direct ? 1 : 0);
            for (int k = 0; k < atoms; ++k)
                other.push_back(Lit::of(answer.atom + k, !answers[static_cast<std::size_t>(answer.atom + k)]));
        }
        model.add(other);
    }
    return found;
}

} // namespace tokisuji::fillings
