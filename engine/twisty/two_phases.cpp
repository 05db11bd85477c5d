#include "engine/twisty/two_phases.h"

#include "engine/twisty/turn_model.h"
#include "engine/util/at_end.h"

#include <condition_variable>
#include <deque>
#include <future>
#include <mutex>

namespace tokisuji {

namespace {

/// Ends are looked for up to this length first, and one turn farther after so many beginnings: another beginning is
/// cheaper than a long end. A solution that needs no end is always seen, and that is what the proof leans on.
constexpr int fewestEnds = 5;
constexpr int triesPerTurn = 12;

/// Beginnings on their way from the first phase to the second; both know the length to beat.
class Pipeline {
public:
    /// Waits while the second phase is far behind.
    void put(TurnList beginning)
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return m_waiting.size() < 16 || m_ended; });
        m_waiting.push_back(std::move(beginning));
        m_changed.notify_all();
    }
    /// No more beginnings come, or none is wanted any more.
    void end()
    {
        const std::lock_guard lock(m_mutex);
        m_ended = true;
        m_changed.notify_all();
    }
    [[nodiscard]] std::optional<TurnList> take()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [&] { return !m_waiting.empty() || m_ended; });
        if (m_waiting.empty())
            return {};
        TurnList next = std::move(m_waiting.front());
        m_waiting.pop_front();
        m_changed.notify_all();
        return next;
    }
    [[nodiscard]] int lengthToBeat() const
    {
        const std::lock_guard lock(m_mutex);
        return m_toBeat;
    }
    void found(int length)
    {
        const std::lock_guard lock(m_mutex);
        m_toBeat = length;
    }

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<TurnList> m_waiting;
    bool m_ended = false;
    int m_toBeat = INT32_MAX;
};

/// Sends every beginning that is shorter than the best sequence; returns how long they would be next.
int firstPhase(const TwistyDefinition& d, const std::string& state, const Halt& halt, Pipeline& pipeline)
{
    const AtEnd end([&] { pipeline.end(); });
    const TurnTarget target = targetOf(d, d.phases[0].merged);
    TurnModel model(d, d.phases[0].turns, state);
    while (!halt.reached() && model.depth() < pipeline.lengthToBeat()) {
        const SatResult result = model.solve(target, halt);
        if (result == SatResult::Sat) {
            const TurnList beginning = model.turns();
            model.forbid(beginning);
            pipeline.put(beginning);
        } else if (result == SatResult::Unsat) {
            model.addTurn();
        }
    }
    return model.depth();
}

/// The shortest end after a beginning, of fewer than `below` turns.
std::optional<TurnList> endOf(const TwistyDefinition& d, const std::string& state, int below, const Halt& halt)
{
    const TurnTarget goal = targetOf(d);
    TurnModel model(d, d.phases[1].turns, state);
    for (; model.depth() < below && !halt.reached(); model.addTurn())
        if (model.solve(goal, halt) == SatResult::Sat)
            return model.turns();
    return {};
}

} // namespace

TurnAnswer searchInTwoPhases(const TwistyDefinition& d, const std::string& state, const Halt& halt,
                             const TurnSink& sink)
{
    Pipeline pipeline;
    std::stop_source over;
    const std::stop_callback forward(halt.token(), [&] { over.request_stop(); });
    const Halt untilOver(over.get_token(), halt.deadline());
    std::future<int> first = std::async(std::launch::async, [&] { return firstPhase(d, state, untilOver, pipeline); });
    const AtEnd end([&] { // by what is thrown too
        over.request_stop();
        pipeline.end();
    });
    TurnAnswer answer;
    int tried = 0;
    while (std::optional<TurnList> way = pipeline.take()) {
        if (halt.reached())
            continue; // the first phase ends by itself
        const int left = pipeline.lengthToBeat() - static_cast<int>(way->size());
        const int longest = fewestEnds + tried++ / triesPerTurn;
        const auto rest = endOf(d, turned(state, d, *way), std::min(left, longest), halt);
        if (!rest)
            continue;
        way->insert(way->end(), rest->begin(), rest->end());
        pipeline.found(static_cast<int>(way->size()));
        answer.ways = {*way};
        if (sink)
            sink(answer);
    }
    const int atLeast = first.get();
    const bool isProof = d.phases[0].turns.size() == d.turns.size(); // a solution is a first phase of its own
    if (answer.length() && isProof)
        answer.atLeast = std::min(atLeast, *answer.length());
    return answer;
}

} // namespace tokisuji
