// Shapes: is a deduction one of those that a name is for?
#pragma once

#include "engine/trace/ground.h"

namespace tokisuji::tracing {

/// Has it this shape, with a rule of the family (nullptr: any) among those that take part?
[[nodiscard]] bool looksLike(const Shape&, const RuleFamily* family, const Ground&, const Deduction&);

} // namespace tokisuji::tracing
