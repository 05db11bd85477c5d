// Display: is there a screen to show a window on?
#pragma once

namespace tokisuji {

/// Only where windows belong to a display server that may be missing: X11 and Wayland say by the environment where
/// theirs is. On Windows and macOS there always is one. To be asked before the application is made.
[[nodiscard]] bool hasDisplay();

} // namespace tokisuji
