// Words about how far it is from cell to cell over a field.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji {

/// "A shortest way over cells of the field from one cell to another, which lie in it, has so many cells, both ends
/// counted": by what is reached step by step. There are about `cells`³ helpers on a large board.
[[nodiscard]] Lit wayHas(Rules&, const Field&, Place from, Place to, int cells);

} // namespace tokisuji
