// Pacer: decides which states of a growing result are passed on by a worker. Copying a large one costs time, so the
// next copy is made only when several times the cost of the last one has passed.
#pragma once

#include <algorithm>
#include <chrono>

namespace tokisuji {

/// For one run, on the worker's thread.
class Pacer {
public:
    /// Zero: every state is passed on.
    explicit Pacer(std::chrono::milliseconds leastPause) : m_leastPause(leastPause) {}

    /// Calls `handOn`, which copies and sends, unless the last time was too short ago; the first state goes at once.
    template <class HandOn>
    void offer(const HandOn& handOn)
    {
        const Clock::time_point begin = Clock::now();
        if (begin < m_next)
            return;
        handOn();
        const Clock::time_point end = Clock::now();
        if (m_leastPause != m_leastPause.zero())
            m_next = end + std::max<Clock::duration>(m_leastPause, pausePerCopy * (end - begin));
    }

private:
    using Clock = std::chrono::steady_clock;
    /// A copy costs at most a tenth of the time that passes between two of them.
    static constexpr int pausePerCopy = 10;

    std::chrono::milliseconds m_leastPause; ///< nobody reads faster
    Clock::time_point m_next;
};

} // namespace tokisuji
