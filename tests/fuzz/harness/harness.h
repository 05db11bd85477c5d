// What the targets of the fuzzer share. Each is a program of its own: the fuzzer calls it with inputs that it changes
// so that they reach more of the code.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// Called by the fuzzer. Returns 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tokisuji::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, by which the fuzzer keeps the input.
[[noreturn]] inline void fail(const std::string& what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

/// The input as a row of decisions; zeros behind its end.
class Decisions {
public:
    Decisions(const std::uint8_t* data, std::size_t size) : m_at(data), m_end(data + size) {}

    [[nodiscard]] bool areLeft() const { return m_at != m_end; }
    [[nodiscard]] unsigned byte() { return areLeft() ? *m_at++ : 0U; }
    /// 0 to below `count`, at most 256.
    [[nodiscard]] int below(int count) { return static_cast<int>(byte()) % count; }
    [[nodiscard]] unsigned seed()
    {
        const unsigned high = byte();
        return high * 256U + byte();
    }

private:
    const std::uint8_t* m_at;
    const std::uint8_t* m_end;
};

} // namespace tokisuji::fuzz
