// Shapes: does a name apply to a deduction?
#pragma once

#include "engine/trace/ground.h"

namespace tokisuji::tracing {

/// Does it have this shape, with a rule of the family (nullptr: any) among those that take part?
[[nodiscard]] bool looksLike(const Shape&, const RuleFamily* family, const Ground&, const Deduction&);

} // namespace tokisuji::tracing
