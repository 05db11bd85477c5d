#include "tests/memory/failing_memory.h"

#include <atomic>
#include <cstdlib>
#include <new>

namespace {

std::atomic<std::uint32_t> failsOneIn = 0; ///< 0: never
std::atomic<std::uint64_t> state = 0;      ///< of the random numbers
std::atomic<std::uint64_t> failed = 0;
thread_local bool isSpared = false;

/// splitmix64: http://xoshiro.di.unimi.it/splitmix64.c, in the public domain
std::uint64_t nextRandom()
{
    std::uint64_t z = state.fetch_add(0x9e3779b97f4a7c15U) + 0x9e3779b97f4a7c15U;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
    return z ^ (z >> 31);
}

bool fails()
{
    const std::uint32_t oneIn = failsOneIn.load(std::memory_order_relaxed);
    if (oneIn == 0 || isSpared || nextRandom() % oneIn != 0)
        return false;
    ++failed;
    return true;
}

} // namespace

void* operator new(std::size_t size)
{
    void* memory = fails() ? nullptr : std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc();
    return memory;
}

void operator delete(void* memory) noexcept
{
    std::free(memory);
}

void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace tokisuji {

FailingMemory::FailingMemory(std::uint32_t oneIn, std::uint64_t seed)
{
    isSpared = true;
    state = seed;
    failed = 0;
    failsOneIn = oneIn;
}

FailingMemory::~FailingMemory()
{
    failsOneIn = 0;
}

std::uint64_t FailingMemory::failures() const
{
    return failed;
}

} // namespace tokisuji
