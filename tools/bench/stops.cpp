// The check runs on a thread of its own. At the moment of its end the clock of that thread is read from outside, and
// once more by the thread itself when the check has returned.
#include "tools/bench/stops.h"

#include "engine/check/check.h"

#include <pthread.h>

#include <algorithm>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <thread>

namespace tokisuji::bench {

namespace {

using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::duration<double, std::milli>;

constexpr double allowedMs = 20;
/// Moments are spread over so much of a check at most.
constexpr auto longest = std::chrono::milliseconds(1000);

double read(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// From the moment of the end on; nothing where the check was over before.
struct Overrun {
    double cpuMs = 0;
    double wallMs = 0;
    double momentMs = 0;
    friend auto operator<=>(const Overrun&, const Overrun&) = default;
};

enum class Warmth : std::uint8_t { Cold, Session };

/// A check on a thread of its own.
class Run {
public:
    Run(const Board& board, const CheckOptions& options, Warmth warmth)
        : m_board(board), m_options(options), m_warmth(warmth), m_thread([this] { run(); })
    {
    }
    ~Run() { m_thread.join(); }
    Run(const Run&) = delete;
    Run& operator=(const Run&) = delete;

    Overrun endAfter(Milliseconds moment, Ending ending)
    {
        const Clock::time_point due = m_start + std::chrono::duration_cast<Clock::duration>(moment);
        std::unique_lock lock(m_mutex);
        if (m_changed.wait_until(lock, due, [this] { return m_isOver; }))
            return {};
        clockid_t clock{};
        pthread_getcpuclockid(m_thread.native_handle(), &clock);
        const double cpuAtEnd = read(clock);
        if (ending == Ending::Stop)
            m_stop.request_stop();
        const Clock::time_point end = Clock::now();
        m_changed.wait(lock, [this] { return m_isOver; });
        return {m_cpuMs - cpuAtEnd, Milliseconds(m_end - end).count(), moment.count()};
    }
    /// Waits for it to be over.
    double ms()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_isOver; });
        return Milliseconds(m_end - m_start).count();
    }

private:
    void run()
    {
        CheckSession session;
        const Verdict verdict = m_warmth == Warmth::Cold ? check(m_board, m_options, m_stop.get_token())
                                                         : session.check(m_board, m_options, m_stop.get_token());
        const std::scoped_lock lock(m_mutex);
        m_cpuMs = read(CLOCK_THREAD_CPUTIME_ID);
        m_end = Clock::now();
        m_isOver = true;
        m_changed.notify_all(); // within the lock: whoever waits may end this object
    }

    const Board& m_board;
    const CheckOptions m_options;
    const Warmth m_warmth;
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable m_changed;
    bool m_isOver = false;
    double m_cpuMs = 0;
    const Clock::time_point m_start = Clock::now();
    Clock::time_point m_end;
    std::thread m_thread; ///< last: it uses the others
};

Overrun worstOf(const Puzzle& puzzle, CheckOptions options, Warmth warmth, Ending ending, int moments)
{
    options.limit = longest;
    const double whole = std::min(Run(puzzle.board, options, warmth).ms(), static_cast<double>(longest.count()));
    Overrun worst;
    for (int i = 0; i < moments; ++i) {
        const auto moment = Milliseconds(std::max(1.0, whole * (i + 0.5) / moments));
        options.limit = ending == Ending::Stop
                            ? std::chrono::milliseconds(0)
                            : std::chrono::milliseconds(static_cast<std::int64_t>(std::ceil(moment.count())));
        const auto due = ending == Ending::Stop ? moment : Milliseconds(options.limit);
        worst = std::max(worst, Run(puzzle.board, options, warmth).endAfter(due, ending));
    }
    return worst;
}

} // namespace

void measureEndings(const std::vector<Puzzle>& puzzles, const CheckOptions& options, Ending ending, int moments)
{
    std::printf("%-8s %9s %9s %9s  %s\n", "", "cpu ms", "wall ms", "after ms", "puzzle");
    int late = 0;
    Overrun worst;
    for (const Puzzle& puzzle : puzzles)
        for (const Warmth warmth : {Warmth::Cold, Warmth::Session}) {
            const Overrun overrun = worstOf(puzzle, options, warmth, ending, moments);
            worst = std::max(worst, overrun);
            const bool isLate = overrun.cpuMs > allowedMs;
            late += isLate ? 1 : 0;
            std::printf("%-8s %9.2f %9.2f %9.1f  %s%s\n", warmth == Warmth::Cold ? "cold" : "session", overrun.cpuMs,
                        overrun.wallMs, overrun.momentMs, puzzle.name.c_str(), isLate ? "   LATE" : "");
            std::fflush(stdout);
        }
    std::printf("\n%d of %zu later than %.0f ms, at worst %.2f ms\n", late, 2 * puzzles.size(), allowedMs, worst.cpuMs);
}

} // namespace tokisuji::bench
