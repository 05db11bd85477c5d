#include "engine/rules/words/nearest.h"

namespace tokisuji {

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
