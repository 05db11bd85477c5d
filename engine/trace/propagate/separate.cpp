// Separate: a link between pieces that carry different tags is none, and neither is a node that would join them. A cell
// of a tile brings the others along.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/trace/propagate/tile_members.h"
#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class Tagged {
public:
    Tagged(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_graph(*mind.ground().instance(subject).get<Separate>().graph),
          m_pieces(static_cast<int>(m_graph.nodes.size())), m_ways(m_graph.nodes.size()),
          m_bearer(m_graph.nodes.size(), -1), m_tiles(m_graph.nodes), m_linksOf(m_graph.nodes.size())
    {
        for (const Graph::Link& link : m_graph.links)
            if (m_mind.isTrue(link.present)) {
                m_linksOf[at(link.a)].push_back({link.b, link.present});
                m_linksOf[at(link.b)].push_back({link.a, link.present});
            }
    }

    void examine()
    {
        for (const Graph::Link& link : m_graph.links)
            if (m_mind.isTrue(link.present) && isHere(link.a) && isHere(link.b))
                join(link);
        for (int node = 0; node < static_cast<int>(m_graph.tags.size()) && !m_mind.isBroken(); ++node)
            if (m_graph.tags[at(node)] != blank && isHere(node))
                enter(node);
        for (const Graph::Link& link : m_graph.links)
            if (!m_mind.isBroken() && m_mind.isOpen(link.present) && isHere(link.a) && isHere(link.b))
                examineLink(link);
        for (int node = 0; node < static_cast<int>(m_graph.nodes.size()) && !m_mind.isBroken(); ++node)
            if (m_mind.isOpen(m_graph.nodes[at(node)]))
                examineNode(node);
    }

private:
    struct Way {
        int node;
        Lit link;
    };
    [[nodiscard]] bool isHere(int node) const { return m_mind.isTrue(m_graph.nodes[at(node)]); }
    void join(const Graph::Link& link)
    {
        m_pieces.join(link.a, link.b);
        m_ways[at(link.a)].push_back({link.b, link.present});
        m_ways[at(link.b)].push_back({link.a, link.present});
    }
    /// The first node of a piece with a tag bears it for the whole; another tag is a contradiction.
    void enter(int node)
    {
        int& bearer = m_bearer[at(m_pieces.find(node))];
        if (bearer < 0) {
            bearer = node;
        } else if (m_graph.tags[at(bearer)] != m_graph.tags[at(node)]) {
            Deduction d = deduction();
            addWay(bearer, node, d, Hint::SideA);
            m_mind.conclude(std::move(d));
        }
    }
    void examineLink(const Graph::Link& link)
    {
        const int a = m_bearer[at(m_pieces.find(link.a))];
        const int b = m_bearer[at(m_pieces.find(link.b))];
        if (a < 0 || b < 0 || m_graph.tags[at(a)] == m_graph.tags[at(b)])
            return;
        Deduction d = deduction();
        addWay(a, link.a, d, Hint::SideA);
        addWay(b, link.b, d, Hint::SideB);
        d.conclusions = {{!link.present}};
        m_mind.conclude(std::move(d));
    }

    /// A piece with a tag that members would join.
    struct Contact {
        int bearer;
        int outside; ///< the node of the piece
        int member;  ///< index
    };
    void examineNode(int node)
    {
        const std::vector<TileMembers::Member> members = m_tiles.presentWith(m_mind, node);
        std::vector<int> group(members.size(), -1); // members that hang together
        for (std::size_t first = 0; first < members.size(); ++first) {
            if (group[first] >= 0)
                continue;
            std::vector<std::size_t> queue{first};
            std::vector<int> cameFrom(members.size(), -1);
            std::vector<Contact> contacts;
            group[first] = static_cast<int>(first);
            for (std::size_t i = 0; i < queue.size(); ++i)
                for (const Way& way : m_linksOf[at(members[queue[i]].node)]) {
                    const auto found = std::ranges::find(members, way.node, &TileMembers::Member::node);
                    const auto other = static_cast<std::size_t>(found - members.begin());
                    if (found != members.end() && group[other] < 0) {
                        group[other] = static_cast<int>(first);
                        cameFrom[other] = static_cast<int>(queue[i]);
                        queue.push_back(other);
                    }
                    const int bearer = isHere(way.node) ? m_bearer[at(m_pieces.find(way.node))] : -1;
                    if (bearer >= 0)
                        contacts.push_back({bearer, way.node, static_cast<int>(queue[i])});
                }
            const auto differs = std::ranges::find_if(contacts, [&](const Contact& contact) {
                return m_graph.tags[at(contact.bearer)] != m_graph.tags[at(contacts.front().bearer)];
            });
            if (differs != contacts.end())
                return joins(members, cameFrom, contacts.front(), *differs);
        }
    }
    void joins(const std::vector<TileMembers::Member>& members, const std::vector<int>& cameFrom, const Contact& one,
               const Contact& other)
    {
        Deduction d = deduction();
        addWay(one.bearer, one.outside, d, Hint::SideA);
        addWay(other.bearer, other.outside, d, Hint::SideB);
        std::vector<int> used; // on the ways to where the search among the members began
        for (const int end : {one.member, other.member})
            for (int member = end; member >= 0; member = cameFrom[at(member)])
                used.push_back(member);
        for (const int member : used)
            if (const int instance = members[at(member)].instance; instance >= 0)
                d.instances.push_back(instance);
        d.conclusions = {{!m_graph.nodes[at(members.front().node)]}};
        m_mind.conclude(std::move(d));
    }

    [[nodiscard]] Deduction deduction() const { return {.technique = idOf(Move::TagsApart), .instances = {m_subject}}; }
    /// The links and nodes on the way from one node of a piece to another as premises, its nodes as a hint.
    void addWay(int from, int to, Deduction& d, Hint::Kind kind) const
    {
        std::vector<Way> cameFrom(m_graph.nodes.size(), {-1, No});
        cameFrom[at(from)].node = from;
        std::vector<int> queue{from};
        for (std::size_t i = 0; i < queue.size(); ++i)
            for (const Way& way : m_ways[at(queue[i])])
                if (cameFrom[at(way.node)].node < 0) {
                    cameFrom[at(way.node)] = {queue[i], way.link};
                    queue.push_back(way.node);
                }
        Hint hint{kind, {}};
        const auto add = [&](int node, Lit link) {
            for (const Lit l : {link, m_graph.nodes[at(node)]})
                if (l != Yes)
                    d.premises.push_back({l});
            hint.places.push_back(m_graph.places[at(node)]);
        };
        for (int node = to; node != from; node = cameFrom[at(node)].node)
            add(node, cameFrom[at(node)].link);
        add(from, Yes);
        d.hints.push_back(std::move(hint));
    }

    Mind& m_mind;
    int m_subject;
    const Graph& m_graph;
    Components m_pieces;
    std::vector<std::vector<Way>> m_ways; ///< by node: over links that are there
    std::vector<int> m_bearer;            ///< by piece: a node with its tag, -1: none
    TileMembers m_tiles;
    std::vector<std::vector<Way>> m_linksOf; ///< by node: over links that are there, whatever is at their other end
};

} // namespace

void examineSeparate(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        Tagged(mind, subject).examine();
}

} // namespace tokisuji::tracing
