#include "engine/board/edge_set_moves.h"

#include "engine/board/edge_set_edits.h"

#include <algorithm>

namespace tokisuji {

namespace {

EdgePiece turnedWith(const EdgePiece& piece, Transform::Kind kind)
{
    EdgePiece moved = piece;
    switch (kind) {
    case Transform::FlipLeftRight:
        std::swap(moved.left, moved.right);
        break;
    case Transform::FlipTopBottom:
        std::swap(moved.top, moved.bottom);
        break;
    case Transform::RotateRight:
        return piece.turned(1);
    case Transform::RotateLeft:
        return piece.turned(3);
    }
    return moved;
}

/// Which pieces lie or are pinned on a board whose size may be another one already.
std::vector<bool> keptPieces(const EdgeSet& set, const Board& board)
{
    std::vector<bool> kept(set.pieces().size());
    std::vector<int> laid(set.kinds().size()); // by the first kind of a form
    for (const Place cell : board.grid().cells()) {
        if (const int pin = board.at(Layer::Number, cell); pin >= 0 && pin < std::ssize(set.pieces()))
            kept[static_cast<std::size_t>(pin)] = true;
        const EdgeSet::Kind* kind = pieceAt(set, board, cell);
        for (std::size_t piece = 0; kind != nullptr && piece < kept.size(); ++piece)
            if (set.formOf(static_cast<int>(piece)) == kind->piece && !kept[piece]) {
                kept[piece] = true;
                break;
            }
    }
    return kept;
}

/// The numbers of the pieces that stay, ascending.
std::vector<int> stayingPieces(const EdgeSet& set, const Board& after)
{
    const std::vector<bool> kept = keptPieces(set, after);
    auto spare = after.size().cells() - std::ranges::count(kept, true);
    std::vector<int> staying;
    for (std::size_t piece = 0; piece < kept.size(); ++piece)
        if (kept[piece] || spare-- > 0)
            staying.push_back(static_cast<int>(piece));
    return staying;
}

/// What lies on the board keeps its look, turned by `turn`, on another set.
template <class Turn>
void relay(EditBuilder& edit, const EdgeSet& before, const EdgeSet& after, Turn turn)
{
    edit.setSetup(toText(after.pieces()));
    for (const Place cell : edit.board().grid().cells())
        if (const EdgeSet::Kind* kind = pieceAt(before, edit.board(), cell)) {
            const auto now = after.kindOf(turn(kind->sides));
            edit.set(Layer::Digit, cell, now ? *now + 1 : blank);
        }
}

} // namespace

Edit piecesTurned(const Board& before, const Board& after, Transform::Kind kind)
{
    const EdgeSet set = edgeSetOf(before);
    if (set.pieces().empty())
        return {};
    const auto turn = [kind](const EdgePiece& piece) { return turnedWith(piece, kind); };
    std::vector<EdgePiece> pieces;
    std::ranges::transform(set.pieces(), std::back_inserter(pieces), turn);
    EditBuilder edit(after);
    relay(edit, set, EdgeSet(std::move(pieces), set.isFree()), turn);
    return edit.edit();
}

Edit piecesResized(const Board& before, const Board& after)
{
    const EdgeSet set = edgeSetOf(before);
    if (set.pieces().empty())
        return {};
    const std::vector<int> staying = stayingPieces(set, after);
    std::vector<EdgePiece> pieces;
    for (const int piece : staying)
        pieces.push_back(set.pieces()[static_cast<std::size_t>(piece)]);
    const std::vector<EdgePiece> plain = plainPieces(after.size());
    pieces.insert(pieces.end(), plain.begin() + std::ssize(pieces), plain.end());
    EditBuilder edit(after);
    relay(edit, set, EdgeSet(std::move(pieces), set.isFree()), [](const EdgePiece& piece) { return piece; });
    for (const Place cell : after.grid().cells())
        if (const int pin = after.at(Layer::Number, cell); pin >= 0)
            edit.set(Layer::Number, cell, static_cast<int>(std::ranges::lower_bound(staying, pin) - staying.begin()));
    return edit.edit();
}

} // namespace tokisuji
