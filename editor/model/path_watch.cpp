#include "editor/model/path_watch.h"

#include "editor/model/live_job.h"
#include "editor/model/path_lane.h"
#include "editor/model/verdict_cache.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>

namespace tokisuji {

namespace {

using std::chrono::milliseconds;

/// Looking through the lane must not hold up the window.
constexpr qint64 sliceMs = 4;

struct PathQuestion {
    std::shared_ptr<const IntendedPath> path;
    Board board;
    Profile profile;
};
using PathJob = LiveJob<PathQuestion, PathCheck>;

PathJob::Work workOf(PathCheckFunction function)
{
    return
        [function = std::move(function)](const PathQuestion& asked, const std::stop_token& stop, const PathJob::Send&) {
            return function(*asked.path, asked.board, asked.profile, stop);
        };
}

PathCheck nothingKnown(const IntendedPath& path)
{
    PathCheck check;
    for (const StepId id : path.trace.path())
        if (path.steps.empty() || path.steps.contains(id))
            check.steps.emplace(id, StepStatus::Unknown);
    return check;
}

} // namespace

bool stands(StepStatus status)
{
    return status == StepStatus::Same || status == StepStatus::OtherReason || status == StepStatus::Bypassed
           || status == StepStatus::Vacuous;
}

PathState stateOf(const PathCheck& check)
{
    const auto fell = [](const auto& entry) { return !stands(entry.second) && entry.second != StepStatus::Unknown; };
    if (std::ranges::any_of(check.steps, fell))
        return PathState::Broken;
    const bool isWhole =
        std::ranges::none_of(check.steps, [](const auto& entry) { return entry.second == StepStatus::Unknown; });
    return isWhole ? PathState::Holds : PathState::Unknown;
}

PathCheck checkIntended(const IntendedPath& path, const Board& board, const Profile& profile,
                        const std::stop_token& stop)
{
    PathCheck check = checkPath(path.trace, board, profile, stop, path.steps);
    if (check.breaks.empty())
        for (const auto& [id, status] : check.steps)
            if (!stands(status) && status != StepStatus::Unknown)
                check.breaks.push_back(id);
    return check;
}

struct PathWatch::Private {
    Private(PathWatch* watch, Document* watched, PathCheckFunction function);

    /// What is kept of a board: all of a check would be much for a long lane.
    struct Summary {
        PathState state;
        std::vector<StepId> breaks;
    };

    void follow();
    void forget();
    void askCurrent();
    void start(const Board&);
    News hear(const PathJob::Shared&);
    void walk();
    [[nodiscard]] const Summary* summaryOf(std::size_t key) const;
    [[nodiscard]] Profile profile() const;

