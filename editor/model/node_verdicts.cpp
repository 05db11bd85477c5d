#include "editor/model/node_verdicts.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Between two looks at the clock.
constexpr int nodesPerLook = 16;
/// States that one growth of the cache has looked at beside the expected ones: somebody else may have asked for them.
constexpr std::size_t sweepLength = 256;

} // namespace

NodeVerdicts::NodeVerdicts(const LiveSolver* solver) : m_solver(solver), m_marks(solver->markUse()) {}

void NodeVerdicts::reset()
{
    m_marks = m_solver->markUse();
    m_stateOf.clear();
    m_states.clear();
    m_indexOf.clear();
    m_open.clear();
    m_liveKey = m_solver->currentKey();
    m_swept = 0;
    m_board = {};
    m_boardNode = noNode;
}

bool NodeVerdicts::isComplete(const History& history) const
{
    return static_cast<std::int64_t>(m_stateOf.size()) == history.size();
}

bool NodeVerdicts::takeIn(const History& history, std::chrono::microseconds time)
{
    const auto end = std::chrono::steady_clock::now() + time;
    m_stateOf.reserve(static_cast<std::size_t>(history.size()));
    for (int i = 1; !isComplete(history); ++i) {
        const auto id = static_cast<NodeId>(m_stateOf.size());
        moveTo(history, id);
        m_stateOf.push_back(stateFor(VerdictCache::key(checkedPart(m_board, m_marks), m_marks)));
        m_open.push_back(id);
        if (i % nodesPerLook == 0 && std::chrono::steady_clock::now() >= end)
            return isComplete(history);
    }
    return true;
}

void NodeVerdicts::moveTo(const History& history, NodeId node)
{
    const HistoryNode& target = history.node(node);
    if (m_boardNode != noNode && target.parent == m_boardNode)
        target.edit.applyTo(m_board);
    else
        m_board = node == history.current() ? history.board() : history.boardAt(node);
    m_boardNode = node;
}

NodeVerdicts::StateIndex NodeVerdicts::stateFor(std::size_t key)
{
    const auto [place, isNew] = m_indexOf.try_emplace(key, static_cast<StateIndex>(m_states.size()));
    if (isNew)
        m_states.push_back({.key = key, .verdict = known(key)});
    return place->second;
}

/// The solver's word on its current board is fresher than its cache.
std::optional<VerdictSummary> NodeVerdicts::known(std::size_t key) const
{
    const bool isLive = m_solver->currentKey() == key && m_solver->markUse() == m_marks;
    return isLive ? std::optional(summaryOf(m_solver->verdict())) : m_solver->cache().summary(key);
}

bool NodeVerdicts::renew(State& state)
{
    std::optional<VerdictSummary> verdict = known(state.key);
    if (verdict == state.verdict)
        return false;
    // A cache that was emptied doesn't make a certain verdict less so; a check that was broken off ends as unknown.
    if (!verdict && state.verdict && state.verdict->status != Status::Unknown)
        return false;
    state.verdict = verdict;
    return true;
}

bool NodeVerdicts::renewKey(std::optional<std::size_t> key)
{
    const auto found = key ? m_indexOf.find(*key) : m_indexOf.end();
    return found != m_indexOf.end() && renew(m_states[found->second]);
}

bool NodeVerdicts::takeLive()
{
    const std::optional<std::size_t> before = m_liveKey;
    m_liveKey = m_solver->currentKey();
    const bool left = before != m_liveKey && renewKey(before);
    return renewKey(m_liveKey) || left;
}

bool NodeVerdicts::takeCached(const std::vector<NodeId>& expected)
{
    bool changed = false;
    for (const NodeId node : expected)
        if (static_cast<std::size_t>(node) < m_stateOf.size())
            changed = renew(m_states[m_stateOf[static_cast<std::size_t>(node)]]) || changed;
    for (std::size_t i = std::min(sweepLength, m_states.size()); i > 0; --i) {
        m_swept = m_swept + 1 < m_states.size() ? m_swept + 1 : 0;
        changed = (!isFinished(m_states[m_swept]) && renew(m_states[m_swept])) || changed;
    }
    return changed;
}

bool NodeVerdicts::isFinished(const State& state)
{
    return state.verdict && (state.verdict->stop == Stop::Finished || state.verdict->stop == Stop::TooLarge);
}

bool NodeVerdicts::isSettled(const State& state)
{
    return state.isGivenUp || isFinished(state) || (state.verdict && state.verdict->stop == Stop::Limit);
}

bool NodeVerdicts::isSettled(NodeId node) const
{
    return isSettled(stateOf(node));
}

void NodeVerdicts::giveUp(NodeId node)
{
    m_states[m_stateOf[static_cast<std::size_t>(node)]].isGivenUp = true;
}

/// Settled nodes on the way are dropped for good, so that looking at them is paid for once.
std::vector<NodeId> NodeVerdicts::newestOpen(std::size_t count)
{
    std::vector<NodeId> found;
    std::vector<NodeId> kept;
    while (!m_open.empty() && found.size() < count) {
        const NodeId node = m_open.back();
        m_open.pop_back();
        if (isSettled(node))
            continue;
        kept.push_back(node);
        if (stateOf(node).key != m_liveKey)
            found.push_back(node);
    }
    m_open.insert(m_open.end(), kept.rbegin(), kept.rend());
    return found;
}

} // namespace tokisuji
