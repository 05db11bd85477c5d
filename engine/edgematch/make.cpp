#include "engine/edgematch/make.h"

#include "engine/board/edge_set_edits.h"
#include "engine/board/place_map.h"
#include "engine/genre/registry.h"
#include "engine/util/contract.h"
#include "engine/util/random.h"

#include <algorithm>

namespace tokisuji {

namespace {

constexpr std::uint64_t saltOfNumbers = 0x9e3779b97f4a7c15; ///< numbers must not follow from colours

/// Each inner side has a colour of its own share.
PlaceMap<EdgePiece> randomPieces(const EdgeWishes& wishes)
{
    std::vector<int> colours;
    for (int i = 0; i < innerSides(wishes.size); ++i)
        colours.push_back(1 + i % wishes.colours);
    Random random(wishes.seed);
    random.shuffle(colours);
    const Grid grid(wishes.size);
    PlaceMap<EdgePiece> pieces(grid);
    for (const Place cell : grid.cells())
        for (const Dir side : {Dir::Right, Dir::Down})
            if (const Place next = cell.step(side); grid.hasCell(next)) {
                pieces[cell].set(side, colours.back());
                pieces[next].set(opposite(side), colours.back());
                colours.pop_back();
            }
    return pieces;
}

Place centreOf(Size size)
{
    return cellAt(size.width / 2, size.height / 2);
}

/// Is the solution of every seed another one when it is turned as a whole (by a quarter on a square board, else by a
/// half)? A turn changes nothing only where inner sides that go to each other's places are alike, so that colours come
/// by fours, or by twos. Other boards may still turn; the seed decides.
bool alwaysTurns(const EdgeWishes& wishes)
{
    const auto [width, height] = wishes.size;
    const bool keepsCentre = width % 2 == 1 && height % 2 == 1;
    if (!wishes.free || (wishes.pin == PinChoice::Centre && !keepsCentre))
        return false;
    const int alike = width == height ? 4 : 2;
    const int inner = innerSides(wishes.size);
    const int share = inner / wishes.colours, larger = inner % wishes.colours;
    const int uneven = (share % alike == 0 ? 0 : wishes.colours - larger) + ((share + 1) % alike == 0 ? 0 : larger);
    return uneven > inner % alike; // a side in the very middle stays where it is
}

/// Every cell as `pieces` have it, which are those of the board in another order.
Board laid(Board board, const PlaceMap<EdgePiece>& pieces)
{
    const EdgeSet set = edgeSetOf(board);
    for (const Place cell : board.grid().cells())
        board.set(Layer::Digit, cell, *set.kindOf(pieces[cell]) + 1);
    return board;
}

} // namespace

int innerSides(Size size)
{
    return (size.width - 1) * size.height + size.width * (size.height - 1);
}

EdgeObjection objectionTo(const EdgeWishes& wishes)
{
    const auto [width, height] = wishes.size;
    if (std::min(width, height) < 1 || std::max(width, height) > mostEdgeSide)
        return EdgeObjection::Size;
    if (wishes.colours < 1 || wishes.colours >= mostEdgeColours)
        return EdgeObjection::Colours;
    if (wishes.unique && alwaysTurns(wishes))
        return EdgeObjection::Turned;
    return innerSides(wishes.size) < wishes.colours ? EdgeObjection::TooFewSides : EdgeObjection::None;
}

MadeEdgeMatch makeEdgeMatch(const EdgeWishes& wishes)
{
    const EdgeObjection objection = objectionTo(wishes);
    require(objection == EdgeObjection::None || objection == EdgeObjection::TooFewSides, "makeEdgeMatch: fits");
    const PlaceMap<EdgePiece> pieces = randomPieces(wishes);
    Board board = genreWith(Clue::EdgePieces).makeBoard(wishes.size, wishes.free ? std::string(1, freePieces) : "");
    board.setSetup(toText(pieces.values()));
    if (wishes.pin == PinChoice::Centre) {
        const Place centre = centreOf(wishes.size);
        board.set(Layer::Number, centre, board.grid().index(PlaceKind::Cell, centre));
    }
    Board puzzle = laid(board, pieces);
    shuffled(puzzle, wishes.seed ^ saltOfNumbers).applyTo(puzzle);
    const Layer marks[]{Layer::Digit};
    puzzle = puzzle.without(marks);
    Board solution = laid(puzzle, pieces);
    return {std::move(puzzle), std::move(solution)};
}

} // namespace tokisuji
