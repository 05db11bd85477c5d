// PairUp: a literal for each link, "these two are a pair"; every present node is in exactly one;
// AtMost: none in more, and those that are surely there in one.
#include "engine/sat/encode/local.h"

namespace tokisuji::encoding {

void encode(Encoder out, const PairUp& pairUp)
{
    const Graph& graph = *pairUp.graph;
    std::vector<std::vector<Lit>> pairsOf(graph.nodes.size());
    for (const auto& [a, b, present] : graph.links) {
        const Lit pair = out.fresh();
        for (const int node : {a, b}) {
            out.clause({!pair, graph.nodes[static_cast<std::size_t>(node)]});
            pairsOf[static_cast<std::size_t>(node)].push_back(pair);
        }
        out.clause({!pair, present});
    }
    for (std::size_t node = 0; node < pairsOf.size(); ++node) {
        std::vector<Lit> some = pairsOf[node];
        for (std::size_t i = 0; i < some.size(); ++i)
            for (std::size_t j = i + 1; j < some.size(); ++j)
                out.clause({!some[i], !some[j]});
        some.push_back(!graph.nodes[node]);
        if (pairUp.pairs == Extent::Exactly || graph.nodes[node] == Yes)
            out.clause(std::move(some));
    }
}

} // namespace tokisuji::encoding
