// Placement report: what is known of an edge-matching puzzle, as the command line prints it.
#pragma once

#include "engine/solve/verdict.h"

#include <QJsonObject>

#include <string>

namespace tokisuji {

/// Adds placement (the number of the piece in each cell, row by row, each number once), turns (0 to 3 quarters
/// clockwise for each cell) where pieces may be turned, and matchRate (0 to 1).
void addPlacement(const Placement&, QJsonObject&);
/// The match rate in words: "match rate 95.8%".
[[nodiscard]] std::string placementInWords(const Placement&);

} // namespace tokisuji
