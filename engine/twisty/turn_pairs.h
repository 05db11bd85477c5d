// Turn pairs: which turn can come after which in a shortest sequence.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"

#include <optional>
#include <utility>
#include <vector>

namespace tokisuji {

/// As pairsInOrder(), without pairs that are declared to follow one another never. Of two turns that can change places
/// such a pair says which order is the standard one; nullopt: what is declared goes round in a circle.
[[nodiscard]] std::optional<std::vector<std::vector<bool>>> pairsWithout(const std::vector<Turn>&,
                                                                         const std::vector<std::pair<int, int>>& never);

/// The standard order of sequences: of all that differ by neighbours that can change places, one. It is the first of
/// them in the order of the pairs, so no turn can be moved to the front past one that ought to come after it (the
/// lexicographic normal form of a partially commutative monoid, after Anisimov and Knuth). Immutable.
class StandardOrder {
public:
    explicit StandardOrder(const TwistyDefinition&);
    /// Is a sequence in standard order still in it with one more turn?
    [[nodiscard]] bool mayAppend(const TurnList& turns, int turn) const;
    [[nodiscard]] bool holds(const TurnList& turns) const;

private:
    const TwistyDefinition* m_definition;
    std::vector<std::vector<bool>> m_canSwap;
};

} // namespace tokisuji
