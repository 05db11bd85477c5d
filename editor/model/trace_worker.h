// TraceWorker: one trace at a time on a thread of its own; nobody ever waits for it.
#pragma once

#include "editor/model/worker.h"
#include "engine/trace/tracer.h"

namespace tokisuji {

/// From a board to its trace, as trace() does it.
using TraceFunction = std::function<Trace(const Board&, const TraceOptions&, const std::stop_token&, const TraceSink&)>;

/// Hands on the trace as it grows, but not every state of it: to copy a long trace costs time, so the next copy is made
/// only when several times the cost of the last one has passed.
class TraceWorker {
public:
    struct Job {
        Board board;
        TraceOptions options;
    };
    using Shared = std::shared_ptr<const Trace>;
    using Report = Worker<Job, Shared>::Report;

    /// `function` is called on the worker's thread; `wake` there when a report has come and none was waiting.
    TraceWorker(TraceFunction function, std::function<void()> wake);

    /// Replaces the job that runs or waits. Returns the number that its reports carry.
    std::uint64_t start(Job job) { return m_worker.start(std::move(job)); }
    /// The job is never heard of again.
    void stop() { m_worker.stop(); }
    /// The job ends soon and says what it has.
    void interrupt() { m_worker.interrupt(); }
    [[nodiscard]] std::optional<Report> take() { return m_worker.take(); }

private:
    Worker<Job, Shared> m_worker;
};

} // namespace tokisuji
