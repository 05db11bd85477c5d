// Tents: tents at random, a tree beside each, and the numbers outside.
#include "engine/generate/general.h"
#include "engine/generate/recipes/recipes.h"

#include <algorithm>
#include <cstdlib>

namespace tokisuji {

namespace {

constexpr int tree = 1; // the genre's only sign

bool touch(Place a, Place b)
{
    return std::abs(a.x - b.x) <= 2 && std::abs(a.y - b.y) <= 2;
}

std::vector<Place> slotsOutside(const Grid& grid)
{
    std::vector<Place> slots;
    for (int x = 0; x < grid.size().width; ++x)
        slots.push_back(grid.slot(Side::Top, x));
    for (int y = 0; y < grid.size().height; ++y)
        slots.push_back(grid.slot(Side::Left, y));
    return slots;
}

} // namespace

/// The trees; where their tents stand is found anew, so that any of several pairings may come out.
std::optional<Board> layTents(const Workshop& shop)
{
    constexpr double mostShare = 0.2;
    Board board = blankBoard(shop.genre, shop.options());
    std::vector<Place> cells = board.grid().cells();
    shop.random.shuffle(cells);
    std::vector<Place> tents;
    const auto most = static_cast<std::size_t>(std::max(1.0, mostShare * shop.size().cells()));
    for (const Place c : cells) {
        const bool isFree = board.at(Layer::Number, c) == blank
                            && std::ranges::none_of(tents, [&](Place tent) { return touch(tent, c); });
        std::vector<Place> beside = board.grid().neighbours(c);
        std::erase_if(beside, [&](Place n) {
            const bool isTaken = std::ranges::find(tents, n) != tents.end() || board.at(Layer::Number, n) != blank;
            return isTaken || !shop.palette.mayStand(n);
        });
        if (!isFree || beside.empty() || tents.size() >= most)
            continue;
        tents.push_back(c);
        board.set(Layer::Number, shop.random.pick(std::span<const Place>(beside)), tree);
    }
    return board;
}

Board dressTents(const Board& skeleton, const Board& solution, const Workshop&)
{
    Board full = skeleton;
    for (const Place slot : slotsOutside(full.grid())) {
        const std::vector<Place> line = full.grid().lineFrom(slot);
        const auto tents = std::ranges::count_if(line, [&](Place c) { return solution.at(Layer::Shade, c) == 1; });
        full.set(Layer::Outside, slot, static_cast<int>(tents));
    }
    return full;
}

std::vector<Edit> reduceTents(const Board& full, const Workshop&)
{
    std::vector<Edit> reductions;
    for (const Place slot : slotsOutside(full.grid())) {
        EditBuilder fewer(full);
        fewer.set(Layer::Outside, slot, blank);
        reductions.push_back(fewer.edit());
    }
    return reductions;
}

} // namespace tokisuji
