// Territory: what hangs together with a cell over edges without border, as helper atoms.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/plane.h"
#include "engine/sat/encode/territory_count.h"

#include <span>

namespace tokisuji {

class TerritoryRule final : public LazyRule {
public:
    TerritoryRule(const Territory&, SatSolver&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

    /// Takes over "lo .. hi of these hold where `speaks` does". False, and nothing has changed: they are not all cells
    /// of this territory.
    [[nodiscard]] bool takeCount(std::span<const Lit> operands, int lo, int hi, Lit speaks);

private:
    [[nodiscard]] Lit reached(int cell) const { return m_territory.reached(static_cast<std::size_t>(cell)); }
    [[nodiscard]] const std::vector<Territory::Way>& ways(int cell) const
    {
        return m_territory.ways[static_cast<std::size_t>(cell)];
    }
    void floodFromStart(const Truth&);
    [[nodiscard]] std::vector<int> strays(int from, const Truth&);
    [[nodiscard]] bool touchesArea(const std::vector<int>& cells) const;
    void cutByCells(const std::vector<int>& cells, const Truth&);
    void cutByBorders(int from, const Truth&);

    Territory m_territory;
    Encoder m_out;
    std::vector<TerritoryCount> m_counts;
    PointSet m_area;           ///< what hangs together with the start in the model
    std::vector<int> m_around; ///< the same, nearest first
    PointSet m_seen;
    PointSet m_rim;
};

} // namespace tokisuji
