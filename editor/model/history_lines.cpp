#include "editor/model/history_lines.h"

#include "editor/model/store/annotation_rows.h"
#include "editor/model/store/edit_json.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <limits>
#include <utility>

namespace tokisuji {

namespace {

constexpr int linesVersion = 1;
constexpr const char* signature = "tokisuji-history";
constexpr qint64 notANumber = std::numeric_limits<qint64>::min();

struct MetadataField {
    const char* name;
    QString Metadata::*field;
};
constexpr std::array metadataFields{
    MetadataField{"title", &Metadata::title},
    MetadataField{"author", &Metadata::author},
    MetadataField{"source", &Metadata::source},
    MetadataField{"rulesNote", &Metadata::rulesNote},
};

QByteArray lineOf(const QJsonObject& object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

QJsonObject rootLine(const Log& log)
{
    QJsonObject metadata;
    for (const auto& [name, field] : metadataFields)
        metadata[QLatin1String(name)] = log.annotations.metadata.*field;
    return {{signature, linesVersion},
            {"time", qint64{log.history.node(log.history.root()).timeMs}},
            {"board", toJson(log.history.boardAt(log.history.root()))},
            {"metadata", metadata}};
}

QJsonObject nodeLine(const History& history, NodeId id)
{
    const HistoryNode& node = history.node(id);
    return {{"node", qint64{id}},
            {"parent", qint64{node.parent}},
            {"time", qint64{node.timeMs}},
            {"edit", toJson(node.edit)}};
}

QJsonObject lastLine(const Log& log)
{
    QJsonObject line{{"current", qint64{log.history.current()}},
                     {"pinA", qint64{log.annotations.pinA}},
                     {"pinB", qint64{log.annotations.pinB}},
                     {"viewState", QString::fromLatin1(log.annotations.viewState.toBase64())}};
    if (log.annotations.intended)
        line["intended"] = QJsonDocument::fromJson(intendedPathJson(log.annotations.intended.get())).object();
    return line;
}

/// Takes one line after the other; the first error ends it.
class LinesReader {
public:
    explicit LinesReader(QByteArrayView text) : m_rest(text) {}

    Result<Log> read()
    {
        for (nextLine(); !m_isAtEnd && !m_error; nextLine())
            takeLine();
        if (!m_error && !m_root)
            fail("lines-not-history");
        if (m_error)
            return *m_error;
        return finish();
    }

private:
    void nextLine()
    {
        do {
            m_isAtEnd = m_rest.isEmpty();
            const qsizetype end = m_rest.indexOf('\n');
            m_line = end < 0 ? m_rest : m_rest.first(end);
            m_rest = end < 0 ? QByteArrayView() : m_rest.sliced(end + 1);
            ++m_number;
        } while (!m_isAtEnd && m_line.trimmed().isEmpty());
    }
    void takeLine()
    {
        QJsonParseError problem;
        // without a copy: the document owns what it keeps
        const QByteArray bytes = QByteArray::fromRawData(m_line.data(), m_line.size());
        const QJsonDocument document = QJsonDocument::fromJson(bytes, &problem);
        if (!document.isObject())
            return fail("lines-not-json", {problem.errorString().toStdString()});
        m_json = document.object();
        if (!m_root)
            return takeRoot();
        using Take = void (LinesReader::*)();
        constexpr std::array<std::pair<const char*, Take>, 4> kinds{{{"node", &LinesReader::takeNode},
                                                                     {"visit", &LinesReader::takeVisit},
                                                                     {"bookmark", &LinesReader::takeBookmark},
                                                                     {"current", &LinesReader::takeLast}}};
        for (const auto& [name, take] : kinds)
            if (m_json.contains(QLatin1String(name)))
                return (this->*take)();
        fail("lines-unknown", {m_json.isEmpty() ? std::string() : m_json.keys().constFirst().toStdString()});
    }
    void takeRoot()
    {
        if (!m_json.contains(QLatin1String(signature)))
            return fail("lines-not-history");
        const qint64 version = number(signature);
        if (version > linesVersion)
            return fail("lines-newer", {std::to_string(version), std::to_string(linesVersion)});
        m_rootTimeMs = number("time");
        const QJsonObject metadata = m_json["metadata"].toObject();
        for (const auto& [name, field] : metadataFields)
            m_annotations.metadata.*field = metadata[QLatin1String(name)].toString();
        m_root = boardFromJson(m_json["board"]);
        if (!m_root)
            fail("lines-field", {"board"});
    }
    void takeNode()
    {
        if (number("node") != static_cast<qint64>(m_records.size()) + 1)
            return fail("lines-field", {"node"});
        std::optional<Edit> edit = editFromJson(m_json["edit"]);
        if (!edit)
            return fail("lines-field", {"edit"});
        m_records.push_back({number("parent"), number("time"), std::move(*edit)});
        m_recordLines.push_back(m_number);
    }
    void takeVisit() { m_visits.push_back({number("visit"), number("child")}); }
    void takeBookmark() { m_annotations.bookmarks.push_back({number("bookmark"), text("name"), text("note")}); }
    void takeLast()
    {
        m_current = number("current");
        m_annotations.pinA = number("pinA");
        m_annotations.pinB = number("pinB");
        m_annotations.viewState = QByteArray::fromBase64(text("viewState").toLatin1());
        if (!m_json.contains("intended"))
            return;
        m_annotations.intended = readIntendedPath(QJsonDocument(m_json["intended"].toObject()).toJson());
        if (!m_annotations.intended)
            fail("lines-field", {"intended"});
    }
    Result<Log> finish()
    {
        const auto recordCount = static_cast<NodeId>(m_records.size());
        if (m_current < 0 || m_current > recordCount) {
            fail("lines-field", {"current"});
            return *m_error;
        }
        Result<History> history =
            History::restore(std::move(*m_root), m_rootTimeMs, std::move(m_records), m_current, m_visits);
        if (history) {
            keepWithin(m_annotations, history->size());
            return Log{std::move(*history), std::move(m_annotations)};
        }
        m_number = m_recordLines[std::stoull(history.error().args.front()) - 1];
        fail("lines-edit");
        return *m_error;
    }

    qint64 number(const char* field)
    {
        const qint64 value = m_json[QLatin1String(field)].toInteger(notANumber);
        if (value == notANumber)
            fail("lines-field", {field});
        return value;
    }
    QString text(const char* field)
    {
        const QJsonValue value = m_json[QLatin1String(field)];
        if (!value.isString())
            fail("lines-field", {field});
        return value.toString();
    }
    void fail(const char* id, std::vector<std::string> more = {})
    {
        if (m_error)
            return;
        more.insert(more.begin(), std::to_string(m_number));
        m_error = Error{.id = id, .args = std::move(more)};
    }

    QByteArrayView m_rest;
    QByteArrayView m_line;
    std::size_t m_number = 0;
    bool m_isAtEnd = false;
    QJsonObject m_json;
    std::optional<Error> m_error;

    std::optional<Board> m_root;
    std::int64_t m_rootTimeMs = 0;
    std::vector<HistoryRecord> m_records;
    std::vector<std::size_t> m_recordLines;
    std::vector<Visit> m_visits;
    Annotations m_annotations;
    NodeId m_current = 0;
};

} // namespace

QByteArray writeHistoryLines(const Log& log)
{
    QByteArray text = lineOf(rootLine(log));
    for (NodeId id = 1; id < log.history.size(); ++id)
        text += lineOf(nodeLine(log.history, id));
    for (const auto& [fork, child] : log.history.visits())
        text += lineOf({{"visit", qint64{fork}}, {"child", qint64{child}}});
    for (const Bookmark& mark : log.annotations.bookmarks)
        text += lineOf({{"bookmark", qint64{mark.node}}, {"name", mark.name}, {"note", mark.note}});
    return text + lineOf(lastLine(log));
}

Result<Log> readHistoryLines(QByteArrayView text)
{
    return LinesReader(text).read();
}

} // namespace tokisuji
