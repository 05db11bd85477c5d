#include "editor/model/store/log_rows.h"

#include "editor/model/store/annotation_rows.h"
#include "editor/model/store/edit_codec.h"
#include "editor/model/store/log_schema.h"

#include <QString>
#include <QVariant>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

constexpr QLatin1String currentKey("current");
constexpr QLatin1String intendedKey("intended");

/// What an edit's bytes are sealed with: a row whose other columns were damaged is as bad as a damaged edit.
std::uint64_t contextOf(NodeId id, NodeId parent, std::int64_t timeMs)
{
    constexpr std::uint64_t spread = 0x9e3779b97f4a7c15ULL;
    auto mixed = static_cast<std::uint64_t>(id);
    mixed = mixed * spread + static_cast<std::uint64_t>(parent);
    return mixed * spread + static_cast<std::uint64_t>(timeMs);
}

QByteArray bytesOf(NodeId id, const HistoryRecord& record)
{
    return encodeEdit(record.edit, contextOf(id, record.parent, record.timeMs));
}

bool runWith(SqlConnection& connection, QSqlQuery& query, std::initializer_list<QVariant> values)
{
    int place = 0;
    for (const QVariant& value : values)
        query.bindValue(place++, value);
    return connection.run(query);
}

bool writeMeta(SqlConnection& connection, const NamedValues& rows)
{
    QSqlQuery query = connection.prepared(QStringLiteral("INSERT OR REPLACE INTO meta VALUES (?, ?)"));
    return std::ranges::all_of(rows, [&](const auto& row) {
        return runWith(connection, query, {row.first, row.second});
    });
}

bool writeBookmarks(SqlConnection& connection, const std::vector<Bookmark>& bookmarks)
{
    if (!connection.run(QStringLiteral("DELETE FROM bookmarks")))
        return false;
    QSqlQuery query = connection.prepared(QStringLiteral("INSERT OR REPLACE INTO bookmarks VALUES (?, ?, ?)"));
    // a null text is no text to SQLite
    const auto text = [](const QString& words) { return words.isNull() ? QStringLiteral("") : words; };
    return std::ranges::all_of(bookmarks, [&](const Bookmark& mark) {
        return runWith(connection, query, {qlonglong{mark.node}, text(mark.name), text(mark.note)});
    });
}

NodeId newestIn(SqlConnection& connection)
{
    return connection.value(QStringLiteral("SELECT max(id) FROM nodes")).value_or(QVariant()).toLongLong();
}

/// Are the first records what the file already has?
bool areThere(SqlConnection& connection, NodeId first, std::span<const HistoryRecord> records)
{
    NodeRows rows(connection, first);
    return std::ranges::all_of(records, [&](const HistoryRecord& record) {
        const std::optional<NodeRow> row = rows.next();
        return row && row->record && row->record->parent == record.parent && row->record->timeMs == record.timeMs
               && row->record->edit == record.edit;
    });
}

/// Programs that do not know an edit must not take the log for a damaged one.
bool raiseVersion(SqlConnection& connection, std::span<const HistoryRecord> records)
{
    int wanted = log_schema::firstVersion;
    for (const HistoryRecord& record : records)
        wanted = std::max(wanted, log_schema::versionOf(record.edit));
    if (wanted == log_schema::firstVersion)
        return true;
    const QVariant now = connection.value(QStringLiteral("PRAGMA user_version")).value_or(QVariant());
    return now.toInt() >= wanted || connection.run(log_schema::raise(wanted));
}

} // namespace

std::optional<RootRow> readRoot(SqlConnection& connection)
{
    QSqlQuery query = connection.prepared(QStringLiteral("SELECT time, board FROM roots WHERE node = 0"));
    if (!connection.run(query) || !connection.next(query))
        return std::nullopt;
    const std::int64_t timeMs = query.value(0).toLongLong();
    std::optional<Board> board = decodeBoard(query.value(1).toByteArray(), contextOf(0, noNode, timeMs));
    return board ? std::optional(RootRow{std::move(*board), timeMs}) : std::nullopt;
}

NodeRows::NodeRows(SqlConnection& connection, NodeId from)
    : m_connection(connection),
      m_query(connection.prepared(QStringLiteral("SELECT id, parent, time, edit FROM nodes WHERE id >= ? ORDER BY id")))
{
    [[maybe_unused]] const bool runs = runWith(connection, m_query, {qlonglong{from}}); // else next() has nothing
}

