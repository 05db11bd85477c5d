// A trace function whose course a test decides, and a record of what it was asked.
#pragma once

#include "editor/model/live_tracer.h"
#include "tests/model/fake_check.h"

namespace tokisuji {

/// Calls in order. Copies share one record.
class FakeTrace {
public:
    struct Call {
        Board board;
        TraceOptions options;
    };
    using Course = std::function<Trace(const Call&, const std::stop_token&, const TraceSink&)>;

    explicit FakeTrace(Course course) : m_shared(std::make_shared<Shared>()) { m_shared->course = std::move(course); }

    [[nodiscard]] TraceFunction function() const
    {
        return [shared = m_shared](const Board& board, const TraceOptions& options, const std::stop_token& stop,
                                   const TraceSink& sink) {
            const Call call{board, options};
            {
                const std::lock_guard lock(shared->mutex);
                shared->calls.push_back(call);
            }
            return shared->course(call, stop, sink);
        };
    }
    [[nodiscard]] std::vector<Call> calls() const
    {
        const std::lock_guard lock(m_shared->mutex);
        return m_shared->calls;
    }
    [[nodiscard]] int callCount() const { return static_cast<int>(calls().size()); }

private:
    struct Shared {
        std::mutex mutex;
        std::vector<Call> calls;
        Course course;
    };
    std::shared_ptr<Shared> m_shared;
};

/// A path of so many steps, the n-th of which draws the n-th edge of a row.
inline Trace traceOfSteps(int count, TraceResult result = TraceResult::Solved)
{
    Trace trace;
    for (int k = 1; k <= count; ++k) {
        const Place edge = edgeBetween(cellAt(k - 1, 0), Dir::Up);
        trace.steps.push_back({.id = static_cast<StepId>(k),
                               .technique = "count-full",
                               .conclusions = {{Atom::Is, {Layer::Line, edge}, 1}}});
        trace.branches.front().steps.push_back(static_cast<StepId>(k));
    }
    trace.result = result;
    return trace;
}

} // namespace tokisuji
