// One undecided cell beside the group after the other is taken or left: so each shape comes once.
#include "engine/trace/growth.h"
#include "engine/trace/index.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

constexpr int mostWork = 600; ///< decisions

class GrowthSearch {
public:
    GrowthSearch(const Mind& mind, const GrowingCells& cells, std::size_t size, std::size_t most)
        : m_mind(mind), m_cells(cells), m_size(size), m_most(most), m_states(cells.present.size(), Free)
    {
    }

    [[nodiscard]] Growths search(const std::vector<int>& group)
    {
        for (const int cell : group)
            take(cell);
        go();
        if (m_work > mostWork || m_found.ways.size() > m_most)
            return {};
        std::ranges::sort(m_found.facts);
        const auto repeated = std::ranges::unique(m_found.facts);
        m_found.facts.erase(repeated.begin(), repeated.end());
        return std::move(m_found);
    }

private:
    enum State : char { Free, Taken, Left };

    void take(int cell)
    {
        m_states[at(cell)] = Taken;
        m_shape.push_back(cell);
    }
    [[nodiscard]] bool isForeign(int cell) const
    {
        return !m_cells.isForeign.empty() && m_cells.isForeign[at(cell)] != 0;
    }

    /// Takes a cell and all known ones that hang on it. False: it cannot be.
    [[nodiscard]] bool takeWithKnown(int cell)
    {
        take(cell);
        for (std::size_t k = m_shape.size() - 1; k < m_shape.size(); ++k) {
            if (isForeign(m_shape[k]))
                m_found.sawForeign = true;
            if (isForeign(m_shape[k]) || m_shape.size() > m_size)
                return false;
            for (const int next : m_cells.beside[at(m_shape[k])])
                if (m_states[at(next)] == Free && m_mind.isTrue(m_cells.present[at(next)])) {
                    m_found.facts.push_back({m_cells.present[at(next)]});
                    take(next);
                }
        }
        return true;
    }

    void go()
    {
        if (++m_work > mostWork || m_found.ways.size() > m_most)
            return;
        if (m_shape.size() == m_size)
            return note();
        const int exit = firstExit();
        if (exit < 0)
            return;
        const std::size_t before = m_shape.size();
        if (takeWithKnown(exit))
            go();
        for (; m_shape.size() > before; m_shape.pop_back())
            m_states[at(m_shape.back())] = Free;
        m_states[at(exit)] = Left;
        go();
        m_states[at(exit)] = Free;
    }

    /// An undecided cell beside the shape that is neither taken nor left.
    [[nodiscard]] int firstExit()
    {
        for (const int cell : m_shape)
            for (const int next : m_cells.beside[at(cell)]) {
                const Lit present = m_cells.present[at(next)];
                if (m_states[at(next)] == Free && m_mind.isOpen(present))
                    return next;
                if (m_states[at(next)] == Free && m_mind.isFalse(present))
                    m_found.facts.push_back({!present});
            }
        return -1;
    }

    void note()
    {
        auto& way = m_found.ways.emplace_back();
        for (const int cell : m_shape) {
            if (m_mind.isOpen(m_cells.present[at(cell)]))
                way.push_back(m_cells.present[at(cell)]);
            for (const int next : m_cells.beside[at(cell)])
                if (const Lit absent = !m_cells.present[at(next)];
                    m_states[at(next)] != Taken && m_mind.isOpen(absent) && std::ranges::find(way, absent) == way.end())
                    way.push_back(absent);
        }
    }

    const Mind& m_mind;
    const GrowingCells& m_cells;
    std::size_t m_size;
    std::size_t m_most;
    std::vector<State> m_states; ///< by cell
    std::vector<int> m_shape;
    Growths m_found;
    int m_work = 0;
};

} // namespace

Growths growths(const Mind& mind, const GrowingCells& cells, const std::vector<int>& group, std::size_t size,
                std::size_t most)
{
    return GrowthSearch(mind, cells, size, most).search(group);
}

} // namespace tokisuji::tracing
