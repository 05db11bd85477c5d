// PairUp: as many present nodes on both sides, and a partner for each one of the first.
#include "engine/rules/judge/readers.h"
#include "engine/rules/pairing.h"
#include "engine/util/matching.h"

#include <algorithm>
#include <iterator>

namespace tokisuji::judging {

namespace {

struct PresentSides {
    std::vector<int> first;
    std::vector<int> second;
};

PresentSides presentSides(const Graph& graph, const TwoSides& two, const Assignment& a)
{
    PresentSides present;
    for (const int node : two.sides[0])
        if (a[graph.nodes[static_cast<std::size_t>(node)]])
            present.first.push_back(node);
    for (const int node : two.sides[1])
        if (a[graph.nodes[static_cast<std::size_t>(node)]])
            present.second.push_back(node);
    return present;
}

/// Those that are there whatever the answer is.
std::vector<int> certain(const Graph& graph, const std::vector<int>& nodes)
{
    std::vector<int> found;
    std::ranges::copy_if(nodes, std::back_inserter(found),
                         [&](int node) { return graph.nodes[static_cast<std::size_t>(node)] == Yes; });
    return found;
}

/// The nodes that have fewer possible partners than they are; none where everybody finds one.
std::vector<int> tooMany(const Graph& graph, const TwoSides& two, const std::vector<int>& seekers, const Assignment& a)
{
    std::vector<std::vector<int>> partners;
    for (const int node : seekers) {
        auto& found = partners.emplace_back();
        for (const auto& [other, present] : two.ways[static_cast<std::size_t>(node)])
            if (a[present] && a[graph.nodes[static_cast<std::size_t>(other)]])
                found.push_back(other);
    }
    const Matching matching(std::move(partners), static_cast<int>(graph.nodes.size()));
    std::vector<int> nodes;
    if (!matching.isComplete())
        for (const int i : matching.tooMany())
            nodes.push_back(seekers[static_cast<std::size_t>(i)]);
    return nodes;
}

} // namespace

bool holds(const PairUp& pairUp, const Assignment& a)
{
    const Graph& graph = *pairUp.graph;
    const TwoSides two = twoSidesOf(graph);
    const auto [first, second] = presentSides(graph, two, a);
    if (pairUp.pairs == Extent::AtMost) // who can be paired on either side can be paired on both at once
        return tooMany(graph, two, certain(graph, first), a).empty()
               && tooMany(graph, two, certain(graph, second), a).empty();
    return first.size() == second.size() && tooMany(graph, two, first, a).empty();
}

std::vector<Place> witness(const PairUp& pairUp, const Assignment& a)
{
    const Graph& graph = *pairUp.graph;
    const TwoSides two = twoSidesOf(graph);
    const auto [first, second] = presentSides(graph, two, a);
    std::vector<Place> places;
    for (const auto* side : {&first, &second}) {
        const std::vector<int> seekers = pairUp.pairs == Extent::AtMost ? certain(graph, *side) : *side;
        for (const int node : tooMany(graph, two, seekers, a))
            places.push_back(graph.places[static_cast<std::size_t>(node)]);
    }
    return places;
}

} // namespace tokisuji::judging
