// LogFollower: looks at a log that somebody else writes, and tells what comes in.
#pragma once

#include "editor/model/store/log_file.h"

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace tokisuji {

/// Looks when the system says that the file has changed, and every now and then, as no system says it of a network
/// drive. Lives in the GUI thread: what comes in is a few gestures at a time.
class LogFollower : public QObject {
    Q_OBJECT
public:
    using Receive = std::function<void(const LogNews&)>;
    /// `last` is the newest node that is known.
    LogFollower(std::unique_ptr<LogFile> file, const QString& path, NodeId last, Receive receive);

    /// Looks now.
    void look();

private:
    std::unique_ptr<LogFile> m_file;
    NodeId m_last;
    int m_mark;
    Receive m_receive;
    QFileSystemWatcher m_watcher;
    QTimer m_timer;
};

} // namespace tokisuji
