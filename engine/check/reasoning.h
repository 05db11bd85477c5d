// Reasoning: what the tracer proves without a hypothesis, for the check.
#pragma once

#include "engine/solve/insight.h"

namespace tokisuji {

/// A path as far as it goes within the halt. Facts are those that settle an answer.
[[nodiscard]] Insight insightByReasoning(const Board&, const Rules&, MarkUse, const Halt&);

} // namespace tokisuji
