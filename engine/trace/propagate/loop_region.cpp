// One loop: no way into a place from which no other way leads out.
//
// The loop never passes a node twice, so it lies within one block (a part without cut nodes) of all that can still be
// line. One depth-first search finds the blocks (Tarjan's low points). It starts at a known line, so that everything
// that hangs below another block is cut off from that line by a single node.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <optional>

namespace tokisuji::tracing {

namespace {

class Blocks {
public:
    Blocks(Mind& mind, const LoopMap& loop)
        : m_mind(mind), m_loop(loop), m_order(loop.places.size(), 0), m_low(loop.places.size(), 0),
          m_end(loop.places.size(), 0)
    {
    }

    void examine()
    {
        const auto line = std::ranges::find_if(m_loop.edges, [&](const auto& e) { return m_mind.isTrue(e.lit); });
        if (line != m_loop.edges.end()) {
            m_line = static_cast<int>(line - m_loop.edges.begin());
            visit(line->a);
            examineParts();
        }
        for (int n = 0; n < static_cast<int>(m_loop.places.size()) && !m_mind.isBroken(); ++n) {
            if (m_order[at(n)] != 0)
                continue;
            visit(n);
            if (m_line && m_end[at(n)] > m_order[at(n)])
                concludeAside(n);
            else
                examineParts();
        }
    }

private:
    struct Frame {
        int node;
        int fromEdge;
        std::size_t next = 0;
    };
    /// A block, by the first node and the first edge below the node on which it hangs.
    struct Part {
        int top;
        int edge;
        bool isBridge;
        bool holdsLine;
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
                m_end[at(done.node)] = m_clock;
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
        Part part{child.node, child.fromEdge, m_edgeStack.back() == child.fromEdge, false};
        int e = -1;
        do {
            e = m_edgeStack.back();
            m_edgeStack.pop_back();
            part.holdsLine = part.holdsLine || e == m_line;
        } while (e != child.fromEdge);
        m_parts.push_back(part);
    }

    /// The blocks that were found last, from the top: what hangs below a block that is cut off is cut off with it.
    void examineParts()
    {
        const std::vector<Part> parts = std::exchange(m_parts, {});
        for (auto part = parts.rbegin(); part != parts.rend() && !m_mind.isBroken(); ++part) {
            if (!canBeLine(part->edge))
                continue;
            if (m_line && !part->holdsLine)
                concludeAside(part->top);
            else if (part->isBridge)
                conclude({part->edge}, part->top, std::nullopt);
        }
    }

    /// Nothing of what lies in the subtree of a node is line: the known line cannot come back from there.
    void concludeAside(int top)
    {
        std::vector<int> edges;
        for (int e = 0; e < static_cast<int>(m_loop.edges.size()); ++e) {
            const LoopMap::Edge& edge = m_loop.edges[at(e)];
            if (!canBeLine(e) || (!isBelow(edge.a, top) && !isBelow(edge.b, top)))
                continue;
            if (m_mind.isTrue(edge.lit))
                return conclude({e}, top, m_line);
            edges.push_back(e);
        }
        if (!edges.empty())
            conclude(edges, top, m_line);
    }
    [[nodiscard]] bool isBelow(int node, int top) const
    {
        return m_order[at(node)] >= m_order[at(top)] && m_order[at(node)] <= m_end[at(top)];
    }

    /// These edges are not line: what separates the subtree of a node from the rest is absent.
    void conclude(const std::vector<int>& edges, int top, std::optional<int> line)
    {
        Deduction d{.technique = idOf(Move::LoopRegion), .instances = {m_loop.instance}};
        Hint area{Hint::SideA, {}};
        for (const int e : edges) {
            d.conclusions.push_back({!m_loop.edges[at(e)].lit});
            area.places.push_back(m_mind.ground().placeOf(m_loop.edges[at(e)].lit.atom()));
        }
        Hint cut{Hint::Cut, {}};
        for (const LoopMap::Edge& edge : m_loop.edges) {
            if (isBelow(edge.a, top) == isBelow(edge.b, top) || !m_mind.isFalse(edge.lit))
                continue;
            d.premises.push_back({!edge.lit});
            cut.places.push_back(m_mind.ground().placeOf(edge.lit.atom()));
        }
        d.hints = {std::move(cut), std::move(area)};
        if (line) {
            d.premises.push_back({m_loop.edges[at(*line)].lit});
            d.hints.push_back({Hint::Witness, {m_mind.ground().placeOf(m_loop.edges[at(*line)].lit.atom())}});
        }
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const LoopMap& m_loop;
    std::optional<int> m_line; ///< a known line
    std::vector<int> m_order;  ///< from 1; 0: not visited
    std::vector<int> m_low;
    std::vector<int> m_end; ///< the largest order in the subtree
    std::vector<int> m_edgeStack;
    std::vector<Part> m_parts;
    int m_clock = 0;
};

} // namespace

void examineLoopRegion(Mind& mind, int subject)
{
    const LoopMap& loop = mind.ground().loops()[at(subject)];
    if (mind.isTrue(mind.ground().instance(loop.instance).guard))
        Blocks(mind, loop).examine();
}

} // namespace tokisuji::tracing
