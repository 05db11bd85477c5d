// Insight: what reasoning without a search finds out where a search takes long. Clauses hide what a person sees at
// once: that a region cannot get its cells, say.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/sat/model.h"
#include "engine/solve/verdict.h"

#include <functional>
#include <vector>

namespace tokisuji {

struct Insight {
    bool isContradiction = false;
    std::vector<Place> clues; ///< of a contradiction: where the clues stand that it rests on; sorted
    std::vector<Lit> facts;   ///< these hold in every solution
};
/// Asked with a board, what is said of it, the marks that count, and when to give up. None: nobody is asked.
using Insights = std::function<Insight(const Board&, const Rules&, MarkUse, const Halt&)>;

/// Who is asked about a board, and what about.
struct InsightQuestion {
    const Insights& insights;
    const Board& board;
    const Rules& rules;
    MarkUse marks = MarkUse::Ignore;
};

/// How a search goes on, under assumptions, once it takes long.
using SolveOn = std::function<SatResult(const std::vector<Lit>&)>;

/// As Model::solve(), with an insight for a search that goes on for long; what was gained is kept in `gained`. Unsat by
/// a contradiction has no core. Nothing said of how to go on: by the model.
[[nodiscard]] SatResult solveWithInsight(Model&, std::vector<Lit> assumptions, const InsightQuestion&, const Halt&,
                                         Insight& gained, const SolveOn& goOn = {});

} // namespace tokisuji
