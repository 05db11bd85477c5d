// Tents: a drag from a tree to a cell beside it pitches its tent there and ties both together; Secondary puts a dot.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Passes where there is no tree.
[[nodiscard]] std::unique_ptr<Stroke> beginTent(Desk& desk, Spot at, Button button);

} // namespace tokisuji
