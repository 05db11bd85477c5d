// Replay: the board as it stands at a step of its trace.
//
// A trace concludes statements, a board holds marks: a mark is set as soon as its exact value is known. Relations set
// none, and a bridge of which only "at least one" is known has none yet. Everywhere `start` is the board that was
// traced, without the marks that the trace did not count (see checkedPart).
#pragma once

#include "engine/board/board.h"
#include "engine/board/edit.h"
#include "engine/trace/trace.h"

#include <map>
#include <vector>

namespace tokisuji {

class Rules;

/// A board on which the steps of a trace are taken one after the other. Makes the rules of the board once.
class Replay {
public:
    explicit Replay(const Board& start);
    Replay(const Board& start, const Rules& rules);

    [[nodiscard]] const Board& board() const { return m_board; }
    void take(const Step& step);

private:
    struct Spot {
        std::vector<Place> places;
        int lo;
        int hi;
        bool isBounded; ///< bounds say its value, as they meet
    };
    void take(const Atom& atom);

    Board m_board;
    std::map<AnswerPlace, Spot> m_spots;
};

/// With the marks of the main line before a step. For a step inside a hypothesis: before the step of the main line that
/// the hypothesis justifies.
[[nodiscard]] Board boardBefore(const Board& start, const Trace&, StepId);
/// The same with the step's own marks; inside a hypothesis equal to boardBefore().
[[nodiscard]] Board boardAfter(const Board& start, const Trace&, StepId);
/// With all marks of the main line.
[[nodiscard]] Board boardAtEnd(const Board& start, const Trace&);
[[nodiscard]] Board boardAtEnd(const Board& start, const Rules&, const Trace&);

/// The step of the main line that a step inside hypotheses serves; a step of the main line itself. 0: it serves none,
/// as its hypothesis was tried in vain at the end.
[[nodiscard]] StepId mainStepOf(const Trace&, StepId);

/// What is assumed or follows inside a hypothesis: number 0 is the assumption itself, 1, 2, … its steps in their order.
struct HypotheticalMark {
    static constexpr int assumedToo = -1; ///< the number of what is assumed with the one before
    Atom atom;
    int number = 0;
    friend bool operator==(const HypotheticalMark&, const HypotheticalMark&) = default;
};
/// The assumption and what follows from it up to and with this step; before it the same of each hypothesis that it is
/// nested in, outermost first, up to the step that the inner one justifies. Empty for a step of the main line.
[[nodiscard]] std::vector<HypotheticalMark> hypotheticalMarks(const Trace&, StepId);
/// The same with all steps of a branch. Empty for branch 0.
[[nodiscard]] std::vector<HypotheticalMark> hypotheticalMarksOf(const Trace&, BranchId);

/// The trace up to and with a step (of a hypothesis: its step of the main line) as one gesture on `board`, which may
/// hold marks that the trace did not count; they stay where the trace says nothing.
[[nodiscard]] Edit editUpTo(const Board& board, const Trace&, StepId);

/// The step of the main line that set the mark at a place: "why this mark?". 0: none did.
[[nodiscard]] StepId stepThatFound(const Trace&, const Board& start, Layer, Place);

} // namespace tokisuji
