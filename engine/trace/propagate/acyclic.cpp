// Acyclic: a link whose ends are already connected would close a ring, and so would a node beside two nodes of one
// tree. A cell of a tile brings the others along.
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/propagate/tile_members.h"
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
            if (joins(link))
                m_closing.push_back(static_cast<int>(i));
            else
                add(static_cast<int>(i));
        }
    }

    /// As if this link were present, too.
    void add(int i)
    {
        const Graph::Link& link = m_graph.links[static_cast<std::size_t>(i)];
        m_trees.join(link.a, link.b);
        m_steps[static_cast<std::size_t>(link.a)].push_back({link.b, i});
        m_steps[static_cast<std::size_t>(link.b)].push_back({link.a, i});
    }
    [[nodiscard]] int treeOf(int node) { return m_trees.find(node); }
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

/// The ring that a link closes; what is known of it as premises. Something of it follows to be absent, or it is a
/// contradiction.
Deduction ringClosed(const Mind& mind, int subject, const Graph& graph, const Forest& forest, const Graph::Link& link)
{
    Deduction d{.technique = idOf(Move::RingClose), .instances = {subject}};
    Hint path{Hint::Path, {}};
    for (const int i : forest.wayRound(link)) {
        const Graph::Link& part = graph.links[static_cast<std::size_t>(i)];
        for (const Lit l : forest.literals(part))
            if (!l.constant() && mind.isTrue(l))
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

/// Nodes that would close a ring with present ones.
class NodeRings {
public:
    NodeRings(Mind& mind, int subject, const Graph& graph, const Forest& forest)
        : m_mind(mind), m_subject(subject), m_graph(graph), m_forest(forest), m_tiles(graph.nodes),
          m_linksOf(graph.nodes.size())
    {
        for (std::size_t i = 0; i < graph.links.size(); ++i)
            for (const int end : {graph.links[i].a, graph.links[i].b})
                m_linksOf[static_cast<std::size_t>(end)].push_back(static_cast<int>(i));
    }

    void examine()
    {
        for (int n = 0; n < static_cast<int>(m_graph.nodes.size()) && !m_mind.isBroken(); ++n)
            if (m_mind.isOpen(literal(n)))
                look(n);
    }

private:
    using Member = TileMembers::Member;
    [[nodiscard]] Lit literal(int node) const { return m_graph.nodes[static_cast<std::size_t>(node)]; }

    [[nodiscard]] static bool isAmong(const std::vector<Member>& members, int node)
    {
        return std::ranges::find(members, node, &Member::node) != members.end();
    }

    /// The links that would be present, up to the first one that closes a ring; empty: none does.
    [[nodiscard]] std::vector<int> linksToRing(const std::vector<Member>& members)
    {
        std::vector<int> links;
        for (const Member& member : members)
            for (const int i : m_linksOf[static_cast<std::size_t>(member.node)]) {
                const Graph::Link& link = m_graph.links[static_cast<std::size_t>(i)];
                const int other = link.a == member.node ? link.b : link.a;
                const bool isPresent =
                    m_mind.isTrue(link.present)
                    && (m_mind.isTrue(literal(other)) || (isAmong(members, other) && link.a == member.node)); // once
                if (isPresent)
                    links.push_back(i);
            }
        std::vector<int> trees;
        Components joined(2 * static_cast<int>(links.size()));
        const auto indexOf = [&](int node) {
            const auto found = std::ranges::find(trees, m_forest.treeOf(node));
            if (found == trees.end())
                trees.push_back(m_forest.treeOf(node));
            return static_cast<int>(std::ranges::find(trees, m_forest.treeOf(node)) - trees.begin());
        };
        for (std::size_t k = 0; k < links.size(); ++k) {
            const Graph::Link& link = m_graph.links[static_cast<std::size_t>(links[k])];
            if (joined.join(indexOf(link.a), indexOf(link.b)))
                continue;
            links.resize(k + 1);
            return links;
        }
        return {};
    }

    void look(int node)
    {
        const std::vector<Member> members = m_tiles.presentWith(m_mind, node);
        std::vector<int> links = linksToRing(members);
        if (links.empty())
            return;
        const Graph::Link& last = m_graph.links[static_cast<std::size_t>(links.back())];
        links.pop_back();
        Forest grown = m_forest;
        for (const int i : links)
            grown.add(i);
        Deduction d = ringClosed(m_mind, m_subject, m_graph, grown, last);
        for (const Lit l : grown.literals(last))
            if (!l.constant() && m_mind.isTrue(l))
                d.premises.push_back({l});
        const std::vector<Place>& ring = d.hints.front().places;
        for (const Member& member : members)
            if (member.instance >= 0
                && std::ranges::find(ring, m_graph.places[static_cast<std::size_t>(member.node)]) != ring.end())
                d.instances.push_back(member.instance);
        d.conclusions = {{!literal(node)}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_subject;
    const Graph& m_graph;
    Forest m_forest;
    TileMembers m_tiles;
    std::vector<std::vector<int>> m_linksOf; ///< by node
};

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
        Deduction d = ringClosed(mind, subject, graph, forest, link);
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
        Deduction d = ringClosed(mind, subject, graph, forest, link);
        for (const Lit l : forest.literals(link))
            if (!l.constant() && l != open.front())
                d.premises.push_back({l});
        d.conclusions = {{!open.front()}};
        mind.conclude(std::move(d));
    }
    if (!mind.isBroken())
        NodeRings(mind, subject, graph, forest).examine();
}

} // namespace tokisuji::tracing
