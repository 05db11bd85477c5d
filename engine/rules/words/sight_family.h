// The family of numbers that count what they see: for pages that name steps by it.
#pragma once

#include "engine/rules/family.h"

namespace tokisuji::family {

inline constexpr RuleFamily sight{
    .id = "sight",
    .name = {"number of cells a number sees", "数字から見えるマスの数"},
    .broken = {"The number of cells a number sees is wrong", "数字から見える白マスの数が違います"}};

} // namespace tokisuji::family
