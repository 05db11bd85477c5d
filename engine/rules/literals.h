// Literals of an instance, whichever table they stand in.
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji {

/// What a local instance speaks of: its operands, the values of its numbers, the cells of its sequence,
/// the nodes and links of its graph.
[[nodiscard]] std::vector<Lit> literalsOf(const Rules&, const Instance&);

/// What an instance of any kind speaks of: its guard, its operands and all that stands in its side table.
[[nodiscard]] std::vector<Lit> allLiteralsOf(const Rules&, const Instance&);

} // namespace tokisuji
