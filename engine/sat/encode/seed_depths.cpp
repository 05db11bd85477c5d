// How deep each cell lies in its region: the steps from the region's root within it, in unary ("more than d steps").
// A cell that is no root has a neighbour in its region that is less deep, so that parts without a root do not come up
// at all; cutting them off one by one takes most of a long search. Depths are exact: neighbours in a region differ by
// one at most, and a region of n cells has none deeper than n - 1. Very deep cells are not told apart; cuts see to
// those, and to cells that were not reached before the halt.
#include "engine/sat/encode/seed_pairs.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr int mostDepths = 24;

} // namespace

int SeedPairsRule::depthsToTell() const
{
    int most = 0;
    for (int root = 0; root < static_cast<int>(m_roots.size()); ++root)
        for (const int partner : partnersOf(root))
            most = std::max(most, largestSize(root, partner));
    return std::min(most, mostDepths);
}

void SeedPairsRule::encodeDepths(const Halt& halt)
{
    const int depths = depthsToTell();
    if (depths == 0)
        return;
    std::vector<Depth> beyond;
    for (int cell = 0; cell < m_cells.count(); ++cell) {
        Depth& depth = beyond.emplace_back();
        for (int d = 0; d < depths; ++d) {
            depth.push_back(m_out.fresh());
            if (d > 0)
                m_out.clause({!depth[static_cast<std::size_t>(d)], depth[static_cast<std::size_t>(d - 1)]});
        }
    }
    for (int cell = 0; cell < m_cells.count() && !halt.reached(); ++cell) {
        encodeWayUp(cell, beyond);
        encodeReach(cell, beyond[static_cast<std::size_t>(cell)]);
    }
}

/// From a cell to one that is less deep.
void SeedPairsRule::encodeWayUp(int cell, const std::vector<Depth>& beyond)
{
    const Depth& own = beyond[static_cast<std::size_t>(cell)];
    const int seed = m_seedAt[static_cast<std::size_t>(cell)];
    const Lit isRoot = seed < 0 ? No : belongs(seed, cell);
    std::vector<Lit> ways{isRoot};
    m_out.clause({!isRoot, !own.front()});
    for (const int next : m_cells.beside(cell)) {
        const Depth& other = beyond[static_cast<std::size_t>(next)];
        const Lit border = m_division.border[edgeAmid(cell, next)];
        const Lit isUp = m_out.fresh();
        ways.push_back(isUp);
        m_out.clause({!isUp, !border});
        m_out.clause({!isUp, own.front()});
        for (std::size_t d = 1; d < own.size(); ++d) {
            m_out.clause({!isUp, !other[d - 1], own[d]});
            m_out.clause({border, !own[d], other[d - 1]});
        }
    }
    m_out.clause(std::move(ways));
}

/// What the names of a cell say of its depth.
void SeedPairsRule::encodeReach(int cell, const Depth& beyond)
{
    const auto depths = static_cast<int>(beyond.size());
    for (int root = 0; root < static_cast<int>(m_roots.size()); ++root) {
        const Lit member = belongs(root, cell);
        if (member == No)
            continue;
        int least = m_cells.count();
        for (const int partner : partnersOf(root)) {
            const int largest = largestSize(root, partner);
            least = std::min(least, stepsInPair(root, partner, cell));
            if (largest - 1 < depths)
                m_out.clause(
                    {!member, !belongs(root, cellOf(partner)), !beyond[static_cast<std::size_t>(largest - 1)]});
        }
        if (least > 0)
            m_out.clause({!member, beyond[static_cast<std::size_t>(std::min(least, depths) - 1)]});
    }
}

} // namespace tokisuji
