// Turn verdict text: what is known of the turns that lead a twisty puzzle to its goal, in words.
#pragma once

#include "editor/ui/texts/verdict_text.h"
#include "engine/twisty/definition.h"
#include "engine/twisty/pieces.h"

#include <QString>

namespace tokisuji {

/// As verdictText(). Requires a verdict with turns.
[[nodiscard]] VerdictText turnVerdictText(const Verdict& verdict, double limitMs);
/// "one corner is twisted".
[[nodiscard]] QString problemText(const StateProblem& problem);
/// "9 turns".
[[nodiscard]] QString turnCountText(int turns);
/// The name of a definition's colour; its own name if that is not known.
[[nodiscard]] QString colourName(const std::string& name);

} // namespace tokisuji
