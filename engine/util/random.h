// Random: numbers from a seed that are the same on every machine and with every library.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace tokisuji {

/// SplitMix64 (Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014). Not for secrets.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    [[nodiscard]] std::uint64_t next()
    {
        std::uint64_t z = (m_state += 0x9e3779b97f4a7c15U);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9U;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebU;
        return z ^ (z >> 31);
    }
    /// From 0 to count - 1. Requires count > 0.
    [[nodiscard]] int below(int count) { return static_cast<int>(next() % static_cast<std::uint64_t>(count)); }
    /// From 0 (included) to 1 (excluded).
    [[nodiscard]] double share() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }
    [[nodiscard]] bool chance(double probability) { return share() < probability; }

    template <class T>
    [[nodiscard]] const T& pick(std::span<const T> items)
    {
        return items[static_cast<std::size_t>(below(static_cast<int>(items.size())))];
    }
    template <class Range>
    void shuffle(Range& items)
    {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(static_cast<int>(i)))]);
    }
    /// A generator of its own, for work that is done beside this one.
    [[nodiscard]] Random fork() { return Random(next()); }

private:
    std::uint64_t m_state;
};

} // namespace tokisuji
