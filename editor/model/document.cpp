#include "editor/model/document.h"

#include "editor/model/puzzle_log.h"
#include "engine/formats/formats.h"
#include "engine/genre/registry.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <utility>

namespace tokisuji {

namespace {

Error fileError(const char* id, const QString& path, const QString& reason = {})
{
    Error error{.id = id, .args = {path.toStdString()}};
    if (!reason.isEmpty())
        error.args.push_back(reason.toStdString());
    return error;
}

/// The bytes of a regular file within the limit. One byte more than the limit is asked for, as a file may grow.
Result<QByteArray> readFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return fileError("file-missing", path);
    if (!info.isFile())
        return fileError("file-not-regular", path);
    const auto limit = static_cast<qint64>(maxInputBytes);
    if (info.size() > limit)
        return fileError("file-too-large", path, QString::number(limit));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileError("file-unreadable", path, file.errorString());
    QByteArray bytes = file.read(limit + 1);
    if (file.error() != QFileDevice::NoError)
        return fileError("file-unreadable", path, file.errorString());
    if (bytes.size() > limit)
        return fileError("file-too-large", path, QString::number(limit));
    return bytes;
}

std::string_view viewOf(const QByteArray& bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

/// The text of a puzzle file says nothing of where it came from.
bool looksLikeAddress(const QString& text)
{
    const QString trimmed = text.trimmed();
    return !trimmed.startsWith(QLatin1String("pzprv3")) && !trimmed.contains(QLatin1Char('\n'));
}

} // namespace

Document::Document(QObject* parent) : QObject(parent) {}

bool Document::isWhole() const
{
    return m_empty || genreOf(board()).isWhole();
}

bool Document::hasRules() const
{
    return m_empty || genreOf(board()).hasRules();
}

void Document::open(Board board, const QString& source)
{
    m_empty = false;
    begin(History(std::move(board), QDateTime::currentMSecsSinceEpoch()), {.metadata = {.source = source}}, {});
}

void Document::restore(History history, Annotations annotations, const QString& filePath)
{
    m_empty = false;
    begin(std::move(history), std::move(annotations), filePath);
}

void Document::close()
{
    m_empty = true;
    begin(History(), {}, {});
}

void Document::begin(History history, Annotations annotations, const QString& filePath)
{
    m_history = std::move(history);
    m_annotations = std::move(annotations);
    m_filePath = filePath;
    setReadOnly(false);
    emit opened();
    emit historyChanged();
    emit currentChanged();
    emit annotationsChanged();
    emit fileChanged();
    emit settled();
}

bool Document::follow(std::vector<HistoryRecord> records, NodeId current, Annotations annotations)
{
    const bool grows = !records.empty();
    if (m_history.extend(std::move(records)))
        return false;
    if (grows)
        emit historyChanged();
    goTo(current);
    if (std::exchange(m_annotations, annotations) != annotations)
        emit annotationsChanged();
    return true;
}

void Document::setFilePath(const QString& filePath)
{
    if (std::exchange(m_filePath, filePath) != filePath)
        emit fileChanged();
}

void Document::setReadOnly(bool readOnly)
{
    if (std::exchange(m_readOnly, readOnly) != readOnly)
        emit readOnlyChanged();
}

NodeId Document::commit(Edit edit)
{
    const NodeId before = m_history.current();
    if ((m_readOnly || !isWhole()) && !edit.empty()) {
        emit refused();
        return before;
    }
    const NodeId now = m_history.commit(std::move(edit), QDateTime::currentMSecsSinceEpoch());
    if (now == before)
        return now;
    emit historyChanged();
    emit currentChanged();
    emit settled();
    return now;
}

void Document::annotate(Annotations annotations)
{
    if (annotations == m_annotations)
        return;
    if (m_readOnly) {
        emit refused();
        return;
    }
    m_annotations = std::move(annotations);
    emit annotationsChanged();
}

void Document::goTo(NodeId node)
{
    if (!m_history.contains(node) || node == m_history.current())
        return;
    m_history.goTo(node);
    emit currentChanged();
    emit settled();
}

void Document::undo()
{
    goTo(m_history.undoTarget());
}

void Document::redo()
{
    goTo(m_history.redoTarget());
}

std::optional<Error> Document::writePuzzle(const QString& filePath) const
{
    const std::string text = writePuzzleLog(m_history, m_annotations.metadata);
    if (text.empty())
        return Error{.id = "file-form-unknown", .args = {board().genre()}, .at = {}};
    QSaveFile file(filePath);
    const auto size = static_cast<qint64>(text.size());
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), size) != size || !file.commit())
        return fileError("file-unwritable", filePath, file.errorString());
    return {};
}

std::optional<Error> Document::load(const QString& filePath)
{
    const Result<QByteArray> bytes = readFile(filePath);
    return bytes ? openText(viewOf(*bytes), QFileInfo(filePath).fileName()) : bytes.error();
}

std::optional<Error> Document::loadText(const QString& text)
{
    return openText(viewOf(text.toUtf8()), looksLikeAddress(text) ? text.trimmed() : QString());
}

std::optional<Error> Document::openText(std::string_view text, const QString& source)
{
    Result<ReadLog> log = readPuzzleLog(text, QDateTime::currentMSecsSinceEpoch());
    if (!log)
        return log.error();
    m_empty = false;
    Metadata metadata = std::move((*log).metadata);
    if (metadata.source.isEmpty())
        metadata.source = source;
    begin(std::move((*log).history), {.metadata = std::move(metadata)}, {});
    if (!log->losses.empty())
        emit logCurtailed(log->losses);
    return {};
}

} // namespace tokisuji
