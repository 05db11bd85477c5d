// The definitions of twisty puzzles that come with the program.
#pragma once

#include "engine/twisty/definition.h"

#include <span>
#include <string>
#include <string_view>

namespace tokisuji {

struct SuppliedTwisty {
    std::string_view name; ///< in addresses
    std::string_view yaml;
};

/// In the order in which they are offered.
[[nodiscard]] std::span<const SuppliedTwisty> suppliedTwisties();
/// Their names, separated by commas.
[[nodiscard]] std::string suppliedNames();
/// nullptr: none of this name. Lives as long as the program; any thread.
[[nodiscard]] const TwistyDefinition* findSuppliedTwisty(std::string_view name);

} // namespace tokisuji
