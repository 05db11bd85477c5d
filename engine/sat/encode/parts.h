// Parts: each area of present cells holds exactly one seed, and has the size that is asked of it.
#pragma once

#include "engine/board/cell_graph.h"
#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/plane.h"

namespace tokisuji {

/// "The area of this cell has exactly so many cells", while the selector holds.
struct SizeDemand {
    Place anchor;
    int size;
    Lit selector = Yes;
};

class PartsRule final : public LazyRule {
public:
    /// `oneSeedEach`: when the rule about the seeds speaks (No: only the sizes count).
    PartsRule(const Parts&, Lit oneSeedEach, Extent seeds, std::vector<SizeDemand>, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    /// A seed with the cells that its area may take.
    struct Seed {
        int cell;
        int demand = -1;             ///< index of its size
        std::vector<int> reach;      ///< cells, nearest first
        std::vector<Lit> membership; ///< of the same cells
    };
    struct Area {
        std::vector<int> cells; ///< in the order of the flood from its first seed or cell
        std::vector<int> seeds;
    };
    enum class Flaw : std::uint8_t { None, Stray, Shared, Small, Large };

    void encodeStatic(const Halt&);
    void findReach(Seed&) const;
    void encodeMembership(const Halt&);
    void encodeSeed(const Seed&);
    void encodeSpan(const Seed&, const Halt&);
    [[nodiscard]] Lit anchored(const SizeDemand&) const;
    [[nodiscard]] Lit member(int cell, int seed) const;
    [[nodiscard]] const std::vector<Area>& areas(const Truth&);
    [[nodiscard]] Flaw flawOf(const Area&, const Truth&) const;
    [[nodiscard]] const SizeDemand* brokenDemand(const Area&, const Truth&) const;
    void cutArea(const Area&, Flaw, const Truth&);
    void cutStray(const Area&, const Truth&);
    void cutShared(const Area&);
    void cutSmall(const Area&, const SizeDemand&, const Truth&);
    void cutLarge(const Area&, const SizeDemand&);
    [[nodiscard]] std::vector<int> extended(std::vector<int> cells, int limit, const Truth&);
    [[nodiscard]] std::vector<int> rimOf(const std::vector<int>& cells);
    [[nodiscard]] std::vector<int> connectedFrom(const Area&, int cell, int count);
    [[nodiscard]] Lit present(int cell) const { return m_present[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] std::span<const int> beside(int cell) const { return m_cells.beside(cell); }

    CellGraph m_cells;
    std::vector<Lit> m_present;
    std::vector<SizeDemand> m_demands;
    std::vector<int> m_demandOfCell; ///< the first one, for the largest size; those of one cell stand together
    std::vector<int> m_seedOfCell;
    std::vector<Seed> m_seeds;
    std::vector<std::vector<std::pair<int, Lit>>> m_members; ///< of each cell: seed and literal
    Lit m_oneSeedEach;
    Extent m_seedsAsked; ///< AtMost: an area may have none
    Encoder m_out;
    Lit m_relaxed = No; ///< some seed is absent or some size is not asked: memberships say nothing
    bool m_hasMembers = false;
    std::vector<Area> m_areas;
    PointSet m_seen;
    PointSet m_inside;
    PointSet m_rim;
    unsigned m_turn = 0;
};

} // namespace tokisuji
