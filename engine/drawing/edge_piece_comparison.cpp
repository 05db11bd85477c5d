#include "engine/drawing/edge_piece_comparison.h"

#include "engine/board/edge_set_edits.h"
#include "engine/drawing/badges.h"
#include "engine/drawing/compare_parts.h"
#include "engine/drawing/detail.h"
#include "engine/drawing/edge_piece_drawing.h"
#include "engine/genre/registry.h"

namespace tokisuji {

namespace {

using How = BoardDifference::How;
using Subject = BoardDifference::Subject;

constexpr double paleOpacity = 0.4;
constexpr double wholeSize = 0.8, smallSize = 0.46;
constexpr Point smallCentre{0.23, 0.23}; ///< of the piece of B; that of A lies opposite
constexpr double comparisonRingWidth = 0.07;

void addRing(Drawing& drawing, Point centre, double size, How side)
{
    Pen pen{.ink = side == How::OnlyA ? Ink::AltA : Ink::AltB,
            .width = comparisonRingWidth,
            .minWidthPx = minLinePx,
            .join = Join::Sharp};
    if (side == How::OnlyA)
        pen.dashes = sideDashes();
    drawing.add(outlined(Level::Ghost, boxAround(centre, size / 2), pen));
}

struct PieceAt {
    Place cell;
    Point shift;
    double size;
    double opacity = 1;
};

/// Empty cells stay empty; a pin is drawn where the difference is one of pins.
void addPieceOf(Drawing& drawing, const Board& board, const PieceAt& at, Layer layer, double cellPixels)
{
    const Point centre = pointOf(at.cell) + at.shift;
    if (const auto piece = shownPiece(edgeSetOf(board), board, at.cell))
        addPiece(drawing, *piece,
                 {.level = Level::OverlayMark,
                  .centre = centre,
                  .size = at.size,
                  .opacity = at.opacity,
                  .cellPixels = cellPixels});
    if (layer == Layer::Number && board.at(Layer::Number, at.cell) != blank)
        addNail(drawing, centre, cellPixels);
}

} // namespace

bool hasPieces(const Board& board)
{
    return genreOf(board).clue(Clue::EdgePieces) != nullptr;
}

void addCommonPieces(Drawing& drawing, const Board& a, const Board& b, double cellPixels)
{
    const EdgeSet setA = edgeSetOf(a), setB = edgeSetOf(b);
    for (const Place cell : a.grid().cells()) {
        const auto piece = shownPiece(setA, a, cell);
        if (piece && piece == shownPiece(setB, b, cell))
            addPiece(drawing, *piece, {.centre = pointOf(cell), .opacity = paleOpacity, .cellPixels = cellPixels});
    }
}

void addPiecesOfSide(Drawing& drawing, const Board& board, const BoardDifference& d, How side, double cellPixels)
{
    const double opacity = d.subject == Subject::Determined ? paleOpacity : 1;
    for (const Place cell : d.places) {
        addPieceOf(drawing, board, {cell, {}, wholeSize, opacity}, d.layer, cellPixels);
        addRing(drawing, pointOf(cell), wholeSize, side);
    }
}

void addChangedPieces(Drawing& drawing, const Board& a, const Board& b, const BoardDifference& d, double cellPixels)
{
    constexpr Point tagOfA{0.2, -0.27}; // each beside its piece
    constexpr Point tagOfB{-tagOfA.x, -tagOfA.y};
    constexpr Point towardsA{-smallCentre.x, -smallCentre.y};
    const bool hasTags = detailAt(cellPixels) > Detail::Small;
    const auto add = [&](const Board& board, Place cell, Point shift, How side) {
        addPieceOf(drawing, board, {cell, shift, smallSize}, d.layer, cellPixels);
        addRing(drawing, pointOf(cell) + shift, smallSize, side);
    };
    for (const Place cell : d.places) {
        add(a, cell, towardsA, How::OnlyA);
        add(b, cell, smallCentre, How::OnlyB);
        if (!hasTags)
            continue;
        addTag(drawing, Tag::A, pointOf(cell) + tagOfA, cellPixels);
        addTag(drawing, Tag::B, pointOf(cell) + tagOfB, cellPixels);
    }
}

} // namespace tokisuji
