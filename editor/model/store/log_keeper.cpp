// Two things say what is on the disk: LogProgress knows what was handed to the session, the session's report says how
// far it came. Whatever the document reports, the keeper asks for what has happened since it last handed something
// over; it never has to know which gesture it was.
#include "editor/model/store/log_keeper.h"

#include "editor/model/store/log_error.h"
#include "editor/model/store/log_opening.h"
#include "editor/model/store/log_session.h"
#include "engine/util/contract.h"

#include <QDir>
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

/// The same path, or two ways to one file.
bool isSameFile(const QString& a, const QString& b)
{
    const QString canonical = QFileInfo(a).canonicalFilePath();
    return a == b || (!canonical.isEmpty() && canonical == QFileInfo(b).canonicalFilePath());
}

} // namespace

/// A file that saveAs() or duplicate() writes.
struct LogKeeper::Copy {
    enum class Then { GoOnThere, StayHere };

    QString path;
    Then then;
    Done done;
    std::unique_ptr<LogGathering> gathering;
    LogProgress progress; ///< what the file will hold
    std::unique_ptr<LogSession> session;
};

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
    handOver();
    letGo();
}

/// Which folder it is in is looked up here, once: the disk may be slow, and each edit asks.
void LogKeeper::setPath(const QString& path)
{
    m_path = path;
    m_isUntitled = !path.isEmpty() && QFileInfo(path).dir() == QDir(m_untitledFolder);
}

std::function<void()> LogKeeper::waker(void (LogKeeper::*slot)())
{
    return [this, slot] { QMetaObject::invokeMethod(this, slot, Qt::QueuedConnection); };
}

// --- following the document ---

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
    if (!m_session && m_anew)
        return; // what is being gathered will hold it
    if (!m_session) {
        if (m_progress.isUpToDate(*m_document))
            return;
        beginUntitled();
        return;
    }
    if (LogChange change = m_progress.advance(*m_document); !change.empty())
        post(std::move(change));
}

void LogKeeper::beginUntitled()
{
    setPath(untitledPath(m_untitledFolder, *m_document));
    become(State::Saving);
    m_anew = std::make_unique<LogGathering>(m_document, [this](LogContent content) {
        m_session = LogSession::reserve(m_path, waker(&LogKeeper::noteAttempt));
        m_progress = LogProgress(*m_document);
        postAnew(std::move(content));
    });
    m_anew->start();
}

void LogKeeper::post(LogChange change)
{
    m_inFlight.push_back({m_session->post(std::move(change)), m_progress.newest()});
    if (m_state != State::Failed) // that one stays until the attempt has an end
        become(State::Saving);
}

/// The current node is part of the change, so that it is written into a new file too: the first transaction syncs the
/// folder.
void LogKeeper::postAnew(LogContent content)
{
    m_anew.reset();
    const NodeId current = content.current;
    post({.anew = std::make_shared<const LogContent>(std::move(content)),
          .makesFolder = isUntitled(),
          .current = current});
}

// --- what the session says ---

void LogKeeper::noteAttempt()
{
    if (!m_session)
        return;
    if (m_state == State::ReadOnly) {
        for (const LogNews& news : m_session->takeNews())
            receive(news);
        return;
    }
    const LogSession::Report report = m_session->report();
    while (!m_inFlight.empty() && m_inFlight.front().change <= report.saved) {
        m_savedUpTo = m_inFlight.front().newest;
        m_inFlight.pop_front();
    }
    if (report.problem)
        return become(State::Failed, report.problem);
    if (!m_inFlight.empty() || m_anew)
        return become(State::Saving);
    noteSaved();
}

