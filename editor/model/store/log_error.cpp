#include "editor/model/store/log_error.h"

#include <QFile>
#include <QFileInfo>
#include <QStorageInfo>
#include <QtEndian>

namespace tokisuji {

namespace {

constexpr int databaseMoved = 1032; // SQLITE_READONLY_DBMOVED: the path leads to another file, or none
constexpr QByteArrayView magic("SQLite format 3\0", 16);
constexpr qsizetype headerSize = 100;

/// How a file that SQLite refuses looks from outside.
enum class FileShape { Foreign, CutShort, Whole };

FileShape shapeOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return FileShape::Foreign;
    const QByteArray header = file.read(headerSize);
    if (!header.startsWith(magic.first(qMin(magic.size(), header.size()))))
        return FileShape::Foreign;
    if (header.size() < headerSize)
        return FileShape::CutShort;
    const auto pageSize = qFromBigEndian<quint16>(header.constData() + 16);
    const auto pages = qFromBigEndian<quint32>(header.constData() + 28);
    return file.size() < qint64{pageSize} * pages ? FileShape::CutShort : FileShape::Whole;
}

Error unavailable(const SqlConnection& connection, LogUse use)
{
    if (!QFileInfo::exists(connection.path()))
        return logError("log-vanished", connection.path());
    return logError(use == LogUse::Reading ? "log-unreadable" : "log-unwritable", connection.path(),
                    {connection.lastText()});
}

} // namespace

Error logError(const char* id, const QString& path, const QStringList& more)
{
    Error error{.id = id, .args = {path.toStdString()}};
    for (const QString& argument : more)
        error.args.push_back(argument.toStdString());
    return error;
}

Error brokenFile(const QString& path, const QString& damage)
{
    switch (shapeOf(path)) {
    case FileShape::Foreign:
        return logError("log-not-database", path);
    case FileShape::CutShort:
        return logError("log-truncated", path);
    case FileShape::Whole:
        break;
    }
    return logError("log-damaged", path, {damage});
}

Error folderError(const QString& path)
{
    constexpr qint64 smallestLog = 64 * 1024;
    const QString folder = QFileInfo(path).path();
    if (!QFileInfo::exists(folder))
        return logError("log-vanished", path);
    if (!QFileInfo(folder).isWritable())
        return logError("log-read-only", path);
    if (QStorageInfo(folder).bytesAvailable() < smallestLog)
        return logError("log-disk-full", path);
    return logError("log-unwritable", path, {QStringLiteral("no file can be made in %1").arg(folder)});
}

Error logError(const SqlConnection& connection, LogUse use)
{
    switch (connection.lastCode()) {
    case SqlCode::Corrupt:
    case SqlCode::NotDatabase:
        return brokenFile(connection.path(), connection.lastText());
    case SqlCode::Full:
        return logError("log-disk-full", connection.path());
    case SqlCode::Busy:
        return logError("log-locked", connection.path());
    case SqlCode::ReadOnly:
        if (connection.lastExtendedCode() == databaseMoved)
            return logError("log-vanished", connection.path());
        if (use == LogUse::Writing)
            return logError("log-read-only", connection.path());
        break;
    case SqlCode::InputOutput:
    case SqlCode::CannotOpen:
    case SqlCode::Other:
        break;
    }
    return unavailable(connection, use);
}

} // namespace tokisuji
