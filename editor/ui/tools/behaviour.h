// Behaviour: which strokes, clicks and keys are at work, by the genre's clues and marks, the mode and the tool.
#pragma once

#include "editor/ui/tools/desk.h"
#include "editor/ui/tools/footing.h"

namespace tokisuji {

/// What one mouse button does. `presses` act at once; else the first stroke that begins follows the pointer; when it
/// found nothing to act on, the release is a click. In each list the first that answers is the one.
struct ButtonUse {
    std::vector<Click> presses;
    std::vector<BeginStroke> strokes;
    std::vector<Click> clicks;
};

struct Behaviour {
    ButtonUse primary;
    ButtonUse secondary;
    std::vector<BeginStroke> altStrokes; ///< with Alt held at the press
    std::vector<HandleKey> keys;
    Footing footing;
    /// Does the cursor move over cells, edges and lattice points inside the board?
    bool cursorOnHalves = false;
    /// Is the cursor seen before the first key?
    bool showsCursor = false;
};

[[nodiscard]] Behaviour behaviourOf(const Genre& genre, Mode mode, ToolId tool);

} // namespace tokisuji
