// Version: from which commit this program was built. Its number is TOKISUJI_VERSION.
#pragma once

namespace tokisuji::version {

/// The commit that was built, in short, with a "+" behind it where something in the tree differed; empty where nobody
/// could tell.
[[nodiscard]] const char* commit();

} // namespace tokisuji::version
