// What a task does that has nothing to do but to be cancelled.
#pragma once

#include "tests/support/patience.h"

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stop_token>

namespace tokisuji {

/// Returns when asked to, and at the latest after `patience`; true when asked.
inline bool waitForStop(const std::stop_token& stop,
                        std::chrono::milliseconds patience = std::chrono::milliseconds(tests::patienceMs))
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never; // it is not notified: the request itself wakes up
    never.wait_for(lock, stop, patience, [] { return false; });
    return stop.stop_requested();
}

} // namespace tokisuji
