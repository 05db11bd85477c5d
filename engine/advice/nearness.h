// Nearness: the places that an author looks at come first.
#pragma once

#include "engine/board/geometry.h"

#include <vector>

namespace tokisuji {

/// Those near any of the others first, as one walks along the sides of cells; the order of equals stays.
void sortByDistance(std::vector<Place>&, const std::vector<Place>& others);

} // namespace tokisuji
