#include "engine/rules/words/ring.h"

namespace tokisuji {

LineRing::LineRing(Rules& r, Loop& line, Place centre) : m_rules(&r)
{
    // From the upper left corner on, two steps along each side.
    Place cell = centre.step(Dir::Up).step(Dir::Left);
    std::size_t at = 0;
    for (const Dir side : {Dir::Right, Dir::Down, Dir::Left, Dir::Up})
        for (int step = 0; step < 2; ++step, ++at) {
            m_visited[at] = line.uses(cell);
            m_joined[at] = line.to(cell, side);
            cell = cell.step(side);
        }
}

std::vector<Lit> LineRing::begins() const
{
    std::vector<Lit> lits;
    for (std::size_t i = 0; i < size; ++i)
        lits.push_back(m_rules->allOf({m_visited[i], !m_joined[(i + size - 1) % size]}));
    return lits;
}

std::vector<Lit> LineRing::stretchesOf(int length) const
{
    std::vector<Lit> lits;
    if (length < 1 || length > static_cast<int>(size))
        return lits;
    const auto cells = static_cast<std::size_t>(length);
    for (std::size_t first = 0; first < size; ++first) {
        std::vector<Lit> all{m_visited[first], !m_joined[(first + size - 1) % size]};
        for (std::size_t i = first; i + 1 < first + cells; ++i)
            all.push_back(m_joined[i % size]);
        if (cells < size) // the whole ring has one gap only
            all.push_back(!m_joined[(first + cells - 1) % size]);
        lits.push_back(m_rules->allOf(std::move(all)));
    }
    return lits;
}

} // namespace tokisuji
