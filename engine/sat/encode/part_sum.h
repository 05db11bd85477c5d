// PartSum: the areas of present cells that touch a cell have so many cells together.
#pragma once

#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"
#include "engine/sat/encode/parts.h"
#include "engine/sat/encode/sized_areas.h"

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

    void encodeSum(const Clue&);
    void encodeShares(const Clue&, std::vector<Lit>& clause, std::size_t next, int left);
    [[nodiscard]] std::vector<int> areasBeside(int cell) const;
    [[nodiscard]] int sumBeside(int cell) const;
    void cutSmall(const Clue&);
    void cutLarge(const Clue&);
    void addNotAtLeast(int cell, int size, std::vector<Lit>& clause);

    SizedAreas m_sizes;
    AreaFinder& m_areas; ///< those of the sizes
    std::vector<Clue> m_clues;
    Encoder m_out;
};

} // namespace tokisuji
