// Separate: what hangs together carries one tag at most.
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::judging {

namespace {

/// The components that hold different tags.
std::vector<std::vector<int>> mixedComponents(const Graph& graph, const Assignment& a)
{
    const auto present = [&](int node) { return a[graph.nodes[static_cast<std::size_t>(node)]]; };
    Components components(static_cast<int>(graph.nodes.size()));
    for (const Graph::Link& link : graph.links)
        if (a[link.present] && present(link.a) && present(link.b))
            components.join(link.a, link.b);
    auto sets = components.sets(present);
    std::erase_if(sets, [&](const std::vector<int>& nodes) {
        int tag = blank;
        return std::ranges::none_of(nodes, [&](int node) {
            const int own = graph.tags[static_cast<std::size_t>(node)];
            const bool differs = own != blank && tag != blank && own != tag;
            tag = own != blank ? own : tag;
            return differs;
        });
    });
    return sets;
}

} // namespace

bool holds(const Separate& separate, const Assignment& a)
{
    return mixedComponents(*separate.graph, a).empty();
}

std::vector<Place> witness(const Separate& separate, const Assignment& a)
{
    std::vector<Place> places;
    for (const auto& nodes : mixedComponents(*separate.graph, a))
        for (const int node : nodes)
            places.push_back(separate.graph->places[static_cast<std::size_t>(node)]);
    return places;
}

} // namespace tokisuji::judging
