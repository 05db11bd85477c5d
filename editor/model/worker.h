// Worker: one job at a time on a thread of its own; nobody ever waits for it.
//
// The owner writes the newest job into a mailbox, the thread writes the newest report of that job. Each holds the lock
// only to move a value in or out. The thread is detached: it keeps the mailbox alive by itself, and ends once the
// owner has closed it and the job has noticed.
//
//   owner   start(job 1) ─────────── start(job 2) ──────── take() ─── ~Worker
//              │                     │ stops job 1            ▲           │ stops job 2, closes
//   thread     └─ work(job 1) ───────┴─ work(job 2) ── report ┘ ──────────┴─ work returns, thread ends
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <utility>

namespace tokisuji {

/// Counts threads that still run without an owner; for the end of the program.
namespace ownerless {
void add();
void remove();
/// False when they have not all ended in time.
[[nodiscard]] bool waitForAll(std::chrono::milliseconds patience);
/// Lets the end of the program wait a moment for them: they must not run while its static objects go.
void waitAtExit();
} // namespace ownerless

/// Owned by one thread. Thread and owner share the mailbox only; each ends without the other.
template <class Job, class Result>
class Worker {
public:
    struct Report {
        std::uint64_t serial = 0; ///< of the job, as start() gave it
        Result result;
        bool isLast = false; ///< the job has ended
    };
    using Send = std::function<void(Result)>;
    /// Does a job and returns its last result; may send others before. Lets no exception out.
    using Work = std::function<Result(const Job&, const std::stop_token&, const Send&)>;

    /// `work` is called and destroyed on the worker's thread. `wake` is called there when a report has come and none
    /// was waiting; never after the destructor.
    Worker(Work work, std::function<void()> wake);
    /// Asks the running job to stop and returns at once.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Replaces the job that runs or waits, which is asked to stop and never heard of again.
    std::uint64_t start(Job job) { return replace(std::move(job), std::stop_source()); }
    /// The job that runs or waits is asked to stop and never heard of again.
    void stop() { replace({}, std::stop_source(std::nostopstate)); }
    /// Asks the running job to stop, and hears what it has found.
    void interrupt();
    /// The newest report of the current job, once.
    [[nodiscard]] std::optional<Report> take();

private:
    struct Mailbox;
    std::uint64_t replace(std::optional<Job> job, std::stop_source stop);
    std::shared_ptr<Mailbox> m_mailbox;
};

// --- the mailbox ---

template <class Job, class Result>
struct Worker<Job, Result>::Mailbox {
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
    void deliver(const Task&, Result, bool isLast);
    void run(const Work&);
};

template <class Job, class Result>
auto Worker<Job, Result>::Mailbox::next() -> std::optional<Task>
{
    std::unique_lock lock(mutex);
    filled.wait(lock, [this] { return job || closed; });
    if (closed)
        return {};
    Task task{std::move(*job), stop.get_token(), serial};
    job.reset();
    return task;
}

template <class Job, class Result>
void Worker<Job, Result>::Mailbox::deliver(const Task& task, Result result, bool isLast)
{
    const std::lock_guard lock(mutex);
    if (closed || task.serial != serial)
        return;
    const bool wasEmpty = !report;
    report = Report{task.serial, std::move(result), isLast};
    if (wasEmpty)
        wake();
}

template <class Job, class Result>
void Worker<Job, Result>::Mailbox::run(const Work& work)
{
    while (const std::optional<Task> task = next()) {
        const Send send = [&](Result result) {
            if (!task->stop.stop_requested())
                deliver(*task, std::move(result), false);
        };
        deliver(*task, work(task->job, task->stop, send), true);
    }
}

// --- the owner's side ---

template <class Job, class Result>
Worker<Job, Result>::Worker(Work work, std::function<void()> wake) : m_mailbox(std::make_shared<Mailbox>())
{
    m_mailbox->wake = std::move(wake);
    std::thread([mailbox = m_mailbox, work = std::move(work)]() mutable {
        mailbox->run(work);
        work = {};
        ownerless::remove();
    }).detach();
}

template <class Job, class Result>
Worker<Job, Result>::~Worker()
{
    stop();
    ownerless::add();
    const std::lock_guard lock(m_mailbox->mutex);
    m_mailbox->closed = true;
    m_mailbox->filled.notify_all();
}

template <class Job, class Result>
std::uint64_t Worker<Job, Result>::replace(std::optional<Job> job, std::stop_source stop)
{
    std::uint64_t serial = 0;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        std::swap(m_mailbox->stop, stop);
        serial = ++m_mailbox->serial;
        m_mailbox->job = std::move(job);
        m_mailbox->report.reset();
    }
    stop.request_stop();
    m_mailbox->filled.notify_all();
    return serial;
}

template <class Job, class Result>
void Worker<Job, Result>::interrupt()
{
    std::stop_source running;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        running = m_mailbox->stop;
    }
    running.request_stop();
}

template <class Job, class Result>
auto Worker<Job, Result>::take() -> std::optional<Report>
{
    const std::lock_guard lock(m_mailbox->mutex);
    return std::exchange(m_mailbox->report, std::nullopt);
}

} // namespace tokisuji
