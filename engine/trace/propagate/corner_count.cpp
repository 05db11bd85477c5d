// Corner points: how many cells can be shaded when none touch by a side and the rest is connected.
//
// Join each shaded cell to the lattice points at its corners, all points of the frame taken as one. A closed chain
// would cut the unshaded cells apart, so this graph is a forest: it has as many links as nodes, less one for each tree.
// An inner cell has four links, one at the frame three, one in a corner of the board two. Counted for any set of cells:
//
//     3 * inner + 2 * frame + corner + untouched points + clusters that do not reach the frame = points
//
// So what is shaded, untouched or cut off from the frame must not use more points than there are.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <array>

namespace tokisuji::tracing {

namespace {

constexpr int pointsOfCell = 3; ///< what a shaded cell away from the frame uses up
constexpr int largestSlack = 2; ///< with more points to spare no single cell decides

enum Value : std::int8_t { White = -1, Open = 0, Black = 1 };

class CornerCount {
public:
    CornerCount(Mind& mind, const CornerMap& map) : m_mind(mind), m_map(map)
    {
        for (const CornerMap::Cell& cell : map.cells)
            m_values.push_back(mind.isOpen(cell.shaded) ? Open : mind.isTrue(cell.shaded) ? Black : White);
    }

    void examine()
    {
        const int slack = pointsToSpare();
        if (slack < 0)
            return conclude(-1);
        if (slack > largestSlack || m_mind.isAssuming())
            return;
        for (int c = 0; c < static_cast<int>(m_values.size()) && !m_mind.isBroken(); ++c) {
            if (m_values[at(c)] != Open)
                continue;
            for (const Value value : {Black, White}) {
                m_values[at(c)] = value;
                const bool isTooMuch = pointsToSpare() < 0;
                if (isTooMuch)
                    conclude(c);
                m_values[at(c)] = Open;
                if (isTooMuch)
                    break;
            }
        }
    }

private:
    /// Points that are left over; less than none: a contradiction.
    [[nodiscard]] int pointsToSpare() const
    {
        int shaded = m_map.needed;
        for (std::size_t c = 0; c < m_values.size(); ++c)
            shaded += m_values[c] == Black && !m_map.cells[c].isCounted ? 1 : 0;
        return static_cast<int>(m_map.points.size()) - pointsOfCell * shaded + mostSaved() - untouchedPoints()
               - enclosedClusters();
    }
    /// What cells at the frame save at most: a walk round the frame on which no two neighbours are shaded.
    [[nodiscard]] int mostSaved() const
    {
        constexpr int never = -1000;
        int most = never;
        for (const bool firstIsShaded : {false, true}) {
            std::array<int, 2> best{firstIsShaded ? never : 0, firstIsShaded ? 0 : never}; // last white, last shaded
            for (std::size_t k = 0; k < m_map.frame.size(); ++k) {
                const int c = m_map.frame[k];
                const bool canBeWhite = c < 0 || m_values[at(c)] != Black;
                const bool canBeShaded =
                    c >= 0 && (m_values[at(c)] == Black || (m_values[at(c)] == Open && m_map.cells[at(c)].isCounted));
                const int saved = c < 0 ? 0 : m_map.cells[at(c)].saved;
                if (k == 0)
                    best = {firstIsShaded || !canBeWhite ? never : 0, firstIsShaded && canBeShaded ? saved : never};
                else
                    best = {canBeWhite ? std::max(best[0], best[1]) : never, canBeShaded ? best[0] + saved : never};
            }
            most = std::max({most, best[0], firstIsShaded ? never : best[1]});
        }
        return most;
    }
    [[nodiscard]] int untouchedPoints() const
    {
        const auto isWhite = [&](int c) { return m_values[at(c)] == White; };
        return static_cast<int>(std::ranges::count_if(
            m_map.points, [&](const auto& cells) { return std::ranges::all_of(cells, isWhite); }));
    }
    /// Groups of shaded cells, joined by their corners, that neither reach the frame nor can grow.
    [[nodiscard]] int enclosedClusters() const
    {
        int count = 0;
        std::vector<char> seen(m_values.size(), 0);
        std::vector<int> cluster;
        for (std::size_t start = 0; start < m_values.size(); ++start) {
            if (m_values[start] != Black || seen[start] != 0)
                continue;
            bool isEnclosed = true;
            cluster = {static_cast<int>(start)};
            seen[start] = 1;
            for (std::size_t k = 0; k < cluster.size(); ++k) {
                isEnclosed = isEnclosed && m_map.cells[at(cluster[k])].saved == 0;
                for (const int point : m_map.cells[at(cluster[k])].points)
                    for (const int next : m_map.points[at(point)]) {
                        isEnclosed = isEnclosed && m_values[at(next)] != Open;
                        if (m_values[at(next)] == Black && std::exchange(seen[at(next)], 1) == 0)
                            cluster.push_back(next);
                    }
            }
            count += isEnclosed ? 1 : 0;
        }
        return count;
    }

    /// The values as they stand need too many points; `assumed` (-1: none) is the cell that can't have its value.
    void conclude(int assumed)
    {
        const std::vector<std::int8_t> values = m_values;
        Deduction d{.technique = idOf(Move::CornerCount), .instances = m_map.adjacencies};
        d.instances.push_back(m_map.instance);
        d.instances.insert(d.instances.end(), m_map.counts.begin(), m_map.counts.end());
        Hint area{Hint::Area, {}};
        for (std::size_t c = 0; c < m_values.size(); ++c) {
            area.places.push_back(m_mind.ground().placeOf(m_map.cells[c].shaded.atom()));
            if (static_cast<int>(c) == assumed || m_values[c] == Open)
                continue;
            m_values[c] = Open; // does it matter?
            if (pointsToSpare() < 0)
                continue;
            m_values[c] = values[c];
            d.premises.push_back({factOf(c)});
        }
        m_values = values;
        if (assumed >= 0)
            d.conclusions = {{!factOf(at(assumed))}};
        d.hints = {area};
        m_mind.conclude(std::move(d));
    }
    [[nodiscard]] Lit factOf(std::size_t cell) const
    {
        return m_values[cell] == Black ? m_map.cells[cell].shaded : !m_map.cells[cell].shaded;
    }

    Mind& m_mind;
    const CornerMap& m_map;
    std::vector<std::int8_t> m_values; ///< by cell of the map
};

} // namespace

void examineCornerCount(Mind& mind, int subject)
{
    CornerCount(mind, mind.ground().corners()[at(subject)]).examine();
}

} // namespace tokisuji::tracing
