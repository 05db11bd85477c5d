// In order by counting. Most loops pass their gates in order by the time that everything else fits, so nothing is said
// until one does not. Then every edge gets a direction, so that each node is entered as often as it is left, and every
// node a count of the checkpoints met so far, in order encoding: along the line it stays the same, or grows by one
// where a checkpoint is entered. The start begins with none. Both directions are solutions of these clauses, hence
// either way round is as good as the other. Clauses that follow from the others speed the search up: counts as far as
// they do not depend on the direction, and ranks, of which each is taken once.
#include "engine/sat/encode/in_order.h"

#include <numeric>
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

bool InOrderRule::isPlain(int node) const
{
    return node != m_course.start && m_checkpointAt[static_cast<std::size_t>(node)] < 0;
}

/// 0: none is given.
int InOrderRule::numberAt(int node) const
{
    const int checkpoint = m_checkpointAt[static_cast<std::size_t>(node)];
    return checkpoint < 0 ? 0 : m_course.checkpoints[static_cast<std::size_t>(checkpoint)].number;
}

Lit InOrderRule::met(int node, int k) const
{
    const int most = static_cast<int>(m_course.checkpoints.size());
    if (k <= 0 || k > most)
        return k <= 0 ? Yes : No;
    if (node == m_course.start)
        return No;
    if (const int number = numberAt(node); number > 0)
        return k <= number ? Yes : No;
    return m_met[static_cast<std::size_t>(node * most + k - 1)];
}

void InOrderRule::encodeCounts()
{
    const int most = static_cast<int>(m_course.checkpoints.size());
    for (int i = 0; i < m_course.loop.nodes.cells() * most; ++i)
        m_met.push_back(m_out.fresh());
    for (int node = 0; node < m_course.loop.nodes.cells(); ++node) {
        for (int k = 1; k < most; ++k)
            m_out.clause({met(node, k), !met(node, k + 1)});
        if (numberAt(node) > most)
            for (const int e : m_edges.at(node))
                m_out.clause({!m_edges[e].lit});
    }
    for (int e = 0; e < static_cast<int>(m_edges.all().size()); ++e) {
        const auto [a, b, used] = m_edges[e];
        if (a != m_course.start && b != m_course.start)
            encodeEitherWay(e);
        if (isPlain(a) && isPlain(b))
            continue;
        const Lit forwards = m_forwards[static_cast<std::size_t>(e)];
        encodeStep(e, a, forwards);
        encodeStep(e, b, !forwards);
    }
    encodeRanks();
}

/// What follows without a direction: the counts of two nodes are the same, or differ by one at a checkpoint.
void InOrderRule::encodeEitherWay(int edge)
{
    const auto [a, b, used] = m_edges[edge];
    const auto most = static_cast<int>(m_course.checkpoints.size());
    for (int k = 1; k <= most; ++k) {
        m_out.clause({!used, !met(a, k), met(b, isPlain(a) ? k : k - 1)});
        m_out.clause({!used, !met(b, k), met(a, isPlain(b) ? k : k - 1)});
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

/// "The checkpoint is met as the rank-th one." Says something only of nodes that the line uses.
Lit InOrderRule::rankOf(const Course::Checkpoint& checkpoint, int rank)
{
    const Lit is = m_out.fresh();
    for (const int node : checkpoint.nodes)
        for (const int e : m_edges.at(node)) {
            Encoder used = m_out.when(m_edges[e].lit);
            used.clause({!is, met(node, rank)});
            used.clause({!is, !met(node, rank + 1)});
            used.clause({is, !met(node, rank), met(node, rank + 1)});
        }
    return is;
}

/// May hold only where the line uses none or two of a checkpoint's nodes: another rule forbids that, but it may be off.
Lit InOrderRule::isSomeNotMetOnce()
{
    const Lit is = m_out.fresh();
    std::vector<Lit> reasons{!is};
    for (const Course::Checkpoint& checkpoint : m_course.checkpoints) {
        const Lit none = reasons.emplace_back(m_out.fresh()), two = reasons.emplace_back(m_out.fresh());
        for (const int node : checkpoint.nodes) {
            std::vector<Lit> others{!two};
            for (const int other : checkpoint.nodes)
                for (const int e : m_edges.at(other))
                    if (other == node)
                        m_out.clause({!none, !m_edges[e].lit});
                    else
                        others.push_back(m_edges[e].lit);
            m_out.clause(std::move(others));
        }
    }
    m_out.clause(std::move(reasons));
    return is;
}

/// What follows where each checkpoint is met once: each rank that no number names is that of exactly one checkpoint
/// without a number.
void InOrderRule::encodeRanks()
{
    std::vector<int> ranks(m_course.checkpoints.size());
    std::iota(ranks.begin(), ranks.end(), 1);
    std::vector<std::vector<Lit>> ofRank, ofCheckpoint;
    for (const Course::Checkpoint& checkpoint : m_course.checkpoints)
        if (checkpoint.number > 0 && std::erase(ranks, checkpoint.number) == 0)
            return; // it is named twice, or there are not so many
    if (ranks.empty())
        return;
    ofRank.resize(ranks.size());
    for (const Course::Checkpoint& checkpoint : m_course.checkpoints)
        if (checkpoint.number <= 0) {
            std::vector<Lit>& row = ofCheckpoint.emplace_back();
            for (std::size_t i = 0; i < ranks.size(); ++i)
                ofRank[i].push_back(row.emplace_back(rankOf(checkpoint, ranks[i])));
        }
    const Lit unless = isSomeNotMetOnce();
    for (const auto* lines : {&ofRank, &ofCheckpoint})
        for (std::vector<Lit> line : *lines) {
            for (std::size_t i = 0; i < line.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    m_out.clause({!line[i], !line[j], unless});
            line.push_back(unless);
            m_out.clause(std::move(line));
        }
}

} // namespace tokisuji
