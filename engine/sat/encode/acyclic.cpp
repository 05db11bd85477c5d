// Acyclic by lazy cuts: a forest is grown over the present links of a model, breadth first so that rings come out
// short; each link that is left closes a ring with the forest's ways from its ends, and not all of that ring may be
// present. Rings of four are by far the most common ones and are forbidden beforehand.
#include "engine/sat/encode/acyclic.h"

#include <algorithm>

namespace tokisuji {

AcyclicRule::AcyclicRule(const Graph& graph, Lit guard, SatSolver& solver)
    : LazyRule(guard), m_graph(graph), m_out(solver, {guard}), m_steps(graph.nodes.size()), m_forest(graph.nodes.size())
{
    for (std::size_t i = 0; i < graph.links.size(); ++i) {
        m_steps[static_cast<std::size_t>(graph.links[i].a)].push_back({graph.links[i].b, static_cast<int>(i)});
        m_steps[static_cast<std::size_t>(graph.links[i].b)].push_back({graph.links[i].a, static_cast<int>(i)});
    }
    encodeSmallRings();
}

void AcyclicRule::forbid(const std::vector<int>& ring)
{
    std::vector<Lit> clause;
    for (const int i : ring) {
        const Graph::Link& link = m_graph.links[static_cast<std::size_t>(i)];
        for (const Lit l : {link.present, m_graph.nodes[static_cast<std::size_t>(link.a)],
                            m_graph.nodes[static_cast<std::size_t>(link.b)]})
            if (l != Yes)
                clause.push_back(!l);
    }
    std::ranges::sort(clause);
    const auto repeated = std::ranges::unique(clause);
    clause.erase(repeated.begin(), repeated.end());
    m_out.clause(std::move(clause));
}

/// Two ways of two links from a node to a later one, the lowest node of the ring first.
void AcyclicRule::encodeSmallRings()
{
    for (int first = 0; first < static_cast<int>(m_steps.size()); ++first)
        for (const Step& one : steps(first))
            for (const Step& other : steps(first)) {
                if (one.node >= other.node || one.node < first)
                    continue;
                for (const Step& end : steps(one.node))
                    for (const Step& way : steps(other.node))
                        if (end.node == way.node && end.node > first)
                            forbid({one.link, end.link, way.link, other.link});
            }
}

bool AcyclicRule::isPresent(int i, const Truth& truth) const
{
    const Graph::Link& link = m_graph.links[static_cast<std::size_t>(i)];
    return truth[link.present] && truth[m_graph.nodes[static_cast<std::size_t>(link.a)]]
           && truth[m_graph.nodes[static_cast<std::size_t>(link.b)]];
}

void AcyclicRule::floodTree(int root, const Truth& truth)
{
    const auto leaf = [&](int node) -> Leaf& { return m_forest[static_cast<std::size_t>(node)]; };
    leaf(root).depth = 0;
    m_queue.assign(1, root);
    for (std::size_t i = 0; i < m_queue.size(); ++i) {
        const int node = m_queue[i];
        for (const Step& step : steps(node)) {
            if (step.link == leaf(node).link || !isPresent(step.link, truth))
                continue;
            if (leaf(step.node).depth < 0) {
                leaf(step.node) = {node, step.link, leaf(node).depth + 1};
                m_queue.push_back(step.node);
            } else if (leaf(step.node).link != step.link) {
                m_surplus.push_back(step.link);
            }
        }
    }
}

void AcyclicRule::growForest(const Truth& truth)
{
    std::ranges::fill(m_forest, Leaf{});
    m_surplus.clear();
    for (int node = 0; node < static_cast<int>(m_steps.size()); ++node)
        if (m_forest[static_cast<std::size_t>(node)].depth < 0)
            floodTree(node, truth);
    std::ranges::sort(m_surplus);
    const auto repeated = std::ranges::unique(m_surplus);
    m_surplus.erase(repeated.begin(), repeated.end());
}

/// The link and the ways from its ends up to where they meet.
std::vector<int> AcyclicRule::ringOf(int link) const
{
    std::vector<int> ring{link};
    int a = m_graph.links[static_cast<std::size_t>(link)].a;
    int b = m_graph.links[static_cast<std::size_t>(link)].b;
    while (a != b) {
        const Leaf& one = m_forest[static_cast<std::size_t>(a)];
        const Leaf& other = m_forest[static_cast<std::size_t>(b)];
        ring.push_back(one.depth >= other.depth ? one.link : other.link);
        (one.depth >= other.depth ? a : b) = one.depth >= other.depth ? one.parent : other.parent;
    }
    return ring;
}

int AcyclicRule::cutModel(const Truth& truth, int, const Halt&)
{
    growForest(truth);
    for (const int link : m_surplus)
        forbid(ringOf(link));
    return static_cast<int>(m_surplus.size());
}

bool AcyclicRule::isRight(const Truth& truth, std::vector<Lit>* mend)
{
    growForest(truth);
    if (m_surplus.empty() || mend == nullptr)
        return m_surplus.empty();
    for (const int link : ringOf(m_surplus.front()))
        mend->push_back(m_graph.links[static_cast<std::size_t>(link)].present);
    return false;
}

} // namespace tokisuji
