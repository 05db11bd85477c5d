#include "editor/model/store/log.h"

#include "editor/model/store/log_copy.h"
#include "editor/model/store/log_endings.h"
#include "editor/model/store/log_file.h"
#include "editor/model/store/log_lock.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace tokisuji {

namespace {

Result<Log> readAs(const QString& path, SqlConnection::Access access)
{
    LogFile::Opened file = LogFile::open(path, access);
    if (!file)
        return file.error();
    return (*file)->read();
}

/// One that this program has just left is nobody's as soon as its last edits are written; or it is gone then.
bool isLeft(const QString& path)
{
    log_endings::await(path);
    return QFileInfo::exists(path) && !isHeldElsewhere(path);
}

Leftover leftoverAt(const QFileInfo& info)
{
    Leftover leftover{.path = info.absoluteFilePath(), .changed = info.lastModified()};
    const Result<Log> log = readLog(leftover.path);
    leftover.damaged = !log;
    if (log) {
        leftover.title = log->annotations.metadata.title;
        leftover.board = log->history.board();
        leftover.edits = log->history.size() - 1;
    }
    return leftover;
}

} // namespace

bool looksLikeLog(const QString& path)
{
    if (!QFileInfo(path).isFile() || QFileInfo(path).size() == 0)
        return false;
    SqlConnection connection(path, SqlConnection::Access::Read, 0);
    const bool answers = connection.open() && connection.value(QStringLiteral("PRAGMA application_id"));
    return answers || connection.lastCode() == SqlCode::Corrupt || connection.lastCode() == SqlCode::Busy;
}

Result<Log> readLog(const QString& path)
{
    log_endings::await(path);
    Result<Log> log = readAs(path, SqlConnection::Access::Read);
    if (log || log.error().id != "log-unreadable")
        return log;
    // The journal of a crash must be played back, which changes the file: that is done to a copy.
    const LogCopy copy(path);
    if (!copy.isValid())
        return log;
    Result<Log> mended = readAs(copy.path(), SqlConnection::Access::Write);
    return mended ? std::move(mended) : std::move(log);
}

QList<Leftover> leftovers(const QString& untitledFolder)
{
    QList<Leftover> found;
    const QFileInfoList files = QDir(untitledFolder).entryInfoList({QStringLiteral("*.tokisuji")}, QDir::Files);
    for (const QFileInfo& file : files)
        if (isLeft(file.absoluteFilePath()))
            found.append(leftoverAt(file));
    std::ranges::stable_sort(found, [](const Leftover& a, const Leftover& b) { return a.changed > b.changed; });
    return found;
}

} // namespace tokisuji
