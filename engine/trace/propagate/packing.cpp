// Packing: a count whose literals must not stand side by side. All placements are enumerated; what they share follows,
// for the counted places and for their neighbours outside (beside a shaded cell in every placement).
#include "engine/trace/mind.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <map>

namespace tokisuji::tracing {

namespace {

constexpr int mostPlacements = 4000;

/// The open operands of one count as a small conflict graph.
class Placements {
public:
    Placements(const Mind& mind, int subject) : m_count(mind.ground().instance(subject).get<Count>())
    {
        int fixed = 0;
        for (const Lit l : m_count.operands) {
            fixed += mind.isTrue(l) ? 1 : 0;
            if (mind.isOpen(l))
                m_open.push_back(l);
        }
        m_conflicts.resize(m_open.size());
        for (std::size_t a = 0; a < m_open.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (const int adjacency = mind.ground().adjacency(m_open[a], m_open[b]); adjacency >= 0) {
                    m_conflicts[a] |= std::uint64_t{1} << b;
                    m_adjacencies.push_back(adjacency);
                }
        m_lo = m_count.lo - fixed;
        m_hi = m_count.hi - fixed;
        m_isComplete = m_open.size() <= 60 && !m_adjacencies.empty();
        if (m_isComplete)
            extend(0, 0, 0);
    }

    /// Were all placements found, and is there something that counting alone does not say?
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    [[nodiscard]] const std::vector<Lit>& open() const { return m_open; }
    [[nodiscard]] const std::vector<std::uint64_t>& found() const { return m_found; }
    [[nodiscard]] const std::vector<int>& adjacencies() const { return m_adjacencies; }

private:
    void extend(std::size_t next, std::uint64_t chosen, int count)
    {
        if (!m_isComplete || count > m_hi || count + static_cast<int>(m_open.size() - next) < m_lo)
            return;
        if (next == m_open.size()) {
            m_found.push_back(chosen);
            m_isComplete = m_found.size() <= mostPlacements;
            return;
        }
        if ((chosen & m_conflicts[next]) == 0)
            extend(next + 1, chosen | std::uint64_t{1} << next, count + 1);
        extend(next + 1, chosen, count);
    }

    const Count& m_count;
    std::vector<Lit> m_open;
    std::vector<std::uint64_t> m_conflicts; ///< with earlier ones
    std::vector<int> m_adjacencies;
    std::vector<std::uint64_t> m_found;
    int m_lo = 0;
    int m_hi = 0;
    bool m_isComplete = true;
};

Deduction deduction(const Mind& mind, int subject, Move move, const Placements& placements)
{
    Deduction d{.technique = idOf(move), .instances = placements.adjacencies()};
    d.instances.push_back(subject);
    Hint area{Hint::Area, {}};
    for (const Lit l : mind.ground().instance(subject).operands()) {
        area.places.push_back(mind.ground().placeOf(l.atom()));
        if (!mind.isOpen(l))
            d.premises.push_back({mind.isTrue(l) ? l : !l});
    }
    d.hints = {area};
    return d;
}

/// Neighbours outside that touch a chosen place in every placement.
void concludeOutside(Mind& mind, int subject, const Placements& placements)
{
    std::map<Lit, std::uint64_t> touching;
    for (std::size_t k = 0; k < placements.open().size(); ++k)
        for (const Lit neighbour : mind.ground().adjacent(placements.open()[k]))
            if (mind.isOpen(neighbour) && std::ranges::find(placements.open(), neighbour) == placements.open().end())
                touching[neighbour] |= std::uint64_t{1} << k;
    for (const auto& [neighbour, mask] : touching) {
        if (!std::ranges::all_of(placements.found(), [m = mask](std::uint64_t p) { return (p & m) != 0; }))
            continue;
        Deduction d = deduction(mind, subject, Move::PackingOutside, placements);
        d.conclusions = {{!neighbour}};
        for (const Lit l : placements.open())
            if (const int adjacency = mind.ground().adjacency(neighbour, l); adjacency >= 0)
                d.instances.push_back(adjacency);
        mind.conclude(std::move(d));
    }
}

} // namespace

void examinePacking(Mind& mind, int subject)
{
    const Instance& i = mind.ground().instance(subject);
    if (!mind.isTrue(i.guard))
        return;
    const Placements placements(mind, subject);
    if (!placements.isComplete() || placements.open().size() < 2)
        return;
    Deduction d = deduction(mind, subject, Move::Packing, placements);
    if (placements.found().empty())
        return mind.conclude(std::move(d));
    std::uint64_t always = ~std::uint64_t{0};
    std::uint64_t ever = 0;
    for (const std::uint64_t placement : placements.found()) {
        always &= placement;
        ever |= placement;
    }
    for (std::size_t k = 0; k < placements.open().size(); ++k) {
        const Lit l = placements.open()[k];
        if ((always >> k & 1U) != 0)
            d.conclusions.push_back({l});
        if ((ever >> k & 1U) == 0)
            d.conclusions.push_back({!l});
    }
    if (!d.conclusions.empty())
        mind.conclude(std::move(d));
    if (!mind.isBroken())
        concludeOutside(mind, subject, placements);
}

} // namespace tokisuji::tracing
