#include "editor/model/store/annotation_rows.h"

#include "editor/model/trace_json.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace tokisuji {

namespace {

struct TextRow {
    const char* name;
    QString Metadata::*field;
};
constexpr TextRow textRows[]{
    {"title", &Metadata::title},
    {"author", &Metadata::author},
    {"source", &Metadata::source},
    {"rulesNote", &Metadata::rulesNote},
};

struct MarkedNode {
    const char* name;
    NodeId Annotations::*field;
};
constexpr MarkedNode nodeRows[]{
    {"pinA", &Annotations::pinA},
    {"pinB", &Annotations::pinB},
};

} // namespace

NamedValues annotationRows(const Annotations& annotations)
{
    NamedValues rows;
    for (const auto& [name, field] : textRows)
        rows.emplace_back(QLatin1String(name), annotations.metadata.*field);
    for (const auto& [name, field] : nodeRows)
        rows.emplace_back(QLatin1String(name), qlonglong{annotations.*field});
    rows.emplace_back(QStringLiteral("viewState"), annotations.viewState);
    return rows;
}

void readAnnotationRow(const QString& name, const QVariant& value, Annotations& annotations)
{
    for (const auto& row : textRows)
        if (name == QLatin1String(row.name))
            annotations.metadata.*row.field = value.toString();
    for (const auto& row : nodeRows)
        if (name == QLatin1String(row.name))
            annotations.*row.field = value.toLongLong();
    if (name == QLatin1String("viewState"))
        annotations.viewState = value.toByteArray();
}

QByteArray intendedPathJson(const IntendedPath* path)
{
    if (path == nullptr)
        return {};
    QJsonArray steps;
    for (const StepId step : path->steps)
        steps.append(static_cast<qint64>(step));
    const QJsonObject object{
        {QStringLiteral("markedAt"), static_cast<qint64>(path->markedAt)},
        {QStringLiteral("steps"), steps},
        {QStringLiteral("trace"), toJson(path->trace)},
    };
    return QJsonDocument(object).toJson(QJsonDocument::Compact);
}

std::shared_ptr<const IntendedPath> readIntendedPath(const QByteArray& json)
{
    const QJsonObject object = QJsonDocument::fromJson(json).object();
    Result<Trace> trace = traceFromJson(object[QStringLiteral("trace")].toObject());
    if (!trace)
        return nullptr;
    auto path = std::make_shared<IntendedPath>();
    path->markedAt = object[QStringLiteral("markedAt")].toInteger(noNode);
    path->trace = std::move(*trace);
    for (const QJsonValue& step : object[QStringLiteral("steps")].toArray())
        path->steps.insert(static_cast<StepId>(step.toInteger()));
    return path;
}

void keepWithin(Annotations& annotations, NodeId size)
{
    const auto isThere = [&](NodeId node) { return node >= 0 && node < size; };
    std::erase_if(annotations.bookmarks, [&](const Bookmark& mark) { return !isThere(mark.node); });
    for (const auto& row : nodeRows)
        if (!isThere(annotations.*row.field))
            annotations.*row.field = noNode;
    if (annotations.intended && !isThere(annotations.intended->markedAt))
        annotations.intended = nullptr;
}

} // namespace tokisuji
