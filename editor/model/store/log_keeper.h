// LogKeeper: keeps the log of a document on disk while it grows.
//
// The document is its log: each gesture is written as it happens, in order, on a thread of its own, and counts as
// saved only when the disk has it. What cannot be written stays in memory and is written as soon as that is possible.
#pragma once

#include "editor/model/document.h"
#include "editor/model/store/log.h"
#include "editor/model/store/log_content.h"
#include "editor/model/store/log_progress.h"

#include <QDateTime>
#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <optional>

namespace tokisuji {

class LogOpening;
class LogSession;
struct LogNews;
struct OpenedFile;

/// Lives in the GUI thread, follows one document, and waits for nothing there: what is asked for is done when it has
/// said so. A puzzle that has no file gets a log in the folder for untitled ones with its first edit or annotation; it
/// stays there when the keeper ends, and leftovers() finds it again. The document's filePath() is the file of a named
/// log, and empty as long as it is untitled.
class LogKeeper : public QObject {
    Q_OBJECT
public:
    enum class State {
        NoPuzzle,
        NothingToSave, ///< nothing has happened since the puzzle came from somewhere else
        Saving,
        Saved,    ///< everything is on the disk
        Failed,   ///< not everything is on the disk: problem(); the document stays editable
        ReadOnly, ///< the file is only read and followed: problem() says why
    };
    /// Called once when something is done: nothing, or why it was not.
    using Done = std::function<void(std::optional<Error>)>;

    LogKeeper(Document* document, QString untitledFolder, QObject* parent = nullptr);
    /// Returns at once; the end of the program waits until everything is written, or cannot be. The document is still
    /// there, or handOver() was the last call.
    ~LogKeeper() override;

    [[nodiscard]] State state() const { return m_state; }
    /// Of writing: "log-disk-full", "log-vanished" (file or folder are not there any more), "log-unwritable" (the
    /// system's reason), "log-changed-elsewhere" (another program has written into the file), "log-damaged". When
    /// read-only: "log-locked" (open in another window), "log-read-only" (the file or its folder must not be written);
    /// where the lock cannot be made for another reason, that of writing. All have the path as their first argument.
    [[nodiscard]] std::optional<Error> problem() const { return m_problem; }
    /// When the disk last had everything; invalid before.
    [[nodiscard]] QDateTime savedAt() const { return m_savedAt; }
    /// The newest node that is safely on the disk; noNode while there is no log.
    [[nodiscard]] NodeId savedUpTo() const { return m_savedUpTo; }
    /// The file of the log; empty as long as there is none.
    [[nodiscard]] QString path() const { return m_path; }
    /// There is a log, in the folder for untitled ones.
    [[nodiscard]] bool isUntitled() const { return m_isUntitled; }

    /// Shows a log that was opened in the document and goes on with it. One that somebody else holds, or that must not
    /// be written, is shown read-only: state() is ReadOnly, the document is read-only and follows what the other one
    /// adds. The log that is open anyway is left unchanged.
    void show(OpenedFile opened);
    /// Writes the whole log to a file and goes on there. An untitled log moves; one with a name keeps its old file.
    /// Also the way out of Failed and ReadOnly. The document may be edited meanwhile. Requires a puzzle. Errors:
    /// "log-locked" (somebody has the target open), "log-disk-full", "log-unwritable", "log-read-only", "log-vanished"
    /// (no such folder); everything is then as it was. Takes the place of one that is not done, which is cancelled.
    void saveAs(const QString& path, Done done);
    /// Writes a copy; the document stays where it is. Errors as of saveAs().
    void duplicate(const QString& path, Done done);
    /// Is a file being written by saveAs() or duplicate()?
    [[nodiscard]] bool isCopying() const { return m_copy != nullptr; }
    /// Cancels saveAs() or duplicate(); the function that it was to call is not called.
    void cancelCopying();
    /// After Failed: tries again now, making the file anew where it has vanished. After ReadOnly: tries to become the
    /// writer, and emits stateChanged() when it knows. Any further edit tries again by itself.
    void retry();
    /// Gives the log's thread all that has happened and that it does not have yet. Waits for nobody.
    void handOver();
    /// Waits until everything is written, or cannot be; false in the latter case. For programs without a window.
    bool flush();
    /// Forgets an untitled log and its file; the next edit would begin a new one.
    void discardUntitled();

signals:
    /// State, problem, time or path changed.
    void stateChanged();
    /// isCopying() changed.
    void copyingChanged();

private:
    struct InFlight {
        std::uint64_t change = 0;
        NodeId newest = noNode;
    };
    struct Copy;

    void noteOpened();
    void noteChange();
    void post(LogChange change);
    void postAnew(LogContent content);
    void noteAttempt();
    void noteSaved();
    void noteCopy();
    void beginUntitled();
    void startCopy(std::unique_ptr<Copy> copy);
    void goOnIn(Copy& copy);
    void receive(const LogNews& news);
    void writeAnew();
    void takeOver();
    void letGo();
    void setPath(const QString& path);
    void become(State state, std::optional<Error> problem = {});
    [[nodiscard]] std::function<void()> waker(void (LogKeeper::*slot)());

    Document* m_document;
    QString m_untitledFolder;
    QString m_path;
    bool m_isUntitled = false;
    State m_state = State::NoPuzzle;
    std::optional<Error> m_problem;
    QDateTime m_savedAt;
    NodeId m_savedUpTo = noNode;
    bool m_showing = false; ///< the document is being given what was read
    LogProgress m_progress;
    std::deque<InFlight> m_inFlight;
    Done m_settled; ///< waits for the end of Saving
    std::unique_ptr<LogGathering> m_anew;
    std::unique_ptr<Copy> m_copy;
    std::unique_ptr<LogOpening> m_turn; ///< the attempt to become the one that writes
    std::unique_ptr<LogSession>
        m_former; ///< an untitled log that is not needed once the file with a name has everything
    std::unique_ptr<LogSession> m_session;
};

} // namespace tokisuji
