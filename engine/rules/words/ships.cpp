#include "engine/rules/words/ships.h"

#include "engine/board/bank.h"

#include <algorithm>
#include <array>
#include <vector>

namespace tokisuji {

namespace family {

constexpr RuleFamily shipPart{.id = "ship-part",
                              .name = {"parts of ships as they are drawn", "艦船は印のとおりの形"},
                              .broken = {"A part of a ship differs from its clue", "印と形の違う艦船があります"}};

} // namespace family

namespace {

/// Where a part goes on: up, down, left, right.
constexpr std::array<std::array<bool, 4>, 11> goesOn{{{},
                                                      {false, true, false, false},
                                                      {true, false, false, false},
                                                      {false, false, false, true},
                                                      {false, false, true, false},
                                                      {},
                                                      {},
                                                      {false, true, false, true},
                                                      {false, true, true, false},
                                                      {true, false, false, true},
                                                      {true, false, true, false}}};

} // namespace

int largestShipSign(const Board& b)
{
    const auto bends = [](const BankPiece& ship) { return ship.box.width > 1 && ship.box.height > 1; };
    return std::ranges::any_of(bankOf(b), bends) ? shipCorners : shipSingle;
}

void isShipPart(Rules& r, const Field& ships, Place cell, int part, Lit guard)
{
    if (part <= waterSign || part >= static_cast<int>(goesOn.size()))
        return;
    std::array<Lit, 4> beside{};
    for (std::size_t i = 0; i < directions.size(); ++i)
        beside[i] = ships[cell.step(directions[i])];
    if (part == shipMiddle) {
        r.clue(cell, family::shipPart)
            .unlessClue()
            .when(guard)
            .any({r.allOf({beside[0], beside[1]}), r.allOf({beside[2], beside[3]})});
        return;
    }
    for (std::size_t i = 0; i < beside.size(); ++i)
        r.clue(cell, family::shipPart)
            .unlessClue()
            .when(guard)
            .is(goesOn[static_cast<std::size_t>(part)][i] ? beside[i] : !beside[i]);
}

} // namespace tokisuji
