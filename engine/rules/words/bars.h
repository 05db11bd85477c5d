// Words about straight bars in cells.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Bar: in every cell but holes and filled ones one of its values from `least` to `most`.
class Bars {
public:
    /// Family bar-needed.
    Bars(Rules&, const Board&, Bar least, Bar most);

    /// For each cell, "a bar stands here".
    [[nodiscard]] const Field& any() const { return m_any; }
    /// For each cell, "a vertical bar stands here", one of two as well.
    [[nodiscard]] const Field& vertical() const { return m_vertical; }
    [[nodiscard]] const Field& horizontal() const { return m_horizontal; }
    /// The field of the bars that run in a direction.
    [[nodiscard]] const Field& along(Dir d) const { return d == Dir::Up || d == Dir::Down ? m_vertical : m_horizontal; }
    /// "A bar beside this cell ends at it", in each direction.
    [[nodiscard]] std::vector<Lit> endingAt(Place cell) const;
    /// For each cell, "both bars cross here".
    [[nodiscard]] const Field& both() const { return m_both; }

private:
    Field m_any;
    Field m_vertical;
    Field m_horizontal;
    Field m_both;
};

} // namespace tokisuji
