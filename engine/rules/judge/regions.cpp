// Territory, BlockSize and SeedPairs: floods over edges without border.
#include "engine/board/place_map.h"
#include "engine/rules/judge/readers.h"
#include "engine/util/components.h"

#include <algorithm>
#include <map>

namespace tokisuji::judging {

std::vector<std::size_t> reachedCells(const Territory& territory, const Assignment& a)
{
    std::vector<char> seen(territory.cells.size(), 0);
    std::vector<std::size_t> found{0};
    seen[0] = 1;
    for (std::size_t k = 0; k < found.size(); ++k)
        for (const auto& [to, border] : territory.ways[found[k]])
            if (const auto next = static_cast<std::size_t>(to); !a[border] && std::exchange(seen[next], 1) == 0)
                found.push_back(next);
    return found;
}

namespace {

/// The components of a board whose cells hang together where `joined` says so.
template <class Joined>
std::vector<std::vector<Place>> componentsOf(const Grid& grid, const Joined& joined)
{
    const auto index = [&](Place c) { return grid.index(PlaceKind::Cell, c); };
    Components components(grid.size().cells());
    for (const Place edge : grid.innerEdges()) {
        const auto [one, other] = cellsBeside(edge);
        if (joined(one, other))
            components.join(index(one), index(other));
    }
    std::vector<std::vector<Place>> found;
    for (const auto& set : components.sets([](int) { return true; })) {
        auto& cells = found.emplace_back();
        for (const int cell : set)
            cells.push_back(grid.place(PlaceKind::Cell, cell));
    }
    return found;
}

int largestOf(const Blocks& blocks)
{
    int largest = 0;
    for (const NumberVar& number : blocks.numbers)
        largest = std::max(largest, number.lo + static_cast<int>(number.values.size()) - 1);
    return largest;
}

/// Cells of blocks that have not the size of their number.
std::vector<Place> wrongBlocks(const Blocks& blocks, const Assignment& a)
{
    const Grid grid(blocks.size);
    std::map<int, PlaceMap<char>> cellsWith; // by value: the cells that have it
    for (std::size_t cell = 0; cell < blocks.numbers.size(); ++cell)
        for (std::size_t k = 0; k < blocks.numbers[cell].values.size(); ++k)
            if (a[blocks.numbers[cell].values[k]]) {
                const int value = blocks.numbers[cell].lo + static_cast<int>(k);
                auto& cells = cellsWith.try_emplace(value, grid).first->second;
                cells.values()[cell] = 1;
            }
    const int open = blocks.orMore ? largestOf(blocks) : 0;
    std::vector<Place> wrong;
    for (const auto& [value, cells] : cellsWith) {
        const auto has = [&](Place c) { return cells[c] != 0; };
        const auto bothHave = [&](Place one, Place other) { return has(one) && has(other); };
        for (const std::vector<Place>& block : componentsOf(grid, bothHave))
            if (const auto size = static_cast<int>(block.size());
                has(block.front()) && size != value && (value != open || size < value))
                wrong.insert(wrong.end(), block.begin(), block.end());
    }
    return wrong;
}

Place middleOf(Place one, Place other)
{
    return {static_cast<std::int16_t>((one.x + other.x) / 2), static_cast<std::int16_t>((one.y + other.y) / 2)};
}

/// May a region of this size hold these two numbers? A "?" differs from the size, whatever it is.
bool fits(int size, int one, int other)
{
    if (one == question || other == question)
        return size != one && size != other;
    return std::min(one, other) < size && size < std::max(one, other);
}

enum class Strays : std::uint8_t { Wrong, Harmless }; ///< borders within a region

/// May a region of this size hold these numbers, and further ones up to two in cells without a number?
bool fitsWithFurther(int size, const std::vector<int>& numbers)
{
    if (numbers.size() == 2)
        return fits(size, numbers[0], numbers[1]);
    return numbers.size() < 2 && size >= 2 && (numbers.empty() || size != numbers[0]);
}

/// Cells of regions that hold another number of seeds than two, or whose size is not between theirs; and the cells
/// beside strays.
std::vector<Place> wrongPairs(const Division& division, const Assignment& a, Strays strays)
{
    const Grid& grid = division.border.grid();
    std::vector<Place> wrong;
    const auto open = [&](Place one, Place other) { return !a[division.border[middleOf(one, other)]]; };
    for (const std::vector<Place>& region : componentsOf(grid, open)) { // sorted, as cells are
        const auto isInside = [&](Place c) { return std::ranges::binary_search(region, c); };
        std::vector<int> numbers;
        for (const Division::Seed& seed : division.seeds)
            if (isInside(seed.cell))
                numbers.push_back(seed.number);
        const auto size = static_cast<int>(region.size());
        const bool fitsIn = division.pairs == Extent::AtMost
                                ? fitsWithFurther(size, numbers)
                                : numbers.size() == 2 && fits(size, numbers[0], numbers[1]);
        if (!fitsIn)
            wrong.insert(wrong.end(), region.begin(), region.end());
        for (const Place c : region)
            for (const Dir d : {Dir::Right, Dir::Down})
                if (strays == Strays::Wrong && isInside(c.step(d)) && !open(c, c.step(d)))
                    wrong.push_back(c);
    }
    return wrong;
}

} // namespace

bool holds(const BlockSize& blockSize, const Assignment& a)
{
    return wrongBlocks(*blockSize.blocks, a).empty();
}

std::vector<Place> witness(const BlockSize& blockSize, const Assignment& a)
{
    return wrongBlocks(*blockSize.blocks, a);
}

bool holds(const SeedPairs& seedPairs, const Assignment& a)
{
    return wrongPairs(*seedPairs.division, a, Strays::Wrong).empty();
}

bool holdsLoosely(const SeedPairs& seedPairs, const Assignment& a)
{
    return wrongPairs(*seedPairs.division, a, Strays::Harmless).empty();
}

std::vector<Place> witness(const SeedPairs& seedPairs, const Assignment& a)
{
    return wrongPairs(*seedPairs.division, a, Strays::Wrong);
}

} // namespace tokisuji::judging
