// Packing: a count whose literals must not stand side by side. All placements are enumerated; what they share follows,
// for the counted places and for their neighbours outside (beside a shaded cell in every placement). Where they share
// nothing, those are left out that would divide what has to hang together or leave out what another rule asks for.
#include "engine/trace/index.h"
#include "engine/trace/mind.h"
#include "engine/trace/propagate/obstacles.h"
#include "engine/trace/propagate/propagators.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

namespace tokisuji::tracing {

namespace {

constexpr int mostPlacements = 4000;
constexpr std::size_t mostLookedThrough = 60; ///< for what is in their way

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
                if (mind.ground().adjacency(m_open[a], m_open[b]) >= 0)
                    m_conflicts[a] |= std::uint64_t{1} << b;
        m_lo = m_count.lo - fixed;
        m_hi = m_count.hi - fixed;
        const auto touches = [](std::uint64_t conflicts) { return conflicts != 0; };
        m_isComplete = m_open.size() <= 60 && std::ranges::any_of(m_conflicts, touches);
        if (m_isComplete)
            extend(0, 0, 0);
    }

    /// Were all placements found, and is there something that counting alone does not say?
    [[nodiscard]] bool isComplete() const { return m_isComplete; }
    [[nodiscard]] const std::vector<Lit>& open() const { return m_open; }
    [[nodiscard]] const std::vector<std::uint64_t>& found() const { return m_found; }

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
    std::vector<std::uint64_t> m_found;
    int m_lo = 0;
    int m_hi = 0;
    bool m_isComplete = true;
};

/// Why no placement goes against what is concluded: facts about counted places, what does not touch, obstacles.
class PackingReason {
public:
    PackingReason(const Mind& mind, int subject, const std::vector<Lit>& open, const std::vector<Obstacle>& obstacles)
        : m_mind(mind), m_count(mind.ground().instance(subject).get<Count>()), m_places(open)
    {
        for (const Lit l : m_count.operands)
            if (!mind.isOpen(l)) {
                m_fixed.push_back(static_cast<int>(m_places.size()));
                m_places.push_back(l);
            }
        for (std::size_t a = 0; a < open.size(); ++a)
            for (std::size_t b = 0; b < a; ++b)
                if (const int adjacency = mind.ground().adjacency(open[a], open[b]); adjacency >= 0)
                    m_touching.push_back({adjacency, a, b});
        for (const Obstacle& obstacle : obstacles)
            m_obstacles.push_back(&obstacle);
    }

    void shrink(const auto& isAgainst)
    {
        leaveOut(m_obstacles, isAgainst);
        leaveOut(m_fixed, isAgainst);
        leaveOut(m_touching, isAgainst);
    }

    /// Is there a placement against the conclusions? What would take too long counts as one.
    [[nodiscard]] bool canBeAgainst(const auto& isAgainst) const
    {
        std::vector<std::uint64_t> conflicts(m_places.size(), 0);
        for (const Touching& touching : m_touching)
            conflicts[touching.a] |= std::uint64_t{1} << touching.b;
        std::vector<char> fixed(m_places.size(), 0);
        for (const int k : m_fixed)
            fixed[at(k)] = 1;
        int looks = 0;
        const auto extend = [&](const auto& self, std::size_t next, std::uint64_t chosen, int count) -> bool {
            if (++looks > mostLooks)
                return true;
            if (count > m_count.hi || count + static_cast<int>(m_places.size() - next) < m_count.lo)
                return false;
            if (next == m_places.size())
                return m_count.allows(count) && isAgainst(chosen)
                       && std::ranges::none_of(m_obstacles, [&](const Obstacle* o) { return o->isInTheWayOf(chosen); });
            const bool isKnown = fixed[next] != 0, isYes = isKnown && m_mind.isTrue(m_places[next]);
            return ((!isKnown || isYes) && (chosen & conflicts[next]) == 0
                    && self(self, next + 1, chosen | std::uint64_t{1} << next, count + 1))
                   || (!isYes && self(self, next + 1, chosen, count));
        };
        return extend(extend, 0, 0, 0);
    }

