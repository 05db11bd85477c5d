// Blocks: each area of equal numbers has as many cells as its number says.
#pragma once

#include "engine/board/cell_graph.h"
#include "engine/rules/instance.h"
#include "engine/sat/encode/lazy.h"

namespace tokisuji {

class BlocksRule final : public LazyRule {
public:
    /// `guard`: when the rule speaks at all.
    BlocksRule(const Blocks&, Lit guard, SatSolver&, const Halt&);

    int cutModel(const Truth&, int round, const Halt&) override;
    /// Blocks of which nothing is given are small.
    void ease(std::vector<Lit>&) const override;
    [[nodiscard]] bool isRight(const Truth&, std::vector<Lit>* mend) override;

private:
    [[nodiscard]] Lit is(int cell, int value) const;
    [[nodiscard]] bool canBe(int cell, int value) const;
    [[nodiscard]] std::vector<int> givenCells(int value) const;
    void forbid(int cell, int value);
    void countBoard(const Halt&);
    void limitSingle(int value, const std::vector<int>& given);
    void groupSeldom(const std::vector<std::pair<int, Lit>>& hidden);
    void limitHidden(const std::vector<std::pair<int, Lit>>& hidden, int slack, const Halt&);
    void limitReach(int value, const std::vector<int>& given);
    [[nodiscard]] bool fits(std::size_t size, int value) const;
    void dropSmallAreas(int value);
    void encodeNeighbours(int value);
    void cutLarge(const std::vector<int>& area, int value);
    void cutSmall(const std::vector<int>& area, int value, const Truth&);
    template <class Use>
    void eachWrong(const Truth&, const Use& use) const;

    CellGraph m_cells;
    std::vector<NumberVar> m_numbers;
    std::vector<std::vector<char>> m_possible; ///< by cell, by value from 0 on
    Lit m_easy = Yes;                          ///< see ease()
    Encoder m_out;
    int m_largest = 0;
    int m_open = 0; ///< the value that stands for all from there on; 0: none
    int m_slack = 0;
    std::vector<char> m_isSeldom; ///< by value: large, and nothing of it is given
    std::vector<Lit> m_seldom;    ///< by cell: it has such a value
};

} // namespace tokisuji
