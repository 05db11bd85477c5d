// TimelineModel: what the timeline shows, derived from the history and the verdicts that are known.
#pragma once

#include "editor/model/document.h"
#include "editor/model/edit_summary.h"
#include "editor/model/lane_tree.h"
#include "editor/model/live_solver.h"
#include "editor/model/node_verdicts.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <span>
#include <vector>

namespace tokisuji {

/// Determined marks of all answers, 0..1; nothing where it is not known or makes no sense (no solution).
[[nodiscard]] inline std::optional<double> determinedShare(const VerdictSummary& verdict)
{
    if (!verdict.determinedComplete || verdict.status == Status::None || verdict.total == 0)
        return {};
    return static_cast<double>(verdict.determined) / verdict.total;
}

/// Follows a document and a solver. Lanes change with the document; verdicts of ticks come in as they are found.
/// It also tells the solver which boards to check when it is idle: the newest unchecked ones first.
///
/// Long logs are taken over a few milliseconds at a time, so that the window stays responsive; ticks that have not been
/// looked at yet have no verdict. A move costs what it moves, not what the log holds.
class TimelineModel : public QObject {
    Q_OBJECT
public:
    TimelineModel(const Document* document, LiveSolver* solver, QObject* parent = nullptr);

    /// A run of nodes, one deeper than the other. Its nodes are nodesOf(head).
    struct Lane {
        NodeId head = noNode;
        NodeId fork = noNode; ///< the node that the lane leaves; noNode for the main lane
        int firstDepth = 0;
        int lastDepth = 0;
        friend bool operator==(const Lane&, const Lane&) = default;
    };
    /// The main lane (root, current, tip) first, then the branches, newest first. Empty without a puzzle. The beginning
    /// of a number that was typed further is not a branch.
    [[nodiscard]] std::vector<Lane> lanes() const;
    /// A different number whenever lanes() or nodesOf() have changed.
    [[nodiscard]] std::uint64_t lanesRevision() const { return m_tree.revision(); }
    /// Valid until the document changes.
    [[nodiscard]] std::span<const NodeId> nodesOf(NodeId head) const { return m_tree.nodesOf(head); }
    [[nodiscard]] std::span<const NodeId> mainLane() const { return m_tree.mainLane(); }
    /// The head of the lane in which a node lies; noNode for one that does not exist.
    [[nodiscard]] NodeId headOf(NodeId node) const { return m_tree.headOf(node); }
    [[nodiscard]] int depthOf(NodeId node) const { return m_document->history().node(node).depth; }

    /// Nothing: not computed yet. A status other than Unknown is certain, whatever `stop` says. Unknown with
    /// Stop::Running: being checked; with Stop::Limit: given up; with Stop::Cancelled: failed.
    /// Valid until the model or the solver changes.
    [[nodiscard]] const VerdictSummary* verdictOf(NodeId node) const { return m_verdicts.at(node); }

    /// The current node's index in the main lane, and that of its tip: "29 / 43".
    [[nodiscard]] int position() const;
    [[nodiscard]] int lastPosition() const;

    /// What the edit of a node did, and when; for hover cards and branch labels (a branch's first tick).
    [[nodiscard]] EditSummary editAt(NodeId node) const;
    [[nodiscard]] qint64 timeAt(NodeId node) const;

    /// Jumps along the main lane; noNode when there is none (yet).
    [[nodiscard]] NodeId lastUnique() const { return breaks().lastUnique; }
    [[nodiscard]] NodeId firstNone() const { return breaks().firstNone; }
    /// The tick that lost the most determined marks against the one before it.
    [[nodiscard]] NodeId biggestDrop() const { return breaks().biggestDrop; }
    /// Index in the main lane of the last tick at which uniqueness was lost: the break line stands before it.
    [[nodiscard]] std::optional<int> breakBefore() const { return breaks().breakBefore; }

    /// For the keyboard. The tick `steps` further along the main lane, held at its ends.
    [[nodiscard]] NodeId along(int steps) const;
    /// The next tick in that direction (+1, -1) whose verdict's status differs from the current tick's.
    [[nodiscard]] NodeId verdictChange(int direction) const;
    /// The nearer one of that and the next bookmark.
    [[nodiscard]] NodeId nextLandmark(int direction) const;
    /// The tick of the neighbouring lane at the current depth (+1: downwards), or the one nearest to it.
    [[nodiscard]] NodeId inNeighbourLane(int direction) const;

    /// How many boards the solver is asked for at a time.
    static constexpr std::size_t idleBatch = 8;

signals:
    /// Lanes, position or verdicts changed; at most once per turn of the event loop, and ten times a second while only
    /// idle time fills in verdicts.
    void changed();

private:
    struct Breaks {
        NodeId lastUnique = noNode;
        NodeId firstNone = noNode;
        NodeId biggestDrop = noNode;
        std::optional<int> breakBefore;
    };
    void begin();
    void beginVerdicts();
    void follow();
    void takeLiveVerdict();
    void takeIdleVerdicts();
    void takeInMore();
    void announceSoon();
    void announce();
    void askWhenQuiet();
    void askForIdleBoards();
    void askAgain();
    void ask(std::vector<NodeId> wanted);
    [[nodiscard]] std::vector<Board> boardsAt(const std::vector<NodeId>& nodes) const;
    [[nodiscard]] const Breaks& breaks() const;
    [[nodiscard]] std::optional<Status> statusOf(NodeId node) const;
    [[nodiscard]] int lostAt(NodeId before, NodeId after) const;

    const Document* m_document;
    LiveSolver* m_solver;
    LaneTree m_tree;
    NodeVerdicts m_verdicts;
    mutable std::optional<Breaks> m_breaks; ///< nothing: to be found anew
    std::vector<NodeId> m_asked;            ///< the idle boards that the solver was last asked for
    int m_fruitless = 0;                    ///< how often it was asked for them in vain
    QTimer m_announce;
    QTimer m_announceIdle;
    QTimer m_takeIn;
    QTimer m_quiet; ///< nothing was edited for a moment
    QTimer m_stall; ///< nothing of what was asked for has come
};

} // namespace tokisuji
