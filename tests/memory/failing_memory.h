// FailingMemory: memory that runs out now and then, on all threads but the one that wants to see what comes of it. A
// program with failing_memory.cpp has operators new and delete of its own.
#pragma once

#include <cstdint>

namespace tokisuji {

/// As long as it lives, one in so many allocations fails on other threads, at random. One at a time.
class FailingMemory {
public:
    FailingMemory(std::uint32_t oneIn, std::uint64_t seed);
    ~FailingMemory();
    FailingMemory(const FailingMemory&) = delete;
    FailingMemory& operator=(const FailingMemory&) = delete;

    /// How often it has failed.
    [[nodiscard]] std::uint64_t failures() const;
};

} // namespace tokisuji
