// StickerLook: what the colours of a twisty puzzle's definition are drawn in.
#pragma once

#include "engine/drawing/drawing.h"
#include "engine/twisty/definition.h"

namespace tokisuji {

struct StickerLook {
    Ink fill;
    Ink letter; ///< readable on it
};

/// Of the colour with this index. Colours are found by their names ("white", "orange", ...); unknown names get inks
/// that no other colour of the definition has, as long as there are any.
[[nodiscard]] StickerLook lookOfColour(const TwistyDefinition&, int colour);

} // namespace tokisuji
