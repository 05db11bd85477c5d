// Version: which program this is.
#pragma once

namespace tokisuji::version {

/// The version of the project, by semantic versioning.
[[nodiscard]] const char* number();
/// The commit that was built, in short, with a "+" behind it where something in the tree differed; empty where nobody
/// could tell.
[[nodiscard]] const char* commit();

} // namespace tokisuji::version
