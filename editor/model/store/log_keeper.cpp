// Two things say what is on the disk: LogProgress knows what was handed to the writer, the writer's report says how far
// it came. Whatever the document tells, the keeper asks for what has happened since it last handed something over; it
// never has to know which gesture it was.
#include "editor/model/store/log_keeper.h"

#include "editor/model/store/log_error.h"
#include "editor/model/store/log_file.h"
#include "editor/model/store/log_follower.h"
#include "editor/model/store/log_lock.h"
#include "editor/model/store/log_writer.h"
#include "engine/util/contract.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <utility>

namespace tokisuji {

namespace {

/// Names that a person can tell apart, should they ever look into the folder.
QString untitledPath(const QString& folder, const Document& document)
{
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd HH-mm-ss"));
    const QString serial = QUuid::createUuid().toString(QUuid::Id128).left(8);
    return QDir(folder).filePath(
        QStringLiteral("%1 %2 %3.tokisuji").arg(time, QString::fromStdString(document.board().genre()), serial));
}

/// The history of a document as it was before the first edit.
std::shared_ptr<const Log> beginningOf(const History& history)
{
    const NodeId root = history.root();
    return std::make_shared<const Log>(Log{History(history.boardAt(root), history.node(root).timeMs), {}});
}

std::shared_ptr<const Log> wholeOf(const Document& document)
{
    return std::make_shared<const Log>(Log{document.history(), document.annotations()});
}

/// The same path, or two ways to one file.
bool isSameFile(const QString& a, const QString& b)
{
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return a == b || (!canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath());
}

/// Takes the lock of a file that is about to be written.
std::optional<Error> refusal(const LogLock& lock, const QString& path)
{
    switch (lock.holder()) {
    case LogLock::Holder::We:
        return {};
    case LogLock::Holder::SomebodyElse:
        return logError("log-locked", path);
    case LogLock::Holder::Nobody:
        break;
    }
    return folderError(path);
}

} // namespace

LogKeeper::LogKeeper(Document* document, QString untitledFolder, QObject* parent)
    : QObject(parent), m_document(document), m_untitledFolder(std::move(untitledFolder))
{
    connect(document, &Document::opened, this, &LogKeeper::noteOpened);
    connect(document, &Document::historyChanged, this, &LogKeeper::noteChange);
    connect(document, &Document::currentChanged, this, &LogKeeper::noteChange);
    connect(document, &Document::annotationsChanged, this, &LogKeeper::noteChange);
    noteOpened();
}

LogKeeper::~LogKeeper()
{
    letGo();
}

bool LogKeeper::isUntitled() const
{
    return !m_path.isEmpty() && QFileInfo(m_path).dir() == QDir(m_untitledFolder);
}

/// Another puzzle, and not from here: it gets a log when something happens, or has happened already.
void LogKeeper::noteOpened()
{
    if (m_showing)
        return;
    letGo();
    m_progress = LogProgress(m_document->annotations());
    become(m_document->isEmpty() ? State::NoPuzzle : State::NothingToSave);
}

void LogKeeper::noteChange()
{
    if (m_showing || m_state == State::NoPuzzle || m_state == State::ReadOnly)
        return;
    LogChange change = m_progress.advance(*m_document);
    if (change.empty())
        return;
    if (!m_writer) {
        change.before = beginningOf(m_document->history());
        change.annotations = m_document->annotations();
        beginUntitled();
    }
    post(std::move(change));
}

void LogKeeper::post(LogChange change)
{
    m_inFlight.push_back({m_writer->post(std::move(change)), m_progress.newest()});
    if (m_state != State::Failed) // that one stays until the attempt has an end
        become(State::Saving);
}

void LogKeeper::noteAttempt()
{
    if (!m_writer)
        return;
    const LogWriter::Report report = m_writer->report();
    while (!m_inFlight.empty() && m_inFlight.front().change <= report.saved) {
        m_savedUpTo = m_inFlight.front().newest;
        m_inFlight.pop_front();
    }
    if (report.problem)
        return become(State::Failed, report.problem);
    if (!m_inFlight.empty())
        return become(State::Saving);
    m_savedAt = QDateTime::currentDateTime();
    become(State::Saved);
}

void LogKeeper::beginUntitled()
{
    QDir().mkpath(m_untitledFolder);
    m_path = untitledPath(m_untitledFolder, *m_document);
    m_lock = std::make_unique<LogLock>(m_path); // where that is not possible, writing will say why
    startWriter();
}

void LogKeeper::startWriter()
{
    m_writer = std::make_unique<LogWriter>(
        m_path, [this] { QMetaObject::invokeMethod(this, &LogKeeper::noteAttempt, Qt::QueuedConnection); });
}

/// Ends with what there is: the writer writes what it still has, then the file is free.
void LogKeeper::letGo()
{
    m_writer.reset();
    m_follower.reset();
    m_lock.reset();
    m_inFlight.clear();
    m_path.clear();
    m_savedAt = {};
    m_savedUpTo = noNode;
}

std::optional<Error> LogKeeper::open(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (m_writer && isSameFile(absolute, m_path))
        return {};
    auto lock = std::make_unique<LogLock>(absolute);
    switch (lock->holder()) {
    case LogLock::Holder::We:
        return QFileInfo(absolute).isWritable() ? openHeld(absolute, std::move(lock))
                                                : openToLook(absolute, logError("log-read-only", absolute));
    case LogLock::Holder::SomebodyElse:
        return openToLook(absolute, logError("log-locked", absolute));
    case LogLock::Holder::Nobody:
        break;
    }
    return openToLook(absolute, folderError(absolute));
}

std::optional<Error> LogKeeper::openHeld(const QString& path, std::unique_ptr<LogLock> lock)
{
    LogFile::Opened file = LogFile::open(path, SqlConnection::Access::Write);
    if (!file)
        return file.error();
    Result<Log> log = (*file)->read();
    if (!log)
        return log.error();
    letGo();
    m_lock = std::move(lock);
    show(std::move(*log), path);
    startWriter();
    m_savedUpTo = m_progress.newest();
    m_savedAt = QFileInfo(path).lastModified();
    become(State::Saved);
    return {};
}

std::optional<Error> LogKeeper::openToLook(const QString& path, Error why)
{
    LogFile::Opened file = LogFile::open(path, SqlConnection::Access::Read);
    if (!file)
        return file.error();
    Result<Log> log = (*file)->read();
    if (!log)
        return log.error();
    letGo();
    show(std::move(*log), path);
    m_document->setReadOnly(true);
    m_follower = std::make_unique<LogFollower>(std::move(*file), path, m_progress.newest(),
                                               [this](const LogNews& news) { receive(news); });
    become(State::ReadOnly, std::move(why));
    return {};
}

/// Gives the document what was read.
void LogKeeper::show(Log log, const QString& path)
{
    m_path = path;
    m_showing = true;
    m_document->restore(std::move(log.history), std::move(log.annotations), isUntitled() ? QString() : path);
    m_showing = false;
    m_progress = LogProgress(*m_document);
}

/// Whoever looks at the newest state goes on doing so; whoever has gone elsewhere stays there.
void LogKeeper::receive(const LogNews& news)
{
    const NodeId here = m_document->history().current();
    const NodeId wanted = here == m_progress.current() ? news.current : here;
    m_showing = true;
    const bool fits = m_document->follow(news.records, wanted, news.annotations);
    m_showing = false;
    if (!fits)
        return become(State::ReadOnly, logError("log-damaged", m_path, {QString::number(m_progress.newest() + 1)}));
    m_progress = LogProgress(*m_document, news.current);
}

std::optional<Error> LogKeeper::saveAs(const QString& path)
{
    require(!m_document->isEmpty(), "LogKeeper::saveAs: there is a puzzle");
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (m_writer && isSameFile(absolute, m_path)) {
        retry();
        return flush() ? std::nullopt : m_problem;
    }
    auto lock = std::make_unique<LogLock>(absolute);
    if (const auto error = refusal(*lock, absolute))
        return error;
    if (const auto error = LogFile::create(absolute, m_document->history(), m_document->annotations()))
        return error;
    const QString former = isUntitled() ? m_path : QString();
    letGo();
    m_lock = std::move(lock);
    m_path = absolute;
    m_progress = LogProgress(*m_document);
    startWriter();
    // The first transaction syncs the folder too; only then the untitled log is not needed any more.
    post({.current = m_progress.current()});
    if (flush() && !former.isEmpty())
        QFile::remove(former);
    m_document->setReadOnly(false);
    m_document->setFilePath(absolute);
    return {};
}

std::optional<Error> LogKeeper::duplicate(const QString& path)
{
    require(!m_document->isEmpty(), "LogKeeper::duplicate: there is a puzzle");
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const LogLock lock(absolute);
    if (const auto error = refusal(lock, absolute))
        return error;
    return LogFile::create(absolute, m_document->history(), m_document->annotations());
}

void LogKeeper::retry()
{
    if (m_state == State::Failed)
        writeAnew();
    else if (m_state == State::ReadOnly)
        takeOver();
}

/// The lock may have vanished with the folder.
void LogKeeper::writeAnew()
{
    if (isUntitled())
        QDir().mkpath(m_untitledFolder);
    m_lock.reset();
    m_lock = std::make_unique<LogLock>(m_path);
    if (m_lock->holder() == LogLock::Holder::SomebodyElse)
        become(State::Failed, logError("log-locked", m_path));
    else
        post({.before = wholeOf(*m_document)});
}

void LogKeeper::takeOver()
{
    auto lock = std::make_unique<LogLock>(m_path);
    if (lock->holder() != LogLock::Holder::We || !QFileInfo(m_path).isWritable())
        return;
    if (auto error = openHeld(QString(m_path), std::move(lock)))
        become(State::ReadOnly, std::move(error));
}

bool LogKeeper::flush()
{
    if (m_writer && !m_inFlight.empty()) {
        [[maybe_unused]] const LogWriter::Report report = m_writer->finish();
        noteAttempt();
    }
    return m_inFlight.empty();
}

void LogKeeper::discardUntitled()
{
    if (!isUntitled() || !m_writer)
        return;
    const QString path = m_path;
    m_writer.reset();
    QFile::remove(path); // while it is still ours
    letGo();
    m_progress = LogProgress(m_document->annotations());
    become(State::NothingToSave);
}

void LogKeeper::become(State state, std::optional<Error> problem)
{
    m_state = state;
    m_problem = std::move(problem);
    emit stateChanged();
}

} // namespace tokisuji
