#include "editor/model/store/log_follower.h"

#include <utility>

namespace tokisuji {

namespace {

constexpr int intervalMs = 1000;

} // namespace

LogFollower::LogFollower(std::unique_ptr<LogFile> file, const QString& path, NodeId last, Receive receive)
    : m_file(std::move(file)), m_last(last), m_mark(0), m_receive(std::move(receive)), m_watcher({path})
{
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, &LogFollower::look);
    connect(&m_timer, &QTimer::timeout, this, &LogFollower::look);
    m_timer.start(intervalMs);
}

void LogFollower::look()
{
    const int mark = m_file->changeMark();
    if (mark == m_mark)
        return;
    const Result<LogNews> news = m_file->readBehind(m_last);
    if (!news) // busy, or gone for a while: the next look is soon
        return;
    m_mark = mark;
    m_last += static_cast<NodeId>(news->records.size());
    m_receive(*news);
}

} // namespace tokisuji
