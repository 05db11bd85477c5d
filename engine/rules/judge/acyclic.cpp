// Acyclic: a link between two nodes that hang together already closes a ring.
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::judging {

namespace {

bool isPresent(const Graph& graph, const Graph::Link& link, const Assignment& a)
{
    const auto node = [&](int n) { return a[graph.nodes[static_cast<std::size_t>(n)]]; };
    return a[link.present] && node(link.a) && node(link.b);
}

/// The present links but those that lead nowhere: what is left of a tree when its leaves are taken off again and again
/// is nothing, what is left otherwise are the rings and the ways between them.
std::vector<int> nodesOfRings(const Graph& graph, const Assignment& a)
{
    std::vector<std::vector<int>> beside(graph.nodes.size());
    for (const Graph::Link& link : graph.links)
        if (isPresent(graph, link, a)) {
            beside[static_cast<std::size_t>(link.a)].push_back(link.b);
            beside[static_cast<std::size_t>(link.b)].push_back(link.a);
        }
    std::vector<int> leaves;
    for (std::size_t n = 0; n < beside.size(); ++n)
        if (beside[n].size() == 1)
            leaves.push_back(static_cast<int>(n));
    while (!leaves.empty()) {
        auto& ways = beside[static_cast<std::size_t>(leaves.back())];
        const int leaf = leaves.back();
        leaves.pop_back();
        if (ways.empty())
            continue;
        auto& others = beside[static_cast<std::size_t>(ways.front())];
        others.erase(std::ranges::find(others, leaf));
        if (others.size() == 1)
            leaves.push_back(ways.front());
        ways.clear();
    }
    std::vector<int> nodes;
    for (std::size_t n = 0; n < beside.size(); ++n)
        if (!beside[n].empty())
            nodes.push_back(static_cast<int>(n));
    return nodes;
}

} // namespace

bool holds(const Acyclic& acyclic, const Assignment& a)
{
    const Graph& graph = *acyclic.graph;
    Components components(static_cast<int>(graph.nodes.size()));
    return std::ranges::all_of(graph.links, [&](const Graph::Link& link) {
        return !isPresent(graph, link, a) || components.join(link.a, link.b);
    });
}

std::vector<Place> witness(const Acyclic& acyclic, const Assignment& a)
{
    std::vector<Place> places;
    for (const int node : nodesOfRings(*acyclic.graph, a))
        places.push_back(acyclic.graph->places[static_cast<std::size_t>(node)]);
    return places;
}

} // namespace tokisuji::judging
