// Arrangement: every piece of a set in some cell, whether they match or not; what greedy and local search work on.
#pragma once

#include "engine/board/edge_set.h"
#include "engine/board/mark_use.h"
#include "engine/board/placement.h"

#include <array>
#include <vector>

namespace tokisuji {

class Arrangement {
public:
    /// A piece of the set as it lies.
    struct Lying {
        int piece = -1; ///< -1: none yet
        EdgePiece sides;
    };
    static constexpr int frame = -1;

    /// Nothing lies yet. Requires a board whose set goes with its size (edgeSetOf has pieces).
    explicit Arrangement(const Board&);

    [[nodiscard]] const EdgeSet& set() const { return m_set; }
    [[nodiscard]] const std::vector<Lying>& all() const { return m_lying; }
    void layAll(const std::vector<Lying>& all) { m_lying = all; }
    [[nodiscard]] int cells() const { return static_cast<int>(m_lying.size()); }
    [[nodiscard]] const Lying& at(int cell) const { return m_lying[static_cast<std::size_t>(cell)]; }
    /// Lays a piece there, turned clockwise; what lay there is gone.
    void lay(int cell, int piece, int turns);
    void lay(int cell, const Lying& lying) { m_lying[static_cast<std::size_t>(cell)] = lying; }
    /// The cell beyond that side, or `frame`.
    [[nodiscard]] int beyond(int cell, Dir side) const
    {
        return m_beyond[static_cast<std::size_t>(cell)][static_cast<std::size_t>(side) - 1];
    }

    /// How many sides of a piece that looks so would fit in the cell: the same colour as the neighbour's, other than
    /// the border colour, or the border colour on the frame. Sides towards empty cells do not fit.
    [[nodiscard]] int fitting(int cell, const EdgePiece&) const;
    /// How many of its sides would be wrong beside any neighbour: on the frame without the border colour, or inside
    /// with it.
    [[nodiscard]] int frameFaults(int cell, const EdgePiece&) const;
    /// Inner sides whose two colours are the same.
    [[nodiscard]] int matched() const;

    /// The board with all that lies as its marks.
    [[nodiscard]] Placement placement() const;

private:
    Board m_board;
    EdgeSet m_set;
    std::vector<Lying> m_lying;               ///< by cell
    std::vector<std::array<int, 4>> m_beyond; ///< by cell and side
};

/// What is given of an arrangement: pieces that pins, or marks, hold in their cells.
struct Held {
    int cell;
    int piece;
    std::optional<int> turns; ///< none: as it fits
};
/// Pins, and with MarkUse::Use the marks too. Of contradicting ones the first is taken; each piece is held once.
[[nodiscard]] std::vector<Held> heldPieces(const EdgeSet&, const Board&, MarkUse);

} // namespace tokisuji
