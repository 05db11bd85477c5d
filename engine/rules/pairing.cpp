#include "engine/rules/pairing.h"

namespace tokisuji {

TwoSides twoSidesOf(const Graph& graph)
{
    TwoSides found;
    found.ways.resize(graph.nodes.size());
    for (const auto& [a, b, present] : graph.links) {
        found.ways[static_cast<std::size_t>(a)].push_back({b, present});
        found.ways[static_cast<std::size_t>(b)].push_back({a, present});
    }
    std::vector<int> sideOf(graph.nodes.size(), -1);
    std::vector<int> todo;
    for (std::size_t start = 0; start < sideOf.size(); ++start) {
        if (sideOf[start] >= 0)
            continue;
        sideOf[start] = 0;
        todo.assign(1, static_cast<int>(start));
        for (std::size_t i = 0; i < todo.size(); ++i) {
            const auto node = static_cast<std::size_t>(todo[i]);
            found.sides[static_cast<std::size_t>(sideOf[node])].push_back(todo[i]);
            for (const TwoSides::Way& way : found.ways[node])
                if (int& side = sideOf[static_cast<std::size_t>(way.node)]; side < 0) {
                    side = 1 - sideOf[node];
                    todo.push_back(way.node);
                }
        }
    }
    return found;
}

} // namespace tokisuji