void LogKeeper::noteSaved()
{
    if (const auto former = std::move(m_former))
        former->discard();
    m_savedAt = QDateTime::currentDateTime();
    become(State::Saved);
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

/// The thread writes what it still has; then the file is free.
void LogKeeper::letGo()
{
    m_anew.reset();
    m_turn.reset();
    m_session.reset();
    m_former.reset();
    m_inFlight.clear();
    setPath({});
    m_savedAt = {};
    m_savedUpTo = noNode;
}

// --- opening ---

void LogKeeper::show(OpenedFile opened)
{
    require(opened.session != nullptr, "LogKeeper::show: a log");
    if (m_session && m_state != State::ReadOnly && isSameFile(opened.path, m_path))
        return;
    letGo();
    setPath(opened.path);
    m_session = std::move(opened.session);
    m_showing = true;
    m_document->restore(std::move(opened.content.history), std::move(opened.content.annotations),
                        isUntitled() ? QString() : m_path);
    m_showing = false;
    m_progress = LogProgress(*m_document);
    m_session->setWake(waker(&LogKeeper::noteAttempt));
    if (opened.onlyToLook) {
        m_document->setReadOnly(true);
        become(State::ReadOnly, std::move(opened.onlyToLook));
        noteAttempt(); // there may be news already
        return;
    }
    m_savedUpTo = m_progress.newest();
    m_savedAt = opened.changed;
    become(State::Saved);
}

// --- other files ---

void LogKeeper::saveAs(const QString& path, Done done)
{
    require(!m_document->isEmpty(), "LogKeeper::saveAs: there is a puzzle");
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (m_session && m_state != State::ReadOnly && isSameFile(absolute, m_path)) {
        m_settled = std::move(done);
        if (m_state == State::Failed)
            retry();
        else
            noteAttempt();
        return;
    }
    startCopy(std::make_unique<Copy>(absolute, Copy::Then::GoOnThere, std::move(done)));
}

void LogKeeper::duplicate(const QString& path, Done done)
{
    require(!m_document->isEmpty(), "LogKeeper::duplicate: there is a puzzle");
    const QString absolute = QFileInfo(path).absoluteFilePath();
    startCopy(std::make_unique<Copy>(absolute, Copy::Then::StayHere, std::move(done)));
}

void LogKeeper::startCopy(std::unique_ptr<Copy> copy)
{
    m_copy = std::move(copy);
    m_copy->gathering = std::make_unique<LogGathering>(m_document, [this](LogContent content) {
        m_copy->gathering.reset();
        m_copy->progress = LogProgress(*m_document);
        m_copy->session = LogSession::create(m_copy->path, std::move(content), waker(&LogKeeper::noteCopy));
    });
    m_copy->gathering->start();
    emit copyingChanged();
}

void LogKeeper::cancelCopying()
{
    if (std::exchange(m_copy, nullptr))
        emit copyingChanged();
}

void LogKeeper::noteCopy()
{
    auto begun = m_copy && m_copy->session ? m_copy->session->takeBegun() : std::nullopt;
    if (!begun)
        return;
    const std::unique_ptr<Copy> copy = std::move(m_copy);
    emit copyingChanged();
    if (!begun->error && copy->then == Copy::Then::GoOnThere)
        goOnIn(*copy);
    copy->done(std::move(begun->error));
}

/// An untitled log goes when the file with a name has everything that was said to be saved.
void LogKeeper::goOnIn(Copy& copy)
{
    std::unique_ptr<LogSession> former = isUntitled() ? std::move(m_session) : nullptr;
    letGo();
    m_former = std::move(former);
    setPath(copy.path);
    m_progress = copy.progress;
    m_session = std::move(copy.session);
    m_session->setWake(waker(&LogKeeper::noteAttempt));
    m_savedUpTo = m_progress.newest();
    m_state = State::Saving;
    m_document->setReadOnly(false);
    noteChange(); // what has happened meanwhile
    noteAttempt();
    m_document->setFilePath(m_path);
}

// --- trying again ---

void LogKeeper::retry()
{
    if (m_state == State::Failed)
        writeAnew();
    else if (m_state == State::ReadOnly)
        takeOver();
}

void LogKeeper::writeAnew()
{
    m_anew = std::make_unique<LogGathering>(m_document, [this](LogContent content) { postAnew(std::move(content)); });
    m_anew->start();
}

void LogKeeper::takeOver()
{
    m_turn = std::make_unique<LogOpening>(m_path, [this](Result<OpenedFile> opened) {
        m_turn.release()->deleteLater();
        if (m_state != State::ReadOnly)
            return;
        if (opened && !opened->onlyToLook)
            show(std::move(*opened));
        else
            become(State::ReadOnly, opened ? m_problem : std::optional(opened.error()));
    });
}

void LogKeeper::handOver()
{
    if (m_anew)
        m_anew->finish();
}

bool LogKeeper::flush()
{
    handOver();
    if (m_session && !m_inFlight.empty()) {
        [[maybe_unused]] const LogSession::Report report = m_session->finish();
        noteAttempt();
    }
    return m_inFlight.empty();
}

void LogKeeper::discardUntitled()
{
    if (!isUntitled() || !m_session)
        return;
    m_session->discard();
    letGo();
    m_progress = LogProgress(m_document->annotations());
    become(State::NothingToSave);
}

void LogKeeper::become(State state, std::optional<Error> problem)
{
    m_state = state;
    m_problem = std::move(problem);
    emit stateChanged();
    if (m_state != State::Saving)
        if (const Done settled = std::exchange(m_settled, nullptr))
            settled(m_state == State::Failed ? m_problem : std::nullopt);
}

} // namespace tokisuji
