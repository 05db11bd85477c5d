#include "engine/sat/encode/plane.h"

namespace tokisuji {

const std::vector<Area>& Plane::areas(const std::vector<char>& colours)
{
    m_seen.clear();
    std::size_t used = 0;
    const auto colourOf = [&](int point) { return colours[static_cast<std::size_t>(point)]; };
    for (int start = 0; start < points(); ++start) {
        if (!m_seen.insert(start))
            continue;
        if (used == m_areas.size())
            m_areas.emplace_back();
        Area& area = m_areas[used++];
        area.colour = colourOf(start) != 0;
        area.points.assign(1, start);
        for (std::size_t i = 0; i < area.points.size(); ++i) {
            const int point = area.points[i];
            const int x = point % m_width;
            const auto visit = [&](bool exists, int next) {
                if (exists && colourOf(next) == colourOf(start) && m_seen.insert(next))
                    area.points.push_back(next);
            };
            visit(point >= m_width, point - m_width);
            visit(point + m_width < points(), point + m_width);
            visit(x > 0, point - 1);
            visit(x + 1 < m_width, point + 1);
        }
    }
    m_areas.resize(used);
    return m_areas;
}

} // namespace tokisuji
