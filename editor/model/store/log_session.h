// LogSession: one log on a thread of its own, from the moment at which it is opened or made. Everything that waits for
// a disk or for other programs happens there: taking the lock, checking the file, reading, writing, following.
//
// The owner puts changes into a mailbox, where waiting ones are merged; the thread takes all of them and writes them in
// one transaction. Only then does it count as saved. After a failure everything stays in the mailbox, in its order,
// until the next change or retry() asks for another attempt.
//
//   owner    open ──── takeBegun() ─ post(1)  post(2) post(3)                        post(4)      ~LogSession
//              │            ▲           │         └──────┴─ wait, become one             │             │ returns at
//              once
//   thread     └ lock, read ┘           └─ write 1 ── saved 1 ─┴─ write 2+3: disk full ─┴─ write 2+3+4 ┴ let go
#pragma once

#include "editor/model/puzzle_file.h"
#include "editor/model/store/log_change.h"
#include "editor/model/store/log_file.h"
#include "engine/util/result.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace tokisuji {

/// Owned by one thread. The session's thread goes on by itself when the owner has left, until what was posted is
/// written or cannot be; log_endings knows of it as long as that takes.
class LogSession {
public:
    /// How it began.
    struct Begun {
        std::optional<Error> error;      ///< nothing came of it
        std::optional<ReadFile> content; ///< what was read, if something was to be
        bool isLog = true;               ///< else a file of another kind was read, and the session is over
        std::optional<Error> onlyToLook; ///< why it is not written to, but followed
        QDateTime changed;               ///< the file, before
    };
    struct Report {
        std::uint64_t saved = 0;      ///< the number of the newest change that the disk has
        std::uint64_t tried = 0;      ///< of the newest one that was tried
        std::optional<Error> problem; ///< why `tried` is not `saved`
    };
    /// Called on the session's thread whenever there is something new to take; never after the destructor.
    using Wake = std::function<void()>;

    /// Takes a log and reads it; follows it where it must not be written. Reads files of other kinds too.
    [[nodiscard]] static std::unique_ptr<LogSession> open(const QString& path, Wake wake);
    /// Writes a whole log. A file that is there is replaced when nothing can fail any more.
    [[nodiscard]] static std::unique_ptr<LogSession> create(const QString& path, LogContent content, Wake wake);
    /// Takes an unused name; the first change creates the file, and its folder.
    [[nodiscard]] static std::unique_ptr<LogSession> reserve(const QString& path, Wake wake);
    /// Returns at once. What is read only is given up.
    ~LogSession();
    LogSession(const LogSession&) = delete;
    LogSession& operator=(const LogSession&) = delete;

    [[nodiscard]] const QString& path() const;
    void setWake(Wake wake);
    /// Once, as soon as it is known.
    [[nodiscard]] std::optional<Begun> takeBegun();
    /// What somebody else has added, each once.
    [[nodiscard]] std::vector<LogNews> takeNews();

    /// Numbers changes from 1.
    std::uint64_t post(LogChange change);
    /// Another attempt without another change.
    void retry();
    [[nodiscard]] Report report() const;
    /// Waits until everything that was asked for has been tried.
    [[nodiscard]] Report finish() const;
    /// The file is removed when the session ends; what is posted is not written any more.
    void discard();

private:
    struct Shared;
    struct Thread;
    using Begin = std::function<Begun(Thread&)>;
    LogSession(std::shared_ptr<Shared> shared, Begin begin, Wake wake);

    std::shared_ptr<Shared> m_shared;
};

} // namespace tokisuji
