#include "editor/model/store/sql_connection.h"

#include <QSqlError>
#include <QUrl>

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <utility>

namespace tokisuji {

namespace {

QString newName()
{
    static std::atomic<quint64> serial = 0;
    return QStringLiteral("tokisuji-%1").arg(++serial);
}

SqlCode codeOf(int extended)
{
    constexpr std::array known{SqlCode::Busy, SqlCode::ReadOnly,   SqlCode::InputOutput, SqlCode::Corrupt,
                               SqlCode::Full, SqlCode::CannotOpen, SqlCode::NotDatabase};
    const auto code = static_cast<SqlCode>(extended & 0xff);
    return std::ranges::find(known, code) == known.end() ? SqlCode::Other : code;
}

/// Looked at before every statement, and all but never set.
std::atomic<std::shared_ptr<const std::function<void()>>>& storageWatch()
{
    static std::atomic<std::shared_ptr<const std::function<void()>>> watch;
    return watch;
}

void noteAccess()
{
    if (const auto watch = storageWatch().load())
        (*watch)();
}

/// As an address, which is the only way to say that a file must not be made where there is none.
QString addressOf(const QString& path, SqlConnection::Access access)
{
    constexpr std::array modes{"ro", "rw", "rwc"};
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QStringLiteral("?mode=")
           + QString::fromLatin1(modes[static_cast<std::size_t>(access)]);
}

} // namespace

void watchStorage(std::function<void()> watch)
{
    storageWatch().store(watch ? std::make_shared<const std::function<void()>>(std::move(watch)) : nullptr);
}

SqlConnection::SqlConnection(QString path, Access access, int patienceMs) : m_path(std::move(path)), m_name(newName())
{
    QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
    database.setDatabaseName(addressOf(m_path, access));
    database.setConnectOptions(QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=%1").arg(patienceMs));
}

SqlConnection::~SqlConnection()
{
    QSqlDatabase::database(m_name, false).close();
    QSqlDatabase::removeDatabase(m_name);
}

bool SqlConnection::open()
{
    noteAccess();
    QSqlDatabase database = QSqlDatabase::database(m_name, false);
    return database.isOpen() || database.open() || noteFailure(database.lastError());
}

bool SqlConnection::run(const QString& statement)
{
    noteAccess();
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    return query.exec(statement) || noteFailure(query.lastError());
}

bool SqlConnection::run(const QStringList& statements)
{
    return std::ranges::all_of(statements, [this](const QString& statement) { return run(statement); });
}

void SqlConnection::attempt(const QString& statement)
{
    noteAccess();
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.exec(statement);
}

std::optional<QVariant> SqlConnection::value(const QString& statement)
{
    QSqlQuery query = prepared(statement);
    if (!run(query) || !next(query))
        return std::nullopt;
    return query.value(0);
}

QSqlQuery SqlConnection::prepared(const QString& statement)
{
    QSqlQuery query(QSqlDatabase::database(m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(statement))
        noteFailure(query.lastError());
    return query;
}

bool SqlConnection::run(QSqlQuery& query)
{
    noteAccess();
    if (query.lastError().isValid()) // it could not be prepared, which was noted
        return false;
    return query.exec() || noteFailure(query.lastError());
}

bool SqlConnection::next(QSqlQuery& query)
{
    if (query.next())
        return true;
    if (query.lastError().isValid())
        noteFailure(query.lastError());
    return false;
}

void SqlConnection::forgetFailure()
{
    m_code.reset();
    m_extendedCode = 0;
    m_text.clear();
}

bool SqlConnection::noteFailure(const QSqlError& error)
{
    m_extendedCode = error.nativeErrorCode().toInt();
    m_code = codeOf(m_extendedCode);
    m_text = error.databaseText();
    return false;
}

} // namespace tokisuji
