// Isolation: islands whose bridges are all built must not be cut off from the rest.
//
// For each undecided link: if it took all that it can, would the groups at its ends have nothing left to build while
// other islands lie outside? Then it can't. The same for a link within one group.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include "engine/util/components.h"

#include <algorithm>

namespace tokisuji::tracing {

namespace {

class Saturation {
public:
    Saturation(Mind& mind, const NetMap& map)
        : m_mind(mind), m_map(map), m_graph(*mind.ground().instance(map.instance).get<Connected>().graph),
          m_groups(static_cast<int>(m_graph.nodes.size()))
    {
        for (const Graph::Link& link : m_graph.links)
            if (mind.isTrue(link.present))
                m_groups.join(link.a, link.b);
        for (int n = 0; n < nodeCount(); ++n)
            m_needs.push_back(needOf(n));
    }

    void examine()
    {
        for (const Graph::Link& link : m_graph.links) {
            if (m_mind.isBroken())
                return;
            examineLink(link);
        }
    }

private:
    static constexpr int endless = 1 << 20; ///< need of an island without a number

    [[nodiscard]] int nodeCount() const { return static_cast<int>(m_graph.nodes.size()); }
    [[nodiscard]] int needOf(int n) const
    {
        const int sum = m_map.sums[at(n)];
        if (sum < 0)
            return endless;
        const auto& count = m_mind.ground().instance(sum).get<Count>();
        int need = count.lo;
        for (const Lit l : count.operands)
            need -= m_mind.isTrue(l) ? 1 : 0;
        return need;
    }
    [[nodiscard]] const Term* termOf(const Graph::Link& link) const
    {
        for (const int end : {link.a, link.b})
            if (m_map.sums[at(end)] >= 0)
                for (const Term& term : m_mind.ground().terms(m_map.sums[at(end)]))
                    if (term.front() == link.present)
                        return &term;
        return nullptr;
    }

    void examineLink(const Graph::Link& link)
    {
        const Term* term = termOf(link);
        if (term == nullptr)
            return;
        const auto isOpen = [&](Lit l) { return m_mind.isOpen(l); };
        const auto open = static_cast<int>(std::ranges::count_if(*term, isOpen));
        if (open == 0)
            return;
        const int a = m_groups.find(link.a);
        const int b = m_groups.find(link.b);
        std::vector<int> inside;
        int need = 0;
        for (int n = 0; n < nodeCount(); ++n) {
            const int group = m_groups.find(n);
            if (group != a && group != b)
                continue;
            inside.push_back(n);
            need += m_needs[at(n)];
        }
        const auto far = outsider(inside);
        // Closed when the link takes exactly what is needed on both ends.
        if (!far || need < 2 || need % 2 != 0 || need / 2 > open || m_needs[at(link.a)] != m_needs[at(link.b)]
            || m_needs[at(link.a)] != need / 2)
            return;
        const auto firstOpen = std::ranges::find_if(*term, isOpen) - term->begin();
        forbid((*term)[at(static_cast<int>(firstOpen) + need / 2 - 1)], inside, *far);
    }
    /// An island outside that must be joined.
    [[nodiscard]] std::optional<int> outsider(const std::vector<int>& inside) const
    {
        for (int n = 0; n < nodeCount(); ++n)
            if (m_mind.isTrue(m_graph.nodes[at(n)]) && std::ranges::find(inside, n) == inside.end())
                return n;
        return std::nullopt;
    }

    void forbid(Lit closing, const std::vector<int>& inside, int far)
    {
        Deduction d{.technique = idOf(Move::Isolation), .instances = {m_map.instance}, .conclusions = {{!closing}}};
        Hint area{Hint::SideA, {}};
        for (const int n : inside) {
            area.places.push_back(m_graph.places[at(n)]);
            d.instances.push_back(m_map.sums[at(n)]);
            for (const Term& term : m_mind.ground().terms(m_map.sums[at(n)]))
                for (auto l = term.rbegin(); l != term.rend(); ++l)
                    if (m_mind.isTrue(*l)) {
                        d.premises.push_back({*l});
                        break;
                    }
        }
        d.premises.push_back({m_graph.nodes[at(inside.front())]});
        d.premises.push_back({m_graph.nodes[at(far)]});
        d.hints = {area, {Hint::Witness, {m_graph.places[at(far)]}}};
        m_mind.conclude(std::move(d));
    }

    Mind& m_mind;
    const NetMap& m_map;
    const Graph& m_graph;
    Components m_groups;
    std::vector<int> m_needs;
};

} // namespace

void examineIsolation(Mind& mind, int subject)
{
    const NetMap& map = mind.ground().nets()[at(subject)];
    if (map.hasLinks && mind.isTrue(mind.ground().instance(map.instance).guard))
        Saturation(mind, map).examine();
}

} // namespace tokisuji::tracing
