// Reapplying: what followed an earlier state before it was edited otherwise, to be done again after that edit.
#pragma once

#include "editor/model/history.h"

namespace tokisuji {

/// The edits of the newest branch that leaves the way to a node, from where it leaves it to its tip; empty where there
/// is none.
[[nodiscard]] std::vector<NodeId> leftBehind(const History&, NodeId);

struct Reapplied {
    std::vector<Edit> edits; ///< in order, each fitting the board after those before it
    int leftOut = 0;         ///< edits that do not fit any more
};
/// What of some nodes' edits still fits a board. One that was undone by what is there now does not.
[[nodiscard]] Reapplied reapplied(const History&, const std::vector<NodeId>&, Board);

} // namespace tokisuji
