// Words about a snake: one path of cells.
#pragma once

#include "engine/rules/rules.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily circleOnSnake{.id = "circle-on-snake",
                                          .name = {"the snake passes through every circle", "丸は黒マス"},
                                          .broken = {"A circle is not shaded", "黒マスになっていない丸があります"}};

inline constexpr RuleFamily endCircle{
    .id = "end-circle",
    .name = {"black circles are ends of the snake", "黒丸は蛇の端"},
    .broken = {"A black circle is not an end of the snake", "黒丸が蛇の端ではありません"}};

} // namespace family

/// The cells of the field form one path, which has ends; families some-shaded, black-connected, snake-goes-on and
/// snake-ends.
void oneSnake(Rules&, const Field&);

} // namespace tokisuji
