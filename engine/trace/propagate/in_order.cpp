// In order: what is known of the round from its start on must fit the numbers one way round or the other; so must the
// next edge.
#include "engine/rules/round_trip.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

namespace tokisuji::tracing {

namespace {

class Round {
public:
    Round(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_course(*mind.ground().instance(subject).get<InOrder>().course),
          m_edges(m_course.loop)
    {
    }

    void examine()
    {
        if (const auto fault = faultWith(-1))
            return conclude(*fault, -1);
        for (const int node : endsOfWalks())
            for (const int edge : m_edges.at(node))
                if (!m_mind.isBroken() && m_mind.isOpen(m_edges[edge].lit))
                    if (const auto fault = faultWith(edge))
                        conclude(*fault, edge);
    }

private:
    /// The fault that there would be if an edge were line too.
    [[nodiscard]] std::optional<std::vector<int>> faultWith(int assumed) const
    {
        const Lit also = assumed < 0 ? Yes : m_edges[assumed].lit;
        return outOfOrder(m_course, m_edges, [&](Lit l) { return l == also || m_mind.isTrue(l); });
    }
    [[nodiscard]] std::vector<int> endsOfWalks() const
    {
        std::vector<int> ends;
        for (const Walk& walk : walksFromStart(m_course, m_edges, [&](Lit l) { return m_mind.isTrue(l); }))
            ends.push_back(walk.nodes.back());
        return ends;
    }
    void conclude(const std::vector<int>& fault, int refuted)
    {
        Deduction d{.technique = idOf(Move::OutOfOrder), .instances = {m_subject}};
        Hint path{Hint::Path, {}};
        for (const int edge : fault) {
            const Lit lit = m_edges[edge].lit;
            path.places.push_back(m_mind.ground().placeOf(lit.atom()));
            if (edge != refuted)
                d.premises.push_back({lit});
        }
        d.hints = {path};
        if (refuted >= 0)
            d.conclusions = {{!m_edges[refuted].lit}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    int m_subject;
    const Course& m_course;
    CircuitEdges m_edges;
};

} // namespace

void examineInOrder(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        Round(mind, subject).examine();
}

} // namespace tokisuji::tracing
