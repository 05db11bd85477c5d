// Excerpt: one step of a trace by itself.
#pragma once

#include "engine/trace/trace.h"

namespace tokisuji {

/// A trace whose only step of the main line is this one, with the hypotheses that it rests on. Steps and branches are
/// numbered anew, and facts are given. Requires a step of the main line whose cases are not swapped.
[[nodiscard]] Trace excerptOf(const Trace&, StepId);

} // namespace tokisuji
