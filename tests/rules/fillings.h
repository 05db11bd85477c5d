// Every filling of a small board, as the judge and as the model sees it.
#pragma once

#include "engine/rules/judge.h"
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

inline std::set<Filling> acceptedByJudge(const Rules& r)
{
    std::set<Filling> accepted;
    Filling filling;
    for (const Answer& answer : r.answers())
        filling.push_back(answer.lo);
    for (;;) {
        std::vector<bool> atoms(static_cast<std::size_t>(r.atomCount()));
        for (std::size_t i = 0; i < filling.size(); ++i)
            setValue(r.answers()[i], filling[i], atoms);
        const Assignment a(r, std::move(atoms));
        if (std::ranges::all_of(r.instances(), [&](const Instance& i) { return holds(i, a); }))
            accepted.insert(filling);
        std::size_t i = 0;
        while (i < filling.size() && filling[i] == r.answers()[i].hi) {
            filling[i] = r.answers()[i].lo;
            ++i;
        }
        if (i == filling.size())
            return accepted;
        ++filling[i];
    }
}

inline std::set<Filling> solutionsOfModel(const Rules& r, Selectors selectors)
{
    Model model(r, selectors);
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
