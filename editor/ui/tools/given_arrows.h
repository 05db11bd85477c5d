// Given arrows: the author draws them from cell to cell.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Draws an arrow. From its head, or its tail, it grows; back along itself it shrinks. It never branches, meets another
/// one, closes a ring or enters a filled cell: there the pointer leaves it behind. A press alone does nothing.
[[nodiscard]] std::unique_ptr<Stroke> beginGivenArrow(Desk&, Spot, Button);
/// Puts a piece of an arrow on an edge, if it fits there; blank takes it away.
void setWay(Desk&, Place edge, int way);
/// No arrow passes the cell any longer.
void dropWays(Desk&, Place cell);

} // namespace tokisuji
