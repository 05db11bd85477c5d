#include "editor/model/timeline_model.h"

#include <QElapsedTimer>

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace tokisuji {

namespace {

/// Time that taking in a long log may use in one turn of the event loop.
constexpr qint64 turnMs = 4;

std::optional<Status> statusOf(const TimelineModel::Tick& tick)
{
    return tick.verdict ? std::optional(tick.verdict->status) : std::nullopt;
}

bool isIdleCandidate(const std::optional<VerdictSummary>& verdict)
{
    return !verdict || (verdict->stop != Stop::Finished && verdict->stop != Stop::Limit);
}

/// Marks lost from one tick to the next; 0 where they cannot be compared.
int drop(const TimelineModel::Tick& before, const TimelineModel::Tick& after)
{
    const bool comparable =
        before.determinedShare() && after.determinedShare() && before.verdict->total == after.verdict->total;
    return comparable ? before.verdict->determined - after.verdict->determined : 0;
}

} // namespace

std::optional<double> TimelineModel::Tick::determinedShare() const
{
    if (!verdict || !verdict->determinedComplete || verdict->status == Status::None || verdict->total == 0)
        return {};
    return static_cast<double>(verdict->determined) / verdict->total;
}

TimelineModel::TimelineModel(const Document* document, LiveSolver* solver, QObject* parent)
    : QObject(parent), m_document(document), m_solver(solver), m_marks(solver->markUse())
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(0);
    connect(&m_timer, &QTimer::timeout, this, &TimelineModel::update);
    connect(document, &Document::opened, this, &TimelineModel::reset);
    connect(document, &Document::currentChanged, this, &TimelineModel::follow);
    connect(solver, &LiveSolver::verdictChanged, &m_timer, qOverload<>(&QTimer::start));
    connect(solver, &LiveSolver::cacheChanged, &m_timer, qOverload<>(&QTimer::start));
    follow();
}

void TimelineModel::reset()
{
    m_nodes.clear();
    m_open.clear();
    m_asked.clear();
}

void TimelineModel::follow()
{
    rebuildLanes();
    m_timer.start();
}

void TimelineModel::update()
{
    if (m_document->isEmpty()) {
        emit changed();
        return;
    }
    if (m_marks != m_solver->markUse()) {
        m_marks = m_solver->markUse();
        reset();
    }
    if (!takeInNodes())
        m_timer.start();
    lookUpVerdicts();
    rebuildLanes();
    askForIdleBoards();
    emit changed();
}

/// False when nodes are left for the next turn.
bool TimelineModel::takeInNodes()
{
    QElapsedTimer clock;
    clock.start();
    const History& history = m_document->history();
    for (auto id = static_cast<NodeId>(m_nodes.size()); id < history.size(); ++id) {
        if (clock.elapsed() >= turnMs)
            return false;
        const Board board = id == history.current() ? history.board() : history.boardAt(id);
        m_nodes.push_back({VerdictCache::key(checkedPart(board, m_marks), m_marks), {}});
        m_open.push_back(id);
    }
    return true;
}

void TimelineModel::lookUpVerdicts()
{
    std::erase_if(m_open, [this](NodeId id) {
        NodeState& state = m_nodes[static_cast<std::size_t>(id)];
        if (const std::optional<VerdictSummary> known = m_solver->cache().summary(state.key))
            state.verdict = known;
        return state.verdict && state.verdict->stop == Stop::Finished;
    });
}

void TimelineModel::rebuildLanes()
{
    m_lanes.clear();
    if (m_document->isEmpty())
        return;
    const auto addLane = [this](NodeId fork, const std::vector<NodeId>& nodes) {
        Lane lane{fork, {}};
        lane.ticks.reserve(nodes.size());
        for (const NodeId node : nodes)
            lane.ticks.push_back(tickOf(node));
        m_lanes.push_back(std::move(lane));
    };
    const History& history = m_document->history();
    addLane(noNode, history.mainLane());
    for (const History::Branch& branch : history.branches())
        addLane(branch.fork, branch.nodes);
}

TimelineModel::Tick TimelineModel::tickOf(NodeId node) const
{
    return {node, m_document->history().node(node).depth, verdictOf(node)};
}

