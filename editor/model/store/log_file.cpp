#include "editor/model/store/log_file.h"

#include "editor/model/store/annotation_rows.h"
#include "editor/model/store/log_error.h"
#include "editor/model/store/log_rows.h"
#include "editor/model/store/log_schema.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <algorithm>
#include <filesystem>
#include <system_error>
#include <utility>

namespace tokisuji {

namespace {

/// Writing waits for readers: another window that opens a long log. Readers wait for one transaction.
constexpr int writePatienceMs = 10'000;
constexpr int readPatienceMs = 3'000;

int patienceOf(SqlConnection::Access access)
{
    return access == SqlConnection::Access::Read ? readPatienceMs : writePatienceMs;
}

Error damagedNode(const QString& path, NodeId id)
{
    return logError("log-damaged", path, {QString::number(id)});
}

/// Is this one of our files? The integrity is looked at separately.
std::optional<Error> wrongKind(SqlConnection& connection)
{
    const auto number = [&](const QString& pragma) { return connection.value(pragma).value_or(QVariant()).toInt(); };
    const int application = number(QStringLiteral("PRAGMA application_id"));
    if (connection.hasFailed())
        return logError(connection, LogUse::Reading);
    if (application == 0) // a file of less than a header reads as zeros
        if (Error broken = brokenFile(connection.path(), {}); broken.id == "log-truncated")
            return broken;
    if (application != log_schema::applicationId)
        return logError("log-not-ours", connection.path());
    const int version = number(QStringLiteral("PRAGMA user_version"));
    if (version > log_schema::version)
        return logError("log-newer", connection.path(),
                        {QString::number(version), QString::number(log_schema::version)});
    return {};
}

/// Is it whole, and nothing but our tables?
std::optional<Error> damage(SqlConnection& connection)
{
    const QString tables = QStringLiteral("SELECT sum(type = 'table') * 100 + sum(type IN ('view', 'trigger')) "
                                          "FROM sqlite_schema");
    const int found = connection.value(tables).value_or(QVariant()).toInt();
    const QString verdict =
        connection.value(QStringLiteral("PRAGMA integrity_check(1)")).value_or(QVariant()).toString();
    if (connection.hasFailed())
        return logError(connection, LogUse::Reading);
    if (verdict != QLatin1String("ok"))
        return brokenFile(connection.path(), verdict);
    if (found != log_schema::tableCount * 100)
        return logError("log-damaged", connection.path(), {QStringLiteral("schema")});
    return {};
}

std::optional<Error> notAFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return logError("file-missing", path);
    if (!info.isFile())
        return logError("log-not-regular", path);
    return {};
}

/// One transaction, so that what is read belongs together: somebody else may be writing.
class Reading {
public:
    explicit Reading(SqlConnection& connection)
        : m_connection(connection), m_hasBegun(connection.run(QStringLiteral("BEGIN")))
    {
    }
    ~Reading()
    {
        if (m_hasBegun)
            m_connection.attempt(QStringLiteral("COMMIT"));
    }
    Reading(const Reading&) = delete;
    Reading& operator=(const Reading&) = delete;

private:
    SqlConnection& m_connection;
    bool m_hasBegun;
};

/// A file beside the wanted one, so that it can take its place in one move.
QString partPath(const QString& path)
{
    const QFileInfo info(path);
    return info.path()
           + QStringLiteral("/.%1.%2.part").arg(info.fileName(), QUuid::createUuid().toString(QUuid::Id128));
}

/// A journal that a crash left beside a file must never meet the file that takes its place.
std::error_code moveInto(const QString& part, const QString& path)
{
    for (const char* suffix : {"-journal", "-wal", "-shm"})
        QFile::remove(path + QLatin1String(suffix));
    std::error_code failure;
    std::filesystem::rename(part.toStdU16String(), path.toStdU16String(), failure);
    return failure;
}

} // namespace

LogFile::Opened LogFile::open(const QString& path, SqlConnection::Access access)
{
    if (const auto error = notAFile(path))
        return *error;
    auto connection = std::make_unique<SqlConnection>(path, access, patienceOf(access));
    if (!connection->open() || !connection->run(log_schema::caution()))
        return logError(*connection, LogUse::Reading);
    if (const auto error = wrongKind(*connection))
        return *error;
    if (const auto error = damage(*connection))
        return *error;
    if (access != SqlConnection::Access::Read && !connection->run(log_schema::durability()))
        return logError(*connection, LogUse::Writing);
    auto file = std::make_unique<LogFile>(std::move(connection));
    file->m_hasJournal = access != SqlConnection::Access::Read;
    return file;
}

LogFile::~LogFile()
{
    if (m_hasJournal) // empty by now; nothing but the log is left behind
        m_connection->attempt(QStringLiteral("PRAGMA journal_mode = DELETE"));
}

std::optional<Error> LogFile::create(const QString& path, const LogContent& content, const std::stop_token& stop)
{
    const QString part = partPath(path);
    std::optional<Error> error;
    { // the connection is closed before the file moves
        auto connection = std::make_unique<SqlConnection>(part, SqlConnection::Access::Create, writePatienceMs);
        if (!connection->open() || !connection->run(log_schema::creation()))
            error = connection->lastCode() == SqlCode::CannotOpen ? folderError(path)
                                                                  : logError(*connection, LogUse::Writing);
        else
            error = LogFile(std::move(connection)).writeAll(content, stop);
    }
    if (!error)
        if (const std::error_code failure = moveInto(part, path))
            error = logError("log-unwritable", path, {QString::fromStdString(failure.message())});
    if (!error)
        return {};
    QFile::remove(part);
    error->args.front() = path.toStdString();
    return error;
}

