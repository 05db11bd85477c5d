#include "engine/edgematch/greedy.h"

#include <algorithm>
#include <climits>
#include <utility>

namespace tokisuji {

namespace {

struct Choice {
    int piece = -1;
    int turns = 0;
    /// The smaller the better: sides that clash with the frame, then those that fit.
    std::pair<int, int> badness{INT_MAX, 0};
};

void consider(const Arrangement& laid, int cell, int piece, std::optional<int> turns, Choice& best)
{
    const EdgePiece& given = laid.set().pieces()[static_cast<std::size_t>(piece)];
    const int waysToLie = laid.set().isFree() ? 4 : 1;
    for (int way = turns.value_or(0); way < (turns ? *turns + 1 : waysToLie); ++way) {
        const EdgePiece look = given.turned(way);
        const std::pair badness{laid.frameFaults(cell, look), -laid.fitting(cell, look)};
        if (badness < best.badness)
            best = {piece, way, badness};
    }
}

} // namespace

Arrangement layGreedily(const Board& board, MarkUse marks)
{
    Arrangement laid(board);
    const std::vector<Held> held = heldPieces(laid.set(), board, marks);
    std::vector<char> isTaken(laid.set().pieces().size());
    for (const Held& h : held)
        isTaken[static_cast<std::size_t>(h.piece)] = 1;
    for (int cell = 0; cell < laid.cells(); ++cell) {
        Choice best;
        if (const auto given = std::ranges::find(held, cell, &Held::cell); given != held.end())
            consider(laid, cell, given->piece, given->turns, best);
        else
            for (int piece = 0; piece < laid.cells(); ++piece)
                if (isTaken[static_cast<std::size_t>(piece)] == 0)
                    consider(laid, cell, piece, std::nullopt, best);
        isTaken[static_cast<std::size_t>(best.piece)] = 1;
        laid.lay(cell, best.piece, best.turns);
    }
    return laid;
}

} // namespace tokisuji
