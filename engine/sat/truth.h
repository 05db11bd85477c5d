// Truth: a value for each atom, dense and cheap to flip.
#pragma once

#include "engine/rules/literal.h"

#include <vector>

namespace tokisuji {

/// Atom 0 is the constant True and stays so.
class Truth {
public:
    Truth() = default;
    explicit Truth(int atoms) : m_values(static_cast<std::size_t>(atoms)) { m_values[0] = 1; }

    [[nodiscard]] bool operator[](Lit l) const { return (m_values[at(l)] != 0) == l.positive(); }
    [[nodiscard]] int atomCount() const { return static_cast<int>(m_values.size()); }
    void set(Lit l) { m_values[at(l)] = l.positive() ? 1 : 0; }
    void flip(int atom) { m_values[static_cast<std::size_t>(atom)] ^= 1; }
    friend bool operator==(const Truth&, const Truth&) = default;

private:
    [[nodiscard]] static std::size_t at(Lit l) { return static_cast<std::size_t>(l.atom()); }
    std::vector<char> m_values;
};

} // namespace tokisuji
