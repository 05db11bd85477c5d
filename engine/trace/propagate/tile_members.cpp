#include "engine/trace/propagate/tile_members.h"

namespace tokisuji::tracing {

TileMembers::TileMembers(const std::vector<Lit>& nodes) : m_nodes(nodes)
{
    for (std::size_t n = 0; n < nodes.size(); ++n)
        m_nodeOf.emplace(nodes[n], static_cast<int>(n));
}

std::vector<TileMembers::Member> TileMembers::with(const Mind& mind, int node, bool isPresent) const
{
    std::vector<Member> members{{node, -1}};
    const Lit own = m_nodes[static_cast<std::size_t>(node)];
    for (const auto& [other, instance] : mind.ground().tiedTo(isPresent ? own : !own))
        if (const auto found = m_nodeOf.find(isPresent ? other : !other); found != m_nodeOf.end() && mind.isOpen(other))
            members.push_back({found->second, instance});
    return members;
}

} // namespace tokisuji::tracing
