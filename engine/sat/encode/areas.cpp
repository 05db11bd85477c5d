#include "engine/sat/encode/areas.h"

#include <algorithm>

namespace tokisuji {

AreaFinder::AreaFinder(const Field& present)
    : m_cells(present.grid()), m_present(present.all()), m_areaOf(m_present.size(), -1),
      m_seen(static_cast<int>(m_present.size()))
{
}

void AreaFinder::look(const Truth& truth)
{
    m_areas.clear();
    std::ranges::fill(m_areaOf, -1);
    for (int start = 0; start < count(); ++start) {
        if (areaOf(start) >= 0 || !truth[present(start)])
            continue;
        std::vector<int> area{start};
        const auto index = static_cast<int>(m_areas.size());
        m_areaOf[static_cast<std::size_t>(start)] = index;
        for (std::size_t i = 0; i < area.size(); ++i)
            for (const int next : beside(area[i]))
                if (areaOf(next) < 0 && truth[present(next)]) {
                    m_areaOf[static_cast<std::size_t>(next)] = index;
                    area.push_back(next);
                }
        m_areas.push_back(std::move(area));
    }
}

std::vector<int> AreaFinder::rimOf(const std::vector<int>& cells)
{
    m_seen.clear();
    for (const int cell : cells)
        m_seen.insert(cell);
    std::vector<int> rim;
    for (const int cell : cells)
        for (const int next : beside(cell))
            if (m_seen.insert(next))
                rim.push_back(next);
    return rim;
}

std::vector<int> AreaFinder::nearest(int cell, std::size_t wanted)
{
    m_seen.clear();
    m_seen.insert(cell);
    std::vector<int> cells{cell};
    for (std::size_t i = 0; i < cells.size() && cells.size() < wanted; ++i)
        for (const int next : beside(cells[i]))
            if (cells.size() < wanted && areaOf(next) == areaOf(cell) && m_seen.insert(next))
                cells.push_back(next);
    return cells;
}

} // namespace tokisuji
