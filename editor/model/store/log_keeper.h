// LogKeeper: keeps the log of a document on disk while it grows.
//
// The document is its log: each gesture is written as it happens, in order, on a thread of its own, and counts as
// saved only when the disk has it. What cannot be written stays in memory and is written as soon as that is possible.
#pragma once

#include "editor/model/document.h"
#include "editor/model/store/log.h"
#include "editor/model/store/log_progress.h"

#include <QDateTime>
#include <QObject>

#include <deque>
#include <memory>
#include <optional>

namespace tokisuji {

class LogFollower;
class LogLock;
class LogWriter;
struct LogNews;

/// Lives in the GUI thread, follows one document. A puzzle that has no file gets a log in the folder for untitled ones
/// with its first edit or annotation; it stays there when the keeper ends, and leftovers() finds it again.
/// The document's filePath() is the file of a log with a name, and empty as long as it is untitled.
class LogKeeper : public QObject {
    Q_OBJECT
public:
    enum class State {
        NoPuzzle,
        NothingToSave, ///< nothing has happened since the puzzle came from somewhere else
        Saving,
        Saved,    ///< everything is on the disk
        Failed,   ///< not everything is on the disk: problem(); the document stays editable
        ReadOnly, ///< the file is only looked at and followed: problem() says why
    };

    LogKeeper(Document* document, QString untitledFolder, QObject* parent = nullptr);
    /// Waits until everything is written, or cannot be.
    ~LogKeeper() override;

    [[nodiscard]] State state() const { return m_state; }
    /// Of writing: "log-disk-full", "log-vanished" (file or folder are not there any more), "log-unwritable" (the
    /// system's reason), "log-changed-elsewhere" (another program has written into the file), "log-damaged".
    /// Of looking only: "log-locked" (open in another window), "log-read-only" (the file or its folder must not be
    /// written); where the lock cannot be made for another reason, that of writing. All have the path as their first
    /// argument.
    [[nodiscard]] std::optional<Error> problem() const { return m_problem; }
    /// When the disk last had everything; invalid before.
    [[nodiscard]] QDateTime savedAt() const { return m_savedAt; }
    /// The newest node that is safely on the disk; noNode while there is no log.
    [[nodiscard]] NodeId savedUpTo() const { return m_savedUpTo; }
    /// The file of the log; empty as long as there is none.
    [[nodiscard]] QString path() const { return m_path; }
    /// There is a log, in the folder for untitled ones.
    [[nodiscard]] bool isUntitled() const;

    /// Opens a log in the document and goes on with it. A file that somebody else holds, or that must not be written,
    /// is opened read-only: state() is ReadOnly, the document is read-only and follows what the other one adds.
    /// Errors are those of readLog(); the document and its log are then as they were.
    [[nodiscard]] std::optional<Error> open(const QString& path);
    /// Writes the whole log to a file and goes on there. An untitled log moves; one with a name keeps its old file.
    /// Also the way out of Failed and ReadOnly. Requires a puzzle. Errors: "log-locked" (somebody has the target
    /// open), "log-disk-full", "log-unwritable", "log-read-only", "log-vanished" (no such folder); everything is then
    /// as it was.
    [[nodiscard]] std::optional<Error> saveAs(const QString& path);
    /// Writes a copy; the document stays where it is. Errors as of saveAs().
    [[nodiscard]] std::optional<Error> duplicate(const QString& path);
    /// After Failed: tries again now, making the file anew where it has vanished. After ReadOnly: tries to become the
    /// one that writes. Any further edit tries again by itself.
    void retry();
    /// Waits until everything is written, or cannot be; false in the latter case.
    bool flush();
    /// Forgets an untitled log and its file; the next edit would begin a new one.
    void discardUntitled();

signals:
    /// State, problem, time or path changed.
    void stateChanged();

private:
    struct InFlight {
        std::uint64_t change = 0;
        NodeId newest = noNode;
    };

    void noteOpened();
    void noteChange();
    void post(LogChange change);
    void noteAttempt();
    void beginUntitled();
    [[nodiscard]] std::optional<Error> openHeld(const QString& path, std::unique_ptr<LogLock> lock);
    [[nodiscard]] std::optional<Error> openToLook(const QString& path, Error why);
    void show(Log log, const QString& path);
    void receive(const LogNews& news);
    void startWriter();
    void writeAnew();
    void takeOver();
    void letGo();
    void become(State state, std::optional<Error> problem = {});

    Document* m_document;
    QString m_untitledFolder;
    QString m_path;
    State m_state = State::NoPuzzle;
    std::optional<Error> m_problem;
    QDateTime m_savedAt;
    NodeId m_savedUpTo = noNode;
    bool m_showing = false; ///< the document is being given what was read
    LogProgress m_progress;
    std::deque<InFlight> m_inFlight;
    std::unique_ptr<LogLock> m_lock;
    std::unique_ptr<LogFollower> m_follower;
    std::unique_ptr<LogWriter> m_writer;
};

} // namespace tokisuji
