// Frontier order: the ends of paths as they stand around the part of a board that is not filled yet.
#pragma once

#include "engine/solve/frontier_ground.h"

#include <array>
#include <cstdint>

namespace tokisuji {

/// Takes the ends in their order and tells whether equal numbers can be joined without crossing. Each number comes
/// twice; so does each piece, the ends of which hang together outside that part.
///
/// Numbers cross where they come in the order a b a b. A piece may carry one of them over the other, but only where its
/// own ends lie in two of the four stretches between these: then a number comes once between them. Where there is such
/// a piece, all is taken to be possible.
class FrontierOrder {
public:
    void takeNumber(std::uint8_t label)
    {
        m_once ^= bit(label);
        if (m_depth > 0 && m_open[m_depth - 1] == label) {
            --m_depth;
            return;
        }
        m_isCrossed = m_isCrossed || (m_seen & bit(label)) != 0;
        m_seen |= bit(label);
        m_open[m_depth++] = label;
    }
    void takePiece(std::uint8_t label)
    {
        if ((m_seen & bit(label)) != 0)
            m_isBridged = m_isBridged || m_onceAtPiece[label] != m_once;
        m_seen |= bit(label);
        m_onceAtPiece[label] = m_once;
    }
    [[nodiscard]] bool isPossible() const { return !m_isCrossed || m_isBridged; }

private:
    [[nodiscard]] static std::uint64_t bit(std::uint8_t label) { return std::uint64_t(1) << label; }

    static constexpr std::size_t labels = FrontierGround::mostLabels + 1;
    std::array<std::uint8_t, 2 * labels> m_open; ///< numbers that wait for their like
    std::size_t m_depth = 0;
    std::uint64_t m_seen = 0;                        ///< by label
    std::uint64_t m_once = 0;                        ///< numbers that came once so far
    std::array<std::uint64_t, labels> m_onceAtPiece; ///< when its first end came
    bool m_isCrossed = false;
    bool m_isBridged = false;
};

} // namespace tokisuji
