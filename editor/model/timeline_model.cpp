#include "editor/model/timeline_model.h"

#include "editor/model/bookmarks.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

namespace tokisuji {

namespace {

using namespace std::chrono_literals;

/// Time that taking in a log may use in one turn of the event loop, and at once when something was edited.
constexpr auto turnTime = 2ms;
constexpr auto editTime = 500us;
/// How often verdicts that come in idle time are announced.
constexpr auto idleAnnouncement = 100ms;
/// The solver takes up idle boards after a longer pause than this.
constexpr auto quietTime = 150ms;
/// After which the solver is asked again for boards that it was asked for: somebody else may have asked for others.
constexpr auto stallTime = 15s;
constexpr int maxFruitless = 3;

void setUp(QTimer& timer, std::chrono::milliseconds interval)
{
    timer.setSingleShot(true);
    timer.setInterval(interval);
}

} // namespace

TimelineModel::TimelineModel(const Document* document, LiveSolver* solver, QObject* parent)
    : QObject(parent), m_document(document), m_solver(solver), m_verdicts(solver)
{
    setUp(m_announce, 0ms);
    setUp(m_announceIdle, idleAnnouncement);
    setUp(m_takeIn, 0ms);
    setUp(m_quiet, quietTime);
    setUp(m_stall, stallTime);
    connect(&m_announce, &QTimer::timeout, this, &TimelineModel::announce);
    connect(&m_announceIdle, &QTimer::timeout, this, &TimelineModel::announce);
    connect(&m_takeIn, &QTimer::timeout, this, &TimelineModel::takeInMore);
    connect(&m_quiet, &QTimer::timeout, this, &TimelineModel::askForIdleBoards);
    connect(&m_stall, &QTimer::timeout, this, &TimelineModel::askAgain);
    connect(document, &Document::opened, this, &TimelineModel::begin);
    connect(document, &Document::historyChanged, this, &TimelineModel::follow);
    connect(document, &Document::currentChanged, this, &TimelineModel::follow);
    connect(solver, &LiveSolver::verdictChanged, this, &TimelineModel::takeLiveVerdict);
    connect(solver, &LiveSolver::cacheChanged, this, &TimelineModel::takeIdleVerdicts);
    follow();
}

// --- following ---

void TimelineModel::begin()
{
    m_tree.clear();
    beginVerdicts();
}

void TimelineModel::beginVerdicts()
{
    m_verdicts.reset();
    m_asked.clear();
    m_stall.stop();
    m_breaks.reset();
    follow();
}

void TimelineModel::follow()
{
    if (!m_document->isEmpty()) {
        const std::uint64_t before = m_tree.revision();
        m_tree.follow(m_document->history());
        if (m_tree.revision() != before)
            m_breaks.reset();
        if (!m_verdicts.takeIn(m_document->history(), editTime))
            m_takeIn.start();
    }
    m_fruitless = 0;
    m_quiet.start();
    m_announce.start();
}

void TimelineModel::takeInMore()
{
    if (m_document->isEmpty())
        return;
    if (!m_verdicts.takeIn(m_document->history(), turnTime))
        m_takeIn.start();
    m_breaks.reset();
    announceSoon();
}

void TimelineModel::takeLiveVerdict()
{
    if (m_verdicts.marks() != m_solver->markUse()) {
        beginVerdicts();
    } else if (m_verdicts.takeLive() || m_document->isEmpty()) {
        m_breaks.reset();
        m_announce.start();
    }
}

void TimelineModel::takeIdleVerdicts()
{
    if (m_verdicts.marks() != m_solver->markUse())
        beginVerdicts();
    if (m_verdicts.takeCached(m_asked)) {
        m_fruitless = 0;
        m_stall.start();
        m_breaks.reset();
        announceSoon();
    }
    const auto settled = [this](NodeId node) { return m_verdicts.isSettled(node); };
    if (!m_quiet.isActive() && std::ranges::all_of(m_asked, settled))
        askForIdleBoards();
}

void TimelineModel::announceSoon()
{
    if (!m_announceIdle.isActive())
        m_announceIdle.start();
}

void TimelineModel::announce()
{
    m_announce.stop();
    m_announceIdle.stop();
    emit changed();
}

// --- asking ---

void TimelineModel::askForIdleBoards()
{
    if (m_document->isEmpty())
        return;
    if (!m_verdicts.isComplete(m_document->history())) {
        m_quiet.start();
        return;
    }
    std::vector<NodeId> wanted = m_verdicts.newestOpen(idleBatch);
    if (wanted != m_asked)
        ask(std::move(wanted));
}

/// What no check can settle is given up.
void TimelineModel::askAgain()
{
    if (m_document->isEmpty() || m_solver->isRunning()) {
        m_stall.start();
        return;
    }
    if (++m_fruitless >= maxFruitless) {
        m_fruitless = 0;
        for (const NodeId node : m_asked)
            m_verdicts.giveUp(node);
    }
    ask(m_verdicts.newestOpen(idleBatch));
}

void TimelineModel::ask(std::vector<NodeId> wanted)
{
    m_solver->setIdleBoards(boardsAt(wanted));
    m_asked = std::move(wanted);
    if (m_asked.empty())
        m_stall.stop();
    else
        m_stall.start();
}

/// The newest nodes mostly follow each other, so that the board of one is one step from the board of the last.
std::vector<Board> TimelineModel::boardsAt(const std::vector<NodeId>& nodes) const
{
    const History& history = m_document->history();
    std::vector<Board> boards;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (i > 0 && history.node(nodes[i - 1]).parent == nodes[i]) {
            Board board = boards.back();
            history.node(nodes[i - 1]).edit.inverse().applyTo(board);
            boards.push_back(std::move(board));
        } else {
            boards.push_back(history.boardAt(nodes[i]));
        }
    }
    return boards;
}

