#include "editor/model/trace_worker.h"

namespace tokisuji {

namespace {

using Clock = std::chrono::steady_clock;

/// Nobody reads faster.
constexpr std::chrono::milliseconds leastPause{30};
/// A copy costs at most the tenth part of the time that passes between two of them.
constexpr int pausePerCopy = 10;

/// Decides which states of a growing trace are handed on.
class Stream {
public:
    explicit Stream(const std::function<void(TraceWorker::Shared)>& send) : m_send(send) {}

    void take(const Trace& trace)
    {
        const Clock::time_point begin = Clock::now();
        if (begin < m_next)
            return;
        m_send(std::make_shared<const Trace>(trace));
        const Clock::time_point end = Clock::now();
        m_next = end + std::max<Clock::duration>(leastPause, pausePerCopy * (end - begin));
    }

private:
    const std::function<void(TraceWorker::Shared)>& m_send;
    Clock::time_point m_next; ///< the first state goes at once
};

/// The engine lets no exception out, but memory may run out anywhere: then nothing is known, and the program goes on.
Trace guarded(const TraceFunction& function, const TraceWorker::Job& job, const std::stop_token& stop, Stream& stream)
try {
    return function(job.board, job.options, stop, [&](const Trace& trace) { stream.take(trace); });
} catch (...) {
    return {};
}

} // namespace

TraceWorker::TraceWorker(TraceFunction function, std::function<void()> wake)
    : m_worker(
        [function = std::move(function)](const Job& job, const std::stop_token& stop, const auto& send) -> Shared {
            Stream stream(send);
            return std::make_shared<const Trace>(guarded(function, job, stop, stream));
        },
        std::move(wake))
{
}

} // namespace tokisuji
