// LiveJob: questions of the window that are answered on a thread of their own. Everything that runs beside the window
// is one: checks, traces, advice, searches, measurements.
//
//   ask(question) ──► the one before is stopped and dropped ──► Worker: work(question)
//   answer so far, last answer ──► hear(answer, isLast) ──► announce(), at most once a frame unless it is urgent
//   limit ──► hurry() ──► the last answer, with what has been found
//   an exception (memory ran out) ──► brokenOff() ──► heard as the last answer
#pragma once

#include "editor/model/announcer.h"
#include "editor/model/worker.h"

#include <QElapsedTimer>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>
#include <utility>

namespace tokisuji {

/// Idle work begins this long after the last key press: it would delay the answer to the next one by the time it needs
/// to stop.
constexpr std::chrono::milliseconds typingPause{250};

/// Lives in the thread of its owner and never waits for the other one, not even when it is destroyed.
template <class Question, class Answer>
class LiveJob {
    using Thread = Worker<Question, Answer>;

public:
    using Shared = typename Thread::Shared;
    using Send = typename Thread::Send;
    using Work = typename Thread::Work;

    struct Parts {
        /// On the other thread: from a question to its answer, with answers so far on the way.
        Work work;
        /// What is known even though the work broke off.
        std::function<Answer()> brokenOff;
        /// Takes an answer to the newest question, never null. With the last one nothing runs any more, and another
        /// question may be asked.
        std::function<News(const Shared&, bool isLast)> hear;
        std::function<void()> announce;
        /// The least time between two answers so far: nobody reads faster. Zero: all of them are passed on.
        std::chrono::milliseconds leastPause{30};
    };
    explicit LiveJob(Parts parts);

    /// Replaces the question that is worked on. After the limit (zero: none) the work ends with what it has found.
    void ask(Question asked, std::chrono::milliseconds limit = std::chrono::milliseconds::zero());
    /// The question is dropped for good.
    void stop();
    /// The last answer comes soon.
    void hurry() { m_worker.interrupt(); }
    [[nodiscard]] bool isRunning() const { return m_isRunning; }
    /// How long the work on the newest question has taken, in milliseconds.
    [[nodiscard]] double ms() const { return m_isRunning ? elapsedMs() : m_ms; }
    /// For something that happened elsewhere.
    void announce(News news) { m_announcer.tell(news); }

private:
    void receive();
    void end();
    [[nodiscard]] double elapsedMs() const { return static_cast<double>(m_clock.nsecsElapsed()) / 1e6; }

    std::function<Answer()> m_brokenOff;
    std::function<News(const Shared&, bool)> m_hear;
    Announcer m_announcer;
    QTimer m_limit; ///< also the receiver of wake-ups
    QElapsedTimer m_clock;
    double m_ms = 0;
    bool m_isRunning = false;
    Thread m_worker; ///< last, so that it is closed before anything that its wake-up might reach
};

template <class Question, class Answer>
LiveJob<Question, Answer>::LiveJob(Parts parts)
    : m_brokenOff(std::move(parts.brokenOff)), m_hear(std::move(parts.hear)), m_announcer(std::move(parts.announce)),
      m_worker(std::move(parts.work), parts.leastPause, [this] {
          QMetaObject::invokeMethod(
              &m_limit, [this] { receive(); }, Qt::QueuedConnection);
      })
{
    m_limit.setSingleShot(true);
    QObject::connect(&m_limit, &QTimer::timeout, &m_limit, [this] { hurry(); });
}

template <class Question, class Answer>
void LiveJob<Question, Answer>::ask(Question asked, std::chrono::milliseconds limit)
{
    m_limit.stop();
    m_isRunning = true;
    m_clock.start();
    m_worker.start(std::move(asked));
    if (limit > limit.zero())
        m_limit.start(limit);
}

template <class Question, class Answer>
void LiveJob<Question, Answer>::stop()
{
    m_worker.stop();
    if (m_isRunning)
        end();
}

template <class Question, class Answer>
void LiveJob<Question, Answer>::end()
{
    m_limit.stop();
    m_ms = elapsedMs();
    m_isRunning = false;
}

template <class Question, class Answer>
void LiveJob<Question, Answer>::receive()
{
    const auto report = m_worker.take();
    if (!report)
        return;
    if (report->isLast)
        end();
    const Shared answer = report->answer ? report->answer : std::make_shared<const Answer>(m_brokenOff());
    m_announcer.tell(m_hear(answer, report->isLast));
}

} // namespace tokisuji
