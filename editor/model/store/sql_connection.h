// SqlConnection: one connection to an SQLite file, closed at the end of its life.
#pragma once

#include "engine/util/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <functional>
#include <memory>
#include <optional>

namespace tokisuji {

/// Result codes of SQLite that are handled; the others are reported in the system's words.
enum class SqlCode {
    Busy = 5,
    ReadOnly = 8,
    InputOutput = 10,
    Corrupt = 11,
    Full = 13,
    CannotOpen = 14,
    NotDatabase = 26,
    Other = -1,
};

/// Called before every statement of every connection, on the thread that runs it: tests and benches check which one
/// that is, and make storage slow. Empty: nothing is called.
void watchStorage(std::function<void()> watch);

/// Belongs to the thread that made it.
class SqlConnection {
public:
    enum class Access {
        Read,
        Write,
        Create, ///< as Write, but the file need not be there
    };

    /// Does not open anything yet. Waits this long for a busy file.
    SqlConnection(QString path, Access access, int patienceMs);
    ~SqlConnection();
    SqlConnection(const SqlConnection&) = delete;
    SqlConnection& operator=(const SqlConnection&) = delete;

    [[nodiscard]] const QString& path() const { return m_path; }
    /// Opens the file if it is not open yet. False: lastCode(), lastText().
    [[nodiscard]] bool open();
    [[nodiscard]] bool run(const QString& statement);
    /// One after the other, up to the first that fails.
    [[nodiscard]] bool run(const QStringList& statements);
    /// For when a failure has no consequences.
    void attempt(const QString& statement);
    /// The first value of the first row; nothing where there is none, or the statement failed.
    [[nodiscard]] std::optional<QVariant> value(const QString& statement);
    [[nodiscard]] QSqlQuery prepared(const QString& statement);
    /// Runs a prepared query; remembers why it failed.
    [[nodiscard]] bool run(QSqlQuery& query);
    /// The next row. False at the end and where reading failed: hasFailed() tells which.
    [[nodiscard]] bool next(QSqlQuery& query);

    [[nodiscard]] bool hasFailed() const { return m_code.has_value(); }
    [[nodiscard]] SqlCode lastCode() const { return m_code.value_or(SqlCode::Other); }
    [[nodiscard]] int lastExtendedCode() const { return m_extendedCode; }
    [[nodiscard]] QString lastText() const { return m_text; }
    void forgetFailure();

private:
    bool noteFailure(const QSqlError& error);

    QString m_path;
    QString m_name;
    std::optional<SqlCode> m_code;
    int m_extendedCode = 0;
    QString m_text;
};

} // namespace tokisuji
