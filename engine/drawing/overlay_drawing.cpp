#include "engine/drawing/overlay_drawing.h"

#include "engine/drawing/badges.h"
#include "engine/drawing/edge_piece_overlay.h"
#include "engine/drawing/holes.h"
#include "engine/drawing/net_drawing.h"
#include "engine/drawing/overlay_parts.h"
#include "engine/genre/registry.h"
#include "engine/twisty/turn_findings.h"

#include <numeric>

namespace tokisuji {

namespace {

/// Hatching that covers most of the board shows nothing; a board that is hardly begun stays quiet.
bool isWorthHatching(const OverlayScene& scene, const std::vector<std::vector<Place>>& regions)
{
    const auto cells = std::accumulate(regions.begin(), regions.end(), std::size_t{0},
                                       [](std::size_t sum, const auto& region) { return sum + region.size(); });
    return 2 * cells <= static_cast<std::size_t>(scene.board.grid().count(PlaceKind::Cell));
}

bool showsDifference(const OverlayScene& scene)
{
    return scene.options.difference && scene.verdict.solution
           && scene.options.alternative < scene.verdict.alternatives.size();
}

} // namespace

void strokeChains(const std::vector<Chain>& group, Level level, const Pen& pen, Drawing& drawing)
{
    for (const Chain& chain : group) {
        Item item = stroke(level, chain.points, pen);
        item.closed = chain.closed;
        drawing.add(std::move(item));
    }
}

Chain shifted(const Chain& chain, double across)
{
    const bool level = chain.points.front().y == chain.points.back().y;
    const Point shift = level ? Point{0, across} : Point{across, 0};
    Chain moved = chain;
    for (Point& p : moved.points)
        p = p + shift;
    moved.middle = chain.middle + shift;
    return moved;
}

void hatchCells(const OverlayScene& scene, const std::vector<Place>& cells, Ink fill, Ink hatch, Hatch direction,
                Drawing& drawing)
{
    constexpr double step = 0.2, smallStep = 0.55;
    const auto add = [&](const std::vector<Place>& group, Ink ground) {
        for (Item& cell : filledCells(Level::OverlayFill, scene.board.grid(), group, ground)) {
            Item item = hatched(std::move(cell), hatch, direction, scene.isSmall() ? smallStep : step);
            item.hatchWidth = direction == Hatch::Backward ? 0.026 : 0.022;
            drawing.add(std::move(item));
        }
    };
    std::vector<Place> open, shaded;
    for (const Place c : cells)
        (scene.isOwnShaded(c) ? shaded : open).push_back(c);
    add(open, fill);
    add(shaded, Ink::None);
}

void drawHoles(const OverlayScene& scene, const std::vector<std::vector<Place>>& regions, Drawing& drawing)
{
    // Wide and beneath the lines: those of both solutions run along it.
    const Pen rim{.ink = Ink::HoleHatch, .width = 0.25, .minWidthPx = 4};
    int number = 0;
    for (const auto& region : regions) {
        hatchCells(scene, region, Ink::HoleFill, Ink::HoleHatch, Hatch::Forward, drawing);
        if (!scene.isSmall())
            continue;
        strokeChains(outlineOf(scene.board.grid(), region), Level::Halo, rim, drawing);
        const Point above{0, -12 / scene.options.cellPixels};
        addPin(drawing, Pin::Hole, pointOf(region.front()) + above, ++number, scene.options.cellPixels);
    }
}

Drawing drawOverlay(const Board& board, const Verdict& verdict, const OverlayOptions& options)
{
    if (verdict.turns)
        return verdict.turns->problem ? drawNetProblem(board, *verdict.turns->problem, options.cellPixels) : Drawing{};
    const OverlayScene scene{board, verdict, options, genreOf(board), detailAt(options.cellPixels)};
    const auto [width, height] = board.size();
    Drawing drawing{{0, 0}, {double(width), double(height)}, {}};
    if (scene.genre.has(Mark::Piece)) {
        drawPieceOverlay(scene, drawing);
        return compose({std::move(drawing)});
    }
    if (showsDifference(scene)) {
        drawHoles(scene, holeRegions(verdict, HoleKind::Differing, options.alternative), drawing);
        drawDifference(scene, *verdict.solution, verdict.alternatives[options.alternative], drawing);
    } else if (options.determined && verdict.determined) {
        const auto holes = holeRegions(verdict, HoleKind::Undetermined);
        if (isWorthHatching(scene, holes))
            drawHoles(scene, holes, drawing);
        drawDetermined(scene, *verdict.determined, drawing);
    }
    if (options.conflict && verdict.status == Status::None)
        drawConflict(scene, drawing);
    return compose({std::move(drawing)});
}

} // namespace tokisuji
