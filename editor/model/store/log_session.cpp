#include "editor/model/store/log_session.h"

#include "editor/model/store/log_endings.h"
#include "editor/model/store/log_error.h"
#include "editor/model/store/log_lock.h"
#include "editor/model/worker.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <stop_token>
#include <thread>
#include <utility>

namespace tokisuji {

namespace {

/// How often a log that somebody else writes is looked at.
constexpr std::chrono::milliseconds followInterval{250};

/// Why a log that was asked for can only be looked at.
std::optional<Error> objection(const LogLock& lock, const QString& path)
{
    switch (lock.holder()) {
    case LogLock::Holder::We:
        return QFileInfo(path).isWritable() ? std::nullopt : std::optional(logError("log-read-only", path));
    case LogLock::Holder::SomebodyElse:
        return logError("log-locked", path);
    case LogLock::Holder::Nobody:
        break;
    }
    return folderError(path);
}

/// Why a file cannot be made, as far as its lock can tell.
std::optional<Error> refusal(const LogLock& lock, const QString& path)
{
    return lock.holder() == LogLock::Holder::We             ? std::nullopt
           : lock.holder() == LogLock::Holder::SomebodyElse ? std::optional(logError("log-locked", path))
                                                            : std::optional(folderError(path));
}

std::string reasonOf(const std::exception_ptr& failure)
{
    try {
        std::rethrow_exception(failure);
    } catch (const std::exception& known) {
        return known.what();
    } catch (...) {
        return "?";
    }
}

bool isLog(const QString& path)
{
    return path.endsWith(QLatin1String(".tokisuji"), Qt::CaseInsensitive) || looksLikeLog(path);
}

} // namespace

/// What owner and thread both have.
struct LogSession::Shared {
    Shared(QString file, bool writes) : path(std::move(file)), isWriter(writes) {}

    const QString path;
    mutable std::mutex mutex;
    mutable std::condition_variable_any changed;
    Wake wake; ///< empty once the owner has left
    std::stop_source stop;
    bool hasBegun = false;
    bool isClosed = false;
    bool isDiscarded = false;
    bool hasEnded = false;
    bool isWriter; ///< something could be lost if the program ended
    std::optional<log_endings::Kind> ending;
    std::optional<Begun> begun;
    std::vector<LogNews> news;
    LogChange waiting;
    std::uint64_t posted = 0; ///< the number of the newest change
    bool retryWanted = false;
    bool attempting = false;
    Report report;

    [[nodiscard]] bool isDue() const { return !isDiscarded && (posted > report.tried || retryWanted); }
    [[nodiscard]] bool isIdle() const { return hasBegun && !isDue() && !attempting; }
    /// The lock is held by the caller.
    void tell()
    {
        changed.notify_all();
        if (wake)
            wake();
    }
};

/// What only the thread has: connections belong to the thread that made them.
struct LogSession::Thread {
    explicit Thread(std::shared_ptr<Shared> common) : shared(std::move(common)), stop(shared->stop.get_token()) {}

    [[nodiscard]] Begun open();
    [[nodiscard]] Begun create(const LogContent& content);
    [[nodiscard]] Begun reserve();
    void run(const Begin& begin);

    void writeUntilClosed();
    void followUntilClosed();
    void attempt(std::unique_lock<std::mutex>& lock);
    [[nodiscard]] std::optional<Error> writeGuarded(const LogChange& change);
    [[nodiscard]] std::optional<Error> write(const LogChange& change);
    [[nodiscard]] std::optional<Error> openFor(const LogChange& change);
    void letGo();

