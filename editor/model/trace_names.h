// Trace names: the words by which JSON knows the parts of a trace.
#pragma once

#include "engine/trace/trace.h"

#include <array>
#include <string_view>

namespace tokisuji::trace_names {

// Each in the order of its enumeration.
constexpr std::array<std::string_view, 6> operators{"is", "isNot", "atLeast", "atMost", "same", "opposite"};
constexpr std::array<std::string_view, 6> hints{"cut", "a", "b", "path", "witness", "area"};
constexpr std::array<std::string_view, 6> outcomes{"contradiction", "agree",  "solved",
                                                   "stalled",       "budget", "no-trigger"};
constexpr std::array<std::string_view, 5> splits{"refute", "either-way", "cases", "tried", "ways"};
constexpr std::array<std::string_view, 4> results{"solved", "stuck", "contradiction", "unknown"};

} // namespace tokisuji::trace_names
