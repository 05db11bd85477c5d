// RayPaths: the ways of light through one set of mirrors.
#pragma once

#include "engine/board/place_map.h"
#include "engine/sat/encode/encoder.h"
#include "engine/sat/encode/light_states.h"
#include "engine/sat/halt.h"

#include <memory>

namespace tokisuji {

class RayPaths {
public:
    /// For all instances that speak of these mirrors; their rays do not matter.
    RayPaths(const Mirrors&, SatSolver&);

    [[nodiscard]] bool isFor(const Mirrors&) const;
    /// What the mirrors demand, where the guard holds; not all of it once `halt` is reached.
    void encode(const Mirrors&, Lit guard, const Halt&);

private:
    struct Path {
        Mirrors::Ray ray;
        LightStates states;
        std::vector<Lit> lits; ///< of the states
    };
    /// Made once for each ray. `guard` Yes: it certainly leaves as it must.
    [[nodiscard]] const Path& pathOf(const Mirrors::Ray&, Lit guard, const Halt&);
    void defineStates(const Path&, const Halt&);
    void demandExit(const Path&, Lit guard, const Halt&);
    void anchorExits(const Path&, Lit guard);
    void keepToItself(const Path&, Lit guard, const Halt&);
    [[nodiscard]] PlaceMap<std::vector<Lit>> crossings(const Path&) const;
    [[nodiscard]] Lit stands(Place cell, MirrorState) const;
    [[nodiscard]] static Lit literal(const Path&, const LightState&);

    Mirrors m_mirrors;
    Encoder m_out;
    PlaceMap<Lit> m_empty;    ///< no mirror stands there
    std::vector<Lit> m_taken; ///< by edge: one of the rays so far runs over it
    std::vector<std::unique_ptr<Path>> m_paths;
};

} // namespace tokisuji
