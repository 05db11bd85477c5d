#include "editor/model/branch_numbers.h"

namespace tokisuji {

int BranchNumbers::of(const History& history, NodeId node)
{
    for (auto id = static_cast<NodeId>(m_branchOf.size()); id < history.size(); ++id) {
        const NodeId parent = history.node(id).parent;
        const bool goesOn = parent == noNode || history.node(parent).children.front() == id;
        m_branchOf.push_back(parent == noNode ? 0 : goesOn ? m_branchOf[static_cast<std::size_t>(parent)] : ++m_last);
    }
    return m_branchOf[static_cast<std::size_t>(node)];
}

} // namespace tokisuji
