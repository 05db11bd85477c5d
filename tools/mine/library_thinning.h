// Thinning: patterns that the cheap propagators, or smaller patterns, find by themselves are none.
#pragma once

#include "engine/trace/patterns/pattern.h"

namespace tokisuji::mine {

/// Propagators up to this level see as much at a glance as patterns do.
constexpr int cheapLevel = 1;

/// The patterns that are needed, small ones first.
[[nodiscard]] PatternBook thinned(const PatternBook&);

} // namespace tokisuji::mine
