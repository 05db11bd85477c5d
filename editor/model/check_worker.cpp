// The owner writes the newest job into a mailbox, the thread writes the newest report of that job. Each holds the lock
// only to move a value in or out. The thread is detached: it keeps the mailbox alive by itself, and ends once the
// owner has closed it and the check has noticed.
//
//   owner   start(job 1) ─────────── start(job 2) ──────── take() ─── ~CheckWorker
//              │                     │ stops job 1            ▲           │ stops job 2, closes
//   thread     └─ check(job 1) ──────┴─ check(job 2) ─ report ┘ ──────────┴─ check returns, thread ends
#include "editor/model/check_worker.h"

#include <condition_variable>
#include <mutex>
#include <thread>
#include <utility>

namespace tokisuji {

namespace {

/// How many threads still run without an owner. Never destroyed, as threads may outlive main().
struct Ownerless {
    std::mutex mutex;
    std::condition_variable changed;
    int count = 0;

    void add(int n)
    {
        const std::lock_guard lock(mutex);
        count += n;
        changed.notify_all();
    }
};

Ownerless& ownerless()
{
    static auto* const threads = new Ownerless;
    return *threads;
}

/// The engine lets no exception out, but memory may run out anywhere: then the check has failed, not the program.
Verdict guarded(const CheckFunction& check, const CheckWorker::Job& job, const std::stop_token& stop,
                const VerdictSink& sink)
try {
    return check(job.board, job.options, stop, sink);
} catch (...) {
    return {.stop = Stop::Cancelled};
}

} // namespace

struct CheckWorker::Mailbox {
    std::mutex mutex;
    std::condition_variable filled;
    std::optional<Job> job;
    std::optional<Report> report;
    std::stop_source stop{std::nostopstate}; // of the newest job
    std::uint64_t serial = 0;                // of the newest job
    bool closed = false;
    std::function<void()> wake;

    struct Task {
        Job job;
        std::stop_token stop;
        std::uint64_t serial;
    };
    std::optional<Task> next();
    void deliver(const Task&, std::shared_ptr<const Verdict>, bool isLast);
    void work(const CheckFunction& live, const CheckFunction& idle);
};

std::optional<CheckWorker::Mailbox::Task> CheckWorker::Mailbox::next()
{
    std::unique_lock lock(mutex);
    filled.wait(lock, [this] { return job || closed; });
    if (closed)
        return {};
    Task task{std::move(*job), stop.get_token(), serial};
    job.reset();
    return task;
}

void CheckWorker::Mailbox::deliver(const Task& task, std::shared_ptr<const Verdict> verdict, bool isLast)
{
    const std::lock_guard lock(mutex);
    if (closed || task.serial != serial)
        return;
    const bool wasEmpty = !report;
    report = Report{task.job.revision, std::move(verdict), isLast};
    if (wasEmpty)
        wake();
}

void CheckWorker::Mailbox::work(const CheckFunction& live, const CheckFunction& idle)
{
    while (const std::optional<Task> task = next()) {
        const auto send = [&](Verdict verdict, bool isLast) {
            verdict.marks = task->job.options.marks;
            deliver(*task, std::make_shared<const Verdict>(std::move(verdict)), isLast);
        };
        const auto sink = [&](const Verdict& verdict) {
            if (!task->stop.stop_requested())
                send(verdict, false);
        };
        send(guarded(task->job.kind == Kind::Live ? live : idle, task->job, task->stop, sink), true);
    }
}

CheckWorker::CheckWorker(CheckFunction live, CheckFunction idle, std::function<void()> wake)
    : m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->wake = std::move(wake);
    std::thread([mailbox = m_mailbox, live = std::move(live), idle = std::move(idle)]() mutable {
        mailbox->work(live, idle);
        live = {};
        idle = {};
        ownerless().add(-1);
    }).detach();
}

CheckWorker::~CheckWorker()
{
    stop();
    ownerless().add(1);
    const std::lock_guard lock(m_mailbox->mutex);
    m_mailbox->closed = true;
    m_mailbox->filled.notify_all();
}

void CheckWorker::start(Job job)
{
    std::stop_source obsolete;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        obsolete = std::exchange(m_mailbox->stop, std::stop_source());
        ++m_mailbox->serial;
        m_mailbox->job = std::move(job);
        m_mailbox->report.reset();
    }
    obsolete.request_stop();
    m_mailbox->filled.notify_all();
}

void CheckWorker::stop()
{
    std::stop_source obsolete;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        obsolete = std::exchange(m_mailbox->stop, std::stop_source(std::nostopstate));
        ++m_mailbox->serial;
        m_mailbox->job.reset();
        m_mailbox->report.reset();
    }
    obsolete.request_stop();
}

std::optional<CheckWorker::Report> CheckWorker::take()
{
    const std::lock_guard lock(m_mailbox->mutex);
    return std::exchange(m_mailbox->report, std::nullopt);
}

bool CheckWorker::waitForAll(std::chrono::milliseconds patience)
{
    std::unique_lock lock(ownerless().mutex);
    return ownerless().changed.wait_for(lock, patience, [] { return ownerless().count == 0; });
}

} // namespace tokisuji
