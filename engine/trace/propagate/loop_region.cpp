// One loop: no way into a place from which no other way leads out.
//
// The loop never passes a node twice, so it lies within one block (a part without cut nodes) of all that can still be
// line. One depth-first search finds the blocks (Hopcroft and Tarjan's stack of edges).
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <optional>

namespace tokisuji::tracing {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

class Blocks {
public:
    Blocks(Mind& mind, const LoopMap& loop)
        : m_mind(mind), m_loop(loop), m_order(loop.places.size(), 0), m_low(loop.places.size(), 0),
          m_block(loop.edges.size(), -1)
    {
    }

    void examine()
    {
        for (int n = 0; n < static_cast<int>(m_loop.places.size()); ++n)
            if (m_order[at(n)] == 0)
                visit(n);
        std::optional<int> line;
        for (int e = 0; e < static_cast<int>(m_loop.edges.size()); ++e) {
            if (!m_mind.isTrue(m_loop.edges[at(e)].lit))
                continue;
            if (!line)
                line = e;
            else if (m_block[at(e)] != m_block[at(*line)])
                return conclude({e}, *line, m_block[at(e)]);
        }
        for (int block = 0; block < m_blocks && !m_mind.isBroken(); ++block)
            examineBlock(block, line);
    }

private:
    struct Frame {
        int node;
        int fromEdge;
        std::size_t next = 0;
    };

    [[nodiscard]] bool canBeLine(int e) const { return !m_mind.isFalse(m_loop.edges[at(e)].lit); }
    [[nodiscard]] int other(int e, int node) const
    {
        return m_loop.edges[at(e)].a == node ? m_loop.edges[at(e)].b : m_loop.edges[at(e)].a;
    }

    void visit(int root)
    {
        std::vector<Frame> stack{{root, -1}};
        m_order[at(root)] = m_low[at(root)] = ++m_clock;
        while (!stack.empty()) {
            Frame& frame = stack.back();
            const auto& edges = m_loop.edgesOf[at(frame.node)];
            if (frame.next == edges.size()) {
                const Frame done = frame;
                stack.pop_back();
                if (!stack.empty())
                    leave(done, stack.back().node);
                continue;
            }
            const int e = edges[frame.next++];
            if (!canBeLine(e) || e == frame.fromEdge)
                continue;
            const int next = other(e, frame.node);
            if (m_order[at(next)] == 0) {
                m_edgeStack.push_back(e);
                m_order[at(next)] = m_low[at(next)] = ++m_clock;
                stack.push_back({next, e});
            } else if (m_order[at(next)] < m_order[at(frame.node)]) {
                m_edgeStack.push_back(e);
                m_low[at(frame.node)] = std::min(m_low[at(frame.node)], m_order[at(next)]);
            }
        }
    }
    void leave(const Frame& child, int parent)
    {
        m_low[at(parent)] = std::min(m_low[at(parent)], m_low[at(child.node)]);
        if (m_low[at(child.node)] < m_order[at(parent)])
            return;
        int e = -1;
        do {
            e = m_edgeStack.back();
            m_edgeStack.pop_back();
            m_block[at(e)] = m_blocks;
        } while (e != child.fromEdge);
        ++m_blocks;
    }

    /// A block of one edge holds no loop; a block without the known line holds none either.
    void examineBlock(int block, std::optional<int> line)
    {
        std::vector<int> edges;
        for (int e = 0; e < static_cast<int>(m_loop.edges.size()); ++e)
            if (m_block[at(e)] == block)
                edges.push_back(e);
        const bool isBridge = edges.size() == 1;
        if (isBridge || (line && m_block[at(*line)] != block))
            conclude(edges, isBridge ? std::nullopt : line, block);
    }

