#include "engine/trace/seekers.h"

#include <utility>

namespace tokisuji::tracing {

std::vector<Seeker> seekersOf(const PairUp& pairs)
{
    if (pairs.pairs != Extent::Exactly)
        return {};
    const Graph& graph = *pairs.graph;
    std::vector<std::vector<Lit>> partners(graph.nodes.size());
    std::vector<char> hasPlainLinks(graph.nodes.size(), 1);
    for (const Graph::Link& link : graph.links)
        for (const auto& [one, other] : {std::pair(link.a, link.b), std::pair(link.b, link.a)}) {
            const auto node = static_cast<std::size_t>(one);
            if (link.present != Yes)
                hasPlainLinks[node] = 0;
            partners[node].push_back(graph.nodes[static_cast<std::size_t>(other)]);
        }
    std::vector<Seeker> seekers;
    for (std::size_t n = 0; n < partners.size(); ++n)
        if (hasPlainLinks[n] != 0 && graph.nodes[n] == Yes)
            seekers.push_back({graph.places[n], std::move(partners[n])});
    return seekers;
}

} // namespace tokisuji::tracing
