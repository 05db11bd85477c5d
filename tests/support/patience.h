// How long a test waits for a state before it gives up. Nothing is expected to take that long: it is what a machine
// that is busy with other things may need, not a statement about speed (the benches measure that).
#pragma once

namespace tokisuji::tests {

inline constexpr int patienceMs = 120'000;

} // namespace tokisuji::tests
