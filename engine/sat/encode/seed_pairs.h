// Seed pairs: each region holds two seeds, and its size lies between their numbers.
#pragma once

#include "engine/board/cell_graph.h"
#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tokisuji {

class SeedPairsRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    SeedPairsRule(const Division&, Lit guard, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    /// A region is named after its smaller seed.
    struct Root {
        std::vector<int> partners; ///< seeds that may be the larger one
        std::vector<Lit> belongs;  ///< by cell: it lies in the region of this seed
    };

    [[nodiscard]] int cellOf(int seed) const { return m_cellOfSeed[static_cast<std::size_t>(seed)]; }
    [[nodiscard]] int numberOf(int seed) const { return m_division.seeds[static_cast<std::size_t>(seed)].number; }
    [[nodiscard]] Lit belongs(int root, int cell) const
    {
        return m_roots[static_cast<std::size_t>(root)].belongs[static_cast<std::size_t>(cell)];
    }
    [[nodiscard]] const std::vector<int>& partnersOf(int root) const
    {
        return m_roots[static_cast<std::size_t>(root)].partners;
    }
    /// Steps between a seed and a cell on which there is no third seed; as many as cells where there is no way.
    [[nodiscard]] int steps(int seed, int cell) const
    {
        return m_steps[static_cast<std::size_t>(seed)][static_cast<std::size_t>(cell)];
    }
    /// The same within a region of the seed and another one.
    [[nodiscard]] int stepsInPair(int seed, int other, int cell) const
    {
        return std::min(steps(seed, cell), steps(seed, cellOf(other)) + steps(other, cell));
    }
    [[nodiscard]] std::vector<int> stepsFrom(int seed) const;
    [[nodiscard]] Place edgeAmid(int cell, int next) const;
    [[nodiscard]] bool mayPair(int root, int partner) const;
    [[nodiscard]] int largestSize(int root, int partner) const;
    void makeRoot(int root);
    void encodeRoot(int root);
    void encodeDistances(int root, int partner);
    void encodeCells();
    void encodeBorders();
    /// By d: more than d steps from the root.
    using Depth = std::vector<Lit>;
    [[nodiscard]] int depthsToTell() const;
    void encodeDepths(const Halt&);
    void encodeWayUp(int cell, const std::vector<Depth>& beyond);
    void encodeReach(int cell, const Depth& beyond);
    int cutRegion(int root, const Truth&);
    [[nodiscard]] std::vector<Lit> entrances(int root, const std::vector<int>& area, std::size_t limit,
                                             const Truth&) const;
    [[nodiscard]] bool maySeedsLack() const { return m_division.pairs == Extent::AtMost; }
    void encodeCompany(int cell);
    [[nodiscard]] std::vector<Lit> wayBetween(Place from, Place to, const Truth&) const;
    int cutStrayBorders(const Truth&);
    int cutAlone(int root, const std::vector<int>& area, const Truth&);
    void cutExactly(int root, const std::vector<int>& area, const Truth&);
    int cutSize(int root, int partner, const std::vector<int>& area, const Truth&);
    void cutSmall(int root, int partner, const std::vector<int>& area, const Truth&);
    void cutLarge(int root, int partner, const Truth&);

    Division m_division;
    CellGraph m_cells;
    std::vector<int> m_cellOfSeed;
    std::vector<int> m_seedAt;             ///< by cell, -1: none
    std::vector<std::vector<int>> m_steps; ///< by seed and cell
    std::vector<Root> m_roots;
    bool m_tellsDepths = false;
    Encoder m_out;
};

} // namespace tokisuji
