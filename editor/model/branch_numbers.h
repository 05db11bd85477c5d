// BranchNumbers: which branch of a history a state belongs to, whichever of them redo takes now.
#pragma once

#include "editor/model/history.h"

#include <vector>

namespace tokisuji {

/// A branch begins where a state gets a further child; the first child goes on with the branch of its parent. Branches
/// are numbered as they begin; 0 is the one of the root. Numbers never change.
class BranchNumbers {
public:
    /// Requires the same history in each call, which may have grown.
    [[nodiscard]] int of(const History& history, NodeId node);

private:
    std::vector<int> m_branchOf; ///< by node
    int m_last = 0;
};

} // namespace tokisuji
