// Words about regions that are squares.
#pragma once

#include "engine/rules/rules.h"
#include "engine/rules/words/regions.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily squareSide{
    .id = "square-side",
    .name = {"side of a square", "正方形の 1 辺の長さ"},
    .broken = {"The side of a square is wrong", "正方形の 1 辺の長さが数字と違います"}};

} // namespace family

/// Every region is a full square; families rectangle-region and square-region.
void squares(Rules&, const Borders&);

} // namespace tokisuji
