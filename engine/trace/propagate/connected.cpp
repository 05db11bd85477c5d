// Connected: what is present is connected. Only exits, cut cells, diagonal walls, what is out of reach.
//
// One depth-first search over everything that is not absent finds all cut nodes and cut links (Tarjan's low points).
// Where no two absent nodes may touch, every cut node has to be present: if it were absent, the nodes beside it would
// be present on each of its sides.
#include "engine/trace/index.h"
#include "engine/trace/propagate/barrier.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <utility>

namespace tokisuji::tracing {

namespace {

/// One group of present nodes: the only way out must be taken.
void examineGroup(Mind& mind, const NetMap& map, const Barrier& net, const std::vector<int>& group, int far)
{
    std::vector<char> inGroup(at(net.count()), 0);
    for (const int n : group)
        inGroup[at(n)] = 1;
    Lit exit = No;
    int exitNode = -1;
    for (const int n : group)
        for (const NetMap::Way& way : net.ways(n)) {
            if (inGroup[at(way.node)] != 0 || !net.isUsable(way))
                continue;
            const Lit lit = mind.isTrue(way.present) ? net.node(way.node) : way.present;
            if (exit != No && exit != lit)
                return;
            exit = lit;
            exitNode = way.node;
        }
    const auto wall = net.between(group, far, exitNode < 0 ? std::vector<int>{} : std::vector{exitNode});
    Deduction d{
        .technique = idOf(exit == No ? Move::Separated : Move::OnlyExit),
        .instances = {map.instance},
        .premises = wall.facts,
        .hints = {{Hint::Cut, wall.places}, {Hint::SideA, net.placesOf(group)}, {Hint::SideB, net.placesOf({far})}}};
    d.premises.push_back({net.node(group.front())});
    d.premises.push_back({net.node(far)});
    if (exit != No)
        d.conclusions = {{exit}};
    mind.conclude(std::move(d));
}

/// Depth-first search over what can be present.
class CutSearch {
public:
    CutSearch(Mind& mind, const NetMap& map)
        : m_mind(mind), m_map(map), m_net(mind, map), m_order(at(m_net.count()), 0), m_low(m_order), m_present(m_order),
          m_end(m_order)
    {
        m_isAbsent.reserve(at(m_net.count()));
        for (int n = 0; n < m_net.count(); ++n) {
            m_isAbsent.push_back(mind.isFalse(m_net.node(n)) ? 1 : 0);
            m_total += mind.isTrue(m_net.node(n)) ? 1 : 0;
        }
    }

    void search()
    {
        for (const bool fromPresent : {true, false})
            for (int n = 0; n < m_net.count() && !m_mind.isBroken(); ++n) {
                if (m_isAbsent[at(n)] != 0 || m_order[at(n)] != 0 || m_mind.isTrue(m_net.node(n)) != fromPresent)
                    continue;
                const auto first = m_visited.size();
                visit(n);
                finishComponent(n, first);
            }
    }

private:
    struct Frame {
        int node;
        int parent;
        std::size_t way = 0;
        bool hasSeenParent = false; ///< a second link to it is a way round the first
    };

    void visit(int root)
    {
        std::vector<Frame> stack;
        enter(root, -1, stack);
        while (!stack.empty()) {
            Frame& frame = stack.back();
            const auto& ways = m_net.ways(frame.node);
            if (frame.way == ways.size()) {
                const Frame done = frame;
                stack.pop_back();
                m_end[at(done.node)] = static_cast<int>(m_visited.size());
                if (!stack.empty())
                    leave(done.node, stack.back().node);
                continue;
            }
            const NetMap::Way& way = ways[frame.way++];
            if (!m_net.isUsable(way))
                continue;
            if (way.node == frame.parent && !std::exchange(frame.hasSeenParent, true))
                continue;
            if (m_order[at(way.node)] != 0)
                m_low[at(frame.node)] = std::min(m_low[at(frame.node)], m_order[at(way.node)]);
            else
                enter(way.node, frame.node, stack);
        }
    }
    void enter(int n, int parent, std::vector<Frame>& stack)
    {
        m_visited.push_back(n);
        m_order[at(n)] = m_low[at(n)] = static_cast<int>(m_visited.size());
        m_present[at(n)] = m_mind.isTrue(m_net.node(n)) ? 1 : 0;
        stack.push_back({n, parent});
    }
    /// The subtree of `child` is complete.
    void leave(int child, int parent)
    {
        m_low[at(parent)] = std::min(m_low[at(parent)], m_low[at(child)]);
        m_present[at(parent)] += m_present[at(child)];
        if (m_low[at(child)] >= m_order[at(parent)])
            m_parts.push_back({parent, child});
    }
    [[nodiscard]] std::vector<int> subtree(int n) const
    {
        return {m_visited.begin() + (m_order[at(n)] - 1), m_visited.begin() + m_end[at(n)]};
    }

