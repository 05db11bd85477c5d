// Effort: parts of the time that a search has.
#pragma once

#include "engine/sat/halt.h"

#include <algorithm>

namespace tokisuji {

/// What is found out is told at most this often while it grows.
constexpr std::chrono::milliseconds reportPause{8};

/// Milliseconds since a search began.
[[nodiscard]] inline double msSince(Halt::Clock::time_point start)
{
    return std::chrono::duration<double, std::milli>(Halt::Clock::now() - start).count();
}

/// The same halt, but after `time` at the latest.
[[nodiscard]] inline Halt atMost(std::chrono::milliseconds time, const Halt& halt)
{
    const auto end = Halt::Clock::now() + time;
    return Halt(halt.token(), halt.deadline() ? std::min(*halt.deadline(), end) : end);
}

/// What is left until the deadline, one millisecond at least; zero where there is none.
[[nodiscard]] inline std::chrono::milliseconds timeLeft(const Halt& halt)
{
    using std::chrono::milliseconds;
    if (!halt.deadline())
        return milliseconds(0);
    const auto left = std::chrono::duration_cast<milliseconds>(*halt.deadline() - Halt::Clock::now());
    return std::max(left, milliseconds(1));
}

} // namespace tokisuji
