// Spare light: a model that lets light come in over one pair of places more than its rules say. Which pair that is, and
// on which way the light runs, follows from the mirrors.
#pragma once

#include "engine/rules/light.h"
#include "engine/sat/model.h"

#include <span>
#include <vector>

namespace tokisuji {

class SpareLight {
public:
    /// Light comes in over each of the given slots, over the open ones it may, over no others; every mirror meets some.
    /// Adds to the model (which outlives this) what is true of light for ever; the mirrors are those of its rules.
    SpareLight(const Mirrors&, const std::vector<Place>& given, const std::vector<Place>& open, Model&);

    /// "Light comes in over this slot": it does where it leaves.
    [[nodiscard]] Lit comesInAt(Place slot) const;
    /// "It comes in over more than `count` of the open slots".
    [[nodiscard]] Lit comesInAtMoreThan(std::size_t count) const;

    /// Light that runs in a ring comes from nowhere. Rules out each ring that the model's last solution has; false
    /// where it has none.
    [[nodiscard]] bool ruleOutRings();
    /// Light in the model's last solution, and where its mirrors stand.
    [[nodiscard]] LightPath lightIn(Place slot) const;
    [[nodiscard]] std::vector<Place> mirrors() const;
    /// What stands on a way in the model's last solution, as literals.
    [[nodiscard]] std::vector<Lit> mirrorsOn(const std::vector<LightPath::Step>&) const;

private:
    struct State {
        Place cell;
        Dir towards;
    };
    [[nodiscard]] std::size_t indexOf(const State&) const;
    [[nodiscard]] MirrorState mirrorAt(Place cell) const;
    void followEverywhere();
    void meetAll();

    Grid m_grid;
    Model& m_model;
    std::vector<Lit> m_slash, m_backslash; ///< by cell, of the model
    std::vector<Lit> m_lit;                ///< by state: "light comes into this cell in this direction"
    std::vector<Lit> m_more;               ///< open slots, counted
};

} // namespace tokisuji