std::optional<VerdictSummary> TimelineModel::verdictOf(NodeId node) const
{
    if (node >= static_cast<NodeId>(m_nodes.size()))
        return {};
    const NodeState& state = m_nodes[static_cast<std::size_t>(node)];
    return state.key == m_solver->currentKey() && m_marks == m_solver->markUse() ? summaryOf(m_solver->verdict())
                                                                                 : state.verdict;
}

void TimelineModel::askForIdleBoards()
{
    std::vector<NodeId> wanted;
    for (const NodeId id : std::views::reverse(m_open)) {
        const NodeState& state = m_nodes[static_cast<std::size_t>(id)];
        if (isIdleCandidate(state.verdict) && state.key != m_solver->currentKey())
            wanted.push_back(id);
        if (wanted.size() == idleBatch)
            break;
    }
    if (wanted == m_asked)
        return;
    std::vector<Board> boards;
    for (const NodeId id : wanted)
        boards.push_back(m_document->history().boardAt(id));
    m_asked = std::move(wanted);
    m_solver->setIdleBoards(std::move(boards));
}

const std::vector<TimelineModel::Tick>& TimelineModel::mainLane() const
{
    static const std::vector<Tick> none;
    return m_lanes.empty() ? none : m_lanes.front().ticks;
}

int TimelineModel::position() const
{
    const History& history = m_document->history();
    return history.node(history.current()).depth;
}

int TimelineModel::lastPosition() const
{
    return std::max(0, static_cast<int>(mainLane().size()) - 1);
}

EditSummary TimelineModel::editAt(NodeId node) const
{
    const History& history = m_document->history();
    return summaryOf(history.node(node).edit, history.boardAt(node));
}

qint64 TimelineModel::timeAt(NodeId node) const
{
    return m_document->history().node(node).timeMs;
}

NodeId TimelineModel::lastUnique() const
{
    for (const Tick& tick : std::views::reverse(mainLane()))
        if (statusOf(tick) == Status::Unique)
            return tick.node;
    return noNode;
}

NodeId TimelineModel::firstNone() const
{
    const auto found =
        std::ranges::find_if(mainLane(), [](const Tick& tick) { return statusOf(tick) == Status::None; });
    return found == mainLane().end() ? noNode : found->node;
}

NodeId TimelineModel::biggestDrop() const
{
    const std::vector<Tick>& lane = mainLane();
    NodeId where = noNode;
    int most = 0;
    for (std::size_t i = 1; i < lane.size(); ++i)
        if (const int lost = drop(lane[i - 1], lane[i]); lost > most) {
            most = lost;
            where = lane[i].node;
        }
    return where;
}

std::optional<int> TimelineModel::breakBefore() const
{
    const std::vector<Tick>& lane = mainLane();
    for (std::size_t i = lane.size(); i-- > 1;) {
        const std::optional<Status> after = statusOf(lane[i]);
        if (statusOf(lane[i - 1]) == Status::Unique && (after == Status::Several || after == Status::None))
            return static_cast<int>(i);
    }
    return {};
}

NodeId TimelineModel::along(int steps) const
{
    const std::vector<Tick>& lane = mainLane();
    if (lane.empty())
        return noNode;
    return lane[static_cast<std::size_t>(std::clamp(position() + steps, 0, lastPosition()))].node;
}

NodeId TimelineModel::verdictChange(int direction) const
{
    const std::vector<Tick>& lane = mainLane();
    if (lane.empty())
        return noNode;
    auto at = static_cast<std::size_t>(position());
    const std::size_t end = direction > 0 ? lane.size() - 1 : 0;
    const std::optional<Status> here = statusOf(lane[at]);
    while (at != end && statusOf(lane[at]) == here)
        at = direction > 0 ? at + 1 : at - 1;
    return lane[at].node;
}

NodeId TimelineModel::inNeighbourLane(int direction) const
{
    if (m_lanes.size() < 2)
        return noNode;
    const int depth = position();
    const auto distance = [depth](const Tick& tick) { return std::abs(tick.depth - depth); };
    const auto nearest = [&](const Lane& lane) { return *std::ranges::min_element(lane.ticks, {}, distance); };
    std::vector<Tick> candidates;
    for (std::size_t i = 1; i < m_lanes.size(); ++i)
        candidates.push_back(nearest(m_lanes[i]));
    if (direction < 0)
        std::ranges::reverse(candidates);
    return std::ranges::min_element(candidates, {}, distance)->node;
}

} // namespace tokisuji
