// Step text: a trace in words, in the language of the window.
#pragma once

#include "editor/model/trace_rows.h"
#include "engine/board/board.h"
#include "engine/trace/trace.h"

#include <QString>

namespace tokisuji {

/// The name of a technique (an id).
[[nodiscard]] QString techniqueName(std::string_view technique);
/// "Island full · 5 at R3C5"; a step with hypotheses: "Contradiction · 3 steps ahead". Says it where the step assumes
/// that there is one solution.
[[nodiscard]] QString stepTitle(const Trace& trace, const Step& step, const Board& board);
/// "there are two bridges between R3C5 and R3C8, and R2C1 is shaded".
[[nodiscard]] QString stepConclusion(const Step& step, const Board& board);
/// Why, as a whole sentence.
[[nodiscard]] QString stepReason(const Trace& trace, const Step& step, const Board& board);

struct RowText {
    QString title;  ///< "5 simple deductions", "Assume no bridge between R3C3 and R3C5", "Broken: no branch", "Solved"
    QString detail; ///< may be empty
    friend bool operator==(const RowText&, const RowText&) = default;
};
[[nodiscard]] RowText rowText(const Trace& trace, const TraceRow& row, const Board& board);

/// "solved · 44 steps · 1 hypothesis"; "still tracing · 12 steps" while it runs.
[[nodiscard]] QString traceSummary(const Trace& trace, bool isRunning);
/// "Hard · hardest step 6.4"; empty for a path without steps. Its length is a part of the summary.
[[nodiscard]] QString difficultyText(const Difficulty& difficulty);
/// Both: "solved · 44 steps · Hard · hardest step 6.4".
[[nodiscard]] QString wholeSummary(const Trace& trace);
/// What makes a path as hard as it is, one item per line.
[[nodiscard]] QString difficultyReasons(const Trace& trace);

} // namespace tokisuji
