// LogOpening: a file that is being opened, on a thread of its own. The end of this object cancels it.
#pragma once

#include "editor/model/store/log_session.h"

#include <QObject>

namespace tokisuji {

/// The result.
struct OpenedFile {
    QString path;
    ReadFile content;
    std::unique_ptr<LogSession> session; ///< goes on with a log; nothing where the file is of another kind
    std::optional<Error> onlyToLook;     ///< why the log is only followed, not written to
    QDateTime changed;
};

/// Lives in the thread of its receiver.
class LogOpening : public QObject {
    Q_OBJECT
public:
    using Receive = std::function<void(Result<OpenedFile>)>;
    /// Errors are those of readLog() and readPuzzleFile(). `receive` may delete the opening later.
    LogOpening(const QString& path, Receive receive, QObject* parent = nullptr);

private:
    void take();

    QString m_path;
    Receive m_receive;
    std::unique_ptr<LogSession> m_session;
};

} // namespace tokisuji
