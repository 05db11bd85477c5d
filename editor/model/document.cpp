#include "editor/model/document.h"

#include "editor/model/puzzle_file.h"
#include "engine/genre/registry.h"
#include "engine/sat/disposal.h"

#include <QDateTime>

#include <algorithm>
#include <utility>

namespace tokisuji {

namespace {

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
    // A long one takes a while to be taken apart.
    disposeOf(std::make_shared<History>(std::exchange(m_history, std::move(history))));
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
    std::vector<Edit> edits;
    if (!edit.empty())
        edits.push_back(std::move(edit));
    return commitAll(std::move(edits));
}

NodeId Document::commitAll(std::vector<Edit> edits)
{
    const NodeId before = m_history.current();
    if ((m_readOnly || !isWhole()) && !edits.empty()) {
        emit refused();
        return before;
    }
    for (Edit& edit : edits)
        (void)m_history.commit(std::move(edit), QDateTime::currentMSecsSinceEpoch());
    return tellCommitted(before);
}

NodeId Document::tellCommitted(NodeId before)
{
    if (m_history.current() != before) {
        emit historyChanged();
        emit currentChanged();
        emit settled();
    }
    return m_history.current();
}

NodeId Document::amend(Edit edit)
{
    if (edit.empty() || !mayAmend(edit))
        return commit(std::move(edit));
    const NodeId before = m_history.current();
    (void)m_history.amend(edit, QDateTime::currentMSecsSinceEpoch());
    return tellCommitted(before);
}

bool Document::mayAmend(const Edit& edit) const
{
    const NodeId begun = m_history.current();
    if (m_readOnly || !isWhole() || begun == m_history.root() || edit.isStructural())
        return false;
    const HistoryNode& node = m_history.node(begun);
    const Annotations& a = m_annotations;
    const bool isReferredTo = a.pinA == begun || a.pinB == begun || (a.intended && a.intended->markedAt == begun)
                              || std::ranges::find(a.bookmarks, begun, &Bookmark::node) != a.bookmarks.end();
    return node.children.empty() && !node.edit.isStructural() && !isReferredTo;
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
    return writePuzzleFile(filePath, m_history, m_annotations);
}

std::optional<Error> Document::load(const QString& filePath)
{
    Result<ReadFile> read = readPuzzleFile(filePath);
    if (!read)
        return read.error();
    openIn(*this, std::move(*read));
    return {};
}

std::optional<Error> Document::loadText(const QString& text)
{
    const QByteArray bytes = text.toUtf8();
    return openText({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                    looksLikeAddress(text) ? text.trimmed() : QString());
}

std::optional<Error> Document::openText(std::string_view text, const QString& source)
{
    Result<ReadFile> read = readPuzzleText(text, source);
    if (!read)
        return read.error();
    openIn(*this, std::move(*read));
    return {};
}

} // namespace tokisuji
