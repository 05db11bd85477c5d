// TerritoryCount: how many of some cells a territory holds.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/encoder.h"
#include "engine/sat/encode/plane.h"
#include "engine/sat/truth.h"

#include <cstdint>
#include <vector>

namespace tokisuji {

class TerritoryCount {
public:
    /// The number of `counted` cells (by index into the territory's cells) that are reached is lo .. hi where `speaks`
    /// holds. The territory must outlive it.
    TerritoryCount(const Territory&, std::vector<int> counted, int lo, int hi, Lit speaks, SatSolver&);

    /// Adds clauses that a model breaks; returns how many. `area`: what hangs together with the start in the model,
    /// nearest first.
    int cut(const std::vector<int>& area, const Truth&);

private:
    /// How far a clause looks for the cells by which a territory that is too small must grow.
    enum class Growth : std::uint8_t { Beside, OverUncounted };

    void encodeReach();
    void encodePairs(const std::vector<int>& fromStart, const std::vector<int>& near);
    void encodeLeast();
    [[nodiscard]] std::vector<int> fewestOnTheWay(int from) const;
    void cutLarge(const std::vector<int>& area);
    void cutSmall(const std::vector<int>& area, Growth);
    [[nodiscard]] Lit reached(int cell) const { return m_territory->reached(static_cast<std::size_t>(cell)); }
    [[nodiscard]] const std::vector<Territory::Way>& ways(int cell) const
    {
        return m_territory->ways[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] bool isOpen(int cell) const { return !m_out.surely(!reached(cell)); }
    [[nodiscard]] int weight(int cell) const { return m_weight[static_cast<std::size_t>(cell)]; }

    const Territory* m_territory;
    std::vector<int> m_counted;
    std::vector<int> m_weight; ///< by cell: 1 where it counts
    int m_lo;
    int m_hi;
    Lit m_speaks;
    Encoder m_out;
    PointSet m_inside;
};

} // namespace tokisuji
