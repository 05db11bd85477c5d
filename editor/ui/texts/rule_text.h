// Rule text: what a broken rule says, by its family.
#pragma once

#include <QString>

#include <string_view>

namespace tokisuji {

/// What is wrong when a rule of this family is broken.
[[nodiscard]] QString brokenRuleText(std::string_view family);
[[nodiscard]] bool hasRuleText(std::string_view family);

} // namespace tokisuji
