// Acyclic: a link whose ends hang together already would close a ring.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class Forest {
public:
    Forest(const Mind& mind, const Graph& graph)
        : m_graph(graph), m_trees(static_cast<int>(graph.nodes.size())), m_steps(graph.nodes.size())
    {
        for (std::size_t i = 0; i < graph.links.size(); ++i) {
            const Graph::Link& link = graph.links[i];
            if (!std::ranges::all_of(literals(link), [&](Lit l) { return mind.isTrue(l); }))
                continue;
            if (!m_trees.join(link.a, link.b)) {
                m_closing.push_back(static_cast<int>(i));
                continue;
            }
            m_steps[static_cast<std::size_t>(link.a)].push_back({link.b, static_cast<int>(i)});
            m_steps[static_cast<std::size_t>(link.b)].push_back({link.a, static_cast<int>(i)});
        }
    }

    [[nodiscard]] bool joins(const Graph::Link& link) { return m_trees.find(link.a) == m_trees.find(link.b); }
    /// Present links that close a ring with others.
    [[nodiscard]] const std::vector<int>& closing() const { return m_closing; }
    [[nodiscard]] static std::vector<Lit> literals(const Graph& graph, const Graph::Link& link)
    {
        return {link.present, graph.nodes[static_cast<std::size_t>(link.a)],
                graph.nodes[static_cast<std::size_t>(link.b)]};
    }
    [[nodiscard]] std::vector<Lit> literals(const Graph::Link& link) const { return literals(m_graph, link); }

    /// The links on the way between the ends of a link.
    [[nodiscard]] std::vector<int> wayRound(const Graph::Link& link) const
    {
        std::vector<Step> cameBy(m_steps.size(), {-1, -1});
        std::vector<int> queue{link.a};
        cameBy[static_cast<std::size_t>(link.a)].node = link.a;
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Step& step : m_steps[static_cast<std::size_t>(queue[i])])
                if (Step& known = cameBy[static_cast<std::size_t>(step.node)]; known.node < 0) {
                    known = {queue[i], step.link};
                    queue.push_back(step.node);
                }
        std::vector<int> way;
        for (int node = link.b; node != link.a; node = cameBy[static_cast<std::size_t>(node)].node)
            way.push_back(cameBy[static_cast<std::size_t>(node)].link);
        return way;
    }

private:
    struct Step {
        int node;
        int link;
    };
    const Graph& m_graph;
    Components m_trees;
    std::vector<std::vector<Step>> m_steps;
    std::vector<int> m_closing;
};

/// The ring that a link closes, as premises; the link itself follows to be absent, or is a contradiction.
Deduction ringClosed(int subject, const Graph& graph, const Forest& forest, const Graph::Link& link)
{
    Deduction d{.technique = idOf(Move::RingClose), .instances = {subject}};
    Hint path{Hint::Path, {}};
    for (const int i : forest.wayRound(link)) {
        const Graph::Link& part = graph.links[static_cast<std::size_t>(i)];
        for (const Lit l : forest.literals(part))
            if (!l.constant())
                d.premises.push_back({l});
        path.places.push_back(graph.places[static_cast<std::size_t>(part.a)]);
        path.places.push_back(graph.places[static_cast<std::size_t>(part.b)]);
    }
    std::ranges::sort(path.places);
    const auto repeated = std::ranges::unique(path.places);
    path.places.erase(repeated.begin(), repeated.end());
    d.hints.push_back(std::move(path));
    return d;
}

} // namespace

void examineAcyclic(Mind& mind, int subject)
{
    const Instance& instance = mind.ground().instance(subject);
    if (!mind.isTrue(instance.guard))
        return;
    const Graph& graph = *instance.get<Acyclic>().graph;
    Forest forest(mind, graph);
    if (!forest.closing().empty()) {
        const Graph::Link& link = graph.links[static_cast<std::size_t>(forest.closing().front())];
        Deduction d = ringClosed(subject, graph, forest, link);
        for (const Lit l : forest.literals(link))
            if (!l.constant())
                d.premises.push_back({l});
        return mind.conclude(std::move(d));
    }
    for (const Graph::Link& link : graph.links) {
        if (mind.isBroken() || !forest.joins(link))
            continue;
        std::vector<Lit> open;
        for (const Lit l : forest.literals(link))
            if (!mind.isTrue(l))
                open.push_back(l);
        if (open.size() != 1 || !mind.isOpen(open.front()))
            continue;
        Deduction d = ringClosed(subject, graph, forest, link);
        for (const Lit l : forest.literals(link))
            if (!l.constant() && l != open.front())
                d.premises.push_back({l});
        d.conclusions = {{!open.front()}};
        mind.conclude(std::move(d));
    }
}

} // namespace tokisuji::tracing
