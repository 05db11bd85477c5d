// Growing boxes: a potential over the whole board is exact but heavy, and most recurring walls are small. The box
// starts near the area and grows each time that the same pair comes up again.
#include "engine/sat/encode/potential.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::size_t mostAlive = 2;
constexpr std::array<int, 3> boxMargins{3, 9, 24};

/// The line from p straight up and from q straight up, half a step to their right: together with the part of infinity
/// between them it joins p to q.
class CutLine {
public:
    CutLine(int width, int p, std::optional<int> q) : m_px(p % width), m_py(p / width)
    {
        if (q) {
            m_qx = *q % width;
            m_qy = *q / width;
        }
    }
    /// Does the step from (x,y) to the next column cross it? A slanting step crosses at the row of its left point.
    [[nodiscard]] bool crosses(int x, int y) const { return (x == m_px && y <= m_py) != (x == m_qx && y <= m_qy); }
    /// The side on which a point of the frame lies, walked to along the frame from the upper left corner.
    [[nodiscard]] bool frameSide(int x, int y) const { return y == 0 && (x > m_px) != (m_qx >= 0 && x > m_qx); }

private:
    int m_px;
    int m_py;
    int m_qx = -2;
    int m_qy = -2;
};

} // namespace

Potential::Potential(const PlaneColours& plane, int p, std::optional<int> q, const PointBox& box, const Encoder& rule)
    : m_active(rule.solver().fresh())
{
    SatSolver& solver = rule.solver();
    const CutLine line(plane.size.width, p, q);
    const auto openAt = [&](int u) { return plane.open[static_cast<std::size_t>(u)]; };
    Encoder out = rule.when(m_active).when(openAt(p)).when(q ? openAt(*q) : Yes);
    std::vector<Lit> side(plane.open.size(), No);
    for (int u = 0; u < static_cast<int>(side.size()); ++u) {
        const int x = u % plane.size.width;
        const int y = u / plane.size.width;
        if (solver.surely(openAt(u)))
            continue;
        if (plane.onFrame(u)) {
            side[static_cast<std::size_t>(u)] = line.frameSide(x, y) ? Yes : No;
        } else if (box.holds(x, y)) {
            side[static_cast<std::size_t>(u)] = solver.fresh();
            m_variables.push_back(side[static_cast<std::size_t>(u)]);
        }
    }

    const auto join = [&](int u, int v, bool crossing) {
        if (solver.surely(openAt(u)) || solver.surely(openAt(v)))
            return;
        const Lit a = side[static_cast<std::size_t>(u)];
        const Lit b = crossing ? !side[static_cast<std::size_t>(v)] : side[static_cast<std::size_t>(v)];
        if (plane.onFrame(u) && plane.onFrame(v))
            return;
        out.clause({openAt(u), openAt(v), !a, b});
        out.clause({openAt(u), openAt(v), a, !b});
    };
    const auto inReach = [&](int x, int y) {
        return (x >= 0 && y >= 0 && x < plane.size.width && y < plane.size.height)
               && (box.holds(x, y) || plane.onFrame(y * plane.size.width + x));
    };
    for (int y = 0; y < plane.size.height; ++y)
        for (int x = 0; x < plane.size.width; ++x) {
            if (!inReach(x, y))
                continue;
            const int u = y * plane.size.width + x;
            if (inReach(x + 1, y))
                join(u, u + 1, line.crosses(x, y));
            if (inReach(x, y + 1))
                join(u, u + plane.size.width, false);
            if (!plane.diagonalWalls)
                continue;
            if (inReach(x + 1, y + 1))
                join(u, u + plane.size.width + 1, line.crosses(x, y));
            if (inReach(x - 1, y + 1))
                join(u, u + plane.size.width - 1, line.crosses(x - 1, y + 1));
        }
}

void Potential::retire(SatSolver& solver) const
{
    solver.add({!m_active});
    for (const Lit l : m_variables)
        solver.add({!l});
}

void Potentials::raise(const PlaneColours& plane, const std::vector<int>& area, int anchor, std::optional<int> main,
                       const Encoder& rule)
{
    const std::pair<int, int> ends{std::min(anchor, main.value_or(-1)), std::max(anchor, main.value_or(-1))};
    const auto level = static_cast<std::size_t>(m_uses[ends]++);
    if (level > boxMargins.size())
        return;
    PointBox box{plane.size.width, plane.size.height, -1, -1};
    for (const int u : area) {
        const int x = u % plane.size.width;
        const int y = u / plane.size.width;
        box = {std::min(box.left, x), std::min(box.top, y), std::max(box.right, x), std::max(box.bottom, y)};
    }
    box = level < boxMargins.size() ? box.grown(boxMargins[level])
                                    : PointBox{0, 0, plane.size.width - 1, plane.size.height - 1};
    m_alive.push_back({Potential(plane, anchor, main, box, rule), ends});
    if (m_alive.size() > mostAlive) {
        m_alive.front().potential.retire(rule.solver());
        int& uses = m_uses[m_alive.front().ends];
        uses = std::min(uses - 1, static_cast<int>(boxMargins.size()));
        m_alive.erase(m_alive.begin());
    }
}

void Potentials::assume(std::vector<Lit>& assumptions) const
{
    for (const Alive& alive : m_alive)
        assumptions.push_back(alive.potential.active());
}

} // namespace tokisuji
