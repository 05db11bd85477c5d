// How long a test waits for a state before it gives up. Nothing is expected to take that long: it is what a machine
// that is busy with other things may need, not a statement about speed (the benches measure that).
#pragma once

namespace tokisuji::tests {

inline constexpr int patienceMs = 120'000;
/// Qt Test ends the program when a function takes longer than this; by itself it says five minutes, which a long test
/// beside busy loops may need. Above the limit that ctest has for a whole program.
inline constexpr int functionPatienceMs = 1'800'000;

} // namespace tokisuji::tests
