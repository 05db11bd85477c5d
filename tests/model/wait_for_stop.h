// What a task does that has nothing to do but to be cancelled.
#pragma once

#include "tests/support/patience.h"

#include <chrono>
#include <stop_token>
#include <thread>

namespace tokisuji {

/// Returns when asked to, and at the latest after `patience`; true when asked.
inline bool waitForStop(const std::stop_token& stop,
                        std::chrono::milliseconds patience = std::chrono::milliseconds(tests::patienceMs))
{
    const auto end = std::chrono::steady_clock::now() + patience;
    while (!stop.stop_requested() && std::chrono::steady_clock::now() < end)
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    return stop.stop_requested();
}

} // namespace tokisuji
