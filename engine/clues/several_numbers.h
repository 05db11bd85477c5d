// Several numbers: families of clues that hold more than one number at a place.
#pragma once

#include "engine/clues/clue_families.h"
#include "engine/clues/clue_site.h"

namespace tokisuji {

/// A list in a cell.
void addLists(const ClueSite&, std::vector<ClueFamily>&);
/// The list beside a line.
void addLineLists(const ClueSite&, std::vector<ClueFamily>&);
/// One number of a compass, or several at once.
void addArms(const ClueSite&, std::vector<ClueFamily>&);
/// The sum of each run that begins here, or of both at once.
void addSums(const ClueSite&, std::vector<ClueFamily>&);

} // namespace tokisuji
