#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/generate/random_loop.h"

namespace tokisuji {

namespace {

constexpr double shareInside = 0.55;

}

std::vector<Wish> windingLoopOnCells(const Board&, const SearchContext& context)
{
    return randomLoop(context.size(), PlaceKind::Cell, shareInside, context.random);
}

std::vector<Wish> windingLoopOnLattice(const Board&, const SearchContext& context)
{
    return randomLoop(context.size(), PlaceKind::Vertex, shareInside, context.random);
}

extern const Method windingLoopMethod;
const Method windingLoopMethod{.name = "winding-loop", .wishes = windingLoopOnCells};

extern const Method windingLoopOnLatticeMethod;
const Method windingLoopOnLatticeMethod{.name = "winding-loop-on-lattice", .wishes = windingLoopOnLattice};

} // namespace tokisuji
