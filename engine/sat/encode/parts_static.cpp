// What parts say outright. A cell can belong to a seed only within as many steps as the seed's area has cells, on a way
// that keeps away from all other seeds. So each cell has a membership literal for each seed that reaches it; present
// neighbours share their membership; a member has a member beside it; two cells that are too far apart for one area of
// that size are not both members, without which a solver would try all ways in which few areas might reach into many
// corners. These clauses rest on all seeds being present and all sizes being asked, or on the literal "relaxed".
#include "engine/board/span.h"
#include "engine/sat/encode/local.h"
#include "engine/sat/encode/parts.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr std::size_t mostMembers = 150'000;
constexpr std::size_t mostPairs = 100'000; ///< of cells that are compared

} // namespace

void PartsRule::encodeStatic(const Halt& halt)
{
    for (const SizeDemand& demand : m_demands)
        m_out.when(demand.selector).clause({anchored(demand)});
    if (m_oneSeedEach != Yes)
        return;
    std::size_t members = 0;
    for (Seed& seed : m_seeds) {
        if (halt.reached() || members > mostMembers)
            return;
        findReach(seed);
        members += seed.reach.size();
    }
    if (members <= mostMembers)
        encodeMembership(halt);
}

/// Cells that the area of a seed may take, by breadth first.
void PartsRule::findReach(Seed& seed) const
{
    const int steps = seed.demand >= 0 ? m_demands[static_cast<std::size_t>(seed.demand)].size - 1
                                       : static_cast<int>(m_present.size());
    const auto open = [&](int cell) {
        const auto isOther = [&](int c) { return c != seed.cell && m_seedOfCell[static_cast<std::size_t>(c)] >= 0; };
        return !isOther(cell) && std::ranges::none_of(beside(cell), isOther) && !m_out.surely(!present(cell));
    };
    std::vector<int> distance(m_present.size(), -1);
    distance[static_cast<std::size_t>(seed.cell)] = 0;
    seed.reach.assign(1, seed.cell);
    for (std::size_t i = 0; i < seed.reach.size(); ++i) {
        const int far = distance[static_cast<std::size_t>(seed.reach[i])] + 1;
        if (far > steps)
            break;
        for (const int next : beside(seed.reach[i]))
            if (int& known = distance[static_cast<std::size_t>(next)]; known < 0 && open(next)) {
                known = far;
                seed.reach.push_back(next);
            }
    }
}

void PartsRule::encodeMembership(const Halt& halt)
{
    m_hasMembers = true;
    std::vector<Lit> escapes;
    for (const SizeDemand& demand : m_demands)
        if (demand.selector != Yes)
            escapes.push_back(!demand.selector);
    for (const Seed& seed : m_seeds)
        if (!m_out.surely(present(seed.cell)))
            escapes.push_back(!present(seed.cell));
    if (!escapes.empty()) {
        m_relaxed = m_out.fresh();
        escapes.push_back(!m_relaxed);
        m_out.clause(std::move(escapes));
    }
    for (std::size_t k = 0; k < m_seeds.size(); ++k)
        for (const int cell : m_seeds[k].reach) {
            m_seeds[k].membership.push_back(cell == m_seeds[k].cell ? present(cell) : m_out.fresh());
            m_members[static_cast<std::size_t>(cell)].push_back({static_cast<int>(k), m_seeds[k].membership.back()});
        }
    Encoder strict = m_out.when(!m_relaxed);
    for (std::size_t cell = 0; cell < m_present.size() && !halt.reached(); ++cell) {
        std::vector<Lit> any{!m_present[cell]};
        for (const auto& [seed, lit] : m_members[cell])
            any.push_back(lit);
        if (m_seedsAsked == Extent::Exactly)
            strict.clause(any);
        encoding::count(strict, std::span(any).subspan(1), 0, 1, 1);
    }
    std::size_t pairs = 0;
    for (const Seed& seed : m_seeds) {
        if (halt.reached())
            return;
        encodeSeed(seed);
        if (pairs += seed.reach.size() * seed.reach.size() / 2; pairs <= mostPairs)
            encodeSpan(seed, halt);
    }
}

/// Two cells that it takes too many to join, with the seed, are not both members.
void PartsRule::encodeSpan(const Seed& seed, const Halt& halt)
{
    if (seed.demand < 0)
        return;
    Encoder strict = m_out.when(!m_relaxed);
    const int size = m_demands[static_cast<std::size_t>(seed.demand)].size;
    const auto place = [&](int cell) { return m_cells.place(cell); };
    for (std::size_t a = 1; a < seed.reach.size() && !halt.reached(); ++a)
        for (std::size_t b = 1; b < a; ++b)
            if (fewestCells(m_cells.grid(), std::array{place(seed.cell), place(seed.reach[a]), place(seed.reach[b])})
                > size)
                strict.clause({!seed.membership[a], !seed.membership[b]});
}

/// Members are present, draw their present neighbours in, and have a member beside them.
void PartsRule::encodeSeed(const Seed& seed)
{
    Encoder strict = m_out.when(!m_relaxed);
    std::vector<Lit> memberOf(m_present.size(), No);
    for (std::size_t i = 0; i < seed.reach.size(); ++i)
        memberOf[static_cast<std::size_t>(seed.reach[i])] = seed.membership[i];
    for (std::size_t i = 0; i < seed.reach.size(); ++i) {
        const int cell = seed.reach[i];
        const Lit member = seed.membership[i];
        std::vector<Lit> support{!member};
        for (const int next : beside(cell)) {
            const Lit nextMember = memberOf[static_cast<std::size_t>(next)];
            strict.clause({!member, !present(next), nextMember});
            support.push_back(nextMember);
        }
        if (cell != seed.cell) {
            strict.clause({!member, present(cell)});
            strict.clause(std::move(support));
        }
    }
}

} // namespace tokisuji
