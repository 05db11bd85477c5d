#include "editor/model/store/log_lock.h"

#include <QFile>
#include <QFileInfo>

#include <mutex>

namespace tokisuji {

namespace {

/// The same for every way to write the path of a file.
QString lockPath(const QString& logPath)
{
    const QString canonical = QFileInfo(logPath).canonicalFilePath();
    const QFileInfo info(canonical.isEmpty() ? QFileInfo(logPath).absoluteFilePath() : canonical);
    return info.path() + QStringLiteral("/.%1.lock").arg(info.fileName());
}

/// Held while a lock is taken, and while it is only tried.
std::recursive_mutex& turn()
{
    static std::recursive_mutex mutex;
    return mutex;
}

LogLock::Holder take(SqlConnection& connection)
{
    const std::lock_guard mine(turn());
    if (connection.open() && connection.run(QStringLiteral("BEGIN EXCLUSIVE")))
        return LogLock::Holder::We;
    return connection.lastCode() == SqlCode::Busy ? LogLock::Holder::SomebodyElse : LogLock::Holder::Nobody;
}

} // namespace

LogLock::LogLock(const QString& logPath)
    : m_path(lockPath(logPath)),
      m_connection(std::make_unique<SqlConnection>(m_path, SqlConnection::Access::Create, 0)),
      m_holder(take(*m_connection))
{
}

LogLock::~LogLock()
{
    // Taken away while it is still held. Somebody who has just opened it could then hold a file that is not there any
    // more, beside one who makes it anew: LogFile::write would tell the second one that the log has changed.
    if (m_holder == Holder::We)
        QFile::remove(m_path);
}

bool isHeldElsewhere(const QString& logPath)
{
    const std::lock_guard mine(turn());
    return LogLock(logPath).holder() == LogLock::Holder::SomebodyElse;
}

} // namespace tokisuji
