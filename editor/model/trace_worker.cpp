#include "editor/model/trace_worker.h"

#include "editor/model/pacer.h"

namespace tokisuji {

namespace {

/// The engine lets no exception out, but memory may run out anywhere: then nothing is known, and the program goes on.
Trace guarded(const TraceFunction& function, const TraceWorker::Job& job, const std::stop_token& stop,
              const std::function<void(TraceWorker::Shared)>& send)
try {
    Pacer pacer;
    return function(job.board, job.options, stop,
                    [&](const Trace& trace) { pacer.offer([&] { send(std::make_shared<const Trace>(trace)); }); });
} catch (...) {
    return {};
}

} // namespace

TraceWorker::TraceWorker(TraceFunction function, std::function<void()> wake)
    : m_worker(
        [function = std::move(function)](const Job& job, const std::stop_token& stop, const auto& send) -> Shared {
            return std::make_shared<const Trace>(guarded(function, job, stop, send));
        },
        std::move(wake))
{
}

} // namespace tokisuji
