// Log rows: the rows of a log as values, and back.
#pragma once

#include "editor/model/annotations.h"
#include "editor/model/history.h"
#include "editor/model/store/sql_connection.h"

#include <QByteArray>
#include <QSqlQuery>

#include <optional>
#include <span>
#include <vector>

namespace tokisuji {

struct RootRow {
    Board board;
    std::int64_t timeMs = 0;
};
/// Nothing where it is not there or cannot be read.
[[nodiscard]] std::optional<RootRow> readRoot(SqlConnection&);

struct NodeRow {
    NodeId id = noNode;
    std::optional<HistoryRecord> record; ///< nothing: its bytes are damaged
};
/// The nodes from one number on, in order.
class NodeRows {
public:
    NodeRows(SqlConnection&, NodeId from);
    /// Nothing at the end and where reading failed: SqlConnection::hasFailed() tells which.
    [[nodiscard]] std::optional<NodeRow> next();

private:
    SqlConnection& m_connection;
    QSqlQuery m_query;
};

/// What does not belong to the board: where the log was left, and its annotations.
struct MarginRows {
    NodeId current = 0;
    Annotations annotations; ///< without the intended path
    QByteArray intended;     ///< that one, as JSON
};
[[nodiscard]] MarginRows readMargin(SqlConnection&);
[[nodiscard]] std::vector<Visit> readVisits(SqlConnection&);

// Writing is part of a transaction. False where it fails: SqlConnection::lastCode().
[[nodiscard]] bool writeRoot(SqlConnection&, const RootRow&);
enum class NodesWritten {
    All,
    NotAll,
    Clash, ///< what is there already differs
};
[[nodiscard]] NodesWritten writeNodes(SqlConnection&, NodeId first, std::span<const HistoryRecord>);
[[nodiscard]] bool writeVisits(SqlConnection&, const std::vector<Visit>&);
[[nodiscard]] bool writeCurrent(SqlConnection&, NodeId current);
[[nodiscard]] bool writeAnnotations(SqlConnection&, const Annotations&);
[[nodiscard]] bool writeIntended(SqlConnection&, const QByteArray& json);

} // namespace tokisuji
