#include "engine/solve/backbone.h"

#include "engine/rules/answer_atoms.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// The literals that make up the value of an answer. Of "exactly one of these" only the true one counts: it says all.
std::vector<Lit> keyLits(const Answer& answer, const Truth& truth)
{
    std::vector<Lit> lits;
    for (const int atom : atomsOf(answer)) {
        const Lit l = Lit::of(atom);
        if (truth[l])
            lits.push_back(l);
        else if (answer.code != Answer::Direct)
            lits.push_back(!l);
    }
    return lits;
}

} // namespace

Backbone::Backbone(const Rules& rules, const Truth& first)
    : m_keyOfAtom(static_cast<std::size_t>(rules.atomCount()), -1), m_unfixedOfAnswer(rules.answers().size())
{
    const auto& answers = rules.answers();
    for (std::size_t i = 0; i < answers.size(); ++i)
        for (const Lit l : keyLits(answers[i], first)) {
            m_keys.push_back({l, static_cast<int>(i), answers[i].places.front()});
            ++m_unfixedOfAnswer[i];
        }
    std::ranges::stable_sort(m_keys, {}, &Key::place);
    for (std::size_t k = 0; k < m_keys.size(); ++k)
        m_keyOfAtom[static_cast<std::size_t>(m_keys[k].lit.atom())] = static_cast<int>(k);
    m_open = static_cast<int>(m_keys.size());
}

void Backbone::setState(Key& key, Key::State state)
{
    if (key.state != Key::Open)
        return;
    key.state = state;
    --m_open;
    if (state != Key::Fixed)
        return;
    ++m_fixed;
    if (--m_unfixedOfAnswer[static_cast<std::size_t>(key.answer)] == 0)
        ++m_determinedAnswers;
}

void Backbone::release(int key)
{
    setState(m_keys[static_cast<std::size_t>(key)], Key::Free);
}

void Backbone::fix(Lit l)
{
    if (l.atom() >= static_cast<int>(m_keyOfAtom.size()))
        return;
    if (const int key = keyOf(l.atom()); key >= 0 && m_keys[static_cast<std::size_t>(key)].lit == l)
        setState(m_keys[static_cast<std::size_t>(key)], Key::Fixed);
}

std::vector<int> Backbone::open(int from, int count) const
{
    std::vector<int> found;
    for (int k = from; k < static_cast<int>(m_keys.size()) && static_cast<int>(found.size()) < count; ++k)
        if (m_keys[static_cast<std::size_t>(k)].state == Key::Open)
            found.push_back(k);
    return found;
}

} // namespace tokisuji
