// Grounds: cells that the solver makes black or white.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Paints black with Primary and white with Secondary, the other way round with the tool for white; on the same colour
/// it takes it away. The first cell decides.
[[nodiscard]] std::unique_ptr<Stroke> beginGround(Desk& desk, Spot at, Button button);

} // namespace tokisuji
