// TimelineModel: what the timeline shows, derived from the history and the verdicts that are known.
#pragma once

#include "editor/model/document.h"
#include "editor/model/edit_summary.h"
#include "editor/model/live_solver.h"

#include <QObject>
#include <QTimer>

#include <optional>
#include <vector>

namespace tokisuji {

/// Follows a document and a solver. Lanes change with the document; verdicts of ticks come in as they are found.
/// It also tells the solver which boards to check when it is idle: the newest unchecked ones first.
///
/// Long logs are taken in a few milliseconds at a time, so that the window stays alive; ticks that have not been looked
/// at yet have no verdict.
class TimelineModel : public QObject {
    Q_OBJECT
public:
    TimelineModel(const Document* document, LiveSolver* solver, QObject* parent = nullptr);

    struct Tick {
        NodeId node = noNode;
        int depth = 0;
        /// Nothing: not computed yet. A status other than Unknown is certain, whatever `stop` says. Unknown with
        /// Stop::Running: being checked; with Stop::Limit: given up; with Stop::Cancelled: failed.
        std::optional<VerdictSummary> verdict;
        /// Determined marks of all answers, 0..1; nothing where it is not known or makes no sense (no solution).
        [[nodiscard]] std::optional<double> determinedShare() const;
        friend bool operator==(const Tick&, const Tick&) = default;
    };
    struct Lane {
        NodeId fork = noNode; ///< the node that the lane leaves; noNode for the main lane
        std::vector<Tick> ticks;
        friend bool operator==(const Lane&, const Lane&) = default;
    };

    /// The main lane (root, current, tip) first, then the branches, newest first. Empty without a puzzle.
    [[nodiscard]] const std::vector<Lane>& lanes() const { return m_lanes; }
    [[nodiscard]] const std::vector<Tick>& mainLane() const;
    /// The current node's index in the main lane, and that of its tip: "29 / 43".
    [[nodiscard]] int position() const;
    [[nodiscard]] int lastPosition() const;

    /// What the edit of a node did, and when; for hover cards and branch labels (a branch's first tick).
    [[nodiscard]] EditSummary editAt(NodeId node) const;
    [[nodiscard]] qint64 timeAt(NodeId node) const;

    /// Jumps along the main lane; noNode when there is none (yet).
    [[nodiscard]] NodeId lastUnique() const;
    [[nodiscard]] NodeId firstNone() const;
    /// The tick that lost the most determined marks against the one before it.
    [[nodiscard]] NodeId biggestDrop() const;
    /// Index in the main lane of the last tick at which uniqueness was lost: the break line stands before it.
    [[nodiscard]] std::optional<int> breakBefore() const;

    /// For the keyboard. The tick `steps` further along the main lane, held at its ends.
    [[nodiscard]] NodeId along(int steps) const;
    /// The next tick in that direction (+1, -1) whose verdict's status differs from the current tick's.
    [[nodiscard]] NodeId verdictChange(int direction) const;
    /// The tick of the neighbouring lane at the current depth (+1: downwards), or the one nearest to it.
    [[nodiscard]] NodeId inNeighbourLane(int direction) const;

    /// How many boards the solver is asked for at a time.
    static constexpr int idleBatch = 8;

signals:
    /// Lanes, position or verdicts changed; at most once per turn of the event loop.
    void changed();

private:
    struct NodeState {
        std::size_t key = 0; ///< VerdictCache::key of the node's board
        std::optional<VerdictSummary> verdict;
    };
    void reset();
    void follow();
    void update();
    bool takeInNodes();
    void lookUpVerdicts();
    void rebuildLanes();
    void askForIdleBoards();
    [[nodiscard]] Tick tickOf(NodeId) const;
    [[nodiscard]] std::optional<VerdictSummary> verdictOf(NodeId) const;

    const Document* m_document;
    LiveSolver* m_solver;
    std::vector<Lane> m_lanes;
    std::vector<NodeState> m_nodes; ///< as far as taken in
    std::vector<NodeId> m_open;     ///< nodes whose verdict is not finished, oldest first
    std::vector<NodeId> m_asked;    ///< the idle boards that the solver was last asked for
    MarkUse m_marks;
    QTimer m_timer;
};

} // namespace tokisuji
