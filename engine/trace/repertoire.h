// Repertoire: the techniques that steps of a path can have.
#pragma once

#include "engine/trace/profile.h"

#include <string_view>

namespace tokisuji {

/// Can a path of this genre have steps of this technique at all? True of the generic ones, whatever the genre's rules;
/// false of those that only other genres name.
[[nodiscard]] bool isTechniqueOf(std::string_view genre, std::string_view technique);

/// Can a path of this genre within this profile? False where the profile does not know the technique, does not look so
/// deep, or lacks the means (hypotheses, sets of rules, the solver, the assumption that there is one solution).
[[nodiscard]] bool canUse(const Profile&, std::string_view genre, std::string_view technique);

} // namespace tokisuji
