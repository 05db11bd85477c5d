// Worker: one question at a time on a thread of its own; nobody ever waits for it.
//
// The owner writes the newest question into a mailbox, the thread writes the newest answer to that question. Each holds
// the lock only to move a value in or out. The thread is detached: it keeps the mailbox alive by itself, and ends once
// the owner has closed it and the work has noticed.
//
//   owner   start(question 1) ───── start(question 2) ──── take() ─── ~Worker
//              │                     │ stops work 1           ▲           │ stops work 2, closes
//   thread     └─ work(question 1) ──┴─ work(question 2) ─ report ┘ ──────┴─ work returns, thread ends
#pragma once

#include "editor/model/pacer.h"

#include <chrono>
#include <condition_variable>
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
template <class Question, class Answer>
class Worker {
    struct Mailbox;

public:
    using Shared = std::shared_ptr<const Answer>;
    struct Report {
        Shared answer;       ///< nullptr: the work broke off with an exception; it is the last report then
        bool isLast = false; ///< the work has ended
    };

    /// Passes on answers so far, from the work's thread or one that it waits for, never from two at once.
    class Send {
    public:
        /// `make` makes such an answer. It is not called when the last one is too fresh to have been read, or when
        /// nobody waits for one. What cannot be made is not passed on; no exception escapes.
        template <class Make>
        void operator()(const Make& make) const noexcept;

    private:
        friend Mailbox;
        Send(Mailbox& mailbox, std::stop_token stop, std::chrono::milliseconds leastPause)
            : m_mailbox(mailbox), m_stop(std::move(stop)), m_pacer(leastPause)
        {
        }
        Mailbox& m_mailbox;
        std::stop_token m_stop;
        mutable Pacer m_pacer;
    };
    /// Does the work and returns its last answer. Any exception that escapes ends it without one.
    using Work = std::function<Answer(const Question&, const std::stop_token&, const Send&)>;

    /// `work` is called and destroyed on the worker's thread; `leastPause` lies between two answers so far (zero: all
    /// of them are handed on). `wake` is called there when a report has come and none was waiting; never after the
    /// destructor.
    Worker(Work work, std::chrono::milliseconds leastPause, std::function<void()> wake);
    /// Asks the running work to stop and returns at once.
    ~Worker();
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;

    /// Replaces the question that is worked on or waits; its work is asked to stop and dropped.
    void start(Question asked) { replace(std::move(asked), std::stop_source()); }
    /// The work is asked to stop and dropped.
    void stop() { replace({}, std::stop_source(std::nostopstate)); }
    /// Asks the work to stop, and receives what it has found.
    void interrupt();
    /// The newest report on the current question, once.
    [[nodiscard]] std::optional<Report> take();

private:
    void replace(std::optional<Question> asked, std::stop_source stop);
    std::shared_ptr<Mailbox> m_mailbox;
};

// --- the mailbox ---

template <class Question, class Answer>
struct Worker<Question, Answer>::Mailbox {
    Mailbox(std::chrono::milliseconds pause, std::function<void()> call) : leastPause(pause), wake(std::move(call)) {}

    std::mutex mutex;
    std::condition_variable filled;
    std::optional<Question> asked;
    std::optional<Report> report;
    std::stop_source stop{std::nostopstate}; // of the newest question
    bool closed = false;
    std::chrono::milliseconds leastPause;
    std::function<void()> wake;

    struct Task {
        Question asked;
        std::stop_token stop;
    };
    std::optional<Task> next();
    [[nodiscard]] bool deliver(const std::stop_token& of, const Report& news);
    void run(const Work&);
    [[nodiscard]] Shared answerTo(const Task&, const Work&);
};

template <class Question, class Answer>
auto Worker<Question, Answer>::Mailbox::next() -> std::optional<Task>
{
    std::unique_lock lock(mutex);
    filled.wait(lock, [this] { return asked || closed; });
    if (closed)
        return {};
    Task task{std::move(*asked), stop.get_token()};
    asked.reset();
    return task;
}

/// The token tells the questions apart: each has its own. False: the owner could not be woken, for lack of memory.
template <class Question, class Answer>
bool Worker<Question, Answer>::Mailbox::deliver(const std::stop_token& of, const Report& news)
try {
    std::optional<Report> unread; // large, so that it goes when the lock has gone
    const std::lock_guard lock(mutex);
    if (closed || of != stop.get_token())
        return true;
    if (!report)
        wake();
    unread = std::exchange(report, news);
    return true;
} catch (...) {
    return false;
}

/// No exception escapes from the engine, but memory may run out anywhere: then this answer is lost, not the program.
template <class Question, class Answer>
auto Worker<Question, Answer>::Mailbox::answerTo(const Task& task, const Work& work) -> Shared
try {
    return std::make_shared<const Answer>(work(task.asked, task.stop, Send(*this, task.stop, leastPause)));
} catch (...) {
    return nullptr;
}

template <class Question, class Answer>
void Worker<Question, Answer>::Mailbox::run(const Work& work)
{
    constexpr std::chrono::milliseconds untilThereIsMemory{10};
    while (const std::optional<Task> task = next()) {
        const Report last{answerTo(*task, work), true};
        while (!deliver(task->stop, last)) // somebody waits for it
            std::this_thread::sleep_for(untilThereIsMemory);
    }
}

template <class Question, class Answer>
template <class Make>
void Worker<Question, Answer>::Send::operator()(const Make& make) const noexcept
try {
    if (!m_stop.stop_requested())
        m_pacer.offer([&] { (void)m_mailbox.deliver(m_stop, {std::make_shared<const Answer>(make()), false}); });
} catch (...) {
    return; // memory ran out: a later answer will do
}

// --- the owner's side ---

template <class Question, class Answer>
Worker<Question, Answer>::Worker(Work work, std::chrono::milliseconds leastPause, std::function<void()> wake)
    : m_mailbox(std::make_shared<Mailbox>(leastPause, std::move(wake)))
{
    ownerless::waitAtExit();
    std::thread([mailbox = m_mailbox, work = std::move(work)]() mutable {
        mailbox->run(work);
        work = {};
        ownerless::remove();
    }).detach();
}

template <class Question, class Answer>
Worker<Question, Answer>::~Worker()
{
    stop();
    ownerless::add();
    const std::lock_guard lock(m_mailbox->mutex);
    m_mailbox->closed = true;
    m_mailbox->filled.notify_all();
}

template <class Question, class Answer>
void Worker<Question, Answer>::replace(std::optional<Question> asked, std::stop_source stop)
{
    std::optional<Report> unread;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        std::swap(m_mailbox->stop, stop);
        std::swap(m_mailbox->asked, asked);
        std::swap(m_mailbox->report, unread);
    }
    stop.request_stop();
    m_mailbox->filled.notify_all();
}

template <class Question, class Answer>
void Worker<Question, Answer>::interrupt()
{
    std::stop_source running;
    {
        const std::lock_guard lock(m_mailbox->mutex);
        running = m_mailbox->stop;
    }
    running.request_stop();
}

template <class Question, class Answer>
auto Worker<Question, Answer>::take() -> std::optional<Report>
{
    const std::lock_guard lock(m_mailbox->mutex);
    return std::exchange(m_mailbox->report, std::nullopt);
}

} // namespace tokisuji
