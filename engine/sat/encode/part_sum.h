// PartSum: the areas of present cells that touch a cell have so many cells together.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/areas.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/parts.h"

namespace tokisuji {

class PartSumRule final : public LazyRule {
public:
    PartSumRule(const Parts&, std::vector<SizeDemand>, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    /// A cell whose neighbouring areas are added up.
    struct Clue {
        int cell;
        int size;
        Lit selector;
    };

    void makeSizes();
    void encodeSizes(const Halt&);
    void encodePair(int a, int b);
    void encodeSum(const Clue&);
    void encodeShares(const Clue&, std::vector<Lit>& clause, std::size_t next, int left);
    [[nodiscard]] Lit atLeast(int cell, int size) const;
    [[nodiscard]] int sizeIn(const Truth&, int cell) const;
    [[nodiscard]] std::vector<int> areasBeside(int cell) const;
    [[nodiscard]] int sumBeside(int cell) const;
    int cutSize(int area, const Truth&);
    void cutSmall(const Clue&);
    void cutLarge(const Clue&);
    void addNotAtLeast(int cell, int size, std::vector<Lit>& clause);
    [[nodiscard]] std::vector<int> extended(std::vector<int> cells, const Truth&);

    AreaFinder m_areas;
    std::vector<Clue> m_clues;
    Encoder m_out;
    int m_top = 1;                         ///< sizes from here on are not told apart
    std::vector<std::vector<Lit>> m_sizes; ///< by cell: "its area has at least 2, 3, ... cells"
};

} // namespace tokisuji
