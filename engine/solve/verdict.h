// Verdict: what is known of a board's solutions.
#pragma once

#include "engine/board/mark_use.h"
#include "engine/board/placement.h"
#include "engine/rules/board_reading.h"

#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tokisuji {

enum class Status : std::uint8_t {
    Unknown, ///< not known (yet): see `stop`
    Unique,
    Several,
    None,
    Open, ///< none as the board stands, but clues that are still to come may give it some
};

/// Why a verdict is not finished.
enum class Stop : std::uint8_t {
    Running,
    Finished,
    Limit,
    Cancelled,
    TooLarge, ///< the board has answers that its rules do not tell apart, or do not speak of
};

struct TurnFindings; // engine/twisty/turn_findings.h

/// A value, refined while the solver runs; every field that is set is certain.
/// Boards carry the clues and, in the answer layers, what the field says; helper layers are blank.
struct Verdict {
    Status status = Status::Unknown;
    Stop stop = Stop::Running;
    MarkUse marks = MarkUse::Ignore;
    /// The reading of the board that all of this is about.
    BoardReading reading = BoardReading::AsItStands;

    std::optional<Board> solution;
    /// Further solutions, the nearest to `solution` (fewest differing answers) first once `nearestProved`.
    std::vector<Board> alternatives;
    bool nearestProved = false;
    /// There is no solution beside `solution` and `alternatives`.
    bool allFound = false;

    /// Marks that all solutions share; complete when `determinedComplete`, before that those proved so far.
    std::optional<Board> determined;
    int determinedCount = 0;
    int total = 0; ///< answers of the puzzle: places that a mark is asked for
    bool determinedComplete = false;

    /// For None: cells whose clues cannot stand together, none of them superfluous once `conflictMinimal`.
    /// Empty and minimal: the rules alone cannot be met on this board.
    std::vector<Place> conflict;
    bool conflictMinimal = false;
    /// For None with marks used: the status by the clues alone where it is known.
    std::optional<Status> withoutMarks;

    /// For Open: places that lack something whatever is added elsewhere, such as a cell that no clue that stands can
    /// own, or a number without an arrow. There may be others that cannot be told.
    std::vector<Place> missing;

    /// For AnswerKind::Placement: the best placement that is known; whole once `solution` is.
    std::optional<Placement> placement;
    /// For AnswerKind::Turns, whose status is over the shortest sequences; else null.
    std::shared_ptr<const TurnFindings> turns;

    double firstMs = 0;  ///< to the first solution, or to None
    double statusMs = 0; ///< to the status
    double ms = 0;       ///< to the end of the determined marks (for None: of the status)
    int solverCalls = 0;
    int cuts = 0;
    std::int64_t deadEnds = 0; ///< trials of the search that led to a contradiction
    /// While no solution is known: answers that are settled should there be one.
    int settledCount = 0;
};

/// What is certain although the rules leave answers out: solutions that were found, nothing of all solutions.
[[nodiscard]] Verdict withoutProofs(Verdict);

[[nodiscard]] std::string_view nameOf(Status); ///< "unknown" "unique" "several" "none" "open"

} // namespace tokisuji
