// Aftermath: what a verdict gains once its status is known: the nearest other solutions, or the clues that conflict.
#pragma once

#include "engine/rules/rules.h"
#include "engine/sat/halt.h"
#include "engine/solve/check_marks.h"

namespace tokisuji {

/// Completes a finished verdict as the options ask, streams every improvement to the sink (with Stop::Running) and sets
/// `stop` in the end. A verdict that was stopped before stays as it is.
void addAftermath(Verdict&, const Board&, const Rules&, const CheckOptions&, const Halt&, const VerdictSink&);

} // namespace tokisuji
