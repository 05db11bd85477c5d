// Words about numbers that the solver writes into cells.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Digit: a number lo..hi in every cell without a clue; clue cells are constants, "?" cells hold none.
class Digits {
public:
    /// Family filled.
    Digits(Rules&, const Board&, int lo, int hi);
    /// The numbers of some cells, those with "?" left out.
    [[nodiscard]] Numbers operator[](const std::vector<Place>& cells) const;

private:
    Grid m_grid;
    int m_lo;
    int m_values;
    std::vector<NumberVar> m_numbers;
};

} // namespace tokisuji
