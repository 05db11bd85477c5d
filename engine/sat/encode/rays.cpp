// Rays by states: "the light comes into this cell in this direction after so many turns". Each state follows from what
// stands in the cell before it and from the state there, both ways round; turns never grow fewer and a straight stretch
// ends at the frame, so no ring of states can hold itself up. Only states that light can reach at all are made.
#include "engine/rules/light.h"
#include "engine/sat/encode/local.h"

#include <algorithm>
#include <array>
#include <map>

namespace tokisuji::encoding {

namespace {

constexpr std::array mirrorStates{MirrorState::None, MirrorState::Slash, MirrorState::Backslash};

struct State {
    Place cell;
    Dir towards;
    int turns;
    friend auto operator<=>(const State&, const State&) = default;
};

class RayEncoding {
public:
    RayEncoding(Encoder& out, const Mirrors& mirrors, const Mirrors::Ray& ray)
        : m_out(out), m_mirrors(mirrors), m_ray(ray), m_entry{mirrors.grid.lineFrom(ray.slot).front(),
                                                              opposite(outward(mirrors.grid.sideOf(ray.slot))), 0}
    {
        m_states.emplace(m_entry, Yes);
        m_order.push_back(m_entry);
        for (std::size_t i = 0; i < m_order.size(); ++i) // grows while it is read
            followFrom(m_order[i]);
        for (const State& state : m_order)
            if (state != m_entry)
                defineFromBefore(state);
    }

    /// Turned as often as it must be, over one of its exits.
    void demandExit()
    {
        for (const State& state : m_order) {
            const Lit here = m_states.at(state);
            if (state.turns == m_ray.turns)
                m_out.clause({!here, stands(state.cell, MirrorState::None)});
            for (const MirrorState mirror : mirrorStates)
                if (const State next = after(state, mirror); !m_mirrors.grid.hasCell(next.cell) && !isExit(state, next))
                    m_out.clause({!here, !stands(state.cell, mirror)});
        }
    }

    /// "Is one of the mirrors that turn the ray", for each cell.
    void addMeetings(std::vector<std::vector<Lit>>& meetings) const
    {
        for (const State& state : m_order)
            if (state.turns < m_ray.turns)
                meetings[static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, state.cell))].push_back(
                    m_states.at(state));
    }

private:
    [[nodiscard]] Lit stands(Place cell, MirrorState mirror)
    {
        const auto index = static_cast<std::size_t>(m_mirrors.grid.index(PlaceKind::Cell, cell));
        if (mirror != MirrorState::None)
            return mirror == MirrorState::Slash ? m_mirrors.slash[index] : m_mirrors.backslash[index];
        const auto [it, isNew] = m_empty.try_emplace(index, Yes);
        if (isNew) {
            it->second = m_out.fresh();
            definition(Encoder(m_out.solver()), Definition::And, it->second,
                       std::array{!m_mirrors.slash[index], !m_mirrors.backslash[index]});
        }
        return it->second;
    }
    [[nodiscard]] static State after(const State& state, MirrorState mirror)
    {
        const Dir d = turned(state.towards, mirror);
        return {state.cell.step(d), d, state.turns + (mirror == MirrorState::None ? 0 : 1)};
    }
    [[nodiscard]] bool isExit(const State& last, const State& next) const
    {
        const Place slot = slotBeyond(m_mirrors.grid, last.cell, next.towards);
        return next.turns == m_ray.turns && std::ranges::find(m_ray.exits, slot) != m_ray.exits.end();
    }

    void followFrom(const State& state)
    {
        const State here = state;
        for (const MirrorState mirror : mirrorStates) {
            const State next = after(here, mirror);
            if (next.turns > m_ray.turns || !m_mirrors.grid.hasCell(next.cell))
                continue;
            const auto [it, isNew] = m_states.try_emplace(next, Yes);
            if (isNew) {
                it->second = m_out.fresh();
                m_order.push_back(next);
            }
            Encoder always(m_out.solver());
            always.clause({!m_states.at(here), !stands(here.cell, mirror), m_states.at(next)});
        }
    }
    /// The light came from the cell behind, turned there by what stands in it.
    void defineFromBefore(const State& state)
    {
        const Place from = state.cell.step(opposite(state.towards));
        Encoder always(m_out.solver());
        for (const MirrorState mirror : mirrorStates) {
            const Dir towards = turned(state.towards, mirror); // a mirror turns both ways alike
            const int turns = state.turns - (mirror == MirrorState::None ? 0 : 1);
            const auto before = m_states.find({from, towards, turns});
            const Lit was = before == m_states.end() ? No : before->second;
            always.clause({!m_states.at(state), !stands(from, mirror), was});
        }
    }

    Encoder& m_out;
    const Mirrors& m_mirrors;
    const Mirrors::Ray& m_ray;
    State m_entry;
    std::map<State, Lit> m_states;
    std::vector<State> m_order;
    std::map<std::size_t, Lit> m_empty; ///< by cell: no mirror stands there
};

} // namespace

void rays(Encoder out, const Mirrors& mirrors)
{
    std::vector<std::vector<Lit>> meetings(mirrors.slash.size());
    for (const Mirrors::Ray& ray : mirrors.rays) {
        RayEncoding light(out, mirrors, ray);
        if (mirrors.demand == Mirrors::Leave)
            light.demandExit();
        else
            light.addMeetings(meetings);
    }
    if (mirrors.demand != Mirrors::MeetAll)
        return;
    for (std::size_t cell = 0; cell < meetings.size(); ++cell)
        for (const Lit mirror : {mirrors.slash[cell], mirrors.backslash[cell]}) {
            std::vector<Lit> clause = meetings[cell];
            clause.push_back(!mirror);
            out.clause(std::move(clause));
        }
}

} // namespace tokisuji::encoding
