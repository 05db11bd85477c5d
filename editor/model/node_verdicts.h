// NodeVerdicts: what is known of the board at each node of a history.
#pragma once

#include "editor/model/history.h"
#include "editor/model/live_solver.h"

#include <chrono>
#include <optional>
#include <unordered_map>
#include <vector>

namespace tokisuji {

/// Nodes with the same board share what is known of it. Boards are only looked at once, by replaying edits from parent
/// to child, a few milliseconds at a time.
class NodeVerdicts {
public:
    explicit NodeVerdicts(const LiveSolver* solver);

    /// Forgets all nodes, and follows the solver's use of marks from now on.
    void reset();
    [[nodiscard]] MarkUse marks() const { return m_marks; }

    /// Takes over new nodes, for about as long as this; false while some are left. Requires the same history since
    /// reset().
    bool takeIn(const History&, std::chrono::microseconds time);
    [[nodiscard]] bool isComplete(const History&) const;

    /// Nothing known: nullptr. Valid until the next change.
    [[nodiscard]] const VerdictSummary* at(NodeId node) const
    {
        const auto index = static_cast<std::size_t>(node);
        if (index >= m_stateOf.size())
            return nullptr;
        const auto& verdict = m_states[m_stateOf[index]].verdict;
        return verdict ? &*verdict : nullptr;
    }

    /// The solver has news of its current board: its verdict is updated, and that of the board before it. True when
    /// anything has changed.
    bool takeLive();
    /// The solver's cache has grown: renews these nodes' verdicts and looks at some others. True when anything changed.
    bool takeCached(const std::vector<NodeId>& expected);

    /// The newest nodes that no check has settled yet, the newest first.
    [[nodiscard]] std::vector<NodeId> newestOpen(std::size_t count);
    /// Does no check need to look at this node any more?
    [[nodiscard]] bool isSettled(NodeId node) const;
    /// Must not be offered by newestOpen() again.
    void giveUp(NodeId node);

private:
    struct State {
        std::size_t key = 0; ///< VerdictCache::key of the board
        std::optional<VerdictSummary> verdict;
        bool isGivenUp = false;
    };
    using StateIndex = std::uint32_t;
    [[nodiscard]] StateIndex stateFor(std::size_t key);
    [[nodiscard]] std::optional<VerdictSummary> known(std::size_t key) const;
    [[nodiscard]] const State& stateOf(NodeId node) const
    {
        return m_states[m_stateOf[static_cast<std::size_t>(node)]];
    }
    [[nodiscard]] static bool isFinished(const State&);
    [[nodiscard]] static bool isSettled(const State&);
    bool renew(State&);
    bool renewKey(std::optional<std::size_t> key);
    void moveTo(const History&, NodeId node);

    const LiveSolver* m_solver;
    MarkUse m_marks;
    std::vector<StateIndex> m_stateOf; ///< by node
    std::vector<State> m_states;       ///< by board
    std::unordered_map<std::size_t, StateIndex> m_indexOf;
    std::vector<NodeId> m_open; ///< nodes that may not be settled, oldest first
    std::optional<std::size_t> m_liveKey;
    std::size_t m_swept = 0; ///< how far the look at all states has come
    Board m_board;           ///< at m_boardNode
    NodeId m_boardNode = noNode;
};

} // namespace tokisuji
