// LogWriter: writes the changes of a log on a thread of its own, in order.
//
// The owner puts changes into a mailbox, where those that wait become one; the thread takes all that is there and
// writes it in one transaction. Only then does it count as saved. After a failure everything stays in the mailbox, in
// its order, until the next change or retry() asks for another attempt.
//
//   owner    post(1)  post(2) post(3)                        post(4)
//              │         └──────┴─ wait, become one             │
//   thread     └─ write 1 ── saved 1 ─┴─ write 2+3: disk full ─┴─ write 2+3+4 ── saved 4
#pragma once

#include "editor/model/store/log_change.h"
#include "engine/util/result.h"

#include <QString>

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>

namespace tokisuji {

/// Owned by one thread.
class LogWriter {
public:
    struct Report {
        std::uint64_t saved = 0;      ///< the number of the newest change that the disk has
        std::uint64_t tried = 0;      ///< of the newest one that was tried
        std::optional<Error> problem; ///< why `tried` is not `saved`
    };

    /// `wake` is called on the writer's thread after each attempt; never after the destructor.
    LogWriter(QString path, std::function<void()> wake);
    /// Returns when everything is written; what could not be written before is tried once more.
    ~LogWriter();
    LogWriter(const LogWriter&) = delete;
    LogWriter& operator=(const LogWriter&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Numbers changes from 1.
    std::uint64_t post(LogChange change);
    /// Another attempt without another change.
    void retry();
    [[nodiscard]] Report report() const;
    /// Waits until everything that was asked for has been tried.
    [[nodiscard]] Report finish() const;

private:
    void run(const std::stop_token& stop);
    void noteAttempt(std::uint64_t number, LogChange change, std::optional<Error> problem);
    [[nodiscard]] bool isDue() const { return m_posted > m_report.tried || m_retryWanted; }

    const QString m_path;
    const std::function<void()> m_wake;
    mutable std::mutex m_mutex;
    mutable std::condition_variable_any m_changed;
    LogChange m_waiting;
    std::uint64_t m_posted = 0; ///< the number of the newest change
    bool m_retryWanted = false;
    bool m_attempting = false;
    Report m_report;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace tokisuji