// --- what there is ---

std::vector<TimelineModel::Lane> TimelineModel::lanes() const
{
    std::vector<Lane> found;
    if (m_document->isEmpty() || m_tree.lanes().empty())
        return found;
    found.reserve(m_tree.lanes().size());
    const History& history = m_document->history();
    found.push_back({.head = history.root(), .lastDepth = lastPosition()});
    for (const auto& [head, nodes] : m_tree.lanes()) {
        if (head == history.root() || history.isBeginning(head))
            continue;
        const HistoryNode& first = history.node(head);
        found.push_back({head, first.parent, first.depth, first.depth + static_cast<int>(nodes.size()) - 1});
    }
    return found;
}

int TimelineModel::position() const
{
    return depthOf(m_document->history().current());
}

int TimelineModel::lastPosition() const
{
    return std::max(0, static_cast<int>(mainLane().size()) - 1);
}

EditSummary TimelineModel::editAt(NodeId node) const
{
    const History& history = m_document->history();
    const Edit& edit = history.node(node).edit;
    return node == history.current() ? summaryOf(edit, history.board()) : summaryOf(edit, history.boardAt(node));
}

qint64 TimelineModel::timeAt(NodeId node) const
{
    return m_document->history().node(node).timeMs;
}

std::optional<Status> TimelineModel::statusOf(NodeId node) const
{
    const VerdictSummary* verdict = verdictOf(node);
    return verdict != nullptr ? std::optional(verdict->status) : std::nullopt;
}

/// Marks lost from one node to the next; 0 where they cannot be compared.
int TimelineModel::lostAt(NodeId before, NodeId after) const
{
    const VerdictSummary* a = verdictOf(before);
    const VerdictSummary* b = verdictOf(after);
    if (a == nullptr || b == nullptr || a->total != b->total || !determinedShare(*a) || !determinedShare(*b))
        return 0;
    return a->determined - b->determined;
}

const TimelineModel::Breaks& TimelineModel::breaks() const
{
    if (m_breaks)
        return *m_breaks;
    Breaks& found = m_breaks.emplace(Breaks{});
    const std::span<const NodeId> lane = mainLane();
    int most = 0;
    std::optional<Status> before;
    for (std::size_t i = 0; i < lane.size(); ++i) {
        const NodeId node = lane[i];
        const std::optional<Status> status = statusOf(node);
        if (status == Status::Unique)
            found.lastUnique = node;
        if (status == Status::None && found.firstNone == noNode)
            found.firstNone = node;
        if (before == Status::Unique && status && *status != Status::Unique && *status != Status::Unknown)
            found.breakBefore = static_cast<int>(i);
        if (const int lost = i > 0 ? lostAt(lane[i - 1], node) : 0; lost > most) {
            most = lost;
            found.biggestDrop = node;
        }
        before = status;
    }
    return found;
}

// --- for the keyboard ---

NodeId TimelineModel::along(int steps) const
{
    const std::span<const NodeId> lane = mainLane();
    if (lane.empty())
        return noNode;
    return lane[static_cast<std::size_t>(std::clamp(position() + steps, 0, lastPosition()))];
}

NodeId TimelineModel::verdictChange(int direction) const
{
    const std::span<const NodeId> lane = mainLane();
    if (lane.empty())
        return noNode;
    auto at = static_cast<std::size_t>(position());
    const std::size_t end = direction > 0 ? lane.size() - 1 : 0;
    const std::optional<Status> here = statusOf(lane[at]);
    while (at != end && statusOf(lane[at]) == here)
        at = direction > 0 ? at + 1 : at - 1;
    return lane[at];
}

NodeId TimelineModel::nextLandmark(int direction) const
{
    NodeId nearest = verdictChange(direction);
    if (nearest == noNode)
        return noNode;
    for (const Bookmark& bookmark : m_document->annotations().bookmarks) {
        if (headOf(bookmark.node) != m_document->history().root())
            continue;
        const int ahead = (depthOf(bookmark.node) - position()) * direction;
        if (ahead > 0 && ahead < std::abs(depthOf(nearest) - position()))
            nearest = bookmark.node;
    }
    return nearest;
}

NodeId TimelineModel::inNeighbourLane(int direction) const
{
    const int depth = m_document->isEmpty() ? 0 : position();
    const auto nearestIn = [depth](const Lane& lane) { return std::clamp(depth, lane.firstDepth, lane.lastDepth); };
    std::vector<Lane> branches = lanes();
    if (branches.size() < 2)
        return noNode;
    branches.erase(branches.begin());
    if (direction < 0)
        std::ranges::reverse(branches);
    const Lane lane =
        *std::ranges::min_element(branches, {}, [&](const Lane& l) { return std::abs(nearestIn(l) - depth); });
    return nodesOf(lane.head)[static_cast<std::size_t>(nearestIn(lane) - lane.firstDepth)];
}

} // namespace tokisuji
