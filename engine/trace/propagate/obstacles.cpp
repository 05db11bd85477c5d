#include "engine/trace/propagate/obstacles.h"

#include "engine/trace/index.h"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace tokisuji::tracing {

namespace {

constexpr std::uint64_t bit(std::size_t k)
{
    return std::uint64_t{1} << k;
}

} // namespace

Obstacles::Obstacles(const Mind& mind, const PackingMap& map, const std::vector<Lit>& open)
    : m_mind(mind), m_open(open), m_wall(map.wall < 0 ? nullptr : &mind.ground().walls()[at(map.wall)])
{
    for (const int instance : map.demands)
        addDemand(instance);
    if (m_wall != nullptr)
        labelGroups();
}

/// Unless it is met, or may be by something that has nothing to do with the placements.
void Obstacles::addDemand(int instance)
{
    const std::vector<Lit>& operands = m_mind.ground().instance(instance).get<Any>().operands;
    if (std::ranges::any_of(operands, [&](Lit l) { return m_mind.isTrue(l); }))
        return;
    const auto bitOf = [&](Lit l) {
        const auto k = std::ranges::find(m_open, l);
        return k == m_open.end() ? 0 : bit(static_cast<std::size_t>(k - m_open.begin()));
    };
    Demanded demanded{.instance = instance};
    for (const Lit l : operands) {
        if (m_mind.isFalse(l))
            continue;
        if (const std::uint64_t own = bitOf(l); own != 0) {
            demanded.inside |= own;
            continue;
        }
        std::uint64_t touching = 0;
        for (const Lit beside : m_mind.ground().adjacent(l))
            touching |= bitOf(beside);
        if (touching == 0)
            return;
        demanded.outside.emplace_back(l, touching);
    }
    m_demands.push_back(std::move(demanded));
}

std::optional<Obstacle> Obstacles::against(std::uint64_t placement)
{
    if (auto unmet = unmetDemand(placement))
        return unmet;
    if (m_wall != nullptr && closesRing(placement))
        return ring(placement);
    return std::nullopt;
}

std::optional<Obstacle> Obstacles::unmetDemand(std::uint64_t placement) const
{
    const auto isUnmet = [&](const Demanded& demanded) {
        return (placement & demanded.inside) == 0
               && std::ranges::all_of(demanded.outside, [&](const auto& o) { return (placement & o.second) != 0; });
    };
    const auto demanded = std::ranges::find_if(m_demands, isUnmet);
    if (demanded == m_demands.end())
        return std::nullopt;
    Obstacle obstacle{.lacks = demanded->inside, .instances = {demanded->instance}};
    for (const Lit l : m_mind.ground().instance(demanded->instance).get<Any>().operands)
        if (m_mind.isFalse(l))
            obstacle.premises.push_back({!l});
    for (const auto& [literal, touching] : demanded->outside) {
        const std::uint64_t already = touching & obstacle.has;
        const auto k = at(std::countr_zero(already != 0 ? already : touching & placement));
        obstacle.has |= bit(k);
        obstacle.instances.push_back(m_mind.ground().adjacency(m_open[k], literal));
    }
    return obstacle;
}

/// The cells at the corners of one; the last number stands for the frame.
template <class Visitor>
void Obstacles::visitCorners(int cell, const Visitor& visitor) const
{
    const int x = cell % m_wall->width, y = cell / m_wall->width;
    for (const int dy : {-1, 1})
        for (const int dx : {-1, 1})
            if (x + dx >= 0 && x + dx < m_wall->width && y + dy >= 0 && y + dy < m_wall->height)
                visitor(cell + dy * m_wall->width + dx);
    if (x == 0 || y == 0 || x == m_wall->width - 1 || y == m_wall->height - 1)
        visitor(frameNode());
}

/// Only what touches the open literals.
void Obstacles::labelGroups()
{
    const int frame = frameNode();
    m_groupAt.assign(m_wall->shaded.size() + 1, -1);
    m_groupAt[at(frame)] = 0;
    std::vector<int> group;
    const auto label = [&](int start) {
        bool touchesFrame = false;
        group = {start};
        m_groupAt[at(start)] = m_groups;
        for (std::size_t k = 0; k < group.size(); ++k)
            visitCorners(group[k], [&](int next) {
                touchesFrame = touchesFrame || next == frame;
                if (m_groupAt[at(next)] < 0 && m_mind.isTrue(m_wall->shaded[at(next)])) {
                    m_groupAt[at(next)] = m_groups;
                    group.push_back(next);
                }
            });
        if (!touchesFrame)
            ++m_groups;
        else
            for (const int cell : group)
                m_groupAt[at(cell)] = 0;
    };
    for (const Lit l : m_open)
        m_cells.push_back(m_wall->cellAt[at(l.atom())]);
    m_touching.resize(m_open.size());
    m_corners.resize(m_open.size(), 0);
    for (std::size_t k = 0; k < m_open.size(); ++k)
        visitCorners(m_cells[k], [&](int next) {
            if (m_groupAt[at(next)] < 0 && m_mind.isTrue(m_wall->shaded[at(next)]))
                label(next);
            if (m_groupAt[at(next)] >= 0)
                m_touching[k].push_back(m_groupAt[at(next)]);
            else if (m_mind.isOpen(m_wall->shaded[at(next)]))
                for (std::size_t j = 0; j < k; ++j)
                    if (m_cells[j] == next)
                        m_corners[k] |= bit(j);
        });
}

