// LogFile: a .tokisuji file. Everything about how a log is stored in SQLite is here and in log_rows.
//
// One database of five tables. A node is a row of some thirty bytes, so an edit costs no more than its own size:
//
//     nodes(id, parent, time, edit)     every gesture, numbered from 1 in the order in which they were made
//     roots(node, time, board)          the board that the log begins with, node 0
//     visits(fork, child)               where redo goes, at forks where that is not the newest branch
//     bookmarks(node, name, note)
//     meta(key, value)                  current node, pins, title, author, intended path ...
//
// The rollback journal is used, not the write-ahead log: it needs no shared memory, so it also holds on a network
// drive; all of a puzzle is in one file whenever nothing is being written; and others can read between two gestures.
// The journal is emptied and synced at the end of each transaction, so what is acknowledged survives a power failure.
#pragma once

#include "editor/model/store/log.h"
#include "editor/model/store/log_change.h"
#include "editor/model/store/log_content.h"
#include "editor/model/store/sql_connection.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <optional>
#include <stop_token>

namespace tokisuji {

/// What a follower reads: everything behind a node.
struct LogNews {
    std::vector<HistoryRecord> records;
    NodeId current = 0;
    Annotations annotations;
};

/// Belongs to the thread that made it. All errors have the path as their first argument; see log.h and log_keeper.h.
class LogFile {
public:
    using Opened = Result<std::unique_ptr<LogFile>>;
    /// Opens a log after checking that it is one, of a version that we know, and intact.
    [[nodiscard]] static Opened open(const QString& path, SqlConnection::Access access);
    /// Writes a whole log; an existing file is replaced at the last moment, when nothing can fail any more. If it is
    /// told to stop, nothing has happened ("log-unwritable").
    [[nodiscard]] static std::optional<Error> create(const QString& path, const LogContent& content,
                                                     const std::stop_token& stop = {});

    explicit LogFile(std::unique_ptr<SqlConnection> connection) : m_connection(std::move(connection)) {}
    ~LogFile();

    /// If it is told to stop: "log-unreadable".
    [[nodiscard]] Result<Log> read(const std::stop_token& stop = {});
    /// Everything behind node `last`.
    [[nodiscard]] Result<LogNews> readBehind(NodeId last);
    /// A number that changes with each transaction of another connection; 0 if it cannot be determined.
    [[nodiscard]] int changeMark();

    /// Writes a change in one transaction, and returns when the disk has it; nothing of it is written otherwise. Nodes
    /// that the file has already must be the same ones ("log-changed-elsewhere"). `anew` is not looked at.
    [[nodiscard]] std::optional<Error> write(const LogChange&);

private:
    [[nodiscard]] std::optional<Error> writeAll(const LogContent&, const std::stop_token&);
    [[nodiscard]] std::optional<Error> writeContentNodes(const LogContent&, const std::stop_token&);
    [[nodiscard]] std::optional<Error> writeRows(const LogChange&);
    [[nodiscard]] bool writeMargin(const Annotations&);
    [[nodiscard]] Result<std::vector<HistoryRecord>> readNodes(NodeId from, const std::stop_token& stop = {});
    [[nodiscard]] std::shared_ptr<const IntendedPath> intendedPath(const QByteArray& json);
    [[nodiscard]] const QString& path() const { return m_connection->path(); }

    std::unique_ptr<SqlConnection> m_connection;
    bool m_hasJournal = false;
    /// The intended path as it lies in the file; it is large and rarely changes.
    std::shared_ptr<const IntendedPath> m_intended;
    QByteArray m_intendedJson;
};

} // namespace tokisuji
