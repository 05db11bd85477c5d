// Fillomino: blocks first, then their numbers; clues are taken away from the full board.
#include "engine/generate/general.h"
#include "engine/generate/random_rooms.h"
#include "engine/generate/recipes/recipes.h"

#include <algorithm>
#include <map>

namespace tokisuji {

namespace {

/// Blocks of equal size that touch are one block; joining them may make it touch another one. None where a block gets
/// larger than `most`.
std::optional<RoomNumbers> blocks(Size size, int most, Random& random)
{
    RoomNumbers rooms = randomPolyominoes(size, 1, most, random);
    const Grid grid(size);
    const auto index = [&](Place c) { return static_cast<std::size_t>(grid.index(PlaceKind::Cell, c)); };
    for (bool changed = true; changed;) {
        changed = false;
        std::map<int, int> sizes;
        for (const int room : rooms)
            ++sizes[room];
        if (std::ranges::any_of(sizes, [&](const auto& entry) { return entry.second > most; }))
            return std::nullopt;
        for (const Place edge : grid.innerEdges()) {
            const auto [one, other] = cellsBeside(edge);
            const int a = rooms[index(one)], b = rooms[index(other)];
            if (a != b && sizes[a] == sizes[b]) {
                std::ranges::replace(rooms, b, a);
                changed = true;
                break;
            }
        }
    }
    return rooms;
}

} // namespace

std::optional<Draft> beginFillomino(const Workshop& shop)
{
    constexpr int usualMost = 8, mostInVariant = 3, draws = 200;
    const bool isVariant = shop.options().flags.find('t') != std::string::npos;
    const int most = std::min(isVariant ? mostInVariant : usualMost, shop.size().cells());
    std::optional<RoomNumbers> rooms;
    for (int i = 0; i < draws && !rooms; ++i)
        rooms = blocks(shop.size(), most, shop.random);
    if (!rooms)
        return std::nullopt;
    Board skeleton = blankBoard(shop.genre, shop.options());
    Board solution = skeleton;
    for (const Place c : skeleton.grid().cells()) {
        const int room = (*rooms)[static_cast<std::size_t>(skeleton.grid().index(PlaceKind::Cell, c))];
        solution.set(Layer::Digit, c, static_cast<int>(std::ranges::count(*rooms, room)));
    }
    return draftWith(std::move(skeleton), std::move(solution), shop);
}

} // namespace tokisuji
