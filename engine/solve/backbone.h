// Backbone: which literals of the answers all solutions share, as far as it is known.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/truth.h"

#include <concepts>
#include <span>
#include <vector>

namespace tokisuji {

/// A literal of an answer that holds in the first solution. An answer is determined once all its keys are fixed.
struct Key {
    enum State : std::uint8_t { Open, Fixed, Free };
    Lit lit;
    int answer;
    Place place; ///< the answer's first
    State state = Open;
};

class Backbone {
public:
    /// Keys of the answers, ordered by place so that neighbours on the board are neighbours in the list.
    Backbone(const Rules&, const Truth& first);

    [[nodiscard]] std::span<const Key> keys() const { return m_keys; }
    [[nodiscard]] int openCount() const { return m_open; }
    /// Some solution differs from the first one.
    [[nodiscard]] bool anyFree() const { return m_open + m_fixed < static_cast<int>(m_keys.size()); }
    [[nodiscard]] int determinedAnswers() const { return m_determinedAnswers; }
    [[nodiscard]] bool isDetermined(int answer) const
    {
        return m_unfixedOfAnswer[static_cast<std::size_t>(answer)] == 0;
    }
    /// The key of an atom, or -1.
    [[nodiscard]] int keyOf(int atom) const { return m_keyOfAtom[static_cast<std::size_t>(atom)]; }

    /// A solution is known, by what holds in it: keys that do not are free. Returns how many were open.
    template <std::predicate<Lit> Holds>
    int meet(const Holds& holds)
    {
        const int before = m_open;
        for (Key& key : m_keys)
            if (key.state == Key::Open && !holds(key.lit))
                setState(key, Key::Free);
        return before - m_open;
    }
    /// The key does not hold in some solution.
    void release(int key);
    /// The literal holds in every solution. Others than open keys are ignored.
    void fix(Lit);
    /// Open keys from a position on, at most `count`.
    [[nodiscard]] std::vector<int> open(int from, int count) const;

private:
    void setState(Key&, Key::State);

    std::vector<Key> m_keys;
    std::vector<int> m_keyOfAtom;
    std::vector<int> m_unfixedOfAnswer;
    int m_open = 0;
    int m_fixed = 0;
    int m_determinedAnswers = 0;
};

} // namespace tokisuji
