#include "editor/model/check_worker.h"

namespace tokisuji {

namespace {

/// The engine lets no exception out, but memory may run out anywhere: then the check has failed, not the program.
Verdict guarded(const CheckFunction& check, const CheckWorker::Job& job, const std::stop_token& stop,
                const VerdictSink& sink)
try {
    return check(job.board, job.options, stop, sink);
} catch (...) {
    return {.stop = Stop::Cancelled};
}

std::shared_ptr<const Verdict> shared(Verdict verdict, const CheckWorker::Job& job)
{
    verdict.marks = job.options.marks;
    return std::make_shared<const Verdict>(std::move(verdict));
}

} // namespace

CheckWorker::CheckWorker(CheckFunction live, CheckFunction idle, std::function<void()> wake)
    : m_worker(
        [live = std::move(live), idle = std::move(idle)](const Job& job, const std::stop_token& stop,
                                                         const auto& send) {
            const auto sink = [&](const Verdict& verdict) { send(shared(verdict, job)); };
            return shared(guarded(job.kind == Kind::Live ? live : idle, job, stop, sink), job);
        },
        std::move(wake))
{
}

void CheckWorker::start(Job job)
{
    m_revision = job.revision;
    m_worker.start(std::move(job));
}

void CheckWorker::stop()
{
    m_worker.stop();
}

std::optional<CheckWorker::Report> CheckWorker::take()
{
    auto report = m_worker.take();
    if (!report)
        return std::nullopt;
    return Report{m_revision, std::move(report->result), report->isLast};
}

} // namespace tokisuji
