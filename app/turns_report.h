// Turns report: what is known of a twisty puzzle, as the command line prints it.
#pragma once

#include "engine/board/board.h"
#include "engine/twisty/turn_findings.h"

#include <QJsonObject>

#include <string>

namespace tokisuji {

/// Adds length, turns, ways, allFound and atLeast, or why, explanation and places where there is no solution.
/// Requires a board with a definition.
void addTurns(const Board&, const TurnFindings&, QJsonObject&);
/// The same in words: "4 turns: R U R' U'".
[[nodiscard]] std::string turnsInWords(const Board&, const TurnFindings&);

} // namespace tokisuji
