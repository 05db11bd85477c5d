// Count text: how many solutions there are, or about how many, in words.
#pragma once

#include "engine/solve/estimate.h"

#include <QString>

namespace tokisuji {

[[nodiscard]] QString countText(const SolutionCount& count, bool isRunning, MarkUse marks);
/// Two digits that mean something: "8 400", "3.2 × 10⁷".
[[nodiscard]] QString roundText(double number);

} // namespace tokisuji
