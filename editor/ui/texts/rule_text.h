// Rule text: what a rule asks for, and what is wrong where it is broken.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/instance.h"

#include <QString>

#include <vector>

namespace tokisuji {

/// "one connected network"
[[nodiscard]] QString ruleName(const RuleFamily& family);
/// "Not everything is connected"
[[nodiscard]] QString brokenRuleText(const RuleFamily& family);
/// "R1C1, R1C4: Not everything is connected"
[[nodiscard]] QString brokenRuleText(const RuleFamily& family, const std::vector<Place>& places, const Board& board);
/// A rule at its place: the clue that says it ("3 at R2C5") where there is one, else its name and place.
[[nodiscard]] QString ruleAtPlace(const ConKey& rule, const Board& board);

} // namespace tokisuji