    PathWatch* q;
    Document* document;
    std::vector<Profile> ownProfiles;
    milliseconds limit{20'000};
    std::shared_ptr<const IntendedPath> path;

    std::unordered_map<std::size_t, Summary> summaries; ///< by key of the board
    PathLane lane;
    NodeId firstBreak = noNode;
    std::vector<StepId> brokenSteps;

    std::size_t currentKey = 0;
    PathJob::Shared current;
    std::size_t runKey = 0;

    QTimer idleTimer;
    PathJob job;
};

PathWatch::Private::Private(PathWatch* watch, Document* watched, PathCheckFunction function)
    : q(watch), document(watched), job({.work = workOf(std::move(function)),
                                        .brokenOff = [this] { return nothingKnown(*path); },
                                        .hear = [this](const PathJob::Shared& check, bool) { return hear(check); },
                                        .announce = [watch] { emit watch->changed(); }})
{
    idleTimer.setSingleShot(true);
    QObject::connect(&idleTimer, &QTimer::timeout, q, [this] { walk(); });
    QObject::connect(document, &Document::currentChanged, q, [this] { follow(); });
    QObject::connect(document, &Document::opened, q, [this] { forget(); });
    QObject::connect(document, &Document::annotationsChanged, q, [this] {
        if (path != document->annotations().intended)
            forget();
    });
    forget();
}

/// Another path or document: nothing that is known speaks of it.
void PathWatch::Private::forget()
{
    job.stop();
    idleTimer.stop();
    path = document->isEmpty() ? nullptr : document->annotations().intended;
    summaries.clear();
    lane = {};
    firstBreak = noNode;
    brokenSteps.clear();
    current.reset();
    follow();
    job.announce(News::Soon);
}

/// The document shows another board.
void PathWatch::Private::follow()
{
    if (!path || document->isEmpty())
        return;
    if (lane.follow(document->history(), path->markedAt)) {
        firstBreak = noNode;
        brokenSteps.clear();
    }
    askCurrent();
    idleTimer.start(typingPause);
}

void PathWatch::Private::askCurrent()
{
    const Board board = checkedPart(document->board(), MarkUse::Ignore);
    const std::size_t key = VerdictCache::key(board, MarkUse::Ignore);
    const bool isAsked = job.isRunning() && runKey == key;
    if (key == currentKey && (current || isAsked))
        return;
    currentKey = key;
    current.reset();
    if (!isAsked)
        start(board);
    job.announce(News::Soon);
}

void PathWatch::Private::start(const Board& board)
{
    runKey = VerdictCache::key(board, MarkUse::Ignore);
    job.ask({path, board, profile()}, limit);
}

News PathWatch::Private::hear(const PathJob::Shared& check)
{
    summaries[runKey] = {stateOf(*check), check->breaks};
    if (runKey == currentKey)
        current = check;
    if (!idleTimer.isActive())
        walk();
    return News::Soon;
}

/// Goes along the lane as far as the states of its nodes are known, and has the next one checked.
void PathWatch::Private::walk()
{
    if (job.isRunning() || !path)
        return;
    QElapsedTimer clock;
    clock.start();
    while (const PathLane::Stop* stop = lane.next(document->history())) {
        const Summary* known = summaryOf(stop->key);
        if (known == nullptr) {
            start(stop->board);
            return;
        }
        if (known->state == PathState::Broken && firstBreak == noNode) {
            firstBreak = stop->node;
            brokenSteps = known->breaks;
            job.announce(News::Soon);
        }
        lane.pass();
        if (clock.elapsed() >= sliceMs) {
            idleTimer.start(0);
            return;
        }
    }
    job.announce(News::Soon);
}

const PathWatch::Private::Summary* PathWatch::Private::summaryOf(std::size_t key) const
{
    const auto found = summaries.find(key);
    return found == summaries.end() ? nullptr : &found->second;
}

Profile PathWatch::Private::profile() const
{
    const auto own = std::ranges::find(ownProfiles, path->trace.profile, &Profile::name);
    if (own != ownProfiles.end())
        return *own;
    const std::optional<Profile> builtIn = findProfile(path->trace.profile);
    return builtIn ? *builtIn : profiles().back(); // a profile that is gone: the one that knows most
}

PathWatch::PathWatch(Document* document, QObject* parent) : PathWatch(document, checkIntended, parent) {}

PathWatch::PathWatch(Document* document, PathCheckFunction function, QObject* parent)
    : QObject(parent), m_private(std::make_unique<Private>(this, document, std::move(function)))
{
}

PathWatch::~PathWatch() = default;

void PathWatch::setOwnProfiles(std::vector<Profile> profiles)
{
    if (profiles == m_private->ownProfiles)
        return;
    m_private->ownProfiles = std::move(profiles);
    m_private->forget();
}

void PathWatch::setLimit(std::chrono::milliseconds limit)
{
    m_private->limit = limit;
}

const IntendedPath* PathWatch::intended() const
{
    return m_private->path.get();
}

const PathCheck* PathWatch::current() const
{
    return m_private->current.get();
}

PathState PathWatch::currentState() const
{
    const Private& p = *m_private;
    if (!p.path)
        return PathState::None;
    const Private::Summary* known = p.summaryOf(p.currentKey);
    return known == nullptr ? PathState::Running : known->state;
}

PathState PathWatch::stateAt(NodeId node) const
{
    const Private& p = *m_private;
    if (!p.path || !p.lane.contains(node))
        return PathState::None;
    const std::optional<std::size_t> key = p.lane.keyOf(node);
    const Private::Summary* known = key ? p.summaryOf(*key) : nullptr;
    return known == nullptr ? PathState::Running : known->state;
}

NodeId PathWatch::firstBreak() const
{
    return m_private->firstBreak;
}

const std::vector<StepId>& PathWatch::brokenSteps() const
{
    return m_private->brokenSteps;
}

void PathWatch::setIntended(const Trace& trace, std::set<StepId> steps)
{
    Document& document = *m_private->document;
    Annotations annotations = document.annotations();
    annotations.intended =
        std::make_shared<const IntendedPath>(IntendedPath{document.history().current(), trace, std::move(steps)});
    document.annotate(std::move(annotations));
}

void PathWatch::clearIntended()
{
    Document& document = *m_private->document;
    Annotations annotations = document.annotations();
    annotations.intended.reset();
    document.annotate(std::move(annotations));
}

} // namespace tokisuji
