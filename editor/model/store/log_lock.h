// LogLock: who writes a log. One at a time, in all processes and in all windows of one process.
//
// The lock is an SQLite lock on an empty file beside the log (".name.lock"), because the log itself must stay readable
// for others between two gestures. The system releases it when its holder dies, however that happens; what is left then
// is the empty file, which has no meaning.
#pragma once

#include "editor/model/store/sql_connection.h"

#include <QString>

#include <memory>

namespace tokisuji {

/// Belongs to the thread that made it; released at the end of its life.
class LogLock {
public:
    enum class Holder {
        We,
        SomebodyElse,
        Nobody, ///< the folder does not let us hold it
    };

    explicit LogLock(const QString& logPath);
    ~LogLock();
    LogLock(const LogLock&) = delete;
    LogLock& operator=(const LogLock&) = delete;

    [[nodiscard]] Holder holder() const { return m_holder; }

private:
    QString m_path;
    std::unique_ptr<SqlConnection> m_connection;
    Holder m_holder;
};

/// Does somebody else hold it? Others in this program who ask for the lock at the same time are not told that it is
/// held.
[[nodiscard]] bool isHeldElsewhere(const QString& logPath);

} // namespace tokisuji
