// Repairs: single changes of a clue that make a puzzle unique, or solvable again.
#pragma once

#include "engine/clues/clue_options.h"
#include "engine/solve/check_marks.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// One change of a clue and what the board is with it.
struct Repair {
    ClueOption option;
    Status status = Status::Unknown;
    int determined = 0; ///< answers that are determined then
};

struct RepairOptions {
    /// The solution that shall stay one: the author's marks, or one of those on show.
    std::optional<Board> target;
    /// Where the author changed clues last: for a puzzle without solution, changes there come before others that
    /// determine as much.
    std::vector<Place> edited{};
    /// For each board that is tried.
    std::chrono::milliseconds patience{500};
    /// How many of the best changes to keep when none makes the puzzle unique; those as good as the last one stay too.
    std::size_t most = 12;
};

struct RepairReport {
    /// Best first: those that make the puzzle unique (additions, changes, what takes clues away, changes of the ground;
    /// near the difference of two solutions first); when there is none, those that determine most.
    /// Of the numbers of a compass, for each place and each list of all four that one solution has, every smallest set
    /// that no other solution shares: those that change a single number, and all that change several at once.
    /// A puzzle without solution: every change of the clues that cannot stand together which gives it one back, and
    /// every pair of letters. Those that determine most come first, among equals those of the clue that was edited
    /// last.
    std::vector<Repair> repairs;
    int tried = 0;
    int candidates = 0; ///< of clues that are named: not pairs of letters, nor several numbers of very long lines, of a
                        ///< compass or of two sums
    /// Finished: everything was tried. Limit: some boards were given up.
    Stop stop = Stop::Running;
};

/// Called on either of the two searching threads, never on both at once, whenever the report has become better.
using RepairSink = std::function<void(const RepairReport&)>;

/// `verdict` is what a check of the board said; a puzzle that is unique, or of unknown status, has no repairs.
/// Returns soon after a stop request: within 20 ms on boards of up to some hundred cells.
[[nodiscard]] RepairReport findRepairs(const Board&, const Verdict& verdict, const RepairOptions& = {},
                                       std::stop_token = {}, const RepairSink& = {});

} // namespace tokisuji
