#include "engine/edgematch/turned_solutions.h"

#include "engine/board/edge_set.h"
#include "engine/board/turn.h"

#include <algorithm>

namespace tokisuji {

namespace {

/// Turned clockwise. Requires a square board for an odd number of quarters.
Board turnedBy(const Board& from, const EdgeSet& set, int quarters)
{
    Board to = from;
    for (const Place cell : from.grid().cells()) {
        Place moved = cell;
        Size size = from.size();
        for (int i = 0; i < quarters; ++i) {
            moved = turned(moved, size, Transform::RotateRight);
            std::swap(size.width, size.height);
        }
        const auto kind = set.kindOf(pieceAt(set, from, cell)->sides.turned(quarters));
        to.set(Layer::Digit, moved, *kind + 1);
    }
    return to;
}

bool obeysPins(const Board& board, const EdgeSet& set)
{
    return std::ranges::all_of(board.grid().cells(), [&](Place cell) {
        const int pin = board.at(Layer::Number, cell);
        return pin < 0 || set.formOf(pin) == pieceAt(set, board, cell)->piece;
    });
}

} // namespace

std::vector<Board> turnedSolutions(const Board& solution)
{
    const EdgeSet set = edgeSetOf(solution);
    std::vector<Board> found;
    if (!set.isFree())
        return found;
    const bool isSquare = solution.size().width == solution.size().height;
    for (const int quarters : {2, 1, 3}) {
        if (quarters != 2 && !isSquare)
            continue;
        Board turnedOne = turnedBy(solution, set, quarters);
        if (turnedOne != solution && obeysPins(turnedOne, set) && std::ranges::find(found, turnedOne) == found.end())
            found.push_back(std::move(turnedOne));
    }
    return found;
}

} // namespace tokisuji
