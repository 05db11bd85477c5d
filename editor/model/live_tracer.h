// LiveTracer: the path on which a person could solve the board that the timeline shows, kept up to date by a worker
// thread beside the check.
//
//   document changed ──► setBoard ──► cache hit: traceChanged at once
//                                 └─► miss: obsolete run is asked to stop, the new one waits a moment for the verdict
//   live solver ──► setVerdict ──► the run starts with the determined marks
//   worker ──► trace so far ──► dropped if stale, else kept and announced; cached when it is whole
#pragma once

#include "editor/model/verdict_cache.h"
#include "engine/trace/tracer.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <stop_token>

namespace tokisuji {

/// From a board to its trace, as trace() does it.
using TraceFunction = std::function<Trace(const Board&, const TraceOptions&, const std::stop_token&, const TraceSink&)>;

/// Lives in the GUI thread and never waits for its worker, not even when it is destroyed.
class LiveTracer : public QObject {
    Q_OBJECT
public:
    explicit LiveTracer(QObject* parent = nullptr);
    /// Traces with a function of the caller's, which is called on the worker's thread.
    explicit LiveTracer(TraceFunction function, QObject* parent = nullptr);
    ~LiveTracer() override;

    /// The board whose trace is wanted now. Cosmetic differences (helper layers; answer marks when they are ignored)
    /// start nothing. A board without a genre counts as no board.
    void setBoard(const Board& board);
    void clear(); ///< no board
    void setMarkUse(MarkUse use);
    [[nodiscard]] MarkUse markUse() const;
    void setProfile(const Profile& profile);
    [[nodiscard]] const Profile& profile() const;
    /// What the checker knows of a board; ignored unless that is the wanted one.
    void setVerdict(const Board& board, const SharedVerdict& verdict);
    /// How long a trace waits for the determined marks before it starts without them (default 120 ms).
    void setPatience(std::chrono::milliseconds patience);
    /// The time after which a trace stops by itself (default 60 s); zero: never.
    void setLimit(std::chrono::milliseconds limit);

    /// The trace of board(), never null; TraceResult::Unknown while it streams and where it stopped at the limit.
    [[nodiscard]] std::shared_ptr<const Trace> trace() const;
    /// The board that trace() belongs to, as it was traced: without helper marks, and without answer marks when they
    /// are ignored. For a moment after setBoard() this pair may still be that of the board before.
    [[nodiscard]] const Board& board() const;
    /// trace() is not yet that of the wanted board.
    [[nodiscard]] bool isStale() const;
    /// More of the wanted board's trace is to come.
    [[nodiscard]] bool isRunning() const;

signals:
    /// Another board or trace; isRunning() has changed. At most 60 times a second while a trace streams.
    void traceChanged();

private:
    struct Private;
    std::unique_ptr<Private> m_private;
};

} // namespace tokisuji
