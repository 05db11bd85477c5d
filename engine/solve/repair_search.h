// RepairSearch: clears open keys of a backbone by local repair.
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/backbone.h"
#include "engine/solve/local_repair.h"

#include <vector>

namespace tokisuji {

/// Rules, model and backbone must outlive it.
class RepairSearch {
public:
    RepairSearch(const Rules&, const Model&, Backbone&, const Truth& first, const Halt&);

    [[nodiscard]] bool possible() const { return m_repair.possible(); }
    /// A few tries spread over the board. Returns how many keys were released.
    int glance();
    /// All open keys, again as long as that releases a fair part of them.
    int sweep();
    /// Open keys near the given ones, from a new solution.
    int near(const Truth& solution, const std::vector<int>& keys);
    /// The last solution that it found; meaningful after something was released.
    [[nodiscard]] const Truth& solution() const { return m_repair.solution(); }
    void freeze(Lit l) { m_repair.freeze(l.atom()); }

private:
    int attempt(int key);
    void indexPlaces();

    Backbone& m_backbone;
    Halt m_halt;
    LocalRepair m_repair;
    std::vector<int> m_failures;   ///< of each key
    std::vector<int> m_firstKeyAt; ///< by lattice point, keys of one place are neighbours in the list
    int m_stride = 0;
};

} // namespace tokisuji
