// Marks: what the solver's marks on a board say about the answers.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"

#include <optional>
#include <vector>

namespace tokisuji {

/// The literals that hold when each answer that carries marks has their value; a mark on a part of a bridge speaks for
/// the whole of it. Empty: some mark is one that no answer can have, so that no solution goes with the marks.
[[nodiscard]] std::optional<std::vector<Lit>> factsOfMarks(const Rules&, const Board&);

/// The literals that hold exactly when the answer has the value. Requires lo <= value <= hi.
[[nodiscard]] std::vector<Lit> literalsOf(const Answer&, int value);

} // namespace tokisuji
