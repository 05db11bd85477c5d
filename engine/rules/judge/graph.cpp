// Connected: the present nodes, joined by present links, are one set or none.
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

namespace tokisuji::judging {

namespace {

std::vector<std::vector<int>> areas(const Rules& r, const Instance& i, const Assignment& a)
{
    const Graph& graph = r.graph(i);
    const auto present = [&](int node) { return a[graph.nodes[static_cast<std::size_t>(node)]]; };
    Components components(static_cast<int>(graph.nodes.size()));
    for (const Graph::Link& link : graph.links)
        if (present(link.a) && present(link.b) && a[link.present])
            components.join(link.a, link.b);
    return components.sets(present);
}

} // namespace

bool holdsConnected(const Rules& r, const Instance& i, const Assignment& a)
{
    return areas(r, i, a).size() <= 1;
}

std::vector<Place> witnessConnected(const Rules& r, const Instance& i, const Assignment& a)
{
    std::vector<Place> places;
    const auto found = areas(r, i, a);
    for (std::size_t k = 1; k < found.size(); ++k)
        for (const int node : found[k])
            places.push_back(r.graph(i).places[static_cast<std::size_t>(node)]);
    return places;
}

} // namespace tokisuji::judging
