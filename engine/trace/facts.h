// Facts: what is known, in the order in which it was found, and by which deduction.
#pragma once

#include "engine/trace/relations.h"

#include <cstdint>
#include <vector>

namespace tokisuji::tracing {

/// A trail: everything later than a mark can be taken back.
class Facts {
public:
    explicit Facts(int atoms);

    [[nodiscard]] bool isTrue(Lit l) const { return m_values[at(l)] == (l.positive() ? 1 : -1); }
    [[nodiscard]] bool isFalse(Lit l) const { return isTrue(!l); }
    [[nodiscard]] bool isOpen(Lit l) const { return m_values[at(l)] == 0; }
    [[nodiscard]] const Relations& relations() const { return m_relations; }

    /// Requires a fact that contradicts nothing. Returns the atoms whose classes have changed by a relation.
    std::vector<int> add(Fact, int deduction);
    /// The deduction that found the fact; -1: none (given, or not known).
    [[nodiscard]] int deductionOf(Fact) const;

    struct Entry {
        Fact fact;
        int deduction;
    };
    [[nodiscard]] const std::vector<Entry>& trail() const { return m_trail; }
    [[nodiscard]] std::size_t mark() const { return m_trail.size(); }
    void undo(std::size_t mark);

private:
    [[nodiscard]] static std::size_t at(Lit l) { return static_cast<std::size_t>(l.atom()); }

    std::vector<std::int8_t> m_values;
    std::vector<int> m_positions; ///< of values on the trail
    Relations m_relations;
    std::vector<Entry> m_trail;
};

} // namespace tokisuji::tracing
