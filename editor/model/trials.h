// Trials: which hypotheses are open at a state, and what was on the board when they began. All of it is read off the
// history.
#pragma once

#include "editor/model/history.h"

namespace tokisuji {

struct Trial {
    NodeId begun = noNode;      ///< the node of its beginning
    NodeId assumption = noNode; ///< the first edit of the board in it, on the way to the state; noNode: none yet
    friend bool operator==(const Trial&, const Trial&) = default;
};

/// The trials that are open at a node, the outermost first.
[[nodiscard]] std::vector<Trial> openTrials(const History&, NodeId);

/// The boards on which the open trials of a node began, moved as lines and turns since then have moved them; each has
/// the size of the node's board.
[[nodiscard]] std::vector<Board> groundsOf(const History&, NodeId);

} // namespace tokisuji
