// Nearness: the places that an author looks at come first.
#pragma once

#include "engine/board/board.h"

#include <vector>

namespace tokisuji {

/// Places where two boards of the same size differ.
[[nodiscard]] std::vector<Place> differences(const Board&, const Board&);

/// Those near any of the others first, as one walks along the sides of cells; the order of equals stays.
void sortByDistance(std::vector<Place>&, const std::vector<Place>& others);

} // namespace tokisuji