Result<Log> LogFile::read(const std::stop_token& stop)
{
    const Reading reading(*m_connection);
    std::optional<RootRow> root = readRoot(*m_connection);
    Result<std::vector<HistoryRecord>> records = readNodes(1, stop);
    MarginRows margin = readMargin(*m_connection);
    const std::vector<Visit> visits = readVisits(*m_connection);
    if (m_connection->hasFailed())
        return logError(*m_connection, LogUse::Reading);
    if (!records)
        return records.error();
    if (!root)
        return damagedNode(path(), 0);
    Result<History> history =
        History::restore(std::move(root->board), root->timeMs, std::move(*records), margin.current, visits);
    if (!history)
        return logError("log-damaged", path(), {QString::fromStdString(history.error().args.front())});
    margin.annotations.intended = intendedPath(margin.intended);
    keepWithin(margin.annotations, history->size());
    return Log{std::move(*history), std::move(margin.annotations)};
}

Result<LogNews> LogFile::readBehind(NodeId last)
{
    m_connection->forgetFailure();
    const Reading reading(*m_connection);
    Result<std::vector<HistoryRecord>> records = readNodes(last + 1);
    MarginRows margin = readMargin(*m_connection);
    if (m_connection->hasFailed())
        return logError(*m_connection, LogUse::Reading);
    if (!records)
        return records.error();
    margin.annotations.intended = intendedPath(margin.intended);
    keepWithin(margin.annotations, last + 1 + static_cast<NodeId>(records->size()));
    return LogNews{std::move(*records), margin.current, std::move(margin.annotations)};
}

Result<std::vector<HistoryRecord>> LogFile::readNodes(NodeId from, const std::stop_token& stop)
{
    std::vector<HistoryRecord> records;
    NodeRows rows(*m_connection, from);
    NodeId expected = from;
    while (std::optional<NodeRow> row = rows.next()) {
        if (stop.stop_requested())
            return logError("log-unreadable", path(), {QStringLiteral("stopped")});
        if (row->id != expected || !row->record)
            return damagedNode(path(), expected);
        records.push_back(std::move(*row->record));
        ++expected;
    }
    return records;
}

std::shared_ptr<const IntendedPath> LogFile::intendedPath(const QByteArray& json)
{
    if (std::exchange(m_intendedJson, json) != json)
        m_intended = readIntendedPath(json);
    return m_intended;
}

int LogFile::changeMark()
{
    return m_connection->value(QStringLiteral("PRAGMA data_version")).value_or(QVariant()).toInt();
}

std::optional<Error> LogFile::write(const LogChange& change)
{
    m_connection->forgetFailure();
    std::optional<Error> error;
    if (m_connection->run(QStringLiteral("BEGIN IMMEDIATE"))) {
        error = writeRows(change);
        if (!error && m_connection->run(QStringLiteral("COMMIT")))
            return {};
    }
    if (!error)
        error = logError(*m_connection, LogUse::Writing);
    m_connection->attempt(QStringLiteral("ROLLBACK")); // SQLite may have done so
    return error;
}

std::optional<Error> LogFile::writeRows(const LogChange& change)
{
    const NodesWritten nodes =
        change.records.empty() ? NodesWritten::All : writeNodes(*m_connection, change.first, change.records);
    if (nodes == NodesWritten::Clash)
        return logError("log-changed-elsewhere", path());
    const bool written = nodes == NodesWritten::All && writeVisits(*m_connection, change.visits)
                         && (change.current == noNode || writeCurrent(*m_connection, change.current))
                         && (!change.annotations || writeMargin(*change.annotations));
    return written ? std::nullopt : std::optional(logError(*m_connection, LogUse::Writing));
}

bool LogFile::writeMargin(const Annotations& annotations)
{
    if (!writeAnnotations(*m_connection, annotations))
        return false;
    if (annotations.intended == m_intended && m_intended)
        return true;
    m_intended = annotations.intended;
    m_intendedJson = intendedPathJson(m_intended.get());
    return writeIntended(*m_connection, m_intendedJson);
}

/// Now and then it is looked whether anybody still wants them.
std::optional<Error> LogFile::writeContentNodes(const LogContent& content, const std::stop_token& stop)
{
    constexpr std::size_t atOnce = 1000;
    const std::span<const HistoryRecord> all(content.records);
    for (std::size_t i = 0; i < all.size(); i += atOnce) {
        if (stop.stop_requested())
            return logError("log-unwritable", path(), {QStringLiteral("stopped")});
        const auto some = all.subspan(i, std::min(atOnce, all.size() - i));
        if (writeNodes(*m_connection, static_cast<NodeId>(i) + 1, some) != NodesWritten::All)
            return logError(*m_connection, LogUse::Writing);
    }
    return {};
}

std::optional<Error> LogFile::writeAll(const LogContent& content, const std::stop_token& stop)
{
    if (writeRoot(*m_connection, {content.root, content.rootTimeMs})) {
        if (const auto error = writeContentNodes(content, stop))
            return error;
        if (const auto error =
                writeRows({.visits = content.visits, .current = content.current, .annotations = content.annotations}))
            return error;
    }
    if (m_connection->hasFailed() || !m_connection->run(QStringLiteral("COMMIT")))
        return logError(*m_connection, LogUse::Writing);
    return {};
}

} // namespace tokisuji