std::optional<NodeRow> NodeRows::next()
{
    if (!m_query.isActive() || !m_connection.next(m_query))
        return std::nullopt;
    NodeRow row{.id = m_query.value(0).toLongLong()};
    HistoryRecord record{.parent = m_query.value(1).toLongLong(), .timeMs = m_query.value(2).toLongLong()};
    const QByteArray bytes = m_query.value(3).toByteArray();
    if (std::optional<Edit> edit = decodeEdit(bytes, contextOf(row.id, record.parent, record.timeMs))) {
        record.edit = std::move(*edit);
        row.record = std::move(record);
    }
    return row;
}

MarginRows readMargin(SqlConnection& connection)
{
    MarginRows margin;
    QSqlQuery meta = connection.prepared(QStringLiteral("SELECT key, value FROM meta"));
    for (bool any = connection.run(meta); any && connection.next(meta);) {
        const QString key = meta.value(0).toString();
        if (key == currentKey)
            margin.current = meta.value(1).toLongLong();
        else if (key == intendedKey)
            margin.intended = meta.value(1).toByteArray();
        else
            readAnnotationRow(key, meta.value(1), margin.annotations);
    }
    QSqlQuery marks = connection.prepared(QStringLiteral("SELECT node, name, note FROM bookmarks ORDER BY node"));
    for (bool any = connection.run(marks); any && connection.next(marks);)
        margin.annotations.bookmarks.push_back(
            {marks.value(0).toLongLong(), marks.value(1).toString(), marks.value(2).toString()});
    return margin;
}

std::vector<Visit> readVisits(SqlConnection& connection)
{
    std::vector<Visit> visits;
    QSqlQuery query = connection.prepared(QStringLiteral("SELECT fork, child FROM visits"));
    for (bool any = connection.run(query); any && connection.next(query);)
        visits.push_back({query.value(0).toLongLong(), query.value(1).toLongLong()});
    return visits;
}

bool writeRoot(SqlConnection& connection, const RootRow& root)
{
    QSqlQuery query = connection.prepared(QStringLiteral("INSERT INTO roots VALUES (0, ?, ?)"));
    return runWith(connection, query,
                   {qlonglong{root.timeMs}, encodeBoard(root.board, contextOf(0, noNode, root.timeMs))});
}

NodesWritten writeNodes(SqlConnection& connection, NodeId first, std::span<const HistoryRecord> records)
{
    const NodeId newest = newestIn(connection);
    if (connection.hasFailed())
        return NodesWritten::NotAll;
    const auto known = static_cast<std::size_t>(std::max<NodeId>(newest - first + 1, 0));
    const bool isGap = first > newest + 1;
    if (isGap || known > records.size() || !areThere(connection, first, records.first(known)))
        return connection.hasFailed() ? NodesWritten::NotAll : NodesWritten::Clash;
    if (!raiseVersion(connection, records.subspan(known)))
        return NodesWritten::NotAll;
    QSqlQuery query = connection.prepared(QStringLiteral("INSERT INTO nodes VALUES (?, ?, ?, ?)"));
    for (std::size_t i = known; i < records.size(); ++i) {
        const NodeId id = first + static_cast<NodeId>(i);
        const HistoryRecord& record = records[i];
        if (!runWith(connection, query,
                     {qlonglong{id}, qlonglong{record.parent}, qlonglong{record.timeMs}, bytesOf(id, record)}))
            return NodesWritten::NotAll;
    }
    return NodesWritten::All;
}

bool writeVisits(SqlConnection& connection, const std::vector<Visit>& visits)
{
    QSqlQuery query = connection.prepared(QStringLiteral("INSERT OR REPLACE INTO visits VALUES (?, ?)"));
    return std::ranges::all_of(visits, [&](const Visit& visit) {
        return runWith(connection, query, {qlonglong{visit.fork}, qlonglong{visit.child}});
    });
}

bool writeCurrent(SqlConnection& connection, NodeId current)
{
    return writeMeta(connection, {{currentKey, qlonglong{current}}});
}

bool writeAnnotations(SqlConnection& connection, const Annotations& annotations)
{
    return writeMeta(connection, annotationRows(annotations)) && writeBookmarks(connection, annotations.bookmarks);
}

bool writeIntended(SqlConnection& connection, const QByteArray& json)
{
    return writeMeta(connection, {{intendedKey, json}});
}

} // namespace tokisuji
