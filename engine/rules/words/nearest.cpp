#include "engine/rules/words/nearest.h"

#include "engine/rules/words/shading.h"

namespace tokisuji {

namespace family {

constexpr RuleFamily piecesOffClues{.id = "pieces-off-clues",
                                    .name = {"pieces do not lie on clues", "ヒントのマスにピースは置けない"},
                                    .broken = {"A piece lies on a clue", "ピースがヒントのマスに置かれています"},
                                    .role = Role::KeepsFree};

} // namespace family

void piecesOffClues(Rules& r, const Board& b, const Field& black)
{
    for (const Place c : clueCells(b))
        r.clue(c, family::piecesOffClues).never(black[c]);
}

std::array<Sight, 4> sightsFrom(Rules& r, const Field& field, Place cell)
{
    std::array<Sight, 4> found;
    for (std::size_t i = 0; i < directions.size(); ++i) {
        Lit free = Yes;
        for (const Place c : field.grid().ray(cell, directions[i])) {
            found[i].at.push_back(field[c]);
            found[i].first.push_back(r.allOf({free, field[c]}));
            found[i].free.push_back(free = r.allOf({free, !field[c]}));
        }
    }
    return found;
}

} // namespace tokisuji
