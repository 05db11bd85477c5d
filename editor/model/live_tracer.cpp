#include "editor/model/live_tracer.h"

#include "editor/model/live_job.h"
#include "editor/model/reasoned.h"
#include "editor/model/trace_cache.h"
#include "engine/genre/registry.h"

#include <QTimer>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// So long the trace of the board before stays in place of an empty one.
constexpr milliseconds grace{150};

struct TraceRun {
    Board board;
    TraceOptions options;
};
using TraceJob = LiveJob<TraceRun, Trace>;

TraceJob::Work workOf(TraceFunction function)
{
    return
        [function = std::move(function)](const TraceRun& run, const std::stop_token& stop, const TraceJob::Send& send) {
            return function(run.board, run.options, stop, [&](const Trace& trace) { send([&] { return trace; }); });
        };
}

TraceFunction engineTrace()
{
    return [](const Board& board, const TraceOptions& options, const std::stop_token& stop, const TraceSink& sink) {
        return trace(board, options, stop, sink);
    };
}

const std::shared_ptr<const Trace>& emptyTrace()
{
    static const auto empty = std::make_shared<const Trace>();
    return empty;
}

} // namespace

struct LiveTracer::Private {
    Private(LiveTracer* tracer, TraceFunction function);

    void ask();
    void start();
    [[nodiscard]] std::shared_ptr<const Trace> remembered();
    void learn(const SharedVerdict&);
    [[nodiscard]] bool usesUniqueness() const { return wanted.profile.uniqueness != Profile::Uniqueness::Off; }
    void halt();
    News hear(const TraceJob::Shared&, bool isLast);
    [[nodiscard]] bool awaitsVerdict() const { return verdictTimer.isActive(); }
    void show(std::shared_ptr<const Trace>);
    [[nodiscard]] bool saysNoLess(const Trace&) const;
    void giveUpOld();

    LiveTracer* q;
    TraceCache cache;
    std::optional<Board> whole; ///< as it was set
    TraceQuestion wanted;       ///< what is wanted
    SharedVerdict determined;   ///< with all marks that are; nullptr: not known
    milliseconds patience{120}; ///< most checks are done by then; the check goes first where processors are few
    milliseconds limit{60'000};

    Board board; ///< of the trace that is shown
    std::shared_ptr<const Trace> trace = emptyTrace();
    bool stale = false;       ///< what is shown answers an older question
    bool knowsUnique = false; ///< the verdict says so

    QTimer verdictTimer;
    QTimer graceTimer;
    TraceJob job;
};

LiveTracer::Private::Private(LiveTracer* tracer, TraceFunction function)
    : q(tracer), job({.work = workOf(std::move(function)),
                      .brokenOff = [] { return Trace(); },
                      .hear = [this](const TraceJob::Shared& newer, bool isLast) { return hear(newer, isLast); },
                      .announce = [tracer] { emit tracer->traceChanged(); }})
{
    verdictTimer.setSingleShot(true);
    graceTimer.setSingleShot(true);
    QObject::connect(&verdictTimer, &QTimer::timeout, q, [this] { start(); });
    QObject::connect(&graceTimer, &QTimer::timeout, q, [this] { giveUpOld(); });
}

/// Another question: answered from the cache, or asked.
void LiveTracer::Private::ask()
{
    halt();
    determined.reset();
    knowsUnique = false;
    stale = true;
    if (auto known = remembered()) {
        show(std::move(known));
    } else {
        verdictTimer.start(patience);
        graceTimer.start(grace);
    }
    job.announce(News::Now);
}

/// A trace that made use of uniqueness, or that knew that the board is not finished, before one that did not.
std::shared_ptr<const Trace> LiveTracer::Private::remembered()
{
    using enum BoardReading;
    for (const auto& [reading, isUnique] : {std::pair{RoomsToCome, false}, std::pair{CluesToCome, false},
                                            std::pair{AsItStands, true}, std::pair{AsItStands, false}}) {
        wanted.reading = reading;
        wanted.isUnique = isUnique;
        if (auto known = cache.find(wanted))
            return known;
    }
    return nullptr;
}

void LiveTracer::Private::start()
{
    verdictTimer.stop();
    wanted.isUnique = usesUniqueness() && knowsUnique;
    job.ask({.board = wanted.board,
             .options = {.profile = wanted.profile,
                         .marks = wanted.marks,
                         .reading = wanted.reading,
                         .determined = determined ? determined->determined : std::nullopt,
                         .isUnique = wanted.isUnique}},
            limit);
}

/// Starts a run that waited for this, and begins anew where it would go otherwise.
void LiveTracer::Private::learn(const SharedVerdict& verdict)
{
    const bool isNews = verdict->determinedComplete && verdict->determined && !determined;
    if (isNews)
        determined = verdict;
    knowsUnique = knowsUnique || verdict->status == Status::Unique;
    const bool isOtherReading = verdict->status == Status::Open && verdict->reading != wanted.reading;
    if (isOtherReading)
        wanted.reading = verdict->reading;
    const bool hasNewMeans = isOtherReading || (knowsUnique && usesUniqueness() && !wanted.isUnique);
    const bool isOver = awaitsVerdict() && (determined || verdict->stop != Stop::Running);
    if (!isOver && !hasNewMeans && !(isNews && job.isRunning()))
        return;
    const bool wasIdle = !q->isRunning();
    stale = stale || isOtherReading;
    start();
    if (wasIdle)
        job.announce(News::Now);
}

void LiveTracer::Private::halt()
{
    job.stop();
    verdictTimer.stop();
    graceTimer.stop();
}

void LiveTracer::Private::show(std::shared_ptr<const Trace> newer)
{
    graceTimer.stop();
    stale = false;
    board = wanted.board;
    trace = std::move(newer);
}

void LiveTracer::Private::giveUpOld()
{
    if (!stale)
        return;
    show(emptyTrace());
    job.announce(News::Now);
}

/// A run that begins anew must not hide what an earlier one has found.
bool LiveTracer::Private::saysNoLess(const Trace& newer) const
{
    return stale || newer.result != TraceResult::Unknown || newer.steps.size() >= trace->steps.size();
}

News LiveTracer::Private::hear(const TraceJob::Shared& newer, bool isLast)
{
    const bool isFirst = stale;
    if (saysNoLess(*newer))
        show(newer);
    if (isLast && trace->result != TraceResult::Unknown)
        cache.put(wanted, trace);
    return isFirst || isLast ? News::Now : News::Soon;
}

LiveTracer::LiveTracer(QObject* parent) : LiveTracer(engineTrace(), parent) {}

LiveTracer::LiveTracer(TraceFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, std::move(function)))
{
}

