// Tallies: how many parts of a rule or a definition are known, counted as facts come and go, so that nobody has to look
// at them before something follows.
#pragma once

#include "engine/trace/facts.h"
#include "engine/trace/ground.h"

#include <cstdint>
#include <vector>

namespace tokisuji::tracing {

class Tallies {
public:
    explicit Tallies(const Ground&);

    /// A literal is known to hold from now on.
    void add(Lit l) { count(l, 1); }
    /// It is not known any more.
    void remove(Lit l) { count(l, -1); }
    /// May something follow that is not known, or a contradiction? No: certainly not.
    [[nodiscard]] bool saySomething(int tally, const Facts&) const;
    /// Will nothing ever follow, whatever else is found?
    [[nodiscard]] bool isSettled(int tally, const Facts&) const;

private:
    /// What is asked and what is known, side by side in memory.
    struct Counts {
        Lit when;
        int parts;
        int lo;
        int hi;
        std::int16_t step;
        std::int16_t width;
        bool isDefinition;
        int holding; ///< parts that do
        int failing; ///< parts that do not
    };

    void count(Lit l, int change)
    {
        for (const int t : m_ground->partOf(l))
            m_counts[static_cast<std::size_t>(t)].holding += change;
        for (const int t : m_ground->partOf(!l))
            m_counts[static_cast<std::size_t>(t)].failing += change;
    }

    const Ground* m_ground;
    std::vector<Counts> m_counts;
};

} // namespace tokisuji::tracing
