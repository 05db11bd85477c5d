// Static: a size needs neighbours, and neighbours make a size; neighbours in one area have equal sizes.
//
// Lazy, for an area A of a model, its rim (cells beside it), x in A:
//   size too large in the model   "at least |A|+1" at x -> a rim cell is present
//   size too small in the model   a connected set of t cells with x -> "at least t" at x
#include "engine/sat/encode/sized_areas.h"

#include <algorithm>

namespace tokisuji {

SizedAreas::SizedAreas(const Field& present, int top, Encoder out)
    : m_areas(present), m_out(std::move(out)), m_top(top), m_sizes(static_cast<std::size_t>(m_areas.count()))
{
    for (auto& sizes : m_sizes)
        for (int size = 2; size <= m_top; ++size)
            sizes.push_back(m_out.fresh());
}

void SizedAreas::encode(const Halt& halt)
{
    for (int cell = 0; cell < m_areas.count() && !halt.reached(); ++cell) {
        for (int size = 2; size <= m_top; ++size)
            m_out.clause({!atLeast(cell, size), atLeast(cell, size - 1)});
        const std::span<const int> beside = m_areas.beside(cell);
        std::vector<Lit> some;
        for (const int next : beside)
            some.push_back(m_areas.present(next));
        if (m_top >= 2) {
            some.push_back(!atLeast(cell, 2));
            m_out.clause(std::move(some));
        }
        for (unsigned chosen = 1; chosen < 1U << beside.size(); ++chosen) { // k neighbours make k + 1 cells
            int size = 1;
            std::vector<Lit> clause{!m_areas.present(cell)};
            for (std::size_t i = 0; i < beside.size(); ++i)
                if ((chosen >> i & 1) != 0) {
                    clause.push_back(!m_areas.present(beside[i]));
                    ++size;
                }
            clause.push_back(atLeast(cell, std::min(size, m_top)));
            m_out.clause(std::move(clause));
        }
        for (const int next : beside)
            if (next > cell)
                encodePair(cell, next);
    }
}

/// Two cells side by side have one size, and from three on another cell beside them.
void SizedAreas::encodePair(int a, int b)
{
    for (int size = 2; size <= m_top; ++size) {
        m_out.clause({!m_areas.present(a), !m_areas.present(b), !atLeast(a, size), atLeast(b, size)});
        m_out.clause({!m_areas.present(a), !m_areas.present(b), atLeast(a, size), !atLeast(b, size)});
    }
    if (m_top < 3)
        return;
    std::vector<Lit> clause{!m_areas.present(b), !atLeast(a, 3)};
    for (const int cell : m_areas.rimOf({a, b}))
        clause.push_back(m_areas.present(cell));
    m_out.clause(std::move(clause));
}

void SizedAreas::addIsNot(int cell, int size, std::vector<Lit>& clause) const
{
    clause.push_back(!atLeast(cell, size));
    if (size < m_top)
        clause.push_back(atLeast(cell, size + 1));
}

int SizedAreas::sizeIn(const Truth& truth, int cell) const
{
    int size = truth[m_areas.present(cell)] ? 1 : 0;
    while (size > 0 && size < m_top && truth[atLeast(cell, size + 1)])
        ++size;
    return size;
}

int SizedAreas::cut(const Truth& truth, const Halt& halt)
{
    m_areas.look(truth);
    int cuts = 0;
    for (std::size_t area = 0; area < m_areas.areas().size() && !halt.reached(); ++area)
        cuts += cutSize(static_cast<int>(area), truth);
    return cuts;
}

/// The sizes that the cells of an area carry must be its own.
int SizedAreas::cutSize(int area, const Truth& truth)
{
    const std::vector<int> cells = m_areas.areas()[static_cast<std::size_t>(area)];
    const auto size = static_cast<int>(cells.size());
    const int said = sizeIn(truth, cells.front()); // the same for all of them
    if (said == std::min(size, m_top))
        return 0;
    if (said < size) {
        std::vector<Lit> clause{atLeast(cells.front(), said + 1)};
        for (const int cell : m_areas.nearest(cells.front(), static_cast<std::size_t>(said + 1)))
            clause.push_back(!m_areas.present(cell));
        m_out.clause(std::move(clause));
        return 1;
    }
    const std::vector<int> wider = extended(cells, truth);
    const auto reached = static_cast<int>(wider.size());
    std::vector<Lit> ways;
    for (const int cell : m_areas.rimOf(wider))
        ways.push_back(m_areas.present(cell));
    for (const int cell : cells) {
        std::vector<Lit> clause = ways;
        clause.push_back(!atLeast(cell, reached + 1));
        m_out.clause(std::move(clause));
    }
    return 1;
}

/// Swallows rim cells behind which nothing new lies, as long as the size that the model claims stays out of reach.
std::vector<int> SizedAreas::extended(std::vector<int> cells, const Truth& truth)
{
    const int said = sizeIn(truth, cells.front());
    bool grown = true;
    while (grown && static_cast<int>(cells.size()) + 1 < said) {
        grown = false;
        const std::vector<int> rim = m_areas.rimOf(cells);
        for (const int pocket : rim) {
            const bool closed = std::ranges::all_of(m_areas.beside(pocket), [&](int next) {
                return std::ranges::find(rim, next) != rim.end() || std::ranges::find(cells, next) != cells.end()
                       || m_out.surely(!m_areas.present(next));
            });
            if (!closed)
                continue;
            cells.push_back(pocket);
            grown = true;
            break;
        }
    }
    return cells;
}

} // namespace tokisuji
