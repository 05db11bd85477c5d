// Open rules: what is left of a rule while clues or borders of rooms are still to come.
//
// A rule and its open form are about the same answers. Whatever is added later, each solution obeys the open form; what
// the open forms allow together is, as far as each of them can tell alone, a solution of some board that can come of
// this one. So they are a little more generous than all boards together: a clue that one rule counts on may be one that
// another rule forbids. Holes are taken as they stand, but where a page says otherwise (unlessClue).
#pragma once

#include "engine/rules/rules.h"

#include <vector>

namespace tokisuji {

/// What a rule comes to in a reading that is open: itself where nothing that is added could ask for less; nothing where
/// something could undo it altogether. Helpers may be added to the rules.
[[nodiscard]] std::vector<Primitive> opened(Rules&, const Primitive&, ToCome);

/// May a room of so many cells still be divided, where each part has at least so many?
[[nodiscard]] inline bool mayDivide(const Rules& rules, std::size_t cells, std::size_t leastOfPart = 1)
{
    return rules.mayDivideRooms() && cells >= 2 * leastOfPart;
}

} // namespace tokisuji
