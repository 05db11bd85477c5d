// Log text: whether the log of a puzzle is safe, and what lies in the folder for untitled ones, in a few words.
#pragma once

#include "editor/model/store/log_keeper.h"

#include <QString>

namespace tokisuji {

/// "✓ log saved 15:02:44", "saving…", "not saved: disk full"; empty where there is nothing to say.
[[nodiscard]] QString logText(const LogKeeper& keeper);

/// "Slitherlink 10×10", or its own title.
[[nodiscard]] QString leftoverTitle(const Leftover& leftover);
/// "43 edits · today 15:02"; short enough for a card.
[[nodiscard]] QString leftoverFacts(const Leftover& leftover);

} // namespace tokisuji