bool Obstacles::closesRing(std::uint64_t placement) const
{
    std::vector<int> parent(at(m_groups) + m_open.size());
    std::iota(parent.begin(), parent.end(), 0);
    const auto rootOf = [&](int n) {
        while (parent[at(n)] != n)
            n = parent[at(n)];
        return n;
    };
    for (std::uint64_t rest = placement; rest != 0; rest &= rest - 1) {
        const auto k = at(std::countr_zero(rest));
        const int own = m_groups + static_cast<int>(k);
        const auto joins = [&](int other) {
            const int root = rootOf(other);
            if (root == rootOf(own))
                return true;
            parent[at(root)] = own;
            return false;
        };
        if (std::ranges::any_of(m_touching[k], joins))
            return true;
        for (std::uint64_t c = m_corners[k] & placement; c != 0; c &= c - 1)
            if (joins(m_groups + std::countr_zero(c)))
                return true;
    }
    return false;
}

/// The way from a cell to another one over shaded ones, both included; empty: there is none.
std::vector<int> Obstacles::pathBetween(int from, int to, const std::vector<char>& shaded) const
{
    const int frame = frameNode();
    std::vector<int> before(shaded.size(), -1);
    std::vector<int> queue{from};
    before[at(from)] = from;
    for (std::size_t k = 0; k < queue.size() && before[at(to)] < 0; ++k) {
        const auto reach = [&](int next) {
            if (shaded[at(next)] != 0 && before[at(next)] < 0) {
                before[at(next)] = queue[k];
                queue.push_back(next);
            }
        };
        if (queue[k] != frame) {
            visitCorners(queue[k], reach);
            continue;
        }
        for (int c = 0; c < frame; ++c)
            if (const int x = c % m_wall->width, y = c / m_wall->width;
                x == 0 || y == 0 || x == m_wall->width - 1 || y == m_wall->height - 1)
                reach(c);
    }
    std::vector<int> path;
    if (before[at(to)] >= 0)
        for (path = {to}; path.back() != from;)
            path.push_back(before[at(path.back())]);
    return path;
}

/// The cells of the placement are added one by one until one joins what hangs together already.
Obstacle Obstacles::ring(std::uint64_t placement)
{
    std::vector<char> shaded(m_groupAt.size(), 0);
    for (std::size_t c = 0; c < shaded.size(); ++c)
        shaded[c] = m_groupAt[c] >= 0 ? 1 : 0;
    Obstacle obstacle;
    for (std::uint64_t rest = placement; rest != 0; rest &= rest - 1) {
        const int cell = m_cells[at(std::countr_zero(rest))];
        std::vector<int> beside;
        visitCorners(cell, [&](int next) {
            if (shaded[at(next)] != 0)
                beside.push_back(next);
        });
        std::vector<int> shortest;
        for (std::size_t a = 0; a < beside.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (const auto path = pathBetween(beside[a], beside[b], shaded);
                    !path.empty() && (shortest.empty() || path.size() < shortest.size()))
                    shortest = path;
        shaded[at(cell)] = 1;
        if (shortest.empty())
            continue;
        shortest.push_back(cell);
        std::erase(shortest, frameNode());
        for (const int c : shortest)
            if (const auto k = std::ranges::find(m_cells, c); k != m_cells.end())
                obstacle.has |= bit(static_cast<std::size_t>(k - m_cells.begin()));
            else
                obstacle.premises.push_back({m_wall->shaded[at(c)]});
        obstacle.instances.push_back(m_wall->instance);
        addSides(shortest, obstacle);
        return obstacle;
    }
    return obstacle;
}

/// A cell on each side that cannot be shaded because it touches the ring.
void Obstacles::addSides(const std::vector<int>& ring, Obstacle& obstacle) const
{
    const auto count = static_cast<int>(m_wall->shaded.size());
    std::vector<int> side(m_wall->shaded.size(), -1);
    for (const int c : ring)
        side[at(c)] = 0;
    const auto visitBeside = [&](int cell, const auto& visitor) {
        const int x = cell % m_wall->width;
        for (const auto& [step, isInside] :
             {std::pair(-1, x > 0), std::pair(1, x + 1 < m_wall->width),
              std::pair(-m_wall->width, cell >= m_wall->width), std::pair(m_wall->width, cell + m_wall->width < count)})
            if (isInside)
                visitor(cell + step);
    };
    int sides = 0;
    for (int c = 0; c < count && sides < 2; ++c) {
        if (side[at(c)] >= 0)
            continue;
        ++sides;
        side[at(c)] = sides;
        std::vector<int> todo{c};
        int adjacency = -1;
        while (!todo.empty()) {
            const int cell = todo.back();
            todo.pop_back();
            visitBeside(cell, [&](int next) {
                if (side[at(next)] == 0 && adjacency < 0)
                    adjacency = m_mind.ground().adjacency(m_wall->shaded[at(cell)], m_wall->shaded[at(next)]);
                if (side[at(next)] < 0) {
                    side[at(next)] = sides;
                    todo.push_back(next);
                }
            });
        }
        obstacle.instances.push_back(adjacency);
    }
}

} // namespace tokisuji::tracing
