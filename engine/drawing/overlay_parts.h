// The parts of an overlay.
#pragma once

#include "engine/drawing/board_parts.h"
#include "engine/drawing/contours.h"
#include "engine/drawing/overlay_drawing.h"
#include "engine/drawing/shapes.h"

namespace tokisuji {

/// What every part looks at.
struct OverlayScene {
    const Board& board;
    const Verdict& verdict;
    const OverlayOptions& options;
    const Genre& genre;
    Detail detail;

    [[nodiscard]] bool isSmall() const { return detail <= Detail::Small; }
    [[nodiscard]] double atLeast(double cells, double pixels) const
    {
        return cells * options.cellPixels < pixels ? pixels / options.cellPixels : cells;
    }
    [[nodiscard]] double leastLinePx() const { return detail == Detail::Small ? minSmallLinePx : minLinePx; }
    /// A number in the cell is what belongs there, or nothing does; the number of a room only stands in it.
    [[nodiscard]] bool isGiven(Place cell) const
    {
        return board.at(Layer::Number, cell) != blank && genre.clue(Clue::RoomNumber) == nullptr;
    }
    [[nodiscard]] bool hasNumbersInCorners() const { return tokisuji::hasNumbersInCorners(genre, board); }
    /// The author's own shading and filled clue cells stay visible: fills leave them out.
    [[nodiscard]] bool isOwnShaded(Place cell) const
    {
        return (genre.has(Mark::Shade) && board.at(Layer::Shade, cell) == 1) || isOnBlack(genre, board, cell);
    }
};

void drawDetermined(const OverlayScene&, const Board& determined, Drawing&);
void drawDifference(const OverlayScene&, const Board& a, const Board& b, Drawing&);
void drawConflict(const OverlayScene&, Drawing&);
/// Hatched cells; zoomed out, outlined and numbered regions.
void drawHoles(const OverlayScene&, const std::vector<std::vector<Place>>& regions, Drawing&);

/// Hatches cells, own shading left in sight.
void hatchCells(const OverlayScene&, const std::vector<Place>& cells, Ink fill, Ink hatch, Hatch direction, Drawing&);
void strokeChains(const std::vector<Chain>&, Level, const Pen&, Drawing&);

/// Edges where the line's value fulfils a condition, as steps of the line.
template <class Wanted>
[[nodiscard]] std::vector<Segment> lineSegments(const OverlayScene& scene, const Wanted& wanted)
{
    const LineForm form = lineFormOf(scene.genre);
    std::vector<Segment> segments;
    for (const Place edge : scene.board.grid().all(PlaceKind::Edge))
        if (wanted(edge))
            segments.push_back(form == LineForm::Along ? alongEdge(edge) : acrossEdge(edge));
    return segments;
}
/// Strokes beside each other along a straight chain: how far each lies off the middle.
[[nodiscard]] Chain shifted(const Chain&, double across);

} // namespace tokisuji
