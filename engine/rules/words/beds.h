// Beds: dominoes that know where their pillow lies, and the aisle between them.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily bedWhole{
    .id = "bed-whole",
    .name = {"a bed covers two cells", "布団は 2 マス"},
    .broken = {"A bed does not have both of its halves", "布団が 2 マスになっていません"}};

inline constexpr RuleFamily pillowAbove{
    .id = "pillow-above",
    .name = {"no pillow above the other half", "北枕にしない"},
    .broken = {"A pillow lies above the other half of its bed", "北枕の布団があります"}};

inline constexpr RuleFamily bedAtAisle{
    .id = "bed-at-aisle",
    .name = {"every bed touches the aisle", "布団は通路に接する"},
    .broken = {"A bed does not touch the aisle", "通路に接していない布団があります"}};

} // namespace family

/// What lies in each cell without a number (engine/board/bed.h).
[[nodiscard]] Digits liesIn(Rules& r, const Board& b);
/// Each half has the other one beside it, and no pillow lies above.
void wholeBeds(Rules& r, const Digits& lies, const Grid& grid);
/// Beside either half.
void bedsAtAisle(Rules& r, const Digits& lies, const Field& aisles);
/// "A pillow lies in the cell."
[[nodiscard]] Lit pillowAt(Rules& r, const Digits& lies, Place c);

} // namespace tokisuji
