// Separate by labels: each tag is a number in binary, each node carries one, and what a link joins carries the same.
// Nodes that hang together with no tag may carry any.
#include "engine/sat/encode/local.h"

#include <algorithm>

namespace tokisuji::encoding {

namespace {

/// The tags in use, each once.
std::vector<int> distinctTags(const Graph& graph)
{
    std::vector<int> tags = graph.tags;
    std::erase(tags, blank);
    std::ranges::sort(tags);
    const auto rest = std::ranges::unique(tags);
    tags.erase(rest.begin(), rest.end());
    return tags;
}

int bitsFor(std::size_t values)
{
    int bits = 0;
    while (std::size_t{1} << bits < values)
        ++bits;
    return bits;
}

/// The label of every node, bit by bit.
std::vector<std::vector<Lit>> labels(Encoder& out, const Graph& graph)
{
    const std::vector<int> tags = distinctTags(graph);
    const int bits = bitsFor(tags.size());
    std::vector<std::vector<Lit>> labels;
    for (const int tag : graph.tags) {
        auto& label = labels.emplace_back();
        const auto value = static_cast<std::size_t>(std::ranges::find(tags, tag) - tags.begin());
        for (int bit = 0; bit < bits; ++bit)
            label.push_back(tag == blank ? out.fresh() : (value >> bit & 1) != 0 ? Yes : No);
    }
    return labels;
}

} // namespace

void separate(Encoder out, const Graph& graph)
{
    const auto label = labels(out, graph);
    for (const Graph::Link& link : graph.links) {
        const auto a = static_cast<std::size_t>(link.a);
        const auto b = static_cast<std::size_t>(link.b);
        for (std::size_t bit = 0; bit < label[a].size(); ++bit) {
            out.clause({!link.present, !graph.nodes[a], !graph.nodes[b], !label[a][bit], label[b][bit]});
            out.clause({!link.present, !graph.nodes[a], !graph.nodes[b], label[a][bit], !label[b][bit]});
        }
    }
}

} // namespace tokisuji::encoding
