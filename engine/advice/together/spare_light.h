// Spare light: rules of a board over which one ray of light more may run than its own. Which one that is, and on which
// way, follows from the mirrors.
#pragma once

#include "engine/rules/light.h"
#include "engine/rules/rules.h"
#include "engine/solve/memory.h"

#include <vector>

namespace tokisuji {

/// What rules say of light, where every ray leaves over one exit and every mirror is met by a ray; else null.
[[nodiscard]] const Mirrors* plainLightOf(const Rules&);
/// Is it what they say of every mirror?
[[nodiscard]] bool wantsAllMet(const Instance&);

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
    [[nodiscard]] std::size_t indexOf(Place cell, Dir towards) const;
    [[nodiscard]] MirrorState mirrorAt(Place cell, const Answers&) const;
    [[nodiscard]] LightPath lightIn(Place slot, const Answers&) const;
    void follow(Rules&) const;
    void meetAll(Rules&) const;

    Mirrors m_mirrors;
    std::vector<Place> m_slots; ///< all of the board
    std::vector<Lit> m_spare;
    std::vector<Lit> m_lit; ///< by state: "light comes into this cell in this direction"
};

} // namespace tokisuji
