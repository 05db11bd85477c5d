// The check of a puzzle whose answer is marks: from a board to its verdict.
#pragma once

#include "engine/solve/insight.h"
#include "engine/solve/verdict.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <stop_token>

namespace tokisuji {

struct CheckOptions {
    MarkUse marks = MarkUse::Ignore;
    /// Stop with Stop::Limit after this time; zero: no limit.
    std::chrono::milliseconds limit{0};
    /// How many alternatives to look for; 0 = only prove uniqueness and determine marks.
    int alternatives = 1;
    /// Look for a smallest conflicting set of clues when there is no solution.
    bool conflict = true;
    /// Where there is no solution as the board stands: ask whether there can be one once clues are added, and then
    /// rooms divided where the genre has rooms, up to this reading. Then None says that nothing can help, and the
    /// conflict is one that stays whatever is added.
    BoardReading upTo = BoardReading::AsItStands;
    /// Who is asked where a search takes long.
    Insights insights = {};
};

/// Called on the checking thread whenever the verdict has become better, at most every few milliseconds and once at
/// the end. The last one equals the returned verdict.
using VerdictSink = std::function<void(const Verdict&)>;

/// Cold check of one board. Returns within 20 ms of a stop request, with Stop::Cancelled. Stop::TooLarge: not every
/// answer could be told. Solutions that are known already are filled boards.
[[nodiscard]] Verdict checkMarks(const Board&, const CheckOptions& = {}, std::stop_token = {}, const VerdictSink& = {},
                                 std::span<const Board> known = {});

/// A solver that stays warm between edits: it keeps learnt clauses, cuts and known solutions, and exchanges only the
/// instances that an edit changed. Not thread-safe: one thread at a time. Gives the same verdicts as checkMarks().
class MarkSession {
public:
    MarkSession();
    ~MarkSession();
    MarkSession(const MarkSession&) = delete;
    MarkSession& operator=(const MarkSession&) = delete;

    [[nodiscard]] Verdict check(const Board&, const CheckOptions& = {}, std::stop_token = {}, const VerdictSink& = {});

private:
    struct State;
    std::map<BoardReading, State> m_states;
    BoardReading m_last = BoardReading::AsItStands; ///< of the last verdict
};

} // namespace tokisuji
