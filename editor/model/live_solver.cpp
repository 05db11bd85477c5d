#include "editor/model/live_solver.h"

#include "editor/model/announcer.h"
#include "engine/genre/registry.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// Idle work would delay the check of the next key by the time that it needs to stop: typing goes first.
constexpr milliseconds idleDelay{250};

using SharedVerdict = std::shared_ptr<const Verdict>;

CheckFunction sessionCheck()
{
    return [session = std::make_shared<CheckSession>()](const Board& board, const CheckOptions& options,
                                                        const std::stop_token& stop, const VerdictSink& sink) {
        return session->check(board, options, stop, sink);
    };
}

SharedVerdict withStop(Verdict verdict, Stop stop)
{
    verdict.stop = stop;
    return std::make_shared<const Verdict>(std::move(verdict));
}

SharedVerdict nothingKnown(MarkUse marks)
{
    return std::make_shared<const Verdict>(Verdict{.marks = marks});
}

/// A check that begins anew must not hide what an earlier one found.
bool saysNoLess(const Verdict& now, const Verdict& before)
{
    return (now.status != Status::Unknown || before.status == Status::Unknown)
           && (now.determinedComplete || now.determinedCount >= before.determinedCount)
           && now.alternatives.size() >= before.alternatives.size();
}

} // namespace

struct LiveSolver::Private {
    Private(LiveSolver* solver, CheckFunction live, CheckFunction idle);

    struct Run {
        std::uint64_t revision;
        CheckWorker::Kind kind;
        Board board;
        milliseconds limit;
    };

    void keepPartial();
    void ask(milliseconds withLimit);
    void start(CheckWorker::Kind, Board, milliseconds withLimit);
    void receive();
    void receiveLive(const CheckWorker::Report&);
    void receiveIdle(const CheckWorker::Report&);
    void startIdle();
    void stopRun();
    void announcePending();
    [[nodiscard]] bool runs(CheckWorker::Kind kind) const { return run && run->kind == kind; }
    [[nodiscard]] bool wantsIdle(const Board&) const;

    LiveSolver* q;
    VerdictCache cache;
    MarkUse marks = MarkUse::Ignore;
    milliseconds limit{10'000};
    int alternatives = 5;

    std::optional<Board> whole; ///< as it was set
    Board board;                ///< its checked part
    std::size_t key = 0;        ///< of the checked part
    SharedVerdict verdict;
    std::optional<Run> run;
    std::uint64_t revision = 0;
    std::vector<Board> idleBoards; ///< most wanted last

    QElapsedTimer runClock;
    Announcer announcer{[this] { announcePending(); }};
    QTimer idleTimer;
    bool verdictPending = false;
    bool cachePending = false;
    CheckWorker worker; ///< last, so that it is closed before anything that wake() might reach
};

LiveSolver::Private::Private(LiveSolver* solver, CheckFunction live, CheckFunction idle)
    : q(solver), verdict(nothingKnown(marks)), worker(std::move(live), std::move(idle), [this] {
          QMetaObject::invokeMethod(
              q, [this] { receive(); }, Qt::QueuedConnection);
      })
{
    idleTimer.setSingleShot(true);
    QObject::connect(&idleTimer, &QTimer::timeout, q, [this] { startIdle(); });
}

/// What a check has found so far is not forgotten when another board takes its place.
void LiveSolver::Private::keepPartial()
{
    if (runs(CheckWorker::Kind::Live) && verdict->status != Status::Unknown)
        cache.put(board, {withStop(*verdict, Stop::Cancelled), run->limit});
}

void LiveSolver::Private::ask(milliseconds withLimit)
{
    key = VerdictCache::key(board, marks);
    const std::optional<VerdictCache::Entry> entry = cache.find(board, marks);
    if (entry && entry->isSettled(withLimit)) {
        if (runs(CheckWorker::Kind::Live))
            stopRun();
        verdict = entry->verdict;
    } else {
        verdict = entry ? withStop(*entry->verdict, Stop::Running) : nothingKnown(marks);
        start(CheckWorker::Kind::Live, board, withLimit);
    }
    idleTimer.start(idleDelay);
    verdictPending = false;
    emit q->verdictChanged();
}

void LiveSolver::Private::start(CheckWorker::Kind kind, Board checked, milliseconds withLimit)
{
    if (runs(CheckWorker::Kind::Idle))
        idleBoards.push_back(std::move(run->board));
    run = Run{++revision, kind, checked, withLimit};
    runClock.start();
    worker.start({.revision = revision,
                  .kind = kind,
                  .board = std::move(checked),
                  .options = {.marks = marks, .limit = withLimit, .alternatives = alternatives}});
}

void LiveSolver::Private::stopRun()
{
    worker.stop();
    run.reset();
}

void LiveSolver::Private::receive()
{
    const std::optional<CheckWorker::Report> report = worker.take();
    if (!report || !run || report->revision != run->revision)
        return;
    if (run->kind == CheckWorker::Kind::Live)
        receiveLive(*report);
    else
        receiveIdle(*report);
}

void LiveSolver::Private::receiveLive(const CheckWorker::Report& report)
{
    const Stop stop = report.verdict->stop;
    const bool wasUnknown = verdict->status == Status::Unknown;
    const bool failed = report.isLast && stop == Stop::Cancelled;
    if (stop == Stop::Finished || saysNoLess(*report.verdict, *verdict))
        verdict = report.verdict;
    else if (report.isLast) // a shorter second look: what the first one found still holds
        verdict = withStop(*verdict, stop);
    else
        return;
    if (report.isLast) {
        if (!failed)
            cache.put(board, {verdict, run->limit});
        run.reset();
        idleTimer.start(idleDelay);
    }
    verdictPending = true;
    if (report.isLast || (wasUnknown && verdict->status != Status::Unknown))
        announcer.now(); // the answer to a key does not wait for the next frame
    else
        announcer.soon();
}

void LiveSolver::Private::receiveIdle(const CheckWorker::Report& report)
{
    if (!report.isLast)
        return;
    if (report.verdict->stop != Stop::Cancelled)
        cache.put(run->board, {report.verdict, run->limit});
    run.reset();
    cachePending = true;
    announcer.soon();
    startIdle();
}

bool LiveSolver::Private::wantsIdle(const Board& wanted) const
{
    const std::optional<VerdictSummary> known = cache.summary(wanted, marks);
    return !known || (known->stop != Stop::Finished && known->stop != Stop::Limit);
}

void LiveSolver::Private::startIdle()
{
    if (run || idleTimer.isActive())
        return;
    while (!idleBoards.empty()) {
        Board next = std::move(idleBoards.back());
        idleBoards.pop_back();
        if (wantsIdle(next)) {
            start(CheckWorker::Kind::Idle, std::move(next), limit);
            return;
        }
    }
}

void LiveSolver::Private::announcePending()
{
    if (std::exchange(verdictPending, false))
        emit q->verdictChanged();
    if (std::exchange(cachePending, false))
        emit q->cacheChanged();
}

LiveSolver::LiveSolver(QObject* parent) : LiveSolver(sessionCheck(), sessionCheck(), parent) {}

LiveSolver::LiveSolver(CheckFunction live, CheckFunction idle, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(live), std::move(idle)))
{
    ownerless::waitAtExit();
}

