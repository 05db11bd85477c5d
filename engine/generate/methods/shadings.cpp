// Shadings: in Nurikabe shaded and unshaded cells are wished for alike, so that islands become larger than single
// cells; in Yajilin as many shaded cells as there can be, because the numbers say more then.

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

} // namespace

extern const Method islandsMethod;
const Method islandsMethod{.name = "islands", .wishes = islandsOfManySizes};

extern const Method manyShadedMethod;
const Method manyShadedMethod{.name = "many-shaded", .wishes = manyShaded};

} // namespace tokisuji
