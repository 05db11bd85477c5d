// Techniques: one table of everything that a trace can call a step.
#pragma once

#include "engine/genre/moves.h"

#include <span>
#include <string_view>
#include <vector>

namespace tokisuji {

using TechniqueId = std::uint16_t;

/// From which level on the ways to meet a rule are compared, each followed a step or two.
constexpr int comparedWaysLevel = 5;
/// Ways times steps up to which that is of this level; what takes more comes later and is as hard as a hypothesis.
constexpr int fewComparedSteps = 24;

/// The generic ones by Move, then those that genres name, genre by genre, then the names of patterns.
[[nodiscard]] std::span<const Technique> techniques();
/// Ids of the techniques that the genre of this id names besides the generic ones, in the order of its page, and of its
/// patterns.
[[nodiscard]] std::vector<std::string_view> techniquesOf(std::string_view genre);
[[nodiscard]] const Technique& techniqueOf(TechniqueId);
/// nullptr when there is none.
[[nodiscard]] const Technique* findTechnique(std::string_view id);
[[nodiscard]] constexpr TechniqueId idOf(Move move)
{
    return static_cast<TechniqueId>(move);
}

} // namespace tokisuji
