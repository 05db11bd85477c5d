// In order by counting. Most loops pass their gates in order by the time that everything else fits, so nothing is said
// until one does not. Then every edge gets a direction, so that each node is entered as often as it is left, and every
// node a count of the checkpoints met so far, in order encoding: along the line it stays the same, or grows by one
// where a checkpoint is entered. The start begins with none. Both directions are solutions of these clauses, hence
// either way round is as good as the other.
#include "engine/sat/encode/in_order.h"

#include <utility>

namespace tokisuji {

InOrderRule::InOrderRule(Course course, Lit guard, SatSolver& solver)
    : LazyRule(guard), m_course(std::move(course)), m_edges(m_course.loop), m_checkpointAt(checkpointAt(m_course)),
      m_out(solver, {guard})
{
}

bool InOrderRule::isInOrder(const Truth& truth) const
{
    return !outOfOrder(m_course, m_edges, [&](Lit l) { return truth[l]; });
}

int InOrderRule::cutModel(const Truth& truth, int, const Halt&)
{
    if (m_isEncoded || isInOrder(truth))
        return 0;
    m_isEncoded = true;
    encodeDirections();
    encodeCounts();
    return 1;
}

bool InOrderRule::isRight(const Truth& truth, std::vector<Lit>*)
{
    return isInOrder(truth);
}

void InOrderRule::encodeDirections()
{
    for (std::size_t e = 0; e < m_edges.all().size(); ++e)
        m_forwards.push_back(m_out.fresh());
    const auto enters = [&](int edge, int node) {
        const Lit forwards = m_forwards[static_cast<std::size_t>(edge)];
        return m_edges[edge].b == node ? forwards : !forwards;
    };
    for (int node = 0; node < m_course.loop.nodes.cells(); ++node)
        for (const int e : m_edges.at(node))
            for (const int f : m_edges.at(node))
                if (e < f) {
                    const Lit notBoth[] = {!m_edges[e].lit, !m_edges[f].lit};
                    m_out.clause({notBoth[0], notBoth[1], enters(e, node), enters(f, node)});
                    m_out.clause({notBoth[0], notBoth[1], !enters(e, node), !enters(f, node)});
                }
}

Lit InOrderRule::met(int node, int k) const
{
    const int most = static_cast<int>(m_course.checkpoints.size());
    if (k <= 0 || k > most)
        return k <= 0 ? Yes : No;
    return node == m_course.start ? No : m_met[static_cast<std::size_t>(node * most + k - 1)];
}

void InOrderRule::encodeCounts()
{
    const int most = static_cast<int>(m_course.checkpoints.size());
    for (int i = 0; i < m_course.loop.nodes.cells() * most; ++i)
        m_met.push_back(m_out.fresh());
    for (int node = 0; node < m_course.loop.nodes.cells(); ++node) {
        for (int k = 1; k < most; ++k)
            m_out.clause({met(node, k), !met(node, k + 1)});
        if (const int checkpoint = m_checkpointAt[static_cast<std::size_t>(node)]; checkpoint >= 0)
            encodeNumber(node, m_course.checkpoints[static_cast<std::size_t>(checkpoint)].number);
    }
    for (int e = 0; e < static_cast<int>(m_edges.all().size()); ++e) {
        const Lit forwards = m_forwards[static_cast<std::size_t>(e)];
        encodeStep(e, m_edges[e].a, forwards);
        encodeStep(e, m_edges[e].b, !forwards);
    }
}

/// The walk goes over the edge from a node when it goes there at all in this direction.
void InOrderRule::encodeStep(int edge, int from, Lit forwards)
{
    const int to = m_edges.beyond(edge, from);
    if (to == m_course.start)
        return;
    const int grows = m_checkpointAt[static_cast<std::size_t>(to)] >= 0 ? 1 : 0;
    for (int k = 1; k <= static_cast<int>(m_course.checkpoints.size()) + grows; ++k) {
        m_out.clause({!m_edges[edge].lit, !forwards, !met(from, k - grows), met(to, k)});
        m_out.clause({!m_edges[edge].lit, !forwards, met(from, k - grows), !met(to, k)});
    }
}

void InOrderRule::encodeNumber(int node, int number)
{
    if (number <= 0)
        return;
    for (const int e : m_edges.at(node)) {
        m_out.clause({!m_edges[e].lit, met(node, number)});
        m_out.clause({!m_edges[e].lit, !met(node, number + 1)});
    }
}

} // namespace tokisuji
