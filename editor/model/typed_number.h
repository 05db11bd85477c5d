// Typed number: digits typed one after the other are one gesture, of which the log keeps every state.
#pragma once

#include "engine/board/edit.h"

namespace tokisuji {

/// Do both edits write numbers in the same places, and the second one those of the first with further digits?
[[nodiscard]] bool isTypedFurther(const Edit& begun, const Edit& further);

} // namespace tokisuji
