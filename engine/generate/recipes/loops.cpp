#include "engine/generate/random_loop.h"
#include "engine/generate/recipes/recipes.h"

namespace tokisuji {

namespace {

constexpr double shareInside = 0.55;

}

std::vector<Wish> dreamLoopOnCells(const Board&, const Workshop& shop)
{
    return randomLoop(shop.size(), PlaceKind::Cell, shareInside, shop.random);
}

std::vector<Wish> dreamLoopOnVertices(const Board&, const Workshop& shop)
{
    return randomLoop(shop.size(), PlaceKind::Vertex, shareInside, shop.random);
}

} // namespace tokisuji
