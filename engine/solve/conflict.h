// Conflict: why a board has no solution, as a smallest set of clues that cannot stand together.
#pragma once

#include "engine/sat/halt.h"
#include "engine/solve/insight.h"
#include "engine/solve/verdict.h"

#include <chrono>
#include <functional>

namespace tokisuji {

/// How a clue is taken away. A clue that shapes the board by its very presence (an island of a bridge puzzle, a cell
/// that a loop may not enter, the seed of a region) is first turned into "?", so that the question stays whether the
/// numbers can stand together; only if that does not help is it removed.
enum class Relaxation : std::uint8_t { ToUnknown, Removed };

/// Places that hold a clue which the relaxation takes away, in reading order.
[[nodiscard]] std::vector<Place> relaxableClues(const Board&, Relaxation);
/// The board with only the `kept` ones of these; everything else that stands on it stays.
[[nodiscard]] Board relaxed(const Board&, Relaxation, const std::vector<Place>& kept);
/// What findConflict tries, in order.
[[nodiscard]] std::vector<Relaxation> relaxationsOf(const Board&);

struct Conflict {
    /// Places (mostly cells) whose clues cannot stand together. Empty and minimal: the rules alone cannot be met on
    /// this board.
    std::vector<Place> cells;
    /// Taking any one of the cells away makes the board solvable.
    bool minimal = false;
    Relaxation relaxation = Relaxation::Removed;
};
using ConflictSink = std::function<void(const Conflict&)>;

struct ConflictOptions {
    /// Use: the marks stay as facts, and the clues are those that cannot stand together with them.
    MarkUse marks = MarkUse::Ignore;
    /// Clues conflict when they cannot stand together in this reading of the board that holds them.
    BoardReading reading = BoardReading::AsItStands;
    /// Clues that are known to conflict; none: not known yet.
    std::vector<Place> known = {};
    /// Who is asked where a search takes long.
    Insights insights = {};
    /// How long to take clues away at most: conflicts of hundreds of clues on large boards are not worth more.
    std::chrono::milliseconds patience{10'000};
    /// How long to look for a still smaller set once a minimal one is known.
    std::chrono::milliseconds effort{300};
};

/// Requires a board without solution (its marks counted as the options say). Reports every better set to the sink.
/// Returns within 20 ms of a halt, with the best set so far; without any cells and not minimal if there is
/// none.
[[nodiscard]] Conflict findConflict(const Board&, const ConflictOptions& = {}, const Halt& = {},
                                    const ConflictSink& = {});

/// The status of the board by its clues alone; empty when stopped.
[[nodiscard]] std::optional<Status> statusWithoutMarks(const Board&, const Halt& = {});

} // namespace tokisuji
