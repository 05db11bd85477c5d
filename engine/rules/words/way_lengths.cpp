#include "engine/rules/words/way_lengths.h"

#include "engine/board/distance.h"
#include "engine/board/place_map.h"

namespace tokisuji {

Lit wayHas(Rules& r, const Field& field, Place from, Place to, int cells)
{
    const Grid& grid = field.grid();
    const auto steps = [](Place a, Place b) { return latticeDistance(a, b) / 2; };
    const int far = cells - 1;
    if (far < steps(from, to) || (far - steps(from, to)) % 2 != 0 || cells > grid.size().cells())
        return No;
    PlaceMap<Lit> reached(grid, No); // after some steps, which may go back and forth
    reached[from] = Yes;
    Lit before = No; // two steps earlier
    for (int step = 1; step <= far; ++step) {
        PlaceMap<Lit> next(grid, No);
        for (const Place c : grid.cells()) {
            if (steps(from, c) > step || steps(c, to) > far - step || (steps(from, c) + step) % 2 != 0)
                continue;
            std::vector<Lit> ways;
            for (const Place beside : grid.neighbours(c))
                ways.push_back(reached[beside]);
            next[c] = r.allOf({field[c], r.anyOf(std::move(ways))});
        }
        reached = std::move(next);
        if (step == far - 2)
            before = reached[to];
    }
    return r.allOf({reached[to], !before});
}

} // namespace tokisuji