LiveTracer::~LiveTracer() = default;

void LiveTracer::setBoard(const Board& board)
{
    if (board.genre().empty() || !isReasoned(genreOf(board))) {
        clear();
        return;
    }
    Private& p = *m_private;
    Board checked = checkedPart(board, p.wanted.marks);
    const bool isSame = p.whole && checked == p.wanted.board;
    p.whole = board;
    if (isSame)
        return;
    p.wanted.board = std::move(checked);
    p.ask();
}

void LiveTracer::clear()
{
    Private& p = *m_private;
    if (!p.whole)
        return;
    p.halt();
    p.whole.reset();
    p.determined.reset();
    p.wanted.board = {};
    p.show(emptyTrace());
    p.job.announce(News::Now);
}

void LiveTracer::setMarkUse(MarkUse use)
{
    Private& p = *m_private;
    if (use == p.wanted.marks)
        return;
    p.wanted.marks = use;
    if (!p.whole)
        return;
    p.wanted.board = checkedPart(*p.whole, use);
    p.ask();
}

MarkUse LiveTracer::markUse() const
{
    return m_private->wanted.marks;
}

void LiveTracer::setProfile(const Profile& profile)
{
    Private& p = *m_private;
    if (profile == p.wanted.profile)
        return;
    p.wanted.profile = profile;
    if (p.whole)
        p.ask();
}

const Profile& LiveTracer::profile() const
{
    return m_private->wanted.profile;
}

void LiveTracer::setVerdict(const Board& board, const SharedVerdict& verdict)
{
    Private& p = *m_private;
    if (p.whole && verdict->marks == p.wanted.marks && checkedPart(board, verdict->marks) == p.wanted.board)
        p.learn(verdict);
}

void LiveTracer::setPatience(std::chrono::milliseconds patience)
{
    m_private->patience = patience;
}

void LiveTracer::setLimit(std::chrono::milliseconds limit)
{
    m_private->limit = limit;
}

std::shared_ptr<const Trace> LiveTracer::trace() const
{
    return m_private->trace;
}

const Board& LiveTracer::board() const
{
    return m_private->board;
}

bool LiveTracer::isStale() const
{
    return m_private->stale;
}

bool LiveTracer::isRunning() const
{
    return m_private->awaitsVerdict() || m_private->job.isRunning();
}

} // namespace tokisuji
