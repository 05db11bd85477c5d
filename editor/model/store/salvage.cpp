// A damaged log is read as far as SQLite can be brought to. Three things help. All logs have the same tables on the
// same pages, so the first page, on which everything depends, can be taken from a new log. Rows are read in the order
// of their numbers, and where a page is damaged, the first number behind it is searched for. And each row is sealed, so
// what can be read is what was written.
//
// An edit whose parent is lost goes on from the newest edit before it that is left, if it fits there: each change says
// what stood at its place before.
#include "editor/model/store/annotation_rows.h"
#include "editor/model/store/log.h"
#include "editor/model/store/log_copy.h"
#include "editor/model/store/log_rows.h"
#include "editor/model/store/log_schema.h"

#include <QFile>
#include <QtEndian>

#include <algorithm>
#include <map>
#include <utility>

namespace tokisuji {

namespace {

bool runAll(SqlConnection& connection, const QStringList& statements)
{
    return std::ranges::all_of(statements, [&](const QString& statement) { return connection.run(statement); });
}

/// Can a node be read from here on, or is there none?
bool isReadableFrom(SqlConnection& connection, NodeId from)
{
    connection.forgetFailure();
    [[maybe_unused]] const std::optional<NodeRow> row = NodeRows(connection, from).next();
    const bool readable = !connection.hasFailed();
    connection.forgetFailure();
    return readable;
}

/// The first number behind a damaged place from which reading goes on; noNode if there is none.
NodeId behindDamage(SqlConnection& connection, NodeId damaged)
{
    constexpr NodeId farthest = NodeId{1} << 40;
    NodeId step = 1;
    while (step <= farthest && !isReadableFrom(connection, damaged + step))
        step *= 2;
    if (step > farthest)
        return noNode;
    NodeId unreadable = step / 2;
    for (NodeId readable = step; readable - unreadable > 1;) {
        const NodeId middle = unreadable + (readable - unreadable) / 2;
        (isReadableFrom(connection, damaged + middle) ? readable : unreadable) = middle;
    }
    return damaged + unreadable + 1;
}

std::map<NodeId, HistoryRecord> readableNodes(SqlConnection& connection, NodeId& newest)
{
    std::map<NodeId, HistoryRecord> found;
    for (NodeId from = 1; from != noNode;) {
        connection.forgetFailure();
        NodeRows rows(connection, from);
        while (std::optional<NodeRow> row = rows.next()) {
            from = row->id + 1;
            newest = std::max(newest, row->id);
            if (row->record)
                found.insert_or_assign(row->id, std::move(*row->record));
        }
        from = connection.hasFailed() ? behindDamage(connection, from) : noNode;
    }
    return found;
}

/// A history of what is left, and its numbers by the former ones.
class Rebuilt {
public:
    explicit Rebuilt(RootRow root) : m_history(std::move(root.board), root.timeMs) { m_numbers[0] = 0; }

    void add(NodeId formerId, const HistoryRecord& record)
    {
        const auto parent = std::prev(m_numbers.upper_bound(std::clamp<NodeId>(record.parent, 0, formerId - 1)));
        m_history.goTo(parent->second);
        Board board = m_history.board();
        if (record.edit.tryApplyTo(board))
            m_numbers[formerId] = m_history.commit(record.edit, record.timeMs);
    }
    [[nodiscard]] NodeId numberOf(NodeId formerId) const
    {
        const auto found = m_numbers.find(formerId);
        return found == m_numbers.end() ? noNode : found->second;
    }
    [[nodiscard]] NodeId newestUpTo(NodeId formerId) const
    {
        return std::prev(m_numbers.upper_bound(std::max<NodeId>(formerId, 0)))->second;
    }
    [[nodiscard]] History& history() { return m_history; }

private:
    History m_history;
    std::map<NodeId, NodeId> m_numbers;
};

void renumber(Annotations& annotations, const Rebuilt& rebuilt)
{
    for (Bookmark& mark : annotations.bookmarks)
        mark.node = rebuilt.numberOf(mark.node);
    std::erase_if(annotations.bookmarks, [](const Bookmark& mark) { return mark.node == noNode; });
    annotations.pinA = rebuilt.numberOf(annotations.pinA);
    annotations.pinB = rebuilt.numberOf(annotations.pinB);
}

std::optional<Salvage> rescue(const QString& path)
{
    SqlConnection connection(path, SqlConnection::Access::Write, 0);
    // so that SQLite also reads a file which is shorter than it says
    const QStringList leniency{QStringLiteral("PRAGMA writable_schema = ON")};
    if (!connection.open() || !runAll(connection, log_schema::caution() + leniency))
        return std::nullopt;
    std::optional<RootRow> root = readRoot(connection);
    if (!root)
        return std::nullopt;
    Rebuilt rebuilt(std::move(*root));
    NodeId newest = 0;
    for (const auto& [id, record] : readableNodes(connection, newest))
        rebuilt.add(id, record);
    connection.forgetFailure();
    MarginRows margin = readMargin(connection);
    newest = std::max(newest, margin.current);
    renumber(margin.annotations, rebuilt);
    if (auto intended = readIntendedPath(margin.intended)) {
        IntendedPath kept = *intended;
        kept.markedAt = rebuilt.newestUpTo(kept.markedAt);
        margin.annotations.intended = std::make_shared<const IntendedPath>(std::move(kept));
    }
    rebuilt.history().goTo(rebuilt.newestUpTo(margin.current));
    const qint64 lost = newest - (rebuilt.history().size() - 1);
    return Salvage{{std::move(rebuilt.history()), std::move(margin.annotations)}, lost};
}

/// The first page of a new log; empty where none can be made.
QByteArray freshFirstPage(const QString& path)
{
    {
        SqlConnection connection(path, SqlConnection::Access::Create, 0);
        if (!connection.open() || !runAll(connection, log_schema::creation())
            || !connection.run(QStringLiteral("COMMIT")))
            return {};
    }
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.read(log_schema::pageSize) : QByteArray();
}

bool mendFirstPage(const LogCopy& copy)
{
    constexpr qsizetype pageCountAt = 28;
    QByteArray page = freshFirstPage(copy.path() + QStringLiteral(".fresh"));
    QFile::remove(copy.journalPath());
    QFile file(copy.path());
    if (page.size() != log_schema::pageSize || !file.open(QIODevice::ReadWrite))
        return false;
    qToBigEndian(static_cast<quint32>(file.size() / log_schema::pageSize), page.data() + pageCountAt);
    return file.write(page) == page.size();
}

} // namespace

std::optional<Salvage> salvage(const QString& path)
{
    const LogCopy copy(path);
    if (!copy.isValid())
        return std::nullopt;
    if (auto found = rescue(copy.path()))
        return found;
    return mendFirstPage(copy) ? rescue(copy.path()) : std::nullopt;
}

} // namespace tokisuji
