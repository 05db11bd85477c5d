#include "editor/model/live_solver.h"

#include "editor/model/live_job.h"
#include "engine/genre/registry.h"

#include <QTimer>

#include <algorithm>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// An idle check that failed counts as one that had this limit: any live one goes on from there.
constexpr milliseconds failedLimit{1};

/// Which of the two checkers does the job: each keeps what it learnt of the boards that it saw.
enum class CheckKind : std::uint8_t { Live, Idle };

struct CheckQuestion {
    CheckKind kind;
    Board board;
    CheckOptions options;
};
using CheckJob = LiveJob<CheckQuestion, Verdict>;

Verdict ofMarks(Verdict verdict, MarkUse marks)
{
    verdict.marks = marks;
    return verdict;
}

CheckJob::Work workOf(CheckFunction live, CheckFunction idle)
{
    return [live = std::move(live), idle = std::move(idle)](const CheckQuestion& asked, const std::stop_token& stop,
                                                            const CheckJob::Send& send) {
        const CheckFunction& check = asked.kind == CheckKind::Live ? live : idle;
        const MarkUse marks = asked.options.marks;
        const auto sink = [&](const Verdict& verdict) { send([&] { return ofMarks(verdict, marks); }); };
        return ofMarks(check(asked.board, asked.options, stop, sink), marks);
    };
}

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
        CheckKind kind = CheckKind::Live;
        Board board{};
        milliseconds limit{};
    };

    void keepPartial();
    void ask(milliseconds withLimit);
    void start(CheckKind, Board, milliseconds withLimit);
    News hearLive(const SharedVerdict&, bool isLast);
    News hearIdle(const SharedVerdict&, bool isLast);
    void startIdle();
    void announcePending();
    [[nodiscard]] bool runs(CheckKind kind) const { return job.isRunning() && run.kind == kind; }
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
    Run run;                       ///< the newest
    std::vector<Board> idleBoards; ///< most wanted last

    QTimer idleTimer;
    bool verdictPending = false;
    bool cachePending = false;
    CheckJob job;
};

LiveSolver::Private::Private(LiveSolver* solver, CheckFunction live, CheckFunction idle)
    : q(solver), verdict(nothingKnown(marks)),
      job({.work = workOf(std::move(live), std::move(idle)),
           .brokenOff = [this] { return Verdict{.stop = Stop::Cancelled, .marks = marks}; },
           .hear =
               [this](const SharedVerdict& newer, bool isLast) {
                   return run.kind == CheckKind::Live ? hearLive(newer, isLast) : hearIdle(newer, isLast);
               },
           .announce = [this] { announcePending(); },
           .leastPause = milliseconds::zero()}) // the status is worth any copy
{
    idleTimer.setSingleShot(true);
    QObject::connect(&idleTimer, &QTimer::timeout, q, [this] { startIdle(); });
}

/// What a check has found so far is not forgotten when another board takes its place.
void LiveSolver::Private::keepPartial()
{
    if (runs(CheckKind::Live) && verdict->status != Status::Unknown)
        cache.put(board, {withStop(*verdict, Stop::Cancelled), run.limit});
}

void LiveSolver::Private::ask(milliseconds withLimit)
{
    key = VerdictCache::key(board, marks);
    const std::optional<VerdictCache::Entry> entry = cache.find(board, marks);
    if (entry && entry->isSettled(withLimit)) {
        if (runs(CheckKind::Live))
            job.stop();
        verdict = entry->verdict;
    } else {
        verdict = entry ? withStop(*entry->verdict, Stop::Running) : nothingKnown(marks);
        start(CheckKind::Live, board, withLimit);
    }
    idleTimer.start(typingPause);
    verdictPending = false;
    emit q->verdictChanged();
}

void LiveSolver::Private::start(CheckKind kind, Board checked, milliseconds withLimit)
{
    if (runs(CheckKind::Idle))
        idleBoards.push_back(std::move(run.board));
    run = {kind, checked, withLimit};
    job.ask({.kind = kind,
             .board = std::move(checked),
             .options = {
                 .marks = marks, .limit = withLimit, .alternatives = alternatives, .upTo = BoardReading::RoomsToCome}});
}

News LiveSolver::Private::hearLive(const SharedVerdict& newer, bool isLast)
{
    const Stop stop = newer->stop;
    const bool wasUnknown = verdict->status == Status::Unknown;
    if (stop == Stop::Finished || saysNoLess(*newer, *verdict))
        verdict = newer;
    else if (isLast) // a shorter second look: what the first one found still holds
        verdict = withStop(*verdict, stop);
    else
        return News::None;
    if (isLast) {
        if (stop != Stop::Cancelled)
            cache.put(board, {verdict, run.limit});
        idleTimer.start(typingPause);
    }
    verdictPending = true;
    const bool isAwaited = isLast || (wasUnknown && verdict->status != Status::Unknown);
    return isAwaited ? News::Now : News::Soon; // the answer to a key does not wait for the next frame
}

/// One that failed counts as given up, so that nobody asks for it again and again.
News LiveSolver::Private::hearIdle(const SharedVerdict& newer, bool isLast)
{
    if (!isLast)
        return News::None;
    if (newer->stop == Stop::Cancelled)
        cache.put(run.board, {withStop(*newer, Stop::Limit), failedLimit});
    else
        cache.put(run.board, {newer, run.limit});
    cachePending = true;
    startIdle();
    return News::Soon;
}

bool LiveSolver::Private::wantsIdle(const Board& wanted) const
{
    const std::optional<VerdictSummary> known = cache.summary(wanted, marks);
    return !known || (known->stop != Stop::Finished && known->stop != Stop::Limit && known->stop != Stop::TooLarge);
}

void LiveSolver::Private::startIdle()
{
    if (job.isRunning() || idleTimer.isActive())
        return;
    while (!idleBoards.empty()) {
        Board next = std::move(idleBoards.back());
        idleBoards.pop_back();
        if (wantsIdle(next)) {
            start(CheckKind::Idle, std::move(next), limit);
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
    if (isSame) {
        emit verdictChanged();
        return;
    }
    p.board = std::move(checked);
    p.ask(p.limit);
}

void LiveSolver::clear()
{
    Private& p = *m_private;
    p.keepPartial();
    p.job.stop();
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
    p.job.stop();
    p.marks = use;
    p.idleBoards.clear(); // they are parts for the other use
    p.verdict = nothingKnown(use);
    if (p.whole) {
        p.board = checkedPart(*p.whole, use);
        p.ask(p.limit);
    } else {
        emit verdictChanged();
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
    p.job.stop();
    if (p.whole)
        p.ask(p.limit);
    emit cacheChanged();
}

const SharedVerdict& LiveSolver::sharedVerdict() const
{
    return m_private->verdict;
}

bool LiveSolver::isRunning() const
{
    return m_private->runs(CheckKind::Live);
}

double LiveSolver::runningMs() const
{
    return isRunning() ? m_private->job.ms() : 0;
}

SharedVerdict LiveSolver::cached(const Board& board) const
{
    const Private& p = *m_private;
    const Board checked = checkedPart(board, p.marks);
    if (p.whole && checked == p.board && p.verdict->status != Status::Unknown)
        return p.verdict;
    const std::optional<VerdictCache::Entry> entry = p.cache.peek(checked, p.marks);
    return entry ? entry->verdict : nullptr;
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
    if (p.runs(CheckKind::Idle) && std::ranges::find(p.idleBoards, p.run.board) == p.idleBoards.end())
        p.job.stop();
    p.startIdle();
}

} // namespace tokisuji
