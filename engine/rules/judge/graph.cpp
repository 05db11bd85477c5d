// Connected: the present nodes, joined by present links, are one set or none.
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::judging {

namespace {

std::vector<std::vector<int>> areas(const Graph& graph, const Assignment& a)
{
    const auto present = [&](int node) { return a[graph.nodes[static_cast<std::size_t>(node)]]; };
    Components components(static_cast<int>(graph.nodes.size()));
    for (const Graph::Link& link : graph.links)
        if (present(link.a) && present(link.b) && a[link.present])
            components.join(link.a, link.b);
    return components.sets(present);
}

} // namespace

bool holds(const Connected& connected, const Assignment& a)
{
    return areas(*connected.graph, a).size() <= 1;
}

std::vector<Place> witness(const Connected& connected, const Assignment& a)
{
    const auto placeOf = [&](int node) { return connected.graph->places[static_cast<std::size_t>(node)]; };
    auto found = areas(*connected.graph, a);
    const auto hasOutside = [&](const std::vector<int>& area) { return placeOf(area.front()) == wholeBoard; };
    if (const auto outside = std::ranges::find_if(found, hasOutside); outside != found.end())
        std::swap(*outside, found.front()); // what reaches the outside is right, however small
    std::vector<Place> places;
    for (std::size_t k = 1; k < found.size(); ++k)
        for (const int node : found[k])
            places.push_back(placeOf(node));
    return places;
}

} // namespace tokisuji::judging
