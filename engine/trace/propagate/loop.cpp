// One loop: no small loop, and a closed loop is all there is.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <optional>

namespace tokisuji::tracing {

namespace {

class Closing {
public:
    Closing(Mind& mind, const LoopMap& loop) : m_mind(mind), m_loop(loop), m_onPath(loop.edges.size(), 0) {}

    void examine()
    {
        std::vector<char> seen(m_loop.edges.size(), 0);
        for (const int e : m_mind.isAssuming() ? newLines() : allLines())
            if (seen[at(e)] == 0 && !m_mind.isBroken())
                examinePath(pathThrough(e, seen));
    }

private:
    [[nodiscard]] std::vector<int> allLines() const
    {
        std::vector<int> lines;
        for (int e = 0; e < static_cast<int>(m_loop.edges.size()); ++e)
            if (isLine(e))
                lines.push_back(e);
        return lines;
    }
    /// A hypothesis changes nothing for paths that it does not touch.
    [[nodiscard]] std::vector<int> newLines() const
    {
        std::vector<int> lines;
        for (const auto& [fact, deduction] : m_mind.fresh())
            if (const int atom = fact.a.atom();
                fact.isValue() && fact.a.positive() && !m_mind.ground().isFace(atom) && m_loop.edgeAt[at(atom)] >= 0)
                lines.push_back(m_loop.edgeAt[at(atom)]);
        return lines;
    }
    /// The edges of the path (or closed loop) that runs through an edge.
    [[nodiscard]] std::vector<int> pathThrough(int edge, std::vector<char>& seen) const
    {
        std::vector<int> path{edge};
        seen[at(edge)] = 1;
        for (std::size_t k = 0; k < path.size(); ++k)
            for (const int node : {m_loop.edges[at(path[k])].a, m_loop.edges[at(path[k])].b})
                for (const int next : m_loop.edgesOf[at(node)])
                    if (seen[at(next)] == 0 && isLine(next)) {
                        seen[at(next)] = 1;
                        path.push_back(next);
                    }
        return path;
    }
    [[nodiscard]] bool isLine(int edge) const { return m_mind.isTrue(m_loop.edges[at(edge)].lit); }
    [[nodiscard]] bool isEnd(int node) const
    {
        const auto& edges = m_loop.edgesOf[at(node)];
        return std::ranges::count_if(edges, [&](int e) { return isLine(e); }) == 1;
    }
    /// Nodes where a path ends, two for an open path.
    [[nodiscard]] std::vector<int> endsOf(const std::vector<int>& path) const
    {
        std::vector<int> found;
        for (const int e : path)
            for (const int node : {m_loop.edges[at(e)].a, m_loop.edges[at(e)].b})
                if (isEnd(node))
                    found.push_back(node);
        return found;
    }

    void examinePath(const std::vector<int>& path)
    {
        const std::vector<int> ends = endsOf(path);
        if (ends.empty())
            return concludeClosed(path);
        if (ends.size() != 2)
            return;
        for (const int e : m_loop.edgesOf[at(ends[0])]) {
            const LoopMap::Edge& edge = m_loop.edges[at(e)];
            if (m_mind.isOpen(edge.lit) && (edge.a == ends[1] || edge.b == ends[1]))
                forbid(e, path);
        }
    }

    [[nodiscard]] Deduction deduction(Move move, const std::vector<int>& path) const
    {
        Deduction d{.technique = idOf(move), .instances = {m_loop.instance}};
        Hint hint{Hint::Path, {}};
        for (const int e : path) {
            d.premises.push_back({m_loop.edges[at(e)].lit});
            hint.places.push_back(m_mind.ground().placeOf(m_loop.edges[at(e)].lit.atom()));
        }
        d.hints = {hint};
        return d;
    }

    /// The loop is there: nothing else is line.
    void concludeClosed(const std::vector<int>& path)
    {
        Deduction d = deduction(Move::LoopClosed, path);
        if (const auto other = lineOutside(path)) {
            d.premises.push_back({m_loop.edges[at(*other)].lit});
            return m_mind.conclude(std::move(d));
        }
        for (const LoopMap::Edge& edge : m_loop.edges)
            if (m_mind.isOpen(edge.lit))
                d.conclusions.push_back({!edge.lit});
        if (!d.conclusions.empty())
            m_mind.conclude(std::move(d));
    }

    /// An edge that would close the path, while something outside must be on the loop too.
    void forbid(int closing, const std::vector<int>& path)
    {
        Deduction d = deduction(Move::LoopClose, path);
        d.conclusions = {{!m_loop.edges[at(closing)].lit}};
        std::vector<int> loop = path;
        loop.push_back(closing);
        if (const auto other = lineOutside(loop)) {
            d.premises.push_back({m_loop.edges[at(*other)].lit});
            d.hints.push_back({Hint::Witness, {m_mind.ground().placeOf(m_loop.edges[at(*other)].lit.atom())}});
        } else if (const auto demand = demandOutside()) {
            d.instances.push_back(*demand);
            for (const Lit l : m_mind.ground().instance(*demand).operands())
                if (m_mind.isFalse(l))
                    d.premises.push_back({!l});
            d.hints.push_back({Hint::Witness, {m_mind.ground().instance(*demand).anchor}});
        } else {
            return;
        }
        m_mind.conclude(std::move(d));
    }
    [[nodiscard]] std::optional<int> lineOutside(const std::vector<int>& path)
    {
        std::ranges::fill(m_onPath, 0);
        for (const int e : path)
            m_onPath[at(e)] = 1;
        for (int e = 0; e < static_cast<int>(m_loop.edges.size()); ++e)
            if (isLine(e) && m_onPath[at(e)] == 0)
                return e;
        return std::nullopt;
    }
    /// An instance that the loop alone leaves short. Requires lineOutside() of the same path.
    [[nodiscard]] std::optional<int> demandOutside() const
    {
        for (const int demand : m_loop.demands) {
            const Instance& i = m_mind.ground().instance(demand);
            const auto could = [&](Lit l) { return couldHold(l); };
            const auto* count = i.find<Count>();
            if (std::ranges::count_if(i.operands(), could) < (count != nullptr ? count->lo : 1))
                return demand;
        }
        return std::nullopt;
    }
    /// Could the literal hold if no edge beside those of the path were line?
    [[nodiscard]] bool couldHold(Lit l) const
    {
        if (m_mind.isFalse(l))
            return false;
        if (const int edge = m_loop.edgeAt[at(l.atom())]; edge >= 0)
            return m_onPath[at(edge)] != 0 || !l.positive();
        const Definition* of = m_mind.ground().definitionOf(l.atom());
        if (!l.positive() || of == nullptr || of->op == Definition::Xor)
            return true;
        const auto could = [&](Lit part) { return couldHold(part); };
        return of->op == Definition::Or ? std::ranges::any_of(of->operands, could)
                                        : std::ranges::all_of(of->operands, could);
    }

    Mind& m_mind;
    const LoopMap& m_loop;
    std::vector<char> m_onPath;
};

} // namespace

void examineLoopClose(Mind& mind, int subject)
{
    const LoopMap& loop = mind.ground().loops()[at(subject)];
    if (mind.isTrue(mind.ground().instance(loop.instance).guard))
        Closing(mind, loop).examine();
}

} // namespace tokisuji::tracing
