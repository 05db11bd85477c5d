// LiveSolver: the verdict of the document's current board, kept up to date by a worker thread.
//
//   document settled ──► setBoard ──► cache hit: nothing is run
//                                 ├─► miss: obsolete run is asked to stop, a new one starts on a copy of the board
//                                 └─► verdictChanged, once
//   worker ──► verdict + revision ──► dropped if stale, else kept, cached and announced
#pragma once

#include "editor/model/verdict_cache.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace tokisuji {

/// From a board to its verdict, as check() and CheckSession do it.
using CheckFunction =
    std::function<Verdict(const Board&, const CheckOptions&, const std::stop_token&, const VerdictSink&)>;

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveSolver : public QObject {
    Q_OBJECT
public:
    /// Checks with a CheckSession for the current board and another one for the idle boards.
    explicit LiveSolver(QObject* parent = nullptr);
    /// Checks with functions of the caller's, which are called on the worker's thread.
    LiveSolver(CheckFunction live, CheckFunction idle, QObject* parent = nullptr);
    ~LiveSolver() override;

    /// The board whose verdict is wanted now. Cosmetic differences (helper layers; answer marks when they are ignored)
    /// start nothing. A board without a genre or without rules counts as no board.
    void setBoard(const Board& board);
    void clear(); ///< no board
    void setMarkUse(MarkUse use);
    [[nodiscard]] MarkUse markUse() const;
    /// The time after which a check stops by itself (default 10 s); zero: never.
    void setLimit(std::chrono::milliseconds limit);
    /// Continues a check that stopped at the limit, without a limit. What was known stays until more is known.
    void keepChecking();
    /// Asks again after a check that failed.
    void retry();
    /// How many alternatives are looked for (default 5).
    void setAlternatives(int count);

    /// What is known of the current board; status Unknown and Stop::Running until the worker has said more.
    /// Stop::Cancelled: the check failed (memory ran out).
    [[nodiscard]] const Verdict& verdict() const { return *sharedVerdict(); }
    /// The same, to be kept.
    [[nodiscard]] const SharedVerdict& sharedVerdict() const;
    [[nodiscard]] bool isRunning() const;
    /// Milliseconds since the current check began; 0 when none runs.
    [[nodiscard]] double runningMs() const;

    /// The cached verdict of any board under the current mark use, without solving; nullptr: there is none.
    [[nodiscard]] SharedVerdict cached(const Board& board) const;
    /// VerdictCache::key of the current board.
    [[nodiscard]] std::optional<std::size_t> currentKey() const;
    /// All cached verdicts; the summaries of boards by VerdictCache::key.
    [[nodiscard]] const VerdictCache& cache() const;
    /// Boards whose verdicts are wanted when the worker is idle, most wanted first; replaces the former list.
    /// Those without rules are left out.
    /// They wait until the current board is settled and no other one has come for a moment.
    void setIdleBoards(std::vector<Board> boards);

signals:
    /// Exactly once, and at once, when a board is set or cleared or marks are used otherwise, whether that asks
    /// anything new or not; when the status becomes known and when the check has ended; at most 60 times a second while
    /// more comes in.
    void verdictChanged();
    /// Verdicts of other boards than the current one came into the cache (at most 60 times a second), or the use of
    /// marks has changed.
    void cacheChanged();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
