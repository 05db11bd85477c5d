// Step guest: what is shown on the board while a row of a trace is looked at.
#pragma once

#include "editor/model/trace_selection.h"
#include "editor/ui/board_guest.h"

#include <vector>

namespace tokisuji {

/// The board at the current row and the drawing of its steps. Requires that a row is current. `isBroken`: it is a step
/// of the intended path that no longer holds.
[[nodiscard]] BoardGuest stepGuest(const TraceSelection& selection, bool showsReasons, bool isBroken);

/// Where the current row happens: places of what it concludes or assumes; empty for the end.
[[nodiscard]] std::vector<Place> placesLookedAt(const TraceSelection& selection);

} // namespace tokisuji
