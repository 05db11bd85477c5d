#include "engine/edgematch/arrangement.h"

#include "engine/edgematch/make.h"

#include <algorithm>

namespace tokisuji {

Arrangement::Arrangement(const Board& board)
    : m_board(board), m_set(edgeSetOf(board)), m_lying(static_cast<std::size_t>(board.size().cells()))
{
    const Grid& grid = board.grid();
    for (const Place cell : grid.cells()) {
        auto& around = m_beyond.emplace_back();
        for (const Dir side : directions) {
            const Place next = cell.step(side);
            around[static_cast<std::size_t>(side) - 1] = grid.hasCell(next) ? grid.index(PlaceKind::Cell, next) : frame;
        }
    }
}

void Arrangement::lay(int cell, int piece, int turns)
{
    lay(cell, {piece, m_set.pieces()[static_cast<std::size_t>(piece)].turned(turns)});
}

int Arrangement::fitting(int cell, const EdgePiece& piece) const
{
    int count = 0;
    for (const Dir side : directions) {
        const int next = beyond(cell, side);
        const int colour = piece.at(side);
        if (next == frame)
            count += colour == borderColour ? 1 : 0;
        else if (colour != borderColour && at(next).piece >= 0)
            count += colour == at(next).sides.at(opposite(side)) ? 1 : 0;
    }
    return count;
}

int Arrangement::frameFaults(int cell, const EdgePiece& piece) const
{
    return static_cast<int>(std::ranges::count_if(
        directions, [&](Dir side) { return (beyond(cell, side) == frame) != (piece.at(side) == borderColour); }));
}

int Arrangement::matched() const
{
    int count = 0;
    for (int cell = 0; cell < cells(); ++cell)
        for (const Dir side : {Dir::Right, Dir::Down}) {
            const int next = beyond(cell, side);
            if (next == frame || at(cell).piece < 0 || at(next).piece < 0)
                continue;
            const int colour = at(cell).sides.at(side);
            count += colour != borderColour && colour == at(next).sides.at(opposite(side)) ? 1 : 0;
        }
    return count;
}

Placement Arrangement::placement() const
{
    Board board = m_board;
    for (int cell = 0; cell < cells(); ++cell)
        board.set(Layer::Digit, board.grid().place(PlaceKind::Cell, cell),
                  at(cell).piece < 0 ? blank : *m_set.kindOf(at(cell).sides) + 1);
    return {std::move(board), matched(), innerSides(m_board.size())};
}

std::vector<Held> heldPieces(const EdgeSet& set, const Board& board, MarkUse marks)
{
    std::vector<Held> held;
    const auto isFree = [&](int cell, int piece) {
        return std::ranges::none_of(held, [&](const Held& h) { return h.cell == cell || h.piece == piece; });
    };
    const auto cells = board.grid().cells();
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (const int pin = board.at(Layer::Number, cells[i]); pin >= 0 && pin < std::ssize(set.pieces()))
            if (isFree(static_cast<int>(i), pin))
                held.push_back({static_cast<int>(i), pin, set.isFree() ? std::nullopt : std::optional(0)});
    for (std::size_t i = 0; marks == MarkUse::Use && i < cells.size(); ++i)
        if (const EdgeSet::Kind* kind = pieceAt(set, board, cells[i]))
            for (int piece = kind->piece; piece < std::ssize(set.pieces()); ++piece) {
                if (set.formOf(piece) != kind->piece || !isFree(static_cast<int>(i), piece))
                    continue;
                int turns = 0;
                while (set.pieces()[static_cast<std::size_t>(piece)].turned(turns) != kind->sides)
                    ++turns;
                held.push_back({static_cast<int>(i), piece, turns});
                break;
            }
    return held;
}

} // namespace tokisuji
