// Replay text: the states of a log as they are shown to others, in the language of the window.
#pragma once

#include "editor/export/replay.h"
#include "editor/model/annotations.h"
#include "editor/model/history.h"

#include <functional>

namespace tokisuji {

struct ReplayWishes {
    bool undone = false; ///< also what was undone, in the order in which it was made
    /// The status of a state, where it is known. None: of no state.
    std::function<std::optional<Status>(NodeId, const Board&)> verdict;
};

/// From the root to the tip of the main lane; a number counts as one edit however it was typed.
[[nodiscard]] std::vector<ReplayState> replayStates(const History& history, const ReplayWishes& wishes = {});
/// What stands round them.
[[nodiscard]] ReplayWords replayWords(const Board& board, const Metadata& metadata);

} // namespace tokisuji
