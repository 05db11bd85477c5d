// Document: the puzzle that a window works on. Every change of the board goes through commit().
#pragma once

#include "editor/model/annotations.h"
#include "engine/util/result.h"

#include <QObject>
#include <QString>

#include <optional>

namespace tokisuji {

/// Lives in the GUI thread.
///
/// A document is its log: whoever keeps that on disk (LogKeeper) gives it its file path. Puzzle files and URLs are only
/// where a puzzle came from, or copies that were given away; the metadata say which source it had.
///
/// Errors of load(), loadText() and writePuzzle() are those of the readers, and of files (args: path, then the
/// system's reason): "file-missing", "file-not-regular" (a folder, a device), "file-too-large" (args: path, limit in
/// bytes), "file-unreadable", "file-unwritable".
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);

    [[nodiscard]] bool isEmpty() const { return m_empty; } ///< no puzzle is open
    [[nodiscard]] const History& history() const { return m_history; }
    [[nodiscard]] const Board& board() const { return m_history.board(); }
    [[nodiscard]] const Annotations& annotations() const { return m_annotations; }
    /// Read-only: commit() and annotate() do nothing but emit refused(). Moving through the history is allowed.
    [[nodiscard]] bool isReadOnly() const { return m_readOnly; }
    /// Is the board's genre a whole one? Else the board keeps what it was read from, and commit() refuses.
    [[nodiscard]] bool isWhole() const;
    /// Is an answer on its board judged by rules?
    [[nodiscard]] bool hasRules() const;
    [[nodiscard]] QString filePath() const { return m_filePath; } ///< of its log; empty: untitled

    /// Begins a new history with this board. `source`: where it came from, a URL or the name of a file.
    void open(Board board, const QString& source = {});
    /// Continues with a history that was kept.
    void restore(History history, Annotations annotations, const QString& filePath);
    /// Takes over what another program added to the log that this document shows: nodes behind its last one, the node
    /// that is current there, the annotations. False if a record does not fit; nothing has changed then.
    [[nodiscard]] bool follow(std::vector<HistoryRecord> records, NodeId current, Annotations annotations);
    void setReadOnly(bool readOnly);
    /// The log lives in this file from now on.
    void setFilePath(const QString& filePath);
    /// Leaves no puzzle open.
    void close();
    /// One gesture. Returns the node that is now current.
    NodeId commit(Edit edit);
    /// Several gestures, of which everybody hears when all are made. Each fits the board after those before it.
    NodeId commitAll(std::vector<Edit> edits);
    /// Goes on with the gesture that led to the current node: the number is still being typed. Both are one step of
    /// undo and one tick; the log keeps what was there before. Where something follows that node or refers to it, the
    /// edit is a gesture of its own.
    NodeId amend(Edit edit);
    void annotate(Annotations annotations);
    void goTo(NodeId node);
    void undo();
    void redo();
    /// Writes a pzprv3 file, with the main lane as its log, through a temporary one; an error leaves the old file as it
    /// was.
    [[nodiscard]] std::optional<Error> writePuzzle(const QString& filePath) const;
    /// Reads a puzzle file of any known form; an error leaves the document as it was.
    [[nodiscard]] std::optional<Error> load(const QString& filePath);
    /// Reads a puzzle from text (URL or file); an error leaves the document as it was.
    [[nodiscard]] std::optional<Error> loadText(const QString& text);

signals:
    /// Another puzzle was opened; everything else must be queried again.
    void opened();
    /// The current node (and so the board) has changed; after opened() too.
    void currentChanged();
    /// After opened() or currentChanged(), once for each of them: everybody has taken the board. What is known of it is
    /// asked and presented now.
    void settled();
    /// Nodes were added.
    void historyChanged();
    void annotationsChanged();
    void readOnlyChanged();
    /// What the log behind a puzzle that was just opened held and this document cannot; errors as of
    /// readPuzzleWithHistory().
    void logCurtailed(const std::vector<Error>& losses);
    /// What was just opened holds more puzzles than this document's: their texts.
    void furtherPuzzlesFound(const QStringList& texts);
    /// There was an attempt to change a document that is read-only or whose genre is not a whole one.
    void refused();
    /// The file path changed; after opened() too.
    void fileChanged();

private:
    [[nodiscard]] bool mayAmend(const Edit& edit) const;
    NodeId tellCommitted(NodeId before);
    [[nodiscard]] std::optional<Error> openText(std::string_view text, const QString& source);
    void begin(History history, Annotations annotations, const QString& filePath);

    History m_history;
    Annotations m_annotations;
    QString m_filePath;
    bool m_empty = true;
    bool m_readOnly = false;
};

} // namespace tokisuji
