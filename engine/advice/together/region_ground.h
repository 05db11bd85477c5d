// Region ground: a board on which one region more may lie.
#pragma once

#include "engine/advice/together/region_search.h"
#include "engine/advice/together/spare_rectangle.h"

#include <mutex>

namespace tokisuji {

/// A board without a clue at any of some places. Thread-safe.
class RegionGround {
public:
    explicit RegionGround(Board without) : m_board(std::move(without)) {}

    /// Made when it is first asked for.
    [[nodiscard]] const std::optional<SpareRegion>& region()
    {
        std::call_once(m_once, [this] {
            m_region = withSpareRegion(m_board);
            if (!m_region)
                m_region = withSpareRectangle(m_board);
        });
        return m_region;
    }
    RegionSolutions solutions;

private:
    Board m_board;
    std::once_flag m_once;
    std::optional<SpareRegion> m_region;
};

} // namespace tokisuji
