#include "engine/rules/words/regions.h"

#include "engine/board/place_map.h"
#include "engine/board/terrain.h"

#include <algorithm>
#include <iterator>
#include <map>

namespace tokisuji {

namespace family {

constexpr RuleFamily oneNumber{.id = "one-number",
                               .name = {"one number in a rectangle", "長方形に数字は 1 つ"},
                               .broken = {"A rectangle holds two numbers", "1 つの長方形に数字が 2 つ入っています"}};

constexpr RuleFamily numberNeeded{.id = "number-needed",
                                  .name = {"a number in every rectangle", "どの長方形にも数字"},
                                  .broken = {"A rectangle holds no number", "数字のない長方形があります"},
                                  .role = Role::Owner};

} // namespace family

namespace {

bool isGivenBorder(const Board& b, Place edge)
{
    return b.has(Layer::Room) && b.at(Layer::Room, edge) == 1;
}

} // namespace

Borders::Borders(Rules& r, const Board& b)
{
    const Grid& grid = b.grid();
    std::vector<Place> edges;
    for (const Place edge : grid.innerEdges())
        if (const auto [one, other] = cellsBeside(edge);
            !isHole(b, one) && !isHole(b, other) && !isGivenBorder(b, edge))
            edges.push_back(edge);
    const std::vector<Lit> answers = r.answers(Layer::Border, edges);
    PlaceMap<Lit> all(grid, PlaceKind::Edge, Yes);
    for (std::size_t i = 0; i < edges.size(); ++i)
        all[edges[i]] = answers[i];
    m_field = Field(grid, PlaceKind::Edge, all.values());
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

void rectangles(Rules& r, const Borders& border, const RuleFamily& family)
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

void bars(Rules& r, const Borders& border)
{
    for (const Place c : border.cells())
        for (const Dir across : ends(Axis::Horizontal))
            for (const Dir upright : ends(Axis::Vertical))
                r.at(c, family::barRegion).never({border.open(c, across), border.open(c, upright)});
}

void noCrossing(Rules& r, const Borders& border)
{
    for (const auto& square : border.grid().windows(2, 2)) {
        const Place point = square.front().step(Dir::Right, 1).step(Dir::Down, 1);
        std::vector<Lit> meeting;
        for (const Dir d : directions)
            meeting.push_back(border[point.step(d, 1)]);
        r.at(point, family::borderCrossing).never(meeting);
    }
}

void squares(Rules& r, const Borders& border)
{
    rectangles(r, border, family::rectangleRegion);
    for (const Place c : border.cells()) {
        const Lit isCorner = r.allOf({!border.open(c, Dir::Left), !border.open(c, Dir::Up)});
        const std::vector<Lit> right = border.run(r, c, Dir::Right), down = border.run(r, c, Dir::Down);
        for (std::size_t i = 0; i < std::max(right.size(), down.size()); ++i) // as wide as high
            r.at(c, family::squareRegion)
                .when(isCorner)
                .same(i < right.size() ? right[i] : No, i < down.size() ? down[i] : No);
    }
}

std::vector<Lit> straightOn(Rules& r, const Borders& border, Place cell)
{
    std::vector<Lit> others;
    for (const Dir d : directions)
        std::ranges::copy(border.run(r, cell, d), std::back_inserter(others));
    return others;
}

// --- rectangles round seeds ---

SeedRectangle::SeedRectangle(Rules& r, const Borders& border, Place seed, const std::vector<Place>& seeds)
    : m_seed(seed)
{
    for (const Dir d : directions)
        m_runs[static_cast<std::size_t>(d)] = border.run(r, seed, d);
    for (const Dir across : ends(Axis::Horizontal))
        for (const Dir upright : ends(Axis::Vertical))
            explore(r, seeds, m_quadrants.emplace_back(Quadrant{across, upright, {}}));
}

/// Row by row away from the seed; a seed bars what lies behind it. Cells beside the seed belong to two quadrants.
void SeedRectangle::explore(Rules& r, const std::vector<Place>& seeds, Quadrant& quadrant)
{
    const auto [across, upright] = std::pair(quadrant.across, quadrant.upright);
    int limit = static_cast<int>(run(across).size());
    for (int y = 0; y <= static_cast<int>(run(upright).size()); ++y) {
        for (int x = 0; x <= limit; ++x) {
            const Place cell = m_seed.step(across, 2 * x).step(upright, 2 * y);
            const Lit above = reaches(upright, y), beside = reaches(across, x);
            const bool isKnown = (x == 0 && across == Dir::Right) || (y == 0 && upright == Dir::Down);
            if (cell != m_seed && std::ranges::binary_search(seeds, cell)) {
                m_meetings.push_back({above, beside});
                limit = x - 1;
            } else if (!isKnown) {
                m_cells.emplace_back(cell, r.allOf({above, beside}));
            }
        }
        quadrant.limits.push_back(limit);
    }
}

Lit SeedRectangle::reaches(Dir d, int steps) const
{
    return steps == 0                                ? Yes
           : steps > static_cast<int>(run(d).size()) ? No
                                                     : run(d)[static_cast<std::size_t>(steps - 1)];
}

bool SeedRectangle::mayBe(int left, int right, int up, int down) const
{
    return std::ranges::all_of(m_quadrants, [&](const Quadrant& q) {
        return q.mayHold(q.across == Dir::Left ? left : right, q.upright == Dir::Up ? up : down);
    });
}

std::vector<Lit> SeedRectangle::ofArea(Rules& r, int area) const
{
    std::vector<Lit> ways;
    const auto exactly = [&](std::vector<Lit>& all, Dir d, int steps) {
        all.push_back(reaches(d, steps));
        all.push_back(!reaches(d, steps + 1));
    };
    for (int width = 1; width <= area; ++width)
        for (int left = 0; left < width && area % width == 0; ++left)
            for (int up = 0, height = area / width; up < height; ++up) {
                const int right = width - 1 - left, down = height - 1 - up;
                if (!mayBe(left, right, up, down))
                    continue;
                std::vector<Lit> all;
                exactly(all, Dir::Left, left);
                exactly(all, Dir::Right, right);
                exactly(all, Dir::Up, up);
                exactly(all, Dir::Down, down);
                ways.push_back(r.allOf(std::move(all)));
            }
    return ways;
}

void seedRectangles(Rules& r, const Borders& border, const std::vector<Place>& seeds,
                    const std::function<void(Place seed, const SeedRectangle&)>& tell)
{
    rectangles(r, border, family::rectangleRegion);
    std::map<Place, std::vector<Lit>> owners;
    for (const Place seed : seeds) {
        const SeedRectangle box(r, border, seed, seeds);
        for (const auto& [cell, holds] : box.cells())
            owners[cell].push_back(holds);
        for (const auto& meeting : box.meetings())
            r.at(seed, family::oneNumber).never(meeting);
        tell(seed, box);
    }
    for (const Place c : border.cells())
        r.at(c, family::numberNeeded).unlessClue().any(owners[c]);
}

// --- regions that grow from seeds ---

SeededRegions::SeededRegions(Rules& r, const Borders& border, const std::vector<Seed>& seeds, Families families)
{
    const Grid& grid = border.grid();
    PlaceMap<std::vector<Lit>> owners(grid);
    for (const Seed& seed : seeds) {
        const std::vector<Lit> reached = r.territory(border.field(), seed);
        PlaceMap<Lit> region(grid, No);
        for (std::size_t i = 0; i < seed.size(); ++i) {
            region[seed[i]] = reached[i];
            owners[seed[i]].push_back(reached[i]);
        }
        m_regions.emplace_back(grid, PlaceKind::Cell, region.values());
    }
    for (const Place c : border.cells())
        r.at(c, families.oneSeed).unlessClue().exactly(1, owners[c]);
    for (std::size_t k = 0; k < seeds.size(); ++k)
        keepApart(r, border, seeds[k], k, families);
}

/// A region ends at borders, and has none within.
void SeededRegions::keepApart(Rules& r, const Borders& border, const Seed& cells, std::size_t seed,
                              Families families) const
{
    for (const Place cell : cells)
        for (const Dir d : directions) {
            const Place edge = edgeBetween(cell, d);
            const Lit own = belongs(seed, cell), other = belongs(seed, cell.step(d));
            if (other == No)
                r.at(edge, families.reach).implies(own, {border[edge]});
            else if (d == Dir::Right || d == Dir::Down)
                r.at(edge, families.tight).never({border[edge], own, other});
        }
}

} // namespace tokisuji
