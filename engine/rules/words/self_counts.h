// Words about numbers of a room that say how many there are.
#pragma once

#include "engine/board/board.h"
#include "engine/board/rooms.h"
#include "engine/rules/words/numbers.h"

namespace tokisuji {

namespace family {

inline constexpr RuleFamily alikeInRoom{.id = "alike-in-room",
                                        .name = {"one kind of number in a room", "部屋の数字はすべて同じ"},
                                        .broken = {"A room holds different numbers", "部屋に違う数字が入っています"}};

inline constexpr RuleFamily roomNumbers{
    .id = "room-numbers",
    .name = {"how many numbers a room holds", "部屋に入る数字の個数"},
    .broken = {"A room does not hold as many numbers as they say", "部屋に入る数字の個数が数字と違います"}};

} // namespace family

/// All numbers of a room are alike and say how many of its cells hold one (`numbered`). Numbers above `largest` are
/// known from clues only. Families alike-in-room and room-numbers.
void countThemselves(Rules&, const Board&, const Digits&, const Field& numbered, const Room&, int largest);

} // namespace tokisuji
