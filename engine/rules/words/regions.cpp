#include "engine/rules/words/regions.h"

#include "engine/board/terrain.h"

#include <algorithm>

namespace tokisuji {

Borders::Borders(Rules& r, const Board& b)
{
    const Grid& grid = b.grid();
    std::vector<Place> edges;
    for (const Place edge : grid.innerEdges())
        if (const auto [one, other] = cellsBeside(edge); !isHole(b, one) && !isHole(b, other))
            edges.push_back(edge);
    const std::vector<Lit> answers = r.answers(Layer::Border, edges);
    std::vector<Lit> all(static_cast<std::size_t>(grid.count(PlaceKind::Edge)), Yes);
    for (std::size_t i = 0; i < edges.size(); ++i)
        all[static_cast<std::size_t>(grid.index(PlaceKind::Edge, edges[i]))] = answers[i];
    m_field = Field(grid, PlaceKind::Edge, std::move(all));
    m_cells = cellsWhere(b, [&](Place c) { return !isHole(b, c); });
}

std::vector<Lit> Borders::open(Place cell) const
{
    std::vector<Lit> found;
    for (const Dir d : directions)
        found.push_back(open(cell, d));
    return found;
}

std::vector<Lit> Borders::run(Rules& r, Place cell, Dir d) const
{
    std::vector<Lit> found;
    Lit sofar = Yes;
    for (; grid().hasCell(cell.step(d)); cell = cell.step(d))
        found.push_back(sofar = r.allOf({sofar, open(cell, d)}));
    return found;
}

void rectangles(Rules& r, const Borders& border, std::string_view family)
{
    for (const auto& square : border.grid().windows(2, 2)) {
        const Place point = square.front().step(Dir::Right, 1).step(Dir::Down, 1);
        const auto side = [&](Dir d) { return border[point.step(d, 1)]; };
        for (const Dir across : ends(Axis::Horizontal))
            for (const Dir upright : ends(Axis::Vertical))
                for (const Dir opposed : {opposite(across), opposite(upright)})
                    r.at(point, family).any({side(across), side(upright), !side(opposed)});
    }
}

std::vector<Place> reachable(const Grid& grid, Place from, const std::vector<Place>& open)
{
    std::vector<char> isOpen(static_cast<std::size_t>(grid.size().cells()), 0);
    const auto mark = [&](Place c) -> char& {
        return isOpen[static_cast<std::size_t>(grid.index(PlaceKind::Cell, c))];
    };
    for (const Place c : open)
        mark(c) = 1;
    std::vector<Place> found{from};
    mark(from) = 0;
    for (std::size_t i = 0; i < found.size(); ++i)
        for (const Place next : grid.neighbours(found[i]))
            if (mark(next) != 0) {
                mark(next) = 0;
                found.push_back(next);
            }
    return found;
}

// --- rectangles round seeds ---

Box::Box(Rules& r, const Borders& border, Place seed, const std::vector<Place>& seeds) : m_seed(seed)
{
    for (const Dir d : directions)
        m_runs[d] = border.run(r, seed, d);
    for (const Dir across : ends(Axis::Horizontal))
        for (const Dir upright : ends(Axis::Vertical))
            explore(r, seeds, across, upright);
}

/// One quadrant, row by row away from the seed; a seed bars what lies behind it.
void Box::explore(Rules& r, const std::vector<Place>& seeds, Dir across, Dir upright)
{
    int limit = static_cast<int>(m_runs[across].size());
    for (int y = 0; y <= static_cast<int>(m_runs[upright].size()) && limit >= 0; ++y)
        for (int x = 0; x <= limit; ++x) {
            const Place cell = m_seed.step(across, 2 * x).step(upright, 2 * y);
            const Lit above = reaches(upright, y), beside = reaches(across, x);
            if (cell != m_seed && std::ranges::binary_search(seeds, cell)) {
                m_meetings.push_back({above, beside});
                limit = x - 1;
            } else if (!m_cells.contains(cell)) {
                m_cells.emplace(cell, r.allOf({above, beside}));
            }
        }
}

Lit Box::reaches(Dir d, int steps) const
{
    const std::vector<Lit>& run = m_runs.at(d);
    return steps == 0 ? Yes : steps > static_cast<int>(run.size()) ? No : run[static_cast<std::size_t>(steps - 1)];
}

bool Box::mayBe(int left, int right, int up, int down) const
{
    const Place upperLeft = m_seed.step(Dir::Left, 2 * left).step(Dir::Up, 2 * up);
    const Place lowerRight = m_seed.step(Dir::Right, 2 * right).step(Dir::Down, 2 * down);
    return mayHold(upperLeft) && mayHold(lowerRight) && mayHold({upperLeft.x, lowerRight.y})
           && mayHold({lowerRight.x, upperLeft.y});
}

std::vector<Lit> Box::ofArea(Rules& r, int area) const
{
    std::vector<Lit> ways;
    for (int width = 1; width <= area; ++width)
        for (int left = 0; left < width && area % width == 0; ++left)
            for (int up = 0, height = area / width; up < height; ++up) {
                const int right = width - 1 - left, down = height - 1 - up;
                if (mayBe(left, right, up, down))
                    ways.push_back(
                        r.allOf({reaches(Dir::Left, left), !reaches(Dir::Left, left + 1), reaches(Dir::Right, right),
                                 !reaches(Dir::Right, right + 1), reaches(Dir::Up, up), !reaches(Dir::Up, up + 1),
                                 reaches(Dir::Down, down), !reaches(Dir::Down, down + 1)}));
            }
    return ways;
}

// --- regions that grow from seeds ---

Territories::Territories(Rules& r, const Borders& border, const std::vector<Seed>& seeds, Families families)
{
    std::map<Place, std::vector<Lit>> owners;
    m_reached.reserve(seeds.size());
    for (const Seed& seed : seeds) {
        const std::vector<Place> cells = reachable(border.grid(), seed.cell, seed.within);
        const std::vector<Lit> reached = r.territory(border.field(), cells);
        auto& known = m_reached.emplace_back();
        for (std::size_t i = 0; i < cells.size(); ++i) {
            known.emplace(cells[i], reached[i]);
            owners[cells[i]].push_back(reached[i]);
        }
    }
    for (const Place c : border.cells())
        r.at(c, families.oneSeed).exactly(1, owners[c]);
    for (std::size_t k = 0; k < seeds.size(); ++k) {
        keepWithin(r, border, k, families.reach);
        for (const auto& [cell, reached] : m_reached[k])
            for (const Dir d : {Dir::Right, Dir::Down})
                r.at(edgeBetween(cell, d), families.tight)
                    .never({border[edgeBetween(cell, d)], reached, belongs(k, cell.step(d))});
    }
}

void Territories::keepWithin(Rules& r, const Borders& border, std::size_t seed, std::string_view family) const
{
    for (const auto& [cell, reached] : m_reached[seed])
        for (const Dir d : directions)
            if (!m_reached[seed].contains(cell.step(d)))
                r.at(edgeBetween(cell, d), family).implies(reached, {border[edgeBetween(cell, d)]});
}

Lit Territories::belongs(std::size_t seed, Place cell) const
{
    const auto found = m_reached[seed].find(cell);
    return found == m_reached[seed].end() ? No : found->second;
}

std::vector<Lit> Territories::belongs(std::size_t seed, const std::vector<Place>& cells) const
{
    std::vector<Lit> lits;
    for (const Place c : cells)
        lits.push_back(belongs(seed, c));
    return lits;
}

} // namespace tokisuji
