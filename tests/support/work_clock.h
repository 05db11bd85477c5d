// Processor time: how much work was done, whatever else the machine was busy with meanwhile.
#pragma once

#include <ctime>

namespace tokisuji::tests {

/// How many times the work a sanitizer makes of a program, roughly.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr double overhead = 8;
#else
inline constexpr double overhead = 1;
#endif

/// Counts from its construction.
class WorkClock {
public:
    enum Of : clockid_t {
        Thread = CLOCK_THREAD_CPUTIME_ID,  ///< the thread that asks
        Program = CLOCK_PROCESS_CPUTIME_ID ///< all threads together
    };
    explicit WorkClock(Of of) : m_of(of), m_start(now()) {}

    void start() { m_start = now(); }
    [[nodiscard]] double spentMs() const { return now() - m_start; }
    /// As much as the work would be without a sanitizer.
    [[nodiscard]] double ms() const { return spentMs() / overhead; }

private:
    [[nodiscard]] double now() const
    {
        timespec time{};
        clock_gettime(static_cast<clockid_t>(m_of), &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    Of m_of;
    double m_start;
};

} // namespace tokisuji::tests
