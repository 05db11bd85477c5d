#include "engine/rules/words/way_lengths.h"

#include "engine/board/distance.h"
#include "engine/board/place_map.h"
#include "engine/rules/words/shading.h"

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

namespace {

/// `tell` says more of each pair of cells that the two may be, and of "they are".
template <class Tell>
void cornersMeet(Rules& r, const Field& field, Place point, const RuleFamily& family, const Tell& tell)
{
    const std::vector<Place> round = field.grid().cellsAround(point);
    r.clue(point, family).exactly(2, field[round]);
    for (std::size_t i = 0; i < round.size(); ++i)
        for (std::size_t k = i + 1; k < round.size(); ++k)
            if (round[i].x == round[k].x || round[i].y == round[k].y)
                r.clue(point, family).never(field[{round[i], round[k]}]);
            else
                tell(round[i], round[k], r.allOf(field[{round[i], round[k]}]));
}

} // namespace

void cornersJoined(Rules& r, const Field& field, Place point, int cells, const RuleFamily& family)
{
    cornersMeet(r, field, point, family, [&](Place one, Place other, Lit stand) {
        r.clue(point, family).when(stand).is(wayHas(r, field, one, other, cells));
    });
}

void cornersApart(Rules& r, const Field& field, Place point, const RuleFamily& family)
{
    cornersMeet(r, field, point, family, [&](Place one, Place other, Lit stand) {
        Graph graph = areas(field);
        graph.tags.assign(graph.nodes.size(), blank);
        graph.tags[field.grid().cellIndex(one)] = 0;
        graph.tags[field.grid().cellIndex(other)] = 1;
        r.clue(point, family).when(stand).separate(std::move(graph));
    });
}

} // namespace tokisuji
