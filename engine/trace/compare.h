// Compare: two traces side by side, and what an edit did to an intended path.
#pragma once

#include "engine/board/board.h"
#include "engine/trace/profile.h"
#include "engine/trace/trace.h"

#include <map>
#include <set>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// Steps of the main lines, matched by what they conclude; the order does not matter.
struct TraceDifference {
    std::vector<StepId> onlyLeft;
    std::vector<StepId> onlyRight;
    struct Pair {
        StepId left;
        StepId right;
    };
    std::vector<Pair> same;
    std::vector<Pair> otherReason; ///< same conclusions by another technique or other rules
};
[[nodiscard]] TraceDifference compare(const Trace& left, const Trace& right);

/// The status of a step.
enum class StepStatus : std::uint8_t {
    Same,
    OtherReason, ///< still found from the same state, but in another way
    Bypassed,    ///< found more easily before its premises: a shortcut
    Vacuous,     ///< there is nothing left to conclude: the place no longer exists
    Lost,        ///< true, but this solver no longer finds it
    NotForced,   ///< not every solution has it
    False,       ///< no solution has it
    Blocked,     ///< something that it relies on no longer holds
    Unknown,     ///< stopped
};
[[nodiscard]] std::string_view nameOf(StepStatus);

struct PathCheck {
    std::map<StepId, StepStatus> steps; ///< of the main line
    /// Where the path breaks first: steps that no longer hold although everything they rely on does.
    std::vector<StepId> breaks;
};
/// Replays steps of a path on a board, each with its own premises only. `only`: the intended steps of the main line
/// (what they rely on is examined too, but not reported); empty: all. Returns within 20 ms of a stop request.
[[nodiscard]] PathCheck checkPath(const Trace& path, const Board&, const Profile&, std::stop_token = {},
                                  const std::set<StepId>& only = {});

} // namespace tokisuji
