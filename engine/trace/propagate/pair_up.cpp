// PairUp: nodes that have as many possible partners as they are use them up (Hall's theorem). Who else would need one
// of those cannot be there; who is the last possible partner must be.
#include "engine/rules/pairing.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"
#include "engine/util/matching.h"

#include <algorithm>
#include <iterator>

namespace tokisuji::tracing {

namespace {

class Pairing {
public:
    Pairing(Mind& mind, int subject)
        : m_mind(mind), m_subject(subject), m_graph(*mind.ground().instance(subject).get<PairUp>().graph),
          m_two(twoSidesOf(m_graph))
    {
    }

    void examine()
    {
        for (const std::size_t side : {0U, 1U}) {
            const std::vector<int> seekers = present(side);
            if (const auto crowd = tooMany(seekers, nobody); !crowd.empty())
                return m_mind.conclude(deduction(crowd, nobody));
            for (const int node : m_two.sides[side])
                examineSeeker(node, seekers);
            for (const int node : m_two.sides[1 - side])
                examinePartner(node, seekers);
        }
    }

private:
    static constexpr int nobody = -1;

    [[nodiscard]] Lit lit(int node) const { return m_graph.nodes[static_cast<std::size_t>(node)]; }
    [[nodiscard]] std::vector<int> present(std::size_t side) const
    {
        std::vector<int> nodes;
        std::ranges::copy_if(m_two.sides[side], std::back_inserter(nodes),
                             [&](int node) { return m_mind.isTrue(lit(node)); });
        return nodes;
    }

    /// Seekers that are more than their possible partners, one node left out of account.
    [[nodiscard]] std::vector<int> tooMany(const std::vector<int>& seekers, int without) const
    {
        std::vector<std::vector<int>> partners;
        for (const int node : seekers) {
            auto& possible = partners.emplace_back();
            for (const auto& [other, link] : m_two.ways[static_cast<std::size_t>(node)])
                if (other != without && !m_mind.isFalse(lit(other)) && !m_mind.isFalse(link))
                    possible.push_back(other);
        }
        const Matching matching(std::move(partners), static_cast<int>(m_graph.nodes.size()));
        std::vector<int> crowd;
        if (!matching.isComplete())
            for (const int i : matching.tooMany())
                crowd.push_back(seekers[static_cast<std::size_t>(i)]);
        return crowd;
    }

    /// `except`: the node that the conclusion is about.
    [[nodiscard]] Deduction deduction(const std::vector<int>& crowd, int except) const
    {
        Deduction d{.technique = idOf(Move::Pairing), .instances = {m_subject}};
        Hint area{Hint::Area, {}};
        const auto know = [&](Lit l) {
            if (!l.constant())
                d.premises.push_back({l});
        };
        for (const int node : crowd) {
            area.places.push_back(m_graph.places[static_cast<std::size_t>(node)]);
            if (node != except)
                know(lit(node));
            for (const auto& [other, link] : m_two.ways[static_cast<std::size_t>(node)])
                if (m_mind.isFalse(link))
                    know(!link);
                else if (other != except && m_mind.isFalse(lit(other)))
                    know(!lit(other));
        }
        std::ranges::sort(d.premises);
        const auto repeated = std::ranges::unique(d.premises);
        d.premises.erase(repeated.begin(), repeated.end());
        d.hints.push_back(std::move(area));
        return d;
    }

    void conclude(const std::vector<int>& crowd, int node, bool isThere)
    {
        Deduction d = deduction(crowd, node);
        d.conclusions = {{isThere ? lit(node) : !lit(node)}};
        m_mind.conclude(std::move(d));
    }
    void examineSeeker(int node, std::vector<int> seekers)
    {
        if (m_mind.isBroken() || !m_mind.isOpen(lit(node)))
            return;
        seekers.push_back(node);
        if (const auto crowd = tooMany(seekers, nobody); !crowd.empty())
            conclude(crowd, node, false);
    }
    void examinePartner(int node, const std::vector<int>& seekers)
    {
        if (m_mind.isBroken() || !m_mind.isOpen(lit(node)))
            return;
        if (const auto crowd = tooMany(seekers, node); !crowd.empty())
            conclude(crowd, node, true);
    }

    Mind& m_mind;
    int m_subject;
    const Graph& m_graph;
    TwoSides m_two;
};

} // namespace

void examinePairUp(Mind& mind, int subject)
{
    if (mind.isTrue(mind.ground().instance(subject).guard))
        Pairing(mind, subject).examine();
}

} // namespace tokisuji::tracing
