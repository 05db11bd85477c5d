// LiveSolver: the verdict of the document's current board, kept up to date by a worker thread.
//
//   document changed ──► setBoard ──► cache hit: verdictChanged at once
//                                 └─► miss: obsolete run is asked to stop, a new one starts on a copy of the board
//   worker ──► verdict + revision ──► dropped if stale, else kept, cached and announced
#pragma once

#include "engine/solve/check.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tokisuji {

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveSolver : public QObject {
    Q_OBJECT
public:
    explicit LiveSolver(QObject* parent = nullptr);
    ~LiveSolver() override;

    /// The board whose verdict is wanted now. Cosmetic differences (helper layers; answer marks when they are ignored)
    /// start nothing.
    void setBoard(const Board& board);
    void clear(); ///< no board
    void setMarkUse(MarkUse use);
    [[nodiscard]] MarkUse markUse() const;
    /// The time after which a check stops by itself (default 10 s).
    void setLimit(std::chrono::milliseconds limit);
    /// Goes on with a check that stopped at the limit, without one.
    void keepChecking();
    /// How many alternatives are looked for (default 5).
    void setAlternatives(int count);

    /// What is known of the current board; status Unknown and Stop::Running until the worker has said more.
    [[nodiscard]] const Verdict& verdict() const;
    [[nodiscard]] bool isRunning() const;
    /// Milliseconds since the current check began.
    [[nodiscard]] double runningMs() const;

    /// The cached verdict of any board under the current mark use, without solving.
    [[nodiscard]] std::optional<Verdict> cached(const Board& board) const;
    /// Boards whose verdicts are wanted when the worker is idle, most wanted first; replaces the former list.
    void setIdleBoards(std::vector<Board> boards);

signals:
    void verdictChanged();
    /// A verdict of another board than the current one came into the cache.
    void cacheChanged();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
