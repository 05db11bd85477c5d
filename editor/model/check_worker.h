// CheckWorker: one check at a time on a thread of its own; nobody ever waits for it.
#pragma once

#include "engine/solve/check.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace tokisuji {

/// From a board to its verdict, as check() and CheckSession do it.
using CheckFunction =
    std::function<Verdict(const Board&, const CheckOptions&, const std::stop_token&, const VerdictSink&)>;

/// Owned by one thread. Thread and owner share the mailbox only; each ends without the other.
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
    /// Asks the running job to stop and returns at once.
    ~CheckWorker();
    CheckWorker(const CheckWorker&) = delete;
    CheckWorker& operator=(const CheckWorker&) = delete;

    /// Replaces the job that runs or waits, which is asked to stop and never heard of again.
    void start(Job job);
    void stop();
    /// The newest report of the current job, once.
    [[nodiscard]] std::optional<Report> take();

    /// Waits until the threads of all destroyed workers have ended; false when they have not in time. For the end of
    /// the program.
    static bool waitForAll(std::chrono::milliseconds patience);

private:
    struct Mailbox;
    std::shared_ptr<Mailbox> m_mailbox;
};

} // namespace tokisuji
