// Words about boards where every cell is shaded or on one loop.
#pragma once

#include "engine/board/board.h"
#include "engine/rules/rules.h"
#include "engine/rules/words/line.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily shadedOrLine{.id = "shaded-or-line",
                                         .name = {"every cell is shaded or on the line", "どのマスも黒か線が通る"},
                                         .broken = {"A cell is neither shaded nor on the line, or both",
                                                    "黒マスでも線でもないマス、または両方のマスがあります"}};

inline constexpr RuleFamily shadedOutside{.id = "shaded-outside",
                                          .name = {"shaded cells outside the loop", "黒マスは輪の外"},
                                          .broken = {"A shaded cell is inside the loop", "輪の内側に黒マスがあります"}};

} // namespace family

struct ShadedLoop {
    Field black;
    Loop line;
};
enum class LoopCells : std::uint8_t {
    WithoutClues, ///< a cell with a clue is neither shaded nor on the loop
    All
};
/// No two shaded cells share a side, and one loop (or none) passes through all other cells but those with a clue, which
/// are neither; families not-adjacent, shaded-or-line and clue-free. With the variant o no shaded cell lies inside the
/// loop; family shaded-outside.
[[nodiscard]] ShadedLoop shadedLoop(Rules&, const Board&, LoopCells = LoopCells::WithoutClues);

} // namespace tokisuji
