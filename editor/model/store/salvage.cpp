// A damaged log is read as far as SQLite can be made to read it. Three things help. All logs have the same tables on
// the same pages, so the first page, on which everything depends, can be taken from a new log. Rows are read in the
// order of their numbers, and where a page is damaged, the first number behind it is searched for. And each row is
// sealed, so what can be read is what was written.
//
// An edit whose parent is lost continues from the newest surviving edit before it, if it fits there: each change says
// what stood at its place before.
#include "editor/model/store/annotation_rows.h"
#include "editor/model/store/log.h"
#include "editor/model/store/log_copy.h"
#include "editor/model/store/log_rows.h"
#include "editor/model/store/log_schema.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <map>
#include <utility>

namespace tokisuji {

namespace {

/// Reads what nodes it can.
class NodeSearch {
public:
    /// No number of a node can be greater than `most`; what says so is damage.
    NodeSearch(SqlConnection& connection, NodeId most) : m_connection(connection), m_most(most) {}

    [[nodiscard]] std::map<NodeId, HistoryRecord> run()
    {
        std::map<NodeId, HistoryRecord> found;
        for (NodeId from = 1; from <= m_most;) {
            m_connection.forgetFailure();
            NodeRows rows(m_connection, from);
            std::optional<NodeRow> row = rows.next();
            for (; row && row->id >= from && row->id <= m_most; row = rows.next()) {
                from = row->id + 1;
                m_newest = row->id;
                if (row->record)
                    found.insert_or_assign(row->id, std::move(*row->record));
            }
            from = row || m_connection.hasFailed() ? behindDamage(from) : m_most + 1;
        }
        m_connection.forgetFailure();
        return found;
    }
    /// The greatest number of which there is a trace.
    [[nodiscard]] NodeId newest() const { return m_newest; }

private:
    /// Is there a node to read here or farther on, or none at all?
    [[nodiscard]] bool isReadable(NodeId from)
    {
        m_connection.forgetFailure();
        const std::optional<NodeRow> row = NodeRows(m_connection, from).next();
        return row ? row->id >= from && row->id <= m_most : !m_connection.hasFailed();
    }
    /// The first number behind a damaged place from which reading goes on.
    [[nodiscard]] NodeId behindDamage(NodeId damaged)
    {
        NodeId step = 1;
        while (damaged + step <= m_most && !isReadable(damaged + step))
            step *= 2;
        NodeId unreadable = step / 2;
        for (NodeId readable = step; readable - unreadable > 1;) {
            const NodeId middle = unreadable + (readable - unreadable) / 2;
            (isReadable(damaged + middle) ? readable : unreadable) = middle;
        }
        return damaged + unreadable + 1;
    }

    SqlConnection& m_connection;
    NodeId m_most;
    NodeId m_newest = 0;
};

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
    if (!connection.open() || !connection.run(log_schema::caution() + leniency))
        return std::nullopt;
    std::optional<RootRow> root = readRoot(connection);
    if (!root)
        return std::nullopt;
    Rebuilt rebuilt(std::move(*root));
    constexpr qint64 smallestRow = 8;
    const NodeId most = QFileInfo(path).size() / smallestRow;
    NodeSearch search(connection, most);
    for (const auto& [id, record] : search.run())
        rebuilt.add(id, record);
    MarginRows margin = readMargin(connection);
    const NodeId newest = std::max(search.newest(), margin.current <= most ? margin.current : 0);
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
        if (!connection.open() || !connection.run(log_schema::creation()) || !connection.run(QStringLiteral("COMMIT")))
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
