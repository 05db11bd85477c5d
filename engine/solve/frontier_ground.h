// Frontier ground: what a frontier sweep asks of the board that it moves over.
#pragma once

#include "engine/solve/link_board.h"

#include <array>
#include <cstdint>
#include <vector>

namespace tokisuji {

/// What is the same for all states when one cell is filled.
struct FrontierSpot {
    int cell;
    int x;
    int y;
    std::uint8_t number; ///< label; 0 none
    std::uint8_t below;  ///< the number in the cell below
    std::uint8_t beside; ///< the number in the next cell
    bool hasRight;
    bool hasDown;
    bool mayTurnRight; ///< from above to the right: there is a number up that way
    bool mayTurnLeft;
};

/// Numbers by their labels, and what the rows that are still to come can hold.
class FrontierGround {
public:
    static constexpr int mostLabels = 63;
    /// Are there labels for all numbers and pieces?
    [[nodiscard]] static bool fits(const LinkBoard&);
    /// Requires fits().
    explicit FrontierGround(const LinkBoard&);

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] int cells() const { return m_size.cells(); }
    /// The first label that is not a number's.
    [[nodiscard]] std::uint8_t firstPiece() const { return m_firstPiece; }
    /// 0: no number stands there, or that is beyond the board.
    [[nodiscard]] std::uint8_t labelAt(int cell) const { return m_labels[static_cast<std::size_t>(cell)]; }
    [[nodiscard]] std::uint8_t labelAt(int x, int y) const;
    [[nodiscard]] FrontierSpot spotAt(int cell) const;
    /// Is there a number up that diagonal (-1: left, 1: right)?
    [[nodiscard]] bool isNumberUp(int x, int y, int step) const;
    /// Two legs of one piece lead down from a row, and nothing between them does. Can there be what keeps them apart?
    /// In the next row that is a number, or a narrower piece; so it comes to a number that stands lower by no more
    /// than the legs leave room.
    [[nodiscard]] bool isRoomBetween(int left, int right, int row) const
    {
        return m_firstRight[static_cast<std::size_t>(row * m_size.width + left)] <= right;
    }
    /// Cells of numbers on the rim but for the first row: down on the right, along the bottom, up on the left.
    [[nodiscard]] const std::vector<int>& rim() const { return m_rim; }
    /// Is a number of that label after `cell` and not on the rim?
    [[nodiscard]] bool isInsideAfter(int cell, std::uint8_t label) const { return m_lastInside[label] > cell; }

private:
    void findRoom();
    void findRim();

    Size m_size;
    std::vector<std::uint8_t> m_labels; ///< by cell
    std::uint8_t m_firstPiece;
    std::vector<int> m_firstRight; ///< by cell of a left leg: the first column in which the right one leaves room
    std::vector<int> m_rim;
    std::array<int, mostLabels + 1> m_lastInside; ///< by label: the last cell that is not on the rim; -1 none
};

} // namespace tokisuji
