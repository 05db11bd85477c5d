// Rays by states: "the light comes into this cell in this direction after so many turns". Each state follows from what
// stands in the cell before it and from the state there, both ways round; turns never grow fewer and a straight stretch
// ends at the frame, so no ring of states can hold itself up. Only states that light can reach at all are made, and
// where the ray certainly leaves as it must, only those from which it still can.
//
// That the light follows from the mirrors is all, but two things are said besides, for the search sees them late: the
// way is known from its exit backwards too, and light never runs over an edge between two cells twice, neither that of
// one ray nor that of two (it could not have come from two places; if it comes back, both are ends of one ray).
#include "engine/sat/encode/rays.h"

#include "engine/sat/encode/local.h"

#include <algorithm>

namespace tokisuji {

RayPaths::RayPaths(const Mirrors& mirrors, SatSolver& solver)
    : m_mirrors(mirrors), m_out(solver), m_empty(mirrors.grid()),
      m_taken(static_cast<std::size_t>(mirrors.grid().count(PlaceKind::Edge)), No)
{
    m_mirrors.rays.clear();
    for (const Place cell : mirrors.grid().cells()) {
        m_empty[cell] = m_out.fresh();
        encoding::definition(m_out, Definition::And, m_empty[cell],
                             std::array{!mirrors.slash[cell], !mirrors.backslash[cell]});
    }
}

bool RayPaths::isFor(const Mirrors& mirrors) const
{
    return mirrors.slash == m_mirrors.slash && mirrors.backslash == m_mirrors.backslash;
}

Lit RayPaths::stands(Place cell, MirrorState mirror) const
{
    return mirror == MirrorState::Slash       ? m_mirrors.slash[cell]
           : mirror == MirrorState::Backslash ? m_mirrors.backslash[cell]
                                              : m_empty[cell];
}

Lit RayPaths::literal(const Path& path, const LightState& state)
{
    const int index = path.states.find(state);
    return index < 0 ? No : path.lits[static_cast<std::size_t>(index)];
}

/// The ways of one ray on a large board take a while, so that the halt is looked at often.
void RayPaths::encode(const Mirrors& mirrors, Lit guard, const Halt& halt)
{
    if (mirrors.demand == Mirrors::Leave) {
        for (const Mirrors::Ray& ray : mirrors.rays)
            if (!halt.reached())
                demandExit(pathOf(ray, guard, halt), guard, halt);
        return;
    }
    PlaceMap<std::vector<Lit>> meetings(m_mirrors.grid());
    for (const Mirrors::Ray& ray : mirrors.rays) {
        if (halt.reached())
            return;
        const Path& path = pathOf(ray, No, halt);
        for (const LightState& state : path.states.all())
            if (state.turns < ray.turns)
                meetings[state.cell].push_back(literal(path, state));
    }
    for (const Place cell : mirrors.grid().cells())
        for (const Lit mirror : {mirrors.slash[cell], mirrors.backslash[cell]}) {
            std::vector<Lit> clause = meetings[cell];
            clause.push_back(!mirror);
            m_out.when(guard).clause(std::move(clause));
        }
}

const RayPaths::Path& RayPaths::pathOf(const Mirrors::Ray& ray, Lit guard, const Halt& halt)
{
    const auto known = std::ranges::find_if(m_paths, [&](const auto& path) { return path->ray == ray; });
    if (known != m_paths.end())
        return **known;
    Path& path = *m_paths.emplace_back(std::make_unique<Path>(Path{ray, LightStates(m_mirrors.grid(), ray), {Yes}}));
    if (guard == Yes)
        path.states.keepThoseThatLeave();
    while (path.lits.size() < path.states.all().size())
        path.lits.push_back(halt.reached() ? No : m_out.fresh());
    defineStates(path, halt);
    return path;
}

void RayPaths::defineStates(const Path& path, const Halt& halt)
{
    const LightState entry = path.states.all().front();
    for (const LightState& state : path.states.all()) {
        if (halt.reached())
            return;
        for (const MirrorState mirror : mirrorStates) {
            const Lit here = literal(path, state);
            if (const LightState next = path.states.after(state, mirror); path.states.find(next) >= 0)
                m_out.clause({!here, !stands(state.cell, mirror), literal(path, next)});
            if (state == entry)
                continue;
            const LightState earlier = path.states.before(state, mirror);
            m_out.clause({!here, !stands(earlier.cell, mirror), literal(path, earlier)});
        }
    }
}

/// No way leads to where it must not.
void RayPaths::demandExit(const Path& path, Lit guard, const Halt& halt)
{
    Encoder out = m_out.when(guard);
    for (const LightState& state : path.states.all()) {
        if (halt.reached())
            return;
        for (const MirrorState mirror : mirrorStates) {
            const LightState next = path.states.after(state, mirror);
            if (path.states.find(next) < 0 && !path.states.isExit(next))
                out.clause({!literal(path, state), !stands(state.cell, mirror)});
        }
    }
    anchorExits(path, guard);
    keepToItself(path, guard, halt);
}

/// It comes out over one of its exits.
void RayPaths::anchorExits(const Path& path, Lit guard)
{
    const std::vector<LightState> exits = path.states.exits();
    std::vector<Lit> oneOf;
    for (const LightState& beyond : exits) {
        oneOf.push_back(exits.size() == 1 ? Yes : m_out.fresh());
        for (const MirrorState mirror : mirrorStates) {
            const LightState last = path.states.before(beyond, mirror);
            m_out.when(guard).clause({!oneOf.back(), !stands(last.cell, mirror), literal(path, last)});
        }
    }
    m_out.when(guard).clause(std::move(oneOf));
}

/// Of each edge, the states of a ray that run over it.
PlaceMap<std::vector<Lit>> RayPaths::crossings(const Path& path) const
{
    PlaceMap<std::vector<Lit>> found(m_mirrors.grid(), PlaceKind::Edge);
    for (const LightState& state : path.states.all()) {
        const Place edge = edgeBetween(state.cell, opposite(state.towards));
        found[edge].push_back(literal(path, state));
    }
    return found;
}

/// Rays may be the other way round of one another; where that is so, or may be so, they are not compared.
void RayPaths::keepToItself(const Path& path, Lit guard, const Halt& halt)
{
    const auto startsAtExit = [&](const auto& other) {
        return std::ranges::find(path.ray.exits, other->ray.slot) != path.ray.exits.end();
    };
    if (path.ray.exits.size() != 1 || std::ranges::any_of(m_paths, startsAtExit))
        return;
    Encoder out = m_out.when(guard);
    const PlaceMap<std::vector<Lit>> all = crossings(path);
    for (std::size_t edge = 0; edge < m_taken.size() && !halt.reached(); ++edge) {
        for (const Lit state : all.values()[edge]) {
            const Lit taken = m_out.fresh(); // by what came before, or by this one
            m_out.clause({!m_taken[edge], taken});
            out.clause({!state, !m_taken[edge]});
            out.clause({!state, taken});
            m_taken[edge] = taken;
        }
    }
}

} // namespace tokisuji
