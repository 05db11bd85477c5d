// Trace rows: a trace as the lines of a tree and as the bars of a strip. Values, made from a trace and what is open.
#pragma once

#include "engine/trace/trace.h"

#include <set>
#include <string>
#include <vector>

namespace tokisuji {

/// One row of the tree, top to bottom.
struct TraceRow {
    enum Kind : std::uint8_t {
        Step,       ///< of the main line
        Batch,      ///< simple steps in a row: one line for all of them, or the head above them when it is open
        Hypothesis, ///< what a branch assumes
        BranchStep, ///< inside a hypothesis
        Clash,      ///< the rule that breaks at the end of a hypothesis
        Outcome,    ///< another end of a hypothesis: nothing more follows, the board is filled …
        End,        ///< how the trace ends
    } kind = Step;
    StepId step = 0; ///< Batch: its first step; Hypothesis, Clash, Outcome: the step that the branch justifies; End: 0
    BranchId branch = 0; ///< of Hypothesis, BranchStep, Clash, Outcome
    int depth = 0;       ///< indentation
    int number = 0;      ///< place in the main line or in the branch, from 1; Batch: of its first step; a way: its own
    int count = 0;       ///< Batch: its steps; a way: how many ways there are
    bool foldable = false;
    bool folded = false;
    bool swapped = false; ///< of a step with hypotheses: the refuted and the right case are swapped (promote)
    bool ways =
        false; ///< nothing is supposed: the step's cases are the ways to meet a rule, the hypothesis is one of them
    friend bool operator==(const TraceRow&, const TraceRow&) = default;
};

/// What is open. Batches are named by their first step.
struct TraceFolding {
    std::set<StepId> openSplits;       ///< steps whose hypotheses are shown
    std::set<BranchId> foldedBranches; ///< of several hypotheses side by side those whose steps are hidden
    std::set<BranchId> openWays;       ///< of the ways to meet a rule those whose steps are shown
    std::set<StepId> openBatches;
    std::string technique; ///< only steps that use it, themselves or in a hypothesis; empty: all
    friend bool operator==(const TraceFolding&, const TraceFolding&) = default;
};

[[nodiscard]] std::vector<TraceRow> traceRows(const Trace&, const TraceFolding&);

/// One bar of the strip.
struct TraceBar {
    StepId step = 0;
    int level = 1; ///< difficultyLevel()
    bool isHypothesis = false;
    friend bool operator==(const TraceBar&, const TraceBar&) = default;
};
/// One for each step of the main line.
[[nodiscard]] std::vector<TraceBar> traceBars(const Trace&);

/// The step of another trace that concludes the same in the same place: in the main line, or under the same hypotheses
/// for the counterpart of the step that they justify. 0: there is none.
[[nodiscard]] StepId counterpartOf(const Trace& from, StepId, const Trace& in);
[[nodiscard]] BranchId counterpartOfBranch(const Trace& from, BranchId, const Trace& in);
/// What is open in one trace, as far as the other one has it too.
[[nodiscard]] TraceFolding translated(const TraceFolding&, const Trace& from, const Trace& to);

} // namespace tokisuji
