// Demands: what the rules ask for at a moment, and the ways to give it.
//
// Some demands stand in a rule as they are: a number of marks, one of several placements. Others arise on the way: what
// has to hang together must go on from every group, and a group that is too small must grow, by one of its exits and to
// one of few shapes.
#pragma once

#include "engine/trace/mind.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace tokisuji::tracing {

class Islands;

/// What holds in one way to meet a demand.
using Way = std::vector<Lit>;

/// The terms add up to `lo`, `lo` + `step`, ... `hi`, once `when` holds.
struct Demand {
    std::vector<int> instances; ///< that ask for it
    Lit when = Yes;
    std::vector<Term> terms{};
    int lo = 1;
    int hi = 1;
    int step = 1;
    bool isAny = false; ///< one at least: some literal is looked for, whatever the others are
    Place place = wholeBoard;
    std::vector<Fact> facts{}; ///< from which the rule asks for it
    std::vector<Way> ways{};   ///< where they are known; otherwise they follow from the terms

    /// The literals of all terms.
    [[nodiscard]] std::vector<Lit> literals() const;
};

/// The ways that are left; none where the demand is met already, asks for nothing or can be met in too many ways.
[[nodiscard]] std::vector<Way> waysToMeet(const Demand&, const Mind&);

class Demands {
public:
    explicit Demands(const Mind&);

    /// Numbers that demands can have.
    [[nodiscard]] int count() const { return m_count; }
    /// The demands of the moment, each with its number, which stays the same while it is about the same thing.
    template <class Visitor>
    void visit(const Visitor& visitor) const
    {
        for (int d = 0; d < static_cast<int>(m_fixed.size()); ++d)
            visitor(d, m_fixed[static_cast<std::size_t>(d)]);
        if (m_mind.pathFacts() != m_growingAt) {
            m_growing = growing();
            m_growingAt = m_mind.pathFacts();
        }
        for (const auto& [number, demand] : m_growing)
            visitor(number, demand);
    }

private:
    using Numbered = std::vector<std::pair<int, Demand>>;
    void addFixed(int instance);
    [[nodiscard]] Numbered growing() const;
    void addExits(const NetMap&, int first, Numbered&) const;
    void addIslands(const PartsMap&, int first, Numbered&) const;
    [[nodiscard]] bool addShapes(const Islands&, int island, int number, Numbered&) const;
    void addBlocks(const BlockMap&, int first, Numbered&) const;

    const Mind& m_mind;
    std::vector<Demand> m_fixed;
    int m_count = 0;
    mutable Numbered m_growing;
    mutable std::size_t m_growingAt = SIZE_MAX; ///< facts of the path when these were found
};

} // namespace tokisuji::tracing
