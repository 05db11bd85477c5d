// Number families: clues of one number or sign, alone or with a direction and a colour, and directions alone.
#pragma once

#include "engine/clues/clue_families.h"
#include "engine/clues/clue_site.h"

namespace tokisuji {

using Families = std::vector<ClueFamily>;

/// The value of a layer.
void addValues(const ClueSite&, Layer, Families&);
void addPlainArrows(const ClueSite&, Families&);
void addColouredArrows(const ClueSite&, Families&);
void addColouredNumbers(const ClueSite&, Families&);
void addDirections(const ClueSite&, Families&);

} // namespace tokisuji