    /// Nothing of these edges is line: what separates their block from the rest is absent.
    void conclude(const std::vector<int>& edges, std::optional<int> line, int block)
    {
        Deduction d{.technique = idOf(Move::LoopRegion), .instances = {m_loop.instance}};
        Hint area{Hint::SideA, {}};
        for (const int e : edges) {
            d.conclusions.push_back({!m_loop.edges[at(e)].lit});
            area.places.push_back(m_mind.ground().placeOf(m_loop.edges[at(e)].lit.atom()));
        }
        const auto isOpen = [&](const Fact& f) { return m_mind.isOpen(f.a); };
        if (std::ranges::none_of(d.conclusions, isOpen) && !(line && m_mind.isTrue(m_loop.edges[at(edges[0])].lit)))
            return;
        addWall(line ? component(block, *line) : halfOf(edges.front()), d);
        d.hints.push_back(area);
        if (line) {
            d.premises.push_back({m_loop.edges[at(*line)].lit});
            d.hints.push_back({Hint::Witness, {m_mind.ground().placeOf(m_loop.edges[at(*line)].lit.atom())}});
        }
        m_mind.conclude(std::move(d));
    }
    /// Nodes on the side of the block as seen from the line: all that can be reached from the block without passing
    /// the node at which it hangs on the line's side.
    [[nodiscard]] std::vector<char> component(int block, int line) const
    {
        std::vector<char> best;
        for (const int e : blockEdges(block))
            for (const int start : {m_loop.edges[at(e)].a, m_loop.edges[at(e)].b})
                for (const int cut : {other(e, start)}) {
                    std::vector<char> side = flood(start, cut, -1);
                    const bool holdsLine =
                        side[at(m_loop.edges[at(line)].a)] != 0 || side[at(m_loop.edges[at(line)].b)] != 0;
                    if (!holdsLine && (best.empty() || std::ranges::count(side, 1) > std::ranges::count(best, 1)))
                        best = std::move(side);
                }
        return best;
    }
    [[nodiscard]] std::vector<int> blockEdges(int block) const
    {
        std::vector<int> edges;
        for (int e = 0; e < static_cast<int>(m_block.size()); ++e)
            if (m_block[at(e)] == block)
                edges.push_back(e);
        return edges;
    }
    /// The smaller side of an edge that alone joins two sides.
    [[nodiscard]] std::vector<char> halfOf(int bridge) const
    {
        const LoopMap::Edge& edge = m_loop.edges[at(bridge)];
        std::vector<char> a = flood(edge.a, -1, bridge);
        std::vector<char> b = flood(edge.b, -1, bridge);
        return std::ranges::count(a, 1) <= std::ranges::count(b, 1) ? a : b;
    }
    [[nodiscard]] std::vector<char> flood(int start, int avoidNode, int avoidEdge) const
    {
        std::vector<char> seen(m_loop.places.size(), 0);
        std::vector<int> todo{start};
        seen[at(start)] = 1;
        while (!todo.empty()) {
            const int n = todo.back();
            todo.pop_back();
            for (const int e : m_loop.edgesOf[at(n)]) {
                const int next = other(e, n);
                if (e == avoidEdge || next == avoidNode || !canBeLine(e) || seen[at(next)] != 0)
                    continue;
                seen[at(next)] = 1;
                todo.push_back(next);
            }
        }
        return seen;
    }
    /// The absent edges round a set of nodes.
    void addWall(const std::vector<char>& side, Deduction& d) const
    {
        Hint cut{Hint::Cut, {}};
        for (const LoopMap::Edge& edge : m_loop.edges) {
            if (side.empty() || side[at(edge.a)] == side[at(edge.b)] || !m_mind.isFalse(edge.lit))
                continue;
            d.premises.push_back({!edge.lit});
            cut.places.push_back(m_mind.ground().placeOf(edge.lit.atom()));
        }
        d.hints.push_back(cut);
    }

    Mind& m_mind;
    const LoopMap& m_loop;
    std::vector<int> m_order;
    std::vector<int> m_low;
    std::vector<int> m_block;
    std::vector<int> m_edgeStack;
    int m_clock = 0;
    int m_blocks = 0;
};

} // namespace

void examineLoopRegion(Mind& mind, int subject)
{
    const LoopMap& loop = mind.ground().loops()[at(subject)];
    if (mind.isTrue(mind.ground().instance(loop.instance).guard))
        Blocks(mind, loop).examine();
}

} // namespace tokisuji::tracing
