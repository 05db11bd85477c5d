#include "engine/check/reasoning.h"

#include "engine/solve/conflict.h"
#include "engine/solve/marks.h"
#include "engine/trace/replay.h"
#include "engine/trace/tracer.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <set>
#include <thread>

namespace tokisuji {

namespace {

/// Everything that needs no hypothesis.
const Profile& reasoning()
{
    static const Profile profile{.name = "reasoning"};
    return profile;
}

/// The last look, which finds nothing more, may take longer than all steps: so it is not they that look at the time.
Trace tracedUntil(const Halt& halt, const Board& board, const Rules& rules, MarkUse marks)
{
    std::stop_source over;
    const std::stop_callback passOn(halt.token(), [&] { over.request_stop(); });
    const std::jthread timer([&](const std::stop_token& done) {
        std::mutex mutex;
        std::condition_variable_any never;
        std::unique_lock lock(mutex);
        if (!halt.deadline())
            return;
        never.wait_until(lock, done, *halt.deadline(), [] { return false; });
        over.request_stop();
    });
    return trace(board, rules, {.profile = reasoning(), .marks = marks}, over.get_token());
}

/// Where the rules stand that a contradiction rests on, by way of all steps before it.
class Grounds {
public:
    explicit Grounds(const Trace& trace) : m_trace(trace) { add(trace.clash); }
    [[nodiscard]] const std::set<Place>& anchors() const { return m_anchors; }

private:
    void add(const Reason& why)
    {
        for (const ConKey& rule : why.constraints)
            m_anchors.insert(rule.anchor);
        for (const FactUse& fact : why.facts)
            if (fact.by != 0 && m_steps.insert(fact.by).second)
                add(m_trace.step(fact.by).why);
    }

    const Trace& m_trace;
    std::set<Place> m_anchors;
    std::set<StepId> m_steps;
};

std::vector<Place> cluesBehind(const Trace& trace, const Board& board)
{
    const Grounds grounds(trace);
    std::vector<Place> clues = relaxableClues(board, Relaxation::Removed);
    std::erase_if(clues, [&](Place clue) { return !grounds.anchors().contains(clue); });
    return clues;
}

} // namespace

Insight insightByReasoning(const Board& board, const Rules& rules, MarkUse marks, const Halt& halt)
{
    const Board start = marks == MarkUse::Use ? board : board.withoutMarks();
    const Trace path = tracedUntil(halt, start, rules, marks);
    if (path.result == TraceResult::Contradiction)
        return {.isContradiction = true, .clues = cluesBehind(path, board)};
    return {.facts = factsOfMarks(rules, boardAtEnd(start, rules, path)).value_or(std::vector<Lit>{})};
}

} // namespace tokisuji
