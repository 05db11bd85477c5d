// Fillomino: blocks first, then their numbers; clues are taken away from the full board.
#include "engine/board/place_map.h"
#include "engine/generate/general.h"
#include "engine/generate/method.h"

#include <algorithm>
#include <optional>
#include <span>

namespace tokisuji {

namespace {

constexpr int none = -1;

/// Blocks are laid one after the other, each where least room is left.
class Mosaic {
public:
    Mosaic(Size size, int most, Random& random) : m_grid(size), m_most(most), m_random(random), m_sizes(m_grid, none) {}

    /// The size of the block of each cell. None where a cell is left that no block fits.
    [[nodiscard]] std::optional<PlaceMap<int>> lay()
    {
        for (Place next = tightest(); next != wholeBoard; next = tightest())
            if (!layAt(next))
                return std::nullopt;
        return m_sizes;
    }

private:
    [[nodiscard]] std::vector<Place> freeBeside(Place c)
    {
        std::vector<Place> found = m_grid.neighbours(c);
        std::erase_if(found, [&](Place n) { return m_sizes[n] != none; });
        return found;
    }
    [[nodiscard]] Place tightest();
    [[nodiscard]] bool layAt(Place);
    [[nodiscard]] std::vector<Place> grown(Place from, int size);
    [[nodiscard]] bool touches(const std::vector<Place>& block, int size);

    Grid m_grid;
    int m_most;
    Random& m_random;
    PlaceMap<int> m_sizes;
};

/// A free cell with the fewest free ones beside it.
Place Mosaic::tightest()
{
    std::vector<Place> cells = m_grid.cells();
    m_random.shuffle(cells);
    Place best = wholeBoard;
    std::size_t least = SIZE_MAX;
    for (const Place c : cells)
        if (m_sizes[c] == none && freeBeside(c).size() < least) {
            least = freeBeside(c).size();
            best = c;
        }
    return best;
}

std::vector<Place> Mosaic::grown(Place from, int size)
{
    std::vector<Place> block{from};
    while (static_cast<int>(block.size()) < size) {
        std::vector<Place> rim;
        for (const Place c : block)
            for (const Place n : freeBeside(c))
                if (std::ranges::find(block, n) == block.end())
                    rim.push_back(n);
        if (rim.empty())
            break;
        block.push_back(m_random.pick(std::span<const Place>(rim)));
    }
    return block;
}

bool Mosaic::touches(const std::vector<Place>& block, int size)
{
    return std::ranges::any_of(block, [&](Place c) {
        const std::vector<Place> beside = m_grid.neighbours(c);
        return std::ranges::any_of(beside, [&](Place n) { return m_sizes[n] == size; });
    });
}

bool Mosaic::layAt(Place cell)
{
    constexpr int tries = 3;
    std::vector<int> sizes;
    for (int size = 1; size <= m_most; ++size)
        sizes.push_back(size);
    m_random.shuffle(sizes);
    std::ranges::stable_partition(sizes, [](int size) { return size > 1; });
    for (const int size : sizes)
        for (int i = 0; i < tries; ++i) {
            const std::vector<Place> block = grown(cell, size);
            if (static_cast<int>(block.size()) != size || touches(block, size))
                continue;
            for (const Place c : block)
                m_sizes[c] = size;
            return true;
        }
    return false;
}

std::optional<Draft> beginBlocks(const SearchContext& context)
{
    constexpr int usualMost = 6, mostInVariant = 3, draws = 500;
    const bool isVariant = context.options().flags.find('t') != std::string::npos;
    const int most = std::min(isVariant ? mostInVariant : usualMost, context.size().cells());
    std::optional<PlaceMap<int>> sizes;
    for (int i = 0; i < draws && !sizes && !context.halt.reached(); ++i)
        sizes = Mosaic(context.size(), most, context.random).lay();
    if (!sizes)
        return std::nullopt;
    Board skeleton = blankBoard(context.genre, context.options());
    Board solution = skeleton;
    for (const Place c : skeleton.grid().cells())
        solution.set(Layer::Digit, c, (*sizes)[c]);
    return draftWith(std::move(skeleton), std::move(solution), context);
}

} // namespace

extern const Method blocksOfNumbersMethod;
const Method blocksOfNumbersMethod{.name = "blocks-of-numbers", .begin = beginBlocks};

} // namespace tokisuji
