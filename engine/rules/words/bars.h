// Words about straight bars in cells.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

/// The answer layer Bar: in some cells one of its values from `least` to `most`; in all others there is no bar.
class Bars {
public:
    /// Family bar-needed. ClueHere: a clue may still make a cell one without a bar.
    Bars(Rules&, const Board&, const std::vector<Place>& cells, Bar least, Bar most, ToCome = ToCome::Stays);

    /// For each cell, "a vertical bar stands here", one of two as well.
    [[nodiscard]] const Field& vertical() const { return m_vertical; }
    [[nodiscard]] const Field& horizontal() const { return m_horizontal; }
    /// The field of the bars that run in a direction.
    [[nodiscard]] const Field& along(Dir d) const { return d == Dir::Up || d == Dir::Down ? m_vertical : m_horizontal; }
    /// For each cell, "both bars cross here".
    [[nodiscard]] const Field& both() const { return m_both; }

private:
    Field m_vertical;
    Field m_horizontal;
    Field m_both;
};

} // namespace tokisuji
