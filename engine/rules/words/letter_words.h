// Words of letters: those that stand unshaded in a row between shaded cells.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily wordTwice{.id = "word-twice",
                                      .name = {"no word twice", "同じ言葉は 2 回出ない"},
                                      .broken = {"A word occurs twice", "同じ言葉が 2 回出ています"}};

} // namespace family

/// No two runs of at least two letters between shaded cells, across or down, are the same.
void noWordTwice(Rules& r, const Board& b, const Field& black);

} // namespace tokisuji
