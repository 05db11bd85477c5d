// Aside: numbers that do not stand in cells, but outside the grid or on lattice points.
#pragma once

#include "editor/ui/tools/numbers.h"

namespace tokisuji {

/// The field of the author at a slot or a lattice point; none elsewhere.
[[nodiscard]] std::optional<NumberField> asideField(const Desk& desk, Place place);
/// The place that a click on numbers means: the lattice point near it, a slot, or the cell under it.
[[nodiscard]] std::optional<Place> numberPlace(const Desk& desk, Spot at);

/// As clickNumber, but passes on cells.
[[nodiscard]] bool clickAside(Desk& desk, Spot at, Button button);
/// As numberKeys, but passes on cells.
/// A number on a lattice point; where borders are drawn, only a press that does not move is meant for it.
[[nodiscard]] bool pressPoint(Desk& desk, Spot at, Button button);
[[nodiscard]] bool asideKeys(Desk& desk, const KeyPress& press);
/// Erases the number under the pointer; false: there is no place for one.
bool eraseAside(Desk& desk, Spot at);

} // namespace tokisuji
