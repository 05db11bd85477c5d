// Manual site: the manual as pages for a browser, in every language that it is written in.
#pragma once

#include <string>

namespace tokisuji {

/// Writes FOLDER/LANGUAGE/index.html, a page for each chapter and, below kinds/, for each kind of puzzle with rules,
/// with pictures of its example and of the solution. Needs no display. The exit code: 2 where something cannot be
/// written, which is told on standard error.
[[nodiscard]] int writeManualSite(const std::string& folder);

} // namespace tokisuji
