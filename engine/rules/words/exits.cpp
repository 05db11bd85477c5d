#include "engine/rules/words/exits.h"

#include <algorithm>

namespace tokisuji {

Exits exitsOf(const Board& b, Loop& line, const Room& room)
{
    Exits exits;
    for (const Place c : room.cells)
        for (const Dir d : directions)
            if (b.grid().hasCell(c.step(d)) && !std::ranges::binary_search(room.cells, c.step(d)))
                exits.push_back(line.arm(c, d));
    return exits;
}

Lit reaches(const std::vector<Lit>& arm, int cells)
{
    return cells <= static_cast<int>(arm.size()) ? arm[static_cast<std::size_t>(cells - 1)] : No;
}

} // namespace tokisuji
