// Connected, where tiles are shaded as a whole: a tile whose absence would cut present nodes apart has to be present.
#include "engine/trace/index.h"
#include "engine/trace/propagate/barrier.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/propagate/tile_members.h"

#include <algorithm>
#include <optional>

namespace tokisuji::tracing {

namespace {

class TileCuts {
public:
    TileCuts(Mind& mind, const NetMap& map) : m_mind(mind), m_map(map), m_net(mind, map), m_tiles(m_net.nodes())
    {
        for (int n = 0; n < m_net.count(); ++n)
            if (m_mind.isTrue(m_net.node(n)))
                m_present.push_back(n);
    }

    void examine()
    {
        if (m_present.size() < 2)
            return;
        for (int n = 0; n < m_net.count() && !m_mind.isBroken(); ++n)
            if (m_mind.isOpen(m_net.node(n)))
                look(n);
    }

private:
    using Member = TileMembers::Member;

    /// What can be reached from a node without the members.
    [[nodiscard]] std::vector<int> sideOf(int start, const std::vector<Member>& members) const
    {
        std::vector<char> seen(at(m_net.count()), 0);
        for (const Member& member : members)
            seen[at(member.node)] = 1;
        std::vector<int> side{start};
        seen[at(start)] = 1;
        for (std::size_t k = 0; k < side.size(); ++k)
            for (const NetMap::Way& way : m_net.ways(side[k]))
                if (seen[at(way.node)] == 0 && m_net.isUsable(way)) {
                    seen[at(way.node)] = 1;
                    side.push_back(way.node);
                }
        return side;
    }
    [[nodiscard]] std::optional<int> presentBeyond(const std::vector<int>& side) const
    {
        std::vector<char> isInside(at(m_net.count()), 0);
        for (const int n : side)
            isInside[at(n)] = 1;
        const auto far = std::ranges::find_if(m_present, [&](int n) { return isInside[at(n)] == 0; });
        return far == m_present.end() ? std::nullopt : std::optional(*far);
    }
    [[nodiscard]] bool isBeside(int node, const std::vector<int>& side) const
    {
        return std::ranges::any_of(m_net.ways(node), [&](const NetMap::Way& way) {
            return !m_mind.isFalse(way.present) && std::ranges::find(side, way.node) != side.end();
        });
    }

    void look(int node)
    {
        const std::vector<Member> members = m_tiles.absentWith(m_mind, node);
        if (members.size() < 2)
            return;
        int near = m_present.front();
        std::vector<int> side = sideOf(near, members);
        const std::optional<int> beyond = presentBeyond(side);
        if (!beyond)
            return;
        int far = *beyond;
        if (std::vector<int> other = sideOf(far, members); other.size() < side.size()) {
            side = std::move(other);
            std::swap(near, far);
        }
        Deduction d{.technique = idOf(Move::CutCell), .instances = {m_map.instance}};
        std::vector<int> through;
        for (const Member& member : members)
            if (isBeside(member.node, side)) {
                through.push_back(member.node);
                if (member.instance >= 0)
                    d.instances.push_back(member.instance);
            }
        auto wall = m_net.between(side, far, through);
        d.premises = std::move(wall.facts);
        d.premises.push_back({m_net.node(near)});
        d.premises.push_back({m_net.node(far)});
        d.conclusions = {{m_net.node(node)}};
        d.hints = {{Hint::Cut, std::move(wall.places)},
                   {Hint::SideA, m_net.placesOf({near})},
                   {Hint::SideB, m_net.placesOf({far})}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const NetMap& m_map;
    Barrier m_net;
    TileMembers m_tiles;
    std::vector<int> m_present;
};

} // namespace

void examineTileCuts(Mind& mind, int subject)
{
    const NetMap& map = mind.ground().nets()[at(subject)];
    if (mind.isTrue(mind.ground().instance(map.instance).guard))
        TileCuts(mind, map).examine();
}

} // namespace tokisuji::tracing
