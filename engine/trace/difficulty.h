// Difficulty: how hard a step and a path are, relative to the profile. Weights are ours; nothing is calibrated on
// people.
#pragma once

#include "engine/trace/trace.h"

namespace tokisuji {

/// The base of the technique, more for what has to be held in the head, for reasons that lie far apart, and for being
/// the only way on.
[[nodiscard]] double difficultyOf(const Trace&, const Step&);
/// The whole path: the hardest step counts, raised by how many are nearly as hard.
[[nodiscard]] Difficulty difficultyOf(const Trace&);

} // namespace tokisuji
