// Shadings: in Nurikabe shaded and unshaded cells are wished for alike, so that islands become larger than single
// cells; in Yajilin as many shaded cells as there can be, because the numbers say more then.
#include "engine/generate/recipes/recipes.h"

namespace tokisuji {

std::vector<Wish> dreamIslands(const Board& skeleton, const Workshop& shop)
{
    constexpr double share = 0.5, shaded = 0.45;
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        if (shop.random.chance(share))
            wishes.push_back({Layer::Shade, c, shop.random.chance(shaded) ? 1 : 0});
    shop.random.shuffle(wishes);
    return wishes;
}

std::vector<Wish> dreamManyShaded(const Board& skeleton, const Workshop& shop)
{
    std::vector<Wish> wishes;
    for (const Place c : skeleton.grid().cells())
        wishes.push_back({Layer::Shade, c, 1});
    shop.random.shuffle(wishes);
    return wishes;
}

} // namespace tokisuji
