// Shadings: in Nurikabe shaded and unshaded cells are wished for alike, so that islands become larger than single
// cells; in Yajilin as many shaded cells as there can be, because the numbers say more then. In
// Juosan most bars of a room are of one kind.

#include "engine/board/rooms.h"
#include "engine/generate/method.h"

namespace tokisuji {

namespace {

std::vector<Wish> islandsOfManySizes(const Board& skeleton, const SearchContext& context)
{
    constexpr double share = 0.5, shaded = 0.45;
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        if (context.random.chance(share))
            wishes.push_back({Layer::Shade, c, context.random.chance(shaded) ? 1 : 0});
    context.random.shuffle(wishes);
    return wishes;
}

std::vector<Wish> manyShaded(const Board& skeleton, const SearchContext& context)
{
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        wishes.push_back({Layer::Shade, c, 1});
    context.random.shuffle(wishes);
    return wishes;
}

std::vector<Wish> barsOfOneKind(const Board& skeleton, const SearchContext& context)
{
    constexpr double share = 0.85;
    const auto anyBar = [&] { return static_cast<int>(context.random.chance(0.5) ? Bar::Vertical : Bar::Horizontal); };
    std::vector<Wish> wishes;
    for (const Room& room : rooms(skeleton))
        for (const int kind = anyBar(); const Place c : room.cells)
            wishes.push_back({Layer::Bar, c, context.random.chance(share) ? kind : anyBar()});
    context.random.shuffle(wishes);
    return wishes;
}

} // namespace

extern const Method barsInRoomsMethod;
const Method barsInRoomsMethod{.name = "bars-in-rooms", .wishes = barsOfOneKind};

extern const Method islandsMethod;
const Method islandsMethod{.name = "islands", .wishes = islandsOfManySizes};

extern const Method manyShadedMethod;
const Method manyShadedMethod{.name = "many-shaded", .wishes = manyShaded};

} // namespace tokisuji
