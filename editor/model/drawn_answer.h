// Drawn answer: a solution as people draw it.
#pragma once

#include "engine/board/board.h"

namespace tokisuji {

/// A solver also says of every place what is not there; a picture of an answer does not.
[[nodiscard]] Board withoutNoMarks(Board solution);

} // namespace tokisuji
