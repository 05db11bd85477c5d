// Words about where a loop leaves a room, and how far it goes from there.
#pragma once

#include "engine/board/rooms.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

/// For every way out of a room, how far the line goes straight on: "at least one cell", "at least two", ...
using Exits = std::vector<std::vector<Lit>>;
[[nodiscard]] Exits exitsOf(const Board&, Loop&, const Room&);
/// "It goes on for at least so many cells."
[[nodiscard]] Lit reaches(const std::vector<Lit>& arm, int cells);

} // namespace tokisuji
