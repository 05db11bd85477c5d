// Spare light: rules of a board over which one ray of light more may run than its own. Which one that is, and on which
// way, follows from the mirrors.
#pragma once

#include "engine/board/place_map.h"
#include "engine/rules/light.h"
#include "engine/rules/rules.h"
#include "engine/solve/memory.h"

#include <vector>

namespace tokisuji {

/// What rules say of light, where every ray leaves over one exit and every mirror is met by a ray; else null.
[[nodiscard]] const Mirrors* plainLightOf(const Rules&);
/// Is it what they say of every mirror?
[[nodiscard]] bool wantsAllMet(const Instance&);
/// Does plain light come in or leave over a slot?
[[nodiscard]] bool hasRayAt(const Mirrors&, Place slot);

class SpareLight {
public:
    /// Adds to rules with plain light, which need not want every mirror met, that a further ray may come in over one of
    /// the open slots, and that each mirror is met by that one or the others.
    SpareLight(Rules&, Mirrors plain, const std::vector<Place>& open);

    /// "Light comes in over this slot": it does where it leaves. An answer.
    [[nodiscard]] Lit comesInAt(Place slot) const;
    /// The same of all open slots.
    [[nodiscard]] const std::vector<Lit>& spare() const { return m_spare; }
    /// Would each mirror of a solution be met by the board's own rays and one that comes in here?
    [[nodiscard]] bool meetsAllFrom(Place slot, const Answers&) const;
    /// Light that runs in a ring comes from nowhere. What makes such a ring; nothing where there is none.
    [[nodiscard]] std::vector<Lit> ringIn(const Answers&) const;

private:
    /// "Light comes into this cell in this direction."
    [[nodiscard]] Lit lit(Place cell, Dir towards) const { return m_lit[cell][static_cast<std::size_t>(towards) - 1]; }
    [[nodiscard]] std::array<Lit, 2> mirrorsOf(Place cell) const;
    /// What stands in the cells of a solution.
    [[nodiscard]] std::function<MirrorState(Place)> stateIn(const Answers&) const;
    void follow(Rules&, Place cell) const;

    Mirrors m_mirrors;
    PlaceMap<std::vector<Lit>> m_lit; ///< by cell, in the order of `directions`
    std::vector<Lit> m_spare;
};

} // namespace tokisuji