    [[nodiscard]] const std::vector<const Obstacle*>& obstacles() const { return m_obstacles; }
    [[nodiscard]] std::vector<Fact> facts() const
    {
        std::vector<Fact> facts;
        for (const int k : m_fixed)
            facts.push_back({m_mind.isTrue(m_places[at(k)]) ? m_places[at(k)] : !m_places[at(k)]});
        return facts;
    }
    [[nodiscard]] std::vector<int> adjacencies() const
    {
        std::vector<int> instances;
        for (const Touching& touching : m_touching)
            instances.push_back(touching.instance);
        return instances;
    }

private:
    struct Touching {
        int instance;
        std::size_t a;
        std::size_t b;
    };
    static constexpr int mostLooks = 4000; ///< with more it is not known whether something is needed

    template <class Part>
    void leaveOut(std::vector<Part>& parts, const auto& isAgainst)
    {
        for (auto k = parts.size(); k-- > 0;) {
            const Part one = parts[k];
            parts.erase(parts.begin() + static_cast<std::ptrdiff_t>(k));
            if (canBeAgainst(isAgainst))
                parts.insert(parts.begin() + static_cast<std::ptrdiff_t>(k), one);
        }
    }
    const Mind& m_mind;
    const Count& m_count;
    std::vector<Lit> m_places; ///< first the open ones
    std::vector<int> m_fixed;  ///< known places that matter
    std::vector<Touching> m_touching;
    std::vector<const Obstacle*> m_obstacles;
};

/// What placements have in common.
class Packing {
public:
    Packing(Mind& mind, int subject, const Placements& placements)
        : m_mind(mind), m_subject(subject), m_placements(placements)
    {
        const auto& open = placements.open();
        for (std::size_t k = 0; k < open.size(); ++k)
            for (const Lit neighbour : mind.ground().adjacent(open[k]))
                if (mind.isOpen(neighbour) && std::ranges::find(open, neighbour) == open.end())
                    m_touching[neighbour] |= std::uint64_t{1} << k;
        for (const std::uint64_t placement : placements.found())
            allow(placement);
    }

    /// Does anything hold for all that are possible?
    [[nodiscard]] bool agrees() const { return m_always != 0 || m_ever != all() || !m_touched.empty(); }

    /// Leaves out what something is in the way of, as long as the rest may agree.
    void leaveOut(Obstacles& obstacles)
    {
        m_isPossible = false;
        m_always = ~std::uint64_t{0};
        m_ever = 0;
        for (const std::uint64_t placement : m_placements.found()) {
            const auto isInTheWay = [&](const Obstacle& o) { return o.isInTheWayOf(placement); };
            if (std::ranges::any_of(m_obstacles, isInTheWay))
                continue;
            if (auto obstacle = obstacles.against(placement)) {
                m_obstacles.push_back(*std::move(obstacle));
                continue;
            }
            allow(placement);
            if (!agrees())
                return;
        }
    }

    void conclude()
    {
        const auto& open = m_placements.open();
        const std::uint64_t yes = m_isPossible ? m_always : 0;
        const std::uint64_t no = m_isPossible ? all() & ~m_ever : 0;
        Deduction d = deduction(Move::Packing,
                                [&](std::uint64_t p) { return !m_isPossible || (p & no) != 0 || (p & yes) != yes; });
        for (std::size_t k = 0; k < open.size(); ++k)
            if ((yes >> k & 1U) != 0)
                d.conclusions.push_back({open[k]});
            else if ((no >> k & 1U) != 0)
                d.conclusions.push_back({!open[k]});
        std::vector<Deduction> around = outside(); // from what is known before
        if (!m_isPossible || !d.conclusions.empty())
            m_mind.conclude(std::move(d));
        for (Deduction& one : around)
            m_mind.conclude(std::move(one));
    }

private:
    [[nodiscard]] std::uint64_t all() const { return (std::uint64_t{1} << m_placements.open().size()) - 1; }

