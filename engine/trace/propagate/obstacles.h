// Obstacles: why a placement of shaded cells is impossible though the cells do not touch and their number is right.
//
// A wall: together with what is shaded already, cells joined by their corners make a ring, or a chain from the frame to
// the frame, which cuts the unshaded cells apart. Or something that asks for one of some cells gets none.
#pragma once

#include "engine/trace/mind.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace tokisuji::tracing {

/// In the way of every placement that has some cells and lacks others.
struct Obstacle {
    std::uint64_t has = 0;
    std::uint64_t lacks = 0;
    std::vector<int> instances{};
    std::vector<Fact> premises{};

    [[nodiscard]] bool isInTheWayOf(std::uint64_t placement) const
    {
        return (placement & has) == has && (placement & lacks) == 0;
    }
};

class Obstacles {
public:
    /// Placements are sets of these open literals, a bit each.
    Obstacles(const Mind&, const PackingMap&, const std::vector<Lit>& open);

    /// Something in the way of a placement; none: it is possible as far as can be seen.
    [[nodiscard]] std::optional<Obstacle> against(std::uint64_t placement);

private:
    [[nodiscard]] std::optional<Obstacle> unmetDemand(std::uint64_t placement) const;
    [[nodiscard]] bool closesRing(std::uint64_t placement) const;
    [[nodiscard]] Obstacle ring(std::uint64_t placement);
    void addDemand(int instance);
    void labelGroups();
    /// The frame as a cell.
    [[nodiscard]] int frameNode() const { return static_cast<int>(m_wall->shaded.size()); }
    template <class Visitor>
    void visitCorners(int cell, const Visitor&) const;
    [[nodiscard]] std::vector<int> pathBetween(int from, int to, const std::vector<char>& shaded) const;
    void addSides(const std::vector<int>& ring, Obstacle&) const;

    /// A demand for one of some literals, as far as it is open.
    struct Demanded {
        int instance;
        std::uint64_t inside = 0;                             ///< literals of the placements
        std::vector<std::pair<Lit, std::uint64_t>> outside{}; ///< every other one with what it touches
    };

    const Mind& m_mind;
    const std::vector<Lit>& m_open;
    const WallMap* m_wall;
    std::vector<Demanded> m_demands;
    std::vector<int> m_cells;                 ///< of the open literals on the wall's grid
    std::vector<int> m_groupAt;               ///< by cell: shaded cells that hang together by corners, -1: not shaded
    int m_groups = 1;                         ///< the first is the frame
    std::vector<std::vector<int>> m_touching; ///< by open literal: groups beside it
    std::vector<std::uint64_t> m_corners;     ///< by open literal: earlier open ones at its corners
};

} // namespace tokisuji::tracing
