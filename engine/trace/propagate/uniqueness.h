// Uniqueness: what follows only because the puzzle has one solution.
//
// Each of these deductions shows a change that would turn the solution into another one that meets every rule. Since
// there is no other, the places that the change needs are not all as it needs them. So the rules of the board alone do
// not imply the conclusion, and none of this may be used before the solution is proved to be the only one. That no rule
// forbids the change is read from the rules themselves, not from the genre.
#pragma once

#include "engine/trace/mind.h"

#include <functional>

namespace tokisuji::tracing {

/// Takes a deduction; true: it was new, look no further.
using TakeDeduction = std::function<bool(Deduction)>;

/// Numbers of which two can be swapped at the corners of a rectangle, or in all open cells.
[[nodiscard]] bool deduceFromExchanges(const Mind&, const TakeDeduction&);
/// Lines that can take either way round a cell.
[[nodiscard]] bool deduceFromDetours(const Mind&, const TakeDeduction&);

[[nodiscard]] inline bool deduceFromUniqueness(const Mind& mind, const TakeDeduction& take)
{
    return deduceFromExchanges(mind, take) || deduceFromDetours(mind, take);
}

} // namespace tokisuji::tracing
