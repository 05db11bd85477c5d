// Step drawing: one deduction of a trace, over the board on which it is made. Compose it with the board's drawing.
//
// Reasons are violet rings, fills and bands, a cut is a dash-dot outline with a hatch "\", what is concluded lies on
// the halo of determined marks. Marks under a hypothesis are dashed and numbered in the order of the list beside the
// board; the hypothesis is a diamond "?", the rule that breaks at its end a star "!".
#pragma once

#include "engine/drawing/drawing.h"
#include "engine/trace/trace.h"

#include <span>

namespace tokisuji {

struct StepDrawOptions {
    double cellPixels = 54;
    bool reasons = true;
    /// The conclusions are on `state` already: only their halo is drawn.
    bool after = false;
    /// The number of a step of the intended path that no longer holds: it is shown in a cut circle. 0: it holds.
    int brokenNumber = 0;
};

/// `state` is the board of the trace with the marks of the main line up to the step: see boardBefore(). For a step
/// inside a hypothesis the hypothesis and the marks before it are drawn too.
[[nodiscard]] Drawing drawStep(const Board& state, const Trace&, StepId, const StepDrawOptions& = {});
/// Several simple steps in a row, on the board before the first: what all of them conclude.
[[nodiscard]] Drawing drawSteps(const Board& state, const Trace&, std::span<const StepId>, const StepDrawOptions& = {});
/// A hypothesis with all that follows from it and the rule that breaks, if one does.
[[nodiscard]] Drawing drawHypothesis(const Board& state, const Trace&, BranchId, const StepDrawOptions& = {});
/// The rule that breaks at the end of a trace whose clues conflict.
[[nodiscard]] Drawing drawClash(const Board& state, const Trace&, const StepDrawOptions& = {});

} // namespace tokisuji
