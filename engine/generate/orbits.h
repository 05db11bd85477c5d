// Orbits: the places that a symmetry makes out of one.
#pragma once

#include "engine/board/edit.h"
#include "engine/board/geometry.h"
#include "engine/generate/generator.h"

#include <span>
#include <vector>

namespace tokisuji {

/// The map that a symmetry is made of, as turns of the board one after the other; its powers make the whole of it.
[[nodiscard]] std::span<const Transform::Kind> turnsOf(Symmetry);
/// A place and all its images, each once, itself first. Quarter turns and diagonals require a square board.
[[nodiscard]] std::vector<Place> orbitOf(Place, Size, Symmetry);
/// The place under every power of the symmetry's map, so that the images of two places go together: as many for every
/// place, itself first, on an axis the same one again.
[[nodiscard]] std::vector<Place> imagesOf(Place, Size, Symmetry);
/// The images of some places together, their places in the same order; each set of places once, itself first.
[[nodiscard]] std::vector<std::vector<Place>> imagesOf(const std::vector<Place>&, Size, Symmetry);
/// Quarter turns and diagonals map a board onto itself only when it is square.
[[nodiscard]] bool needsSquare(Symmetry);
/// Do cells come to lie on cells, and is a wall not turned?
[[nodiscard]] bool mapsOntoItself(const Grid&, Symmetry);
/// Some places as the orbits that they fall into, in the order of the places; images that are none of them are left
/// out.
[[nodiscard]] std::vector<std::vector<Place>> orbitsAmong(const std::vector<Place>&, Size, Symmetry);

} // namespace tokisuji