    void finishComponent(int root, std::size_t first)
    {
        const std::vector<int> component(m_visited.begin() + static_cast<std::ptrdiff_t>(first), m_visited.end());
        const int present = m_present[at(root)];
        if (m_total > present)
            concludeApart(component, present);
        for (const auto& [cut, child] : std::exchange(m_parts, {})) {
            if (m_mind.isBroken())
                return;
            examineCut(cut, child, component);
            if (m_map.hasLinks && m_low[at(child)] > m_order[at(cut)])
                examineLink(cut, child, component);
        }
    }
    /// A part of the board that no present node outside can reach.
    void concludeApart(const std::vector<int>& component, int present)
    {
        const int far = farPresent(component);
        const auto wall = m_net.between(component, far, {});
        Deduction d{.technique = idOf(present > 0 ? Move::Separated : Move::Unreachable),
                    .instances = {m_map.instance},
                    .premises = wall.facts,
                    .hints = {{Hint::Cut, wall.places},
                              {Hint::SideA, m_net.placesOf(component)},
                              {Hint::SideB, m_net.placesOf({far})}}};
        d.premises.push_back({m_net.node(far)});
        for (const int n : component) {
            if (present == 0)
                d.conclusions.push_back({!m_net.node(n)});
            else if (m_mind.isTrue(m_net.node(n))) {
                d.premises.push_back({m_net.node(n)});
                break;
            }
        }
        m_mind.conclude(std::move(d));
    }
    [[nodiscard]] int farPresent(const std::vector<int>& excluded) const
    {
        for (int n = 0; n < m_net.count(); ++n)
            if (m_mind.isTrue(m_net.node(n)) && std::ranges::find(excluded, n) == excluded.end())
                return n;
        return -1;
    }

    /// Why a side of a cut node is inhabited: a present node, or (if the cut node were absent) its neighbour there.
    struct Inhabitant {
        int node = -1;
        int adjacency = -1;
    };
    [[nodiscard]] Inhabitant inhabitant(int cut, const std::vector<int>& side, bool anyPresent) const
    {
        Inhabitant found;
        for (const int n : side) {
            if (anyPresent && m_mind.isTrue(m_net.node(n)))
                return {n, -1};
            const int adjacency = m_mind.ground().adjacency(!m_net.node(cut), !m_net.node(n));
            if (adjacency >= 0 && found.node < 0)
                found = {n, adjacency};
        }
        return found;
    }
    [[nodiscard]] std::vector<int> otherSide(int cut, const std::vector<int>& component, int child) const
    {
        std::vector<int> rest;
        for (const int n : component)
            if (n != cut && (m_order[at(n)] < m_order[at(child)] || m_order[at(n)] > m_end[at(child)]))
                rest.push_back(n);
        return rest;
    }

    void examineCut(int cut, int child, const std::vector<int>& component)
    {
        if (!m_mind.isOpen(m_net.node(cut)))
            return;
        const std::vector<int> side = subtree(child);
        const Inhabitant a = inhabitant(cut, side, m_present[at(child)] > 0);
        if (a.node < 0)
            return;
        const std::vector<int> rest = otherSide(cut, component, child);
        const Inhabitant b = inhabitant(cut, rest, true);
        if (b.node < 0)
            return;
        const bool sideIsSmall = side.size() <= rest.size();
        const auto wall = m_net.between(sideIsSmall ? side : rest, (sideIsSmall ? b : a).node, {cut});
        const bool byWall = a.adjacency >= 0 || b.adjacency >= 0;
        Deduction d{.technique = idOf(byWall ? Move::DiagonalWall : Move::CutCell),
                    .instances = {m_map.instance},
                    .premises = wall.facts,
                    .conclusions = {{m_net.node(cut)}},
                    .hints = {{Hint::Cut, wall.places},
                              {Hint::SideA, m_net.placesOf({a.node})},
                              {Hint::SideB, m_net.placesOf({b.node})}}};
        for (const Inhabitant& i : {a, b})
            if (i.adjacency >= 0)
                d.instances.push_back(i.adjacency);
            else
                d.premises.push_back({m_net.node(i.node)});
        m_mind.conclude(std::move(d));
    }

    /// A link that alone joins two sides with present nodes.
    void examineLink(int parent, int child, const std::vector<int>& component)
    {
        const auto& ways = m_net.ways(parent);
        const auto way = std::ranges::find_if(
            ways, [&](const NetMap::Way& each) { return each.node == child && m_net.isUsable(each); });
        if (way == ways.end() || !m_mind.isOpen(way->present) || m_present[at(child)] == 0)
            return;
        const std::vector<int> side = subtree(child);
        const int far = farPresent(side);
        if (far < 0 || std::ranges::find(component, far) == component.end())
            return;
        Deduction d{.technique = idOf(Move::CutCell),
                    .instances = {m_map.instance},
                    .premises = m_net.between(side, far, {parent}).facts,
                    .conclusions = {{way->present}},
                    .hints = {{Hint::SideA, m_net.placesOf(side)}, {Hint::SideB, m_net.placesOf({far})}}};
        const auto near = std::ranges::find_if(side, [&](int n) { return m_mind.isTrue(m_net.node(n)); });
        d.premises.push_back({m_net.node(*near)});
        d.premises.push_back({m_net.node(far)});
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const NetMap& m_map;
    Barrier m_net;
    std::vector<int> m_order; ///< from 1; 0: not visited
    std::vector<int> m_low;
    std::vector<int> m_present; ///< present nodes in the subtree
    std::vector<int> m_end;     ///< of the subtree in m_visited
    std::vector<int> m_visited;
    std::vector<char> m_isAbsent;
    std::vector<std::pair<int, int>> m_parts; ///< a node and a child whose subtree hangs on it alone
    int m_total = 0;
};

} // namespace

void examineExits(Mind& mind, int subject)
{
    const NetMap& map = mind.ground().nets()[at(subject)];
    if (!mind.isTrue(mind.ground().instance(map.instance).guard))
        return;
    const Barrier net(mind, map);
    const auto groups = net.presentGroups();
    for (std::size_t g = 0; groups.size() > 1 && g < groups.size() && !mind.isBroken(); ++g)
        examineGroup(mind, map, net, groups[g], groups[g == 0 ? 1 : 0].front());
}

void examineCuts(Mind& mind, int subject)
{
    const NetMap& map = mind.ground().nets()[at(subject)];
    if (mind.isTrue(mind.ground().instance(map.instance).guard))
        CutSearch(mind, map).search();
}

} // namespace tokisuji::tracing