    void allow(std::uint64_t placement)
    {
        if (!std::exchange(m_isPossible, true))
            m_touched = {m_touching.begin(), m_touching.end()};
        m_always &= placement;
        m_ever |= placement;
        std::erase_if(m_touched, [&](const auto& touched) { return (placement & touched.second) == 0; });
    }

    /// Of what leaves no placement that goes against the conclusions, as little as suffices.
    Deduction deduction(Move move, const auto& isAgainst) const
    {
        PackingReason reason(m_mind, m_subject, m_placements.open(), m_obstacles);
        reason.shrink(isAgainst);
        Deduction d{.technique = idOf(move), .instances = reason.adjacencies(), .premises = reason.facts()};
        d.instances.push_back(m_subject);
        Hint area{Hint::Area, {}};
        for (const Lit l : m_mind.ground().instance(m_subject).operands())
            area.places.push_back(m_mind.ground().placeOf(l.atom()));
        Hint cut{Hint::Cut, {}};
        for (const Obstacle* obstacle : reason.obstacles()) {
            d.instances.insert(d.instances.end(), obstacle->instances.begin(), obstacle->instances.end());
            d.premises.insert(d.premises.end(), obstacle->premises.begin(), obstacle->premises.end());
            for (const Fact& fact : obstacle->premises)
                cut.places.push_back(m_mind.ground().placeOf(fact.a.atom()));
        }
        d.hints = {std::move(area)};
        if (!cut.places.empty())
            d.hints.push_back(std::move(cut));
        return d;
    }

    /// Neighbours outside that touch a chosen place in every placement. Inside a hypothesis it has to be not always the
    /// same one: what is next to a shaded cell is seen more easily.
    [[nodiscard]] std::vector<Deduction> outside() const
    {
        std::vector<Deduction> found;
        for (const auto& [neighbour, mask] : m_touched) {
            if (m_mind.isAssuming() && (mask & m_always) != 0)
                continue;
            std::uint64_t touched = mask;
            const PackingReason all(m_mind, m_subject, m_placements.open(), m_obstacles);
            for (std::uint64_t rest = mask; rest != 0; rest &= rest - 1)
                if (const std::uint64_t less = touched & ~(rest & ~(rest - 1));
                    !all.canBeAgainst([less](std::uint64_t p) { return (p & less) == 0; }))
                    touched = less;
            Deduction d = deduction(Move::PackingOutside, [touched](std::uint64_t p) { return (p & touched) == 0; });
            d.conclusions = {{!neighbour}};
            for (std::uint64_t rest = touched; rest != 0; rest &= rest - 1)
                d.instances.push_back(
                    m_mind.ground().adjacency(neighbour, m_placements.open()[at(std::countr_zero(rest))]));
            found.push_back(std::move(d));
        }
        return found;
    }

    Mind& m_mind;
    int m_subject;
    const Placements& m_placements;
    std::map<Lit, std::uint64_t> m_touching;              ///< open neighbours outside: what they touch
    std::vector<std::pair<Lit, std::uint64_t>> m_touched; ///< those that touch something in every possible placement
    bool m_isPossible = false;                            ///< some placement
    std::uint64_t m_always = ~std::uint64_t{0};
    std::uint64_t m_ever = 0;
    std::vector<Obstacle> m_obstacles;
};

} // namespace

void examinePacking(Mind& mind, int subject)
{
    const PackingMap& map = mind.ground().packings()[at(subject)];
    if (!mind.isTrue(mind.ground().instance(map.count).guard))
        return;
    const Placements placements(mind, map.count);
    if (!placements.isComplete() || placements.open().size() < 2)
        return;
    Packing packing(mind, map.count, placements);
    if (!packing.agrees()) {
        if (placements.found().size() > mostLookedThrough)
            return;
        Obstacles obstacles(mind, map, placements.open());
        packing.leaveOut(obstacles);
        if (!packing.agrees())
            return;
    }
    packing.conclude();
}

} // namespace tokisuji::tracing
