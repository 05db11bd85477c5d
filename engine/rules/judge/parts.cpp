// OneSeedEach, PartSize and PartSum: flood from the seeds and over what is left.
#include "engine/board/place_map.h"
#include "engine/rules/judge/readers.h"

#include <algorithm>
#include <cstdint>
#include <iterator>

namespace tokisuji::judging {

namespace {

/// The component of a cell, at most about `enough` cells of it; empty where the cell is not present.
/// Marks its cells in `seen`.
std::vector<Place> partOf(const Parts& parts, Place from, const Assignment& a, PlaceMap<char>& seen,
                          std::size_t enough = SIZE_MAX)
{
    const Grid& grid = parts.present.grid();
    std::vector<Place> cells;
    const auto visit = [&](Place p) {
        if (!a[parts.present[p]])
            return;
        if (char& mark = seen[p]; mark == 0) {
            mark = 1;
            cells.push_back(p);
        }
    };
    visit(from);
    for (std::size_t i = 0; i < cells.size() && cells.size() < enough; ++i)
        grid.visitNeighbours(Place{cells[i]}, visit);
    return cells;
}

std::vector<Place> partOf(const Parts& parts, Place from, const Assignment& a, std::size_t enough = SIZE_MAX)
{
    PlaceMap<char> seen(parts.present.grid());
    return partOf(parts, from, a, seen, enough);
}

/// Cells of components with several seeds or, where one is asked for, with none.
std::vector<Place> wrongParts(const OneSeedEach& rule, const Assignment& a)
{
    const Parts& parts = *rule.parts;
    const int fewest = rule.seeds == Extent::Exactly ? 1 : 0;
    const Grid& grid = parts.present.grid();
    PlaceMap<char> seen(grid), isSeed(grid);
    for (const Place seed : parts.seeds)
        isSeed[seed] = 1;
    std::vector<Place> wrong;
    for (const Place c : grid.cells()) {
        if (seen[c] != 0)
            continue;
        const std::vector<Place> part = partOf(parts, c, a, seen);
        const auto seeds = std::ranges::count_if(part, [&](Place p) { return isSeed[p] != 0; });
        if (!part.empty() && (seeds < fewest || seeds > 1))
            wrong.insert(wrong.end(), part.begin(), part.end());
    }
    return wrong;
}

/// The cells of all components that touch a cell, each once.
std::vector<Place> partsBeside(const Parts& parts, Place cell, const Assignment& a)
{
    PlaceMap<char> seen(parts.present.grid());
    std::vector<Place> cells;
    for (const Place beside : parts.present.grid().neighbours(cell))
        std::ranges::copy(partOf(parts, beside, a, seen), std::back_inserter(cells));
    return cells;
}

} // namespace

bool holds(const OneSeedEach& seeds, const Assignment& a)
{
    return wrongParts(seeds, a).empty();
}

std::vector<Place> witness(const OneSeedEach& seeds, const Assignment& a)
{
    return wrongParts(seeds, a);
}

int measure(const PartSize& part, const Assignment& a)
{
    return static_cast<int>(partOf(*part.parts, part.cell, a).size());
}

bool holds(const PartSize& part, const Assignment& a)
{
    const auto enough = static_cast<std::size_t>(std::max(part.size, 0)) + 1;
    return static_cast<int>(partOf(*part.parts, part.cell, a, enough).size()) == part.size;
}

std::vector<Place> witness(const PartSize& part, const Assignment& a)
{
    return partOf(*part.parts, part.cell, a);
}

int measure(const PartSum& sum, const Assignment& a)
{
    return static_cast<int>(partsBeside(*sum.parts, sum.cell, a).size());
}

bool holds(const PartSum& sum, const Assignment& a)
{
    return measure(sum, a) == sum.size;
}

std::vector<Place> witness(const PartSum& sum, const Assignment& a)
{
    return partsBeside(*sum.parts, sum.cell, a);
}

} // namespace tokisuji::judging
