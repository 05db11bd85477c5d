// Spare rectangle: the spare region of boards that are divided into rectangles with one number each.
#pragma once

#include "engine/advice/together/spare_region.h"

namespace tokisuji {

/// Nothing where the rules of this board do not say that each cell needs a number's rectangle, or say what cannot be
/// said again in this way.
[[nodiscard]] std::optional<SpareRegion> withSpareRectangle(const Board&);

} // namespace tokisuji
