// Cell tokens: what sections with a token for each cell have in common.
#pragma once

#include "engine/formats/pzprv3/layout.h"

#include <optional>

namespace tokisuji {

[[nodiscard]] FilePart::Rows cellRows(const Grid&);
/// True unless the clue was refused.
[[nodiscard]] Result<bool> setClue(ClueSetter&, Place cell, int number, std::size_t at);
/// A number or "-" for "?".
[[nodiscard]] std::optional<int> clueOf(std::string_view text);
[[nodiscard]] std::string tokenOfClue(int number);
/// The parts of a token between its commas.
[[nodiscard]] std::vector<std::string_view> commaParts(std::string_view text);

} // namespace tokisuji
