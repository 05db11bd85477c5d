#include "engine/sat/common_words.h"

#include "engine/rules/answer_atoms.h"
#include "engine/rules/helpers.h"

#include <algorithm>

namespace tokisuji {

CommonWords::CommonWords(const Rules& rules) : m_territories(rules.territories()), m_next(rules.atomCount())
{
    const Translation same(rules.atomCount());
    for (const Definition& d : rules.definitions())
        m_helpers.emplace(contentOf(d, same), Lit::of(d.atom));
}

Translation CommonWords::translationOf(const Rules& rules)
{
    Translation names(rules.atomCount());
    const auto define = [&](const Definition& d) {
        const auto [known, isNew] = m_helpers.try_emplace(contentOf(d, names), Lit::of(m_next));
        m_next += isNew ? 1 : 0;
        names.set(d.atom, known->second);
    };
    const auto reach = [&](const Territory& territory) {
        Territory said = inNames(territory, names);
        auto known = std::ranges::find_if(m_territories, [&](const Territory& t) { return areSame(t, said); });
        if (known == m_territories.end()) {
            m_territories.push_back(std::move(said));
            known = m_territories.end() - 1;
            known->atom = m_next;
            m_next += static_cast<int>(territory.cells.size()) - 1;
        }
        for (std::size_t i = 1; i < territory.cells.size(); ++i)
            names.set(territory.reached(i).atom(), known->reached(i));
    };
    eachHelper(rules, define, reach);
    return names;
}

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

} // namespace tokisuji
