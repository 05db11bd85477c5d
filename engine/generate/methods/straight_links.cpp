// Shirokuro-link: straight lines that do not cross are drawn first; circles stand at their ends.
#include "engine/generate/general.h"
#include "engine/generate/method.h"
#include "engine/genre/registry.h"

#include <span>

namespace tokisuji {

namespace {

/// The cells from one in a direction that nothing passes yet, up to so many.
std::vector<Place> freeWay(const Board& taken, Place from, Dir d, std::size_t most)
{
    std::vector<Place> cells{from};
    for (const Place c : taken.grid().ray(from, d)) {
        if (taken.at(Layer::Number, c) != blank || cells.size() == most)
            break;
        cells.push_back(c);
    }
    return cells;
}

/// Puts the ends of a line there, if there is one; tells what it passes.
void drawLink(Board& board, Board& taken, Place from, const SearchContext& context)
{
    constexpr int lengths = 5;
    if (taken.at(Layer::Number, from) != blank || !context.limits.mayStand(from))
        return;
    const Dir d = context.random.pick(std::span<const Dir>(directions));
    const std::vector<Place> way = freeWay(taken, from, d, 2 + static_cast<std::size_t>(context.random.below(lengths)));
    if (way.size() < 2 || !context.limits.mayStand(way.back()))
        return;
    for (const Place c : way)
        taken.set(Layer::Number, c, question);
    board.set(Layer::Number, way.front(), question);
    board.set(Layer::Number, way.back(), question);
}

std::optional<Board> endsOfLinks(const SearchContext& context)
{
    Board board = blankBoard(context.genre, context.options()), taken = board;
    std::vector<Place> cells = board.grid().cells();
    context.random.shuffle(cells);
    for (const Place c : cells)
        drawLink(board, taken, c, context);
    return board;
}

} // namespace

extern const Method straightLinksMethod;
const Method straightLinksMethod{.name = "straight-links", .skeleton = endsOfLinks};

} // namespace tokisuji
