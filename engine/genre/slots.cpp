#include "engine/genre/slots.h"

#include "engine/board/distance.h"

#include <algorithm>

namespace tokisuji {

namespace {

bool isOutside(Clue::Kind kind)
{
    return kind == Clue::OutsideNumber || kind == Clue::OutsideLetter || kind == Clue::SumPair;
}

bool isColumnSide(Side side)
{
    return side == Side::Top || side == Side::Bottom;
}

/// From the grid outwards, 0 is the first.
int depthOf(const Grid& grid, Place slot)
{
    const Place first = grid.slot(grid.sideOf(slot), isColumnSide(grid.sideOf(slot)) ? column(slot) : row(slot));
    return latticeDistance(slot, first) / 2;
}

} // namespace

const Clue* outsideClue(const Genre& genre)
{
    const auto clue = std::ranges::find_if(genre.clues, isOutside, &Clue::kind);
    return clue == genre.clues.end() ? nullptr : &*clue;
}

bool zeroIsStar(const Clue& clue)
{
    return clue.kind == Clue::OutsideNumber && clue.blocks && clue.min == 0;
}

bool unknownIsInfinity(const Clue& clue)
{
    return clue.kind == Clue::VertexNumber && clue.unknownIsOwn;
}

int slotDepth(const Genre& genre, const Grid& grid, Side side)
{
    const Clue* clue = outsideClue(genre);
    const bool isUsed = clue != nullptr && (clue->sides == Clue::AllFour || side == Side::Top || side == Side::Left);
    const int length = isColumnSide(side) ? grid.size().height : grid.size().width;
    return !isUsed ? 0 : clue->blocks ? (length + 1) / 2 : clue->depth;
}

int shownDepth(const Genre& genre, const Board& board, Side side)
{
    const Grid& grid = board.grid();
    const Clue* clue = outsideClue(genre);
    int shown = std::min(slotDepth(genre, grid, side), clue == nullptr ? 1 : clue->depth);
    for (const Place slot : slotsOf(genre, grid))
        if (grid.sideOf(slot) == side && board.at(Layer::Outside, slot) != blank)
            shown = std::max(shown, depthOf(grid, slot) + 1);
    return shown;
}

std::vector<Place> slotsOf(const Genre& genre, const Grid& grid)
{
    std::vector<Place> slots;
    for (const Side side : sides)
        for (int line = 0; line < (isColumnSide(side) ? grid.size().width : grid.size().height); ++line)
            for (int depth = 0; depth < slotDepth(genre, grid, side); ++depth)
                slots.push_back(grid.slot(side, line, depth));
    return slots;
}

bool hasSlot(const Genre& genre, const Grid& grid, Place place)
{
    return grid.hasSlot(place) && depthOf(grid, place) < slotDepth(genre, grid, grid.sideOf(place));
}

bool takesVertex(const Clue& clue, const Grid& grid, Place place)
{
    constexpr std::size_t whole = 4;
    return grid.contains(PlaceKind::Vertex, place) && (!clue.withinFrame || grid.cellsAround(place).size() == whole);
}

std::vector<Place> verticesOf(const Clue& clue, const Grid& grid)
{
    std::vector<Place> places = grid.all(PlaceKind::Vertex);
    std::erase_if(places, [&](Place p) { return !takesVertex(clue, grid, p); });
    return places;
}

} // namespace tokisuji
