// What the targets of the fuzzer share. Each is a program of its own, whose driver calls it with inputs made from known
// ones: libFuzzer (tools/fuzz), or tests/fuzz/driver.cpp.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>

/// Called by the driver. Returns 0; ends the program where a promise is broken.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace tokisuji::fuzz {

inline std::string_view textOf(const std::uint8_t* data, std::size_t size)
{
    return {reinterpret_cast<const char*>(data), size};
}

/// Ends the program, by which the driver keeps the input.
[[noreturn]] inline void fail(const std::string& what)
{
    std::fprintf(stderr, "%s\n", what.c_str());
    std::abort();
}

inline void check(bool holds, const char* whatElse)
{
    if (!holds)
        fail(whatElse);
}

/// The input as a row of decisions; zeros behind its end.
class Decisions {
public:
    Decisions(const std::uint8_t* data, std::size_t size) : m_at(data), m_end(data + size) {}

    [[nodiscard]] bool areLeft() const { return m_at != m_end; }
    [[nodiscard]] unsigned byte() { return areLeft() ? *m_at++ : 0U; }
    /// 0 to below `count`, which is positive: one byte, or two where that is not enough.
    [[nodiscard]] int below(int count)
    {
        constexpr int ofByte = 256;
        const unsigned low = byte();
        return static_cast<int>(count <= ofByte ? low : byte() * ofByte + low) % count;
    }
    /// One of the elements of a range that is not empty.
    template <class Range>
    [[nodiscard]] const auto& oneOf(const Range& range)
    {
        return range[static_cast<std::size_t>(below(static_cast<int>(std::size(range))))];
    }

private:
    const std::uint8_t* m_at;
    const std::uint8_t* m_end;
};

} // namespace tokisuji::fuzz
