#include "engine/twisty/group.h"

#include <deque>
#include <numeric>

namespace tokisuji {

PermutationGroup::PermutationGroup(const std::vector<Turn>& turns, int places) : m_places(places)
{
    m_levels.resize(static_cast<std::size_t>(places));
    Permutation identity(static_cast<std::size_t>(places));
    std::iota(identity.begin(), identity.end(), std::uint8_t{0});
    for (int point = 0; point < places; ++point) {
        Level& level = m_levels[static_cast<std::size_t>(point)];
        level.point = point;
        level.ways.resize(static_cast<std::size_t>(places));
        level.ways[static_cast<std::size_t>(point)] = identity;
    }
    for (const Turn& turn : turns)
        if (!contains(turn.moves))
            extend(0, turn.moves);
}

/// What is left of a permutation when every level has taken away its part; `level` is the first that cannot.
Permutation PermutationGroup::reduced(Permutation p, std::size_t& level) const
{
    for (; level < m_levels.size(); ++level) {
        const Permutation& way = m_levels[level].ways[p[static_cast<std::size_t>(m_levels[level].point)]];
        if (way.empty())
            return p;
        p = combined(p, reversed(way));
    }
    return p;
}

bool PermutationGroup::contains(const Permutation& p) const
{
    std::size_t level = 0;
    return isIdentity(reduced(p, level)) && level == m_levels.size();
}

/// Adds a generator that fixes the points of all earlier levels, and what follows from it for the later ones: whatever
/// fixes this level's point as well belongs to the next.
void PermutationGroup::extend(std::size_t at, const Permutation& generator)
{
    m_levels[at].generators.push_back(generator);
    struct Step {
        int from;
        Permutation by;
    };
    std::deque<Step> steps;
    for (int i = 0; i < m_places; ++i)
        if (!m_levels[at].ways[static_cast<std::size_t>(i)].empty())
            steps.push_back({i, generator});
    while (!steps.empty()) {
        const Step step = std::move(steps.front());
        steps.pop_front();
        Level& level = m_levels[at];
        const Permutation product = combined(level.ways[static_cast<std::size_t>(step.from)], step.by);
        const auto to = static_cast<std::size_t>(product[static_cast<std::size_t>(level.point)]);
        if (level.ways[to].empty()) {
            level.ways[to] = product;
            for (const Permutation& each : level.generators)
                steps.push_back({static_cast<int>(to), each});
            continue;
        }
        Permutation rest = combined(product, reversed(level.ways[to]));
        if (std::size_t below = at + 1; below < m_levels.size() && !isIdentity(reduced(rest, below)))
            extend(at + 1, rest);
    }
}

Permutation PermutationGroup::random(Random& random) const
{
    Permutation product(static_cast<std::size_t>(m_places));
    std::iota(product.begin(), product.end(), std::uint8_t{0});
    for (auto level = m_levels.rbegin(); level != m_levels.rend(); ++level) {
        std::vector<int> reached;
        for (int i = 0; i < m_places; ++i)
            if (!level->ways[static_cast<std::size_t>(i)].empty())
                reached.push_back(i);
        product = combined(product, level->ways[static_cast<std::size_t>(random.pick<int>(reached))]);
    }
    return product;
}

double PermutationGroup::size() const
{
    double all = 1;
    for (const Level& level : m_levels) {
        int reached = 0;
        for (const Permutation& way : level.ways)
            reached += way.empty() ? 0 : 1;
        all *= reached;
    }
    return all;
}

} // namespace tokisuji
