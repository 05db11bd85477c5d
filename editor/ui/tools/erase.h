// Erase: takes away whatever the mode at work may put, under the pointer or the cursor.
#pragma once

#include "editor/ui/tools/desk.h"

namespace tokisuji {

/// Drag: the clues (in solve mode the marks) of every cell passed, and the edges that the pointer passes over.
[[nodiscard]] std::unique_ptr<Stroke> beginErase(Desk& desk, Spot at, Button button);
/// Space, Delete, Backspace: the marks of the cursor's cell and on its edges, or of the edges at its point.
[[nodiscard]] bool eraseKeys(Desk& desk, const KeyPress& press);

} // namespace tokisuji