    std::shared_ptr<Shared> shared;
    std::stop_token stop;
    std::unique_ptr<LogLock> lock;
    std::unique_ptr<LogFile> file;
    NodeId newest = 0; ///< that is known of a log which somebody else writes
};

// --- beginning ---

auto LogSession::Thread::open() -> Begun
{
    const QString& path = shared->path;
    log_endings::await(path, stop);
    Begun begun{.changed = QFileInfo(path).lastModified()};
    if (!isLog(path)) {
        begun.isLog = false;
        if (Result<ReadFile> read = readPuzzleFile(path))
            begun.content = std::move(*read);
        else
            begun.error = read.error();
        return begun;
    }
    lock = std::make_unique<LogLock>(path);
    begun.onlyToLook = objection(*lock, path);
    if (begun.onlyToLook)
        lock.reset();
    LogFile::Opened opened =
        LogFile::open(path, begun.onlyToLook ? SqlConnection::Access::Read : SqlConnection::Access::Write);
    Result<Log> log = opened ? (*opened)->read(stop) : Result<Log>(opened.error());
    if (!log) {
        begun.error = log.error();
        return begun;
    }
    file = std::move(*opened);
    newest = log->history.size() - 1;
    begun.content = ReadFile{std::move((*log).history), std::move((*log).annotations), {}};
    return begun;
}

/// The first transaction on a new file syncs its folder too.
auto LogSession::Thread::create(const LogContent& content) -> Begun
{
    log_endings::await(shared->path, stop);
    lock = std::make_unique<LogLock>(shared->path);
    Begun begun{.error = refusal(*lock, shared->path)};
    if (!begun.error)
        begun.error = LogFile::create(shared->path, content, stop);
    if (!begun.error)
        begun.error = write({.current = content.current});
    begun.changed = QDateTime::currentDateTime();
    return begun;
}

auto LogSession::Thread::reserve() -> Begun
{
    QDir().mkpath(QFileInfo(shared->path).path());
    lock = std::make_unique<LogLock>(shared->path); // where that is not possible, writing will say why
    return {};
}

void LogSession::Thread::run(const Begin& begin)
{
    Begun begun;
    try {
        begun = begin(*this);
    } catch (...) { // no memory
        begun.error =
            logError("log-unreadable", shared->path, {QString::fromStdString(reasonOf(std::current_exception()))});
    }
    const bool goesOn = !begun.error && begun.isLog;
    const bool follows = begun.onlyToLook.has_value();
    {
        const std::lock_guard guard(shared->mutex);
        shared->isWriter = goesOn && !follows;
        shared->begun = std::move(begun);
        shared->hasBegun = true;
        shared->tell();
    }
    if (goesOn)
        follows ? followUntilClosed() : writeUntilClosed();
    letGo();
}

void LogSession::Thread::letGo()
{
    file.reset();
    const auto isDiscarded = [this] {
        const std::lock_guard guard(shared->mutex);
        return shared->isDiscarded;
    };
    if (isDiscarded())
        QFile::remove(shared->path); // while it is still ours
    lock.reset();
}

// --- writing ---

/// When the owner has left, what is due is still tried, and what could not be written before once more.
void LogSession::Thread::writeUntilClosed()
{
    std::unique_lock guard(shared->mutex);
    while (true) {
        shared->changed.wait(guard, [this] { return shared->isDue() || shared->isClosed; });
        if (!shared->isDue())
            return;
        attempt(guard);
    }
}

void LogSession::Thread::attempt(std::unique_lock<std::mutex>& guard)
{
    LogChange change = std::exchange(shared->waiting, {});
    const std::uint64_t number = shared->posted;
    shared->retryWanted = false;
    shared->attempting = true;
    guard.unlock();
    std::optional<Error> problem = writeGuarded(change);
    guard.lock();
    shared->attempting = false;
    shared->report.tried = number;
    shared->report.problem = std::move(problem);
    if (!shared->report.problem) {
        shared->report.saved = number;
    } else {
        change.append(std::exchange(shared->waiting, {}));
        shared->waiting = std::move(change);
    }
    shared->tell();
}

std::optional<Error> LogSession::Thread::writeGuarded(const LogChange& change)
{
    try {
        return write(change);
    } catch (...) { // no memory
        file.reset();
        return logError("log-unwritable", shared->path, {QString::fromStdString(reasonOf(std::current_exception()))});
    }
}

/// After a failure the file is opened anew: it may be another one by then.
std::optional<Error> LogSession::Thread::write(const LogChange& change)
{
    std::optional<Error> error;
    if (!file)
        error = openFor(change);
    if (!error)
        error = file->write(change);
    if (error)
        file.reset();
    return error;
}

/// The lock may have vanished with the folder.
std::optional<Error> LogSession::Thread::openFor(const LogChange& change)
{
    const QString& path = shared->path;
    if (change.makesFolder)
        QDir().mkpath(QFileInfo(path).path());
    if (change.anew) {
        lock.reset();
        lock = std::make_unique<LogLock>(path);
        if (lock->holder() == LogLock::Holder::SomebodyElse)
            return logError("log-locked", path);
    }
    if (!QFileInfo::exists(path)) {
        if (!change.anew)
            return logError("log-vanished", path);
        if (auto error = LogFile::create(path, *change.anew))
            return error;
    }
    LogFile::Opened opened = LogFile::open(path, SqlConnection::Access::Write);
    if (!opened)
        return opened.error();
    file = std::move(*opened);
    return {};
}

// --- following ---

void LogSession::Thread::followUntilClosed()
{
    int mark = 0;
    std::unique_lock guard(shared->mutex);
    while (!shared->changed.wait_for(guard, followInterval, [this] { return shared->isClosed; })) {
        guard.unlock();
        std::optional<LogNews> heard;
        if (const int now = file->changeMark(); now != mark) {
            if (Result<LogNews> news = file->readBehind(newest)) { // else busy, or gone for a while
                mark = now;
                newest += static_cast<NodeId>(news->records.size());
                heard = std::move(*news);
            }
        }
        guard.lock();
        if (heard) {
            shared->news.push_back(std::move(*heard));
            shared->tell();
        }
    }
}

// --- the owner's side ---

LogSession::LogSession(std::shared_ptr<Shared> shared, Begin begin, Wake wake) : m_shared(std::move(shared))
{
    m_shared->wake = std::move(wake);
    ownerless::waitAtExit();
    ownerless::add();
    std::thread([shared = m_shared, begin = std::move(begin)] {
        Thread(shared).run(begin);
        {
            const std::lock_guard guard(shared->mutex);
            shared->hasEnded = true;
            if (shared->ending)
                log_endings::end(shared->path, *shared->ending);
        }
        ownerless::remove();
    }).detach();
}

std::unique_ptr<LogSession> LogSession::open(const QString& path, Wake wake)
{
    auto shared = std::make_shared<Shared>(path, false);
    return std::unique_ptr<LogSession>(new LogSession(std::move(shared), &Thread::open, std::move(wake)));
}

std::unique_ptr<LogSession> LogSession::create(const QString& path, LogContent content, Wake wake)
{
    const auto whole = std::make_shared<const LogContent>(std::move(content));
    const auto begin = [whole](Thread& thread) { return thread.create(*whole); };
    return std::unique_ptr<LogSession>(new LogSession(std::make_shared<Shared>(path, true), begin, std::move(wake)));
}

std::unique_ptr<LogSession> LogSession::reserve(const QString& path, Wake wake)
{
    auto shared = std::make_shared<Shared>(path, true);
    return std::unique_ptr<LogSession>(new LogSession(std::move(shared), &Thread::reserve, std::move(wake)));
}

LogSession::~LogSession()
{
    const std::lock_guard guard(m_shared->mutex);
    m_shared->wake = {};
    m_shared->isClosed = true;
    if (!m_shared->hasBegun)
        m_shared->stop.request_stop();
    if (m_shared->report.problem)
        m_shared->retryWanted = true;
    if (!m_shared->hasEnded) {
        m_shared->ending = m_shared->isWriter ? log_endings::Kind::Writing : log_endings::Kind::Reading;
        log_endings::begin(m_shared->path, *m_shared->ending);
    }
    m_shared->changed.notify_all();
}

const QString& LogSession::path() const
{
    return m_shared->path;
}

void LogSession::setWake(Wake wake)
{
    const std::lock_guard guard(m_shared->mutex);
    m_shared->wake = std::move(wake);
}

auto LogSession::takeBegun() -> std::optional<Begun>
{
    const std::lock_guard guard(m_shared->mutex);
    return std::exchange(m_shared->begun, std::nullopt);
}

std::vector<LogNews> LogSession::takeNews()
{
    const std::lock_guard guard(m_shared->mutex);
    return std::exchange(m_shared->news, {});
}

std::uint64_t LogSession::post(LogChange change)
{
    const std::lock_guard guard(m_shared->mutex);
    m_shared->waiting.append(std::move(change));
    m_shared->changed.notify_all();
    return ++m_shared->posted;
}

void LogSession::retry()
{
    const std::lock_guard guard(m_shared->mutex);
    m_shared->retryWanted = true;
    m_shared->changed.notify_all();
}

auto LogSession::report() const -> Report
{
    const std::lock_guard guard(m_shared->mutex);
    return m_shared->report;
}

auto LogSession::finish() const -> Report
{
    std::unique_lock guard(m_shared->mutex);
    m_shared->changed.wait(guard, [this] { return m_shared->isIdle(); });
    return m_shared->report;
}

void LogSession::discard()
{
    const std::lock_guard guard(m_shared->mutex);
    m_shared->isDiscarded = true;
}

} // namespace tokisuji
