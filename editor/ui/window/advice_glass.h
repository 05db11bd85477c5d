// Advice glass: what lies over the board while advice is looked at, and what of it the pointer means.
#pragma once

#include "editor/ui/board_glass.h"
#include "engine/advice/idle_clues.h"
#include "engine/advice/what_if.h"

#include <QPointF>

#include <memory>
#include <optional>

namespace tokisuji {

/// What each clue would do, on a board of which so many answers are determined already.
[[nodiscard]] BoardGlass whatIfGlass(const Board& board, std::shared_ptr<const WhatIfReport> report, int determined,
                                     std::optional<std::size_t> chosen);
/// A change that is offered; `status`: of the board with it.
[[nodiscard]] BoardGlass changeGlass(const Board& board, const ClueOption& option, Status status);
/// A place where a clue could go, or where one would help; `option`: what is offered for it.
[[nodiscard]] BoardGlass idleGlass(const Board& board, const ClueOption& option);

/// All clues that the puzzle could do without.
[[nodiscard]] BoardGlass redundantGlass(std::shared_ptr<const IdleReport> report);

/// The value whose figure lies at a point (in cells), as far as figures are drawn at this zoom.
[[nodiscard]] std::optional<std::size_t> valueAt(const WhatIfReport& report, QPointF cells, double cellPixels);

} // namespace tokisuji
