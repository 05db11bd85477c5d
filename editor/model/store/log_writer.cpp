#include "editor/model/store/log_writer.h"

#include "editor/model/store/log_file.h"

#include <QFileInfo>

#include <memory>
#include <utility>

namespace tokisuji {

namespace {

/// The thread's own connection. After a failure it is opened anew: the file may be another one by then.
struct Connection {
    std::unique_ptr<LogFile> file;

    std::optional<Error> open(const QString& path, const LogChange& change)
    {
        if (!QFileInfo::exists(path)) {
            if (!change.before)
                return Error{.id = "log-vanished", .args = {path.toStdString()}};
            if (auto error = LogFile::create(path, change.before->history, change.before->annotations))
                return error;
        }
        LogFile::Opened opened = LogFile::open(path, SqlConnection::Access::Write);
        if (!opened)
            return opened.error();
        file = std::move(*opened);
        return {};
    }

    std::optional<Error> write(const QString& path, const LogChange& change)
    {
        std::optional<Error> error;
        if (!file)
            error = open(path, change);
        if (!error)
            error = file->write(change);
        if (error)
            file.reset();
        return error;
    }
};

} // namespace

LogWriter::LogWriter(QString path, std::function<void()> wake)
    : m_path(std::move(path)), m_wake(std::move(wake)), m_thread([this](const std::stop_token& stop) { run(stop); })
{
}

LogWriter::~LogWriter()
{
    if (report().problem)
        retry();
    m_thread.request_stop();
    m_thread.join();
}

std::uint64_t LogWriter::post(LogChange change)
{
    std::uint64_t number = 0;
    {
        const std::lock_guard lock(m_mutex);
        m_waiting.append(std::move(change));
        number = ++m_posted;
    }
    m_changed.notify_all();
    return number;
}

void LogWriter::retry()
{
    {
        const std::lock_guard lock(m_mutex);
        m_retryWanted = true;
    }
    m_changed.notify_all();
}

LogWriter::Report LogWriter::report() const
{
    const std::lock_guard lock(m_mutex);
    return m_report;
}

LogWriter::Report LogWriter::finish() const
{
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [this] { return !isDue() && !m_attempting; });
    return m_report;
}

/// When the owner goes, what is due is still tried.
void LogWriter::run(const std::stop_token& stop)
{
    Connection connection;
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [this] { return isDue(); })) {
        LogChange change = std::exchange(m_waiting, {});
        const std::uint64_t number = m_posted;
        m_retryWanted = false;
        m_attempting = true;
        lock.unlock();
        std::optional<Error> problem = connection.write(m_path, change);
        lock.lock();
        noteAttempt(number, std::move(change), std::move(problem));
        m_changed.notify_all();
        lock.unlock();
        m_wake();
        lock.lock();
    }
}

void LogWriter::noteAttempt(std::uint64_t number, LogChange change, std::optional<Error> problem)
{
    m_attempting = false;
    m_report.tried = number;
    m_report.problem = std::move(problem);
    if (!m_report.problem) {
        m_report.saved = number;
        return;
    }
    change.append(std::exchange(m_waiting, {}));
    m_waiting = std::move(change);
}

} // namespace tokisuji
