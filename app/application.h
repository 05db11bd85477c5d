// Application: the object through which Qt finds its drivers and translations; most commands do without one.
#pragma once

#include "app/arguments.h"

#include <optional>
#include <string>

namespace tokisuji {

/// Creates one without a screen, unless there is one already.
void ensureApplication();

/// Creates one that can draw, which needs no display. It must be the first.
void ensureDrawingApplication();
/// From here on words are of this language; otherwise says, in English, that there is no such language.
[[nodiscard]] std::optional<UsageProblem> speak(const std::string& code);

} // namespace tokisuji
