// PermutationGroup: everything that turns can do, as a chain of stabilizers (Schreier and Sims).
#pragma once

#include "engine/twisty/definition.h"
#include "engine/util/random.h"

#include <vector>

namespace tokisuji {

/// Knows which permutations are products of some turns. A value; building takes time polynomial in the places.
class PermutationGroup {
public:
    PermutationGroup(const std::vector<Turn>& turns, int places);
    [[nodiscard]] bool contains(const Permutation&) const;
    /// Each permutation of the group with the same probability.
    [[nodiscard]] Permutation random(Random&) const;
    /// How many permutations there are; exact up to 2^53.
    [[nodiscard]] double size() const;

private:
    struct Level {
        int point = 0;
        std::vector<Permutation> generators;
        std::vector<Permutation> ways; ///< ways[i] takes `point` to i; empty: not reached
    };
    void extend(std::size_t level, const Permutation& generator);
    [[nodiscard]] Permutation reduced(Permutation, std::size_t& level) const;

    int m_places;
    std::vector<Level> m_levels;
};

} // namespace tokisuji
