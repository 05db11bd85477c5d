// Rule name: what a rule asks for, in a few words.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/instance.h"

#include <QString>

#include <string_view>

namespace tokisuji {

/// "one connected network"; empty for a family that is not known.
[[nodiscard]] QString ruleName(std::string_view family);
/// A rule at its place: the clue that says it ("3 at R2C5") where there is one, else its name and place.
[[nodiscard]] QString ruleAtPlace(const ConKey& rule, const Board& board);

} // namespace tokisuji
