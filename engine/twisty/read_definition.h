// Reading the definition of a twisty puzzle from YAML; docs/twisty.md describes the form.
#pragma once

#include "engine/twisty/definition.h"
#include "engine/util/result.h"

#include <string_view>

namespace tokisuji {

/// What is larger is not read.
constexpr std::size_t mostDefinitionBytes = 1 << 20;

/// An error names the line (its first argument, from 1 on) and what is wrong there; `at` is the character.
[[nodiscard]] Result<TwistyDefinition> readTwisty(std::string_view yaml);

/// "(0 1 3 2) (4 10 8 6)" over `places` places; places that are not named stay. The error's id without line.
[[nodiscard]] Result<Permutation> readCycles(std::string_view, int places);

} // namespace tokisuji