LiveSolver::~LiveSolver() = default;

void LiveSolver::setBoard(const Board& board)
{
    if (board.genre().empty() || !genreOf(board).isWhole()) {
        clear();
        return;
    }
    Private& p = *m_private;
    Board checked = checkedPart(board, p.marks);
    const bool isSame = p.whole && checked == p.board;
    if (!isSame)
        p.keepPartial();
    p.whole = board;
    if (isSame)
        return;
    p.board = std::move(checked);
    p.ask(p.limit);
}

void LiveSolver::clear()
{
    Private& p = *m_private;
    p.keepPartial();
    p.stopRun();
    p.whole.reset();
    p.board = {};
    p.idleBoards.clear();
    p.verdict = nothingKnown(p.marks);
    emit verdictChanged();
}

void LiveSolver::setMarkUse(MarkUse use)
{
    Private& p = *m_private;
    if (use == p.marks)
        return;
    p.keepPartial();
    p.stopRun();
    p.marks = use;
    p.idleBoards.clear(); // they are parts for the other use
    p.verdict = nothingKnown(use);
    if (p.whole) {
        p.board = checkedPart(*p.whole, use);
        p.ask(p.limit);
    }
    emit cacheChanged();
}

MarkUse LiveSolver::markUse() const
{
    return m_private->marks;
}

void LiveSolver::setLimit(std::chrono::milliseconds limit)
{
    Private& p = *m_private;
    p.limit = limit;
    if (p.whole && !isRunning() && p.verdict->stop == Stop::Limit)
        p.ask(limit);
}

void LiveSolver::keepChecking()
{
    Private& p = *m_private;
    if (p.whole && !isRunning() && p.verdict->stop == Stop::Limit)
        p.ask(milliseconds::zero());
}

void LiveSolver::retry()
{
    Private& p = *m_private;
    if (p.whole && !isRunning() && p.verdict->stop == Stop::Cancelled)
        p.ask(p.limit);
}

void LiveSolver::setAlternatives(int count)
{
    Private& p = *m_private;
    if (count == p.alternatives)
        return;
    p.alternatives = count;
    p.cache.clear();
    p.stopRun();
    if (p.whole)
        p.ask(p.limit);
    emit cacheChanged();
}

const Verdict& LiveSolver::verdict() const
{
    return *m_private->verdict;
}

bool LiveSolver::isRunning() const
{
    return m_private->runs(CheckWorker::Kind::Live);
}

double LiveSolver::runningMs() const
{
    return isRunning() ? static_cast<double>(m_private->runClock.nsecsElapsed()) / 1e6 : 0;
}

std::optional<Verdict> LiveSolver::cached(const Board& board) const
{
    const Private& p = *m_private;
    const Board checked = checkedPart(board, p.marks);
    if (p.whole && checked == p.board && p.verdict->status != Status::Unknown)
        return *p.verdict;
    const std::optional<VerdictCache::Entry> entry = p.cache.peek(checked, p.marks);
    return entry ? std::optional(*entry->verdict) : std::nullopt;
}

std::optional<std::size_t> LiveSolver::currentKey() const
{
    return m_private->whole ? std::optional(m_private->key) : std::nullopt;
}

const VerdictCache& LiveSolver::cache() const
{
    return m_private->cache;
}

void LiveSolver::setIdleBoards(std::vector<Board> boards)
{
    Private& p = *m_private;
    p.idleBoards.clear();
    for (auto board = boards.rbegin(); board != boards.rend(); ++board)
        if (genreOf(*board).isWhole())
            p.idleBoards.push_back(checkedPart(*board, p.marks));
    if (p.runs(CheckWorker::Kind::Idle) && std::ranges::find(p.idleBoards, p.run->board) == p.idleBoards.end())
        p.stopRun();
    p.startIdle();
}

} // namespace tokisuji
