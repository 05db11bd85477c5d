// CheckWorker: one check at a time on a thread of its own; nobody ever waits for it.
#pragma once

#include "editor/model/worker.h"
#include "engine/solve/check.h"

namespace tokisuji {

/// From a board to its verdict, as check() and CheckSession do it.
using CheckFunction =
    std::function<Verdict(const Board&, const CheckOptions&, const std::stop_token&, const VerdictSink&)>;

/// A worker with two checkers.
class CheckWorker {
public:
    /// Which of the two checkers does the job: each keeps what it learnt of the boards that it saw.
    enum class Kind : std::uint8_t { Live, Idle };
    struct Job {
        std::uint64_t revision = 0;
        Kind kind = Kind::Live;
        Board board;
        CheckOptions options;
    };
    struct Report {
        std::uint64_t revision = 0;
        std::shared_ptr<const Verdict> verdict;
        bool isLast = false; ///< the job has ended
    };

    /// The checkers are called and destroyed on the worker's thread. `wake` is called there when a report has come
    /// and none was waiting; never after the destructor.
    CheckWorker(CheckFunction live, CheckFunction idle, std::function<void()> wake);

    /// Replaces the job that runs or waits, which is asked to stop and never heard of again.
    void start(Job job);
    void stop();
    /// The newest report of the current job, once.
    [[nodiscard]] std::optional<Report> take();

private:
    using Shared = std::shared_ptr<const Verdict>;
    std::uint64_t m_revision = 0; ///< of the newest job
    Worker<Job, Shared> m_worker;
};

} // namespace tokisuji
