// Turn text: sequences of turns as people write them ("R U R' U2").
#pragma once

#include "engine/twisty/definition.h"
#include "engine/twisty/turn_answer.h"
#include "engine/util/result.h"

#include <string>
#include <string_view>

namespace tokisuji {

/// Can a sequence name a turn so? Not with what stands between names, nor with an apostrophe that is read as another
/// one.
[[nodiscard]] bool canNameTurn(std::string_view);

/// Names of turns, with or without spaces, commas and brackets between them; where several names fit, the longest is
/// meant ("R2'" before "R2"). A typographic apostrophe is one, too. Error "turn-unknown" (what stands there) at its
/// first byte.
[[nodiscard]] Result<TurnList> readTurns(const TwistyDefinition&, std::string_view text);
/// With a space between them; empty for no turn.
[[nodiscard]] std::string turnsText(const TwistyDefinition&, const TurnList&);

/// The single turn that leads from one state to another; the first of them where several do, nothing where none does.
[[nodiscard]] std::optional<int> turnBetween(const TwistyDefinition&, const std::string& from, const std::string& to);

} // namespace tokisuji
