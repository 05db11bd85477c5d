#include "engine/board/edge_joints.h"

#include "engine/board/edge_set_edits.h"

namespace tokisuji {

namespace {

/// The colour that the piece on one side of an edge turns towards it; nullopt where there is none.
std::optional<int> colourAt(const EdgeSet& set, const Board& board, Place edge, Dir towardsCell)
{
    const Place cell = edge.step(towardsCell, 1);
    if (!board.grid().hasCell(cell))
        return std::nullopt;
    const auto piece = shownPiece(set, board, cell);
    return piece ? std::optional(piece->at(opposite(towardsCell))) : std::nullopt;
}

} // namespace

std::vector<Place> clashingEdges(const EdgeSet& set, const Board& board)
{
    std::vector<Place> clashing;
    for (const Place edge : board.grid().all(PlaceKind::Edge)) {
        const auto [before, after] = ends(edge.y % 2 == 0 ? Axis::Vertical : Axis::Horizontal);
        const bool isInside = board.grid().hasCell(edge.step(before, 1)) && board.grid().hasCell(edge.step(after, 1));
        const auto first = colourAt(set, board, edge, before);
        const auto second = colourAt(set, board, edge, after);
        const auto isWrong = [&](const std::optional<int>& colour) {
            return colour && (*colour == borderColour) == isInside;
        };
        if (isWrong(first) || isWrong(second) || (first && second && *first != *second))
            clashing.push_back(edge);
    }
    return clashing;
}

} // namespace tokisuji
