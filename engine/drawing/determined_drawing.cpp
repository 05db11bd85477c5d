// Determined marks: lines on a pale band, cells pale with a small corner square, "not here" as a faint cross. Where the
// solver's own mark agrees, only the band or the corner shows.
#include "engine/drawing/border_drawing.h"
#include "engine/drawing/glyphs.h"
#include "engine/drawing/overlay_parts.h"
#include "engine/genre/registry.h"

#include <algorithm>
#include <array>

namespace tokisuji {

namespace {

constexpr double lineWidth = 0.085;
constexpr double haloWidth = 0.26;
constexpr double doubleHaloWidth = 0.38; ///< round two bridges
constexpr double bridgeWidth = 0.065;
constexpr double bridgeGap = 0.09;
constexpr double crossArm = 0.055;
constexpr double crossStroke = 0.026;
constexpr double crossOpacity = 0.45;
constexpr double cornerSide = 0.15;
constexpr double cornerInset = 0.08;

/// On paper without colours two thin rails stand for the pale band.
void drawBand(const OverlayScene& scene, const std::vector<Chain>& group, double width, Drawing& drawing)
{
    if (scene.isSmall())
        return;
    if (scene.options.medium == OverlayOptions::Screen)
        return strokeChains(group, Level::Halo, {.ink = Ink::DeterminedHalo, .width = width}, drawing);
    strokeChains(group, Level::Halo, {.ink = Ink::Determined, .width = width}, drawing);
    strokeChains(group, Level::Halo, {.ink = Ink::Paper, .width = width - 0.04}, drawing);
}

void drawLoop(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    const Layer layer = lineLayerOf(scene.genre);
    const auto isLine = [&](Place edge) { return determined.at(layer, edge) == 1; };
    const auto isNews = [&](Place edge) { return isLine(edge) && scene.board.at(layer, edge) != 1; };
    const Size size = scene.board.size();
    drawBand(scene, chains(size, lineSegments(scene, isLine)), haloWidth, drawing);
    const Pen pen{.ink = Ink::Determined, .width = lineWidth, .minWidthPx = scene.leastLinePx()};
    strokeChains(chains(size, lineSegments(scene, isNews)), Level::OverlayMark, pen, drawing);
}

void drawBridges(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    const Pen pen{.ink = Ink::Determined, .width = bridgeWidth, .minWidthPx = minLinePx};
    const double gap = scene.atLeast(bridgeGap, minLinePx);
    for (const int count : {1, 2}) {
        const auto isBridge = [&](Place edge) { return determined.at(Layer::Line, edge) == count; };
        const auto isNews = [&](Place edge) { return isBridge(edge) && scene.board.at(Layer::Line, edge) != count; };
        drawBand(scene, straightChains(scene.board.size(), lineSegments(scene, isBridge)),
                 count == 1 ? haloWidth : doubleHaloWidth, drawing);
        for (const Chain& chain : straightChains(scene.board.size(), lineSegments(scene, isNews)))
            for (const double side : count == 1 ? std::vector{0.0} : std::vector{-gap, gap})
                strokeChains({shifted(chain, side)}, Level::OverlayMark, pen, drawing);
    }
}

/// A small square in the upper left corner of the cell; where a number is there, in the right one.
void drawCorner(const OverlayScene& scene, Place cell, Drawing& drawing)
{
    const double inset = scene.isSmall() ? 0 : cornerInset;
    const double side = scene.atLeast(cornerSide, 4);
    const bool isTaken = scene.hasNumbersInCorners() && scene.board.at(Layer::Number, cell) != blank;
    const Point corner = boxOf(cell).topLeft + Point{isTaken ? 1 - inset - side : inset, inset};
    const Box square{corner, corner + Point{side, side}};
    drawing.add(filled(Level::OverlayMark, square, Ink::Determined));
}

/// Zoomed out the cells themselves are all there is to see; clues must stay legible on them.
bool isStrong(const OverlayScene& scene, Place cell)
{
    return scene.detail == Detail::Tiny && scene.board.at(Layer::Number, cell) == blank;
}

/// Pale cells; on paper without colours an outline stands for that.
void drawGround(const OverlayScene& scene, const std::vector<Place>& cells, Drawing& drawing)
{
    std::vector<Place> open, strong, pale;
    std::ranges::copy_if(cells, std::back_inserter(open), [&](Place c) { return !scene.isOwnShaded(c); });
    for (const Place c : open)
        (isStrong(scene, c) ? strong : pale).push_back(c);
    for (const auto& [group, ink] : {std::pair(strong, Ink::Determined), std::pair(pale, Ink::DeterminedHalo)})
        for (Item& item : filledCells(Level::OverlayFill, scene.board.grid(), group, ink))
            drawing.add(std::move(item));
    if (scene.options.medium == OverlayOptions::Print)
        for (const Place c : open)
            drawing.add(outlined(Level::OverlayMark, boxOf(c).grown(-0.12),
                                 {.ink = Ink::Determined, .width = 0.03, .join = Join::Sharp}));
}

void drawCells(const OverlayScene& scene, const std::vector<Place>& cells, Drawing& drawing)
{
    drawGround(scene, cells, drawing);
    for (const Place c : cells)
        drawCorner(scene, c, drawing);
}

std::vector<Place> cellsWhere(const Board& determined, Layer layer, bool (*wanted)(int))
{
    std::vector<Place> cells;
    for (const Place c : determined.grid().cells())
        if (wanted(determined.at(layer, c)))
            cells.push_back(c);
    return cells;
}

/// Numbers, signs, bars and triangles: pale cells with what belongs there, unless it stands there already.
void drawValues(const OverlayScene& scene, const Board& determined, Layer layer, Drawing& drawing)
{
    std::vector<Place> cells = cellsWhere(determined, layer, [](int value) { return value > 0; });
    std::erase_if(cells, [&](Place c) { return scene.isGiven(c); });
    // A triangle fills a corner of its own.
    (layer == Layer::Corner ? drawGround : drawCells)(scene, cells, drawing);
    if (scene.detail == Detail::Tiny)
        return;
    for (const Place c : cells) {
        const int own = scene.board.at(layer, c);
        const int value = determined.at(layer, c);
        if (own == value)
            continue;
        // Where another value stands, the determined one goes beside it.
        const Point centre = pointOf(c) + (own == blank ? Point{} : Point{0.3, 0.28});
        addGlyph(drawing, scene.genre, layer, value, centre,
                 {.level = Level::OverlayMark, .size = own == blank ? 0.96 : 0.58, .ink = Ink::Determined},
                 scene.options.cellPixels);
    }
}

/// What stands on lattice points, with a small square; a diamond is pale.
void drawPoints(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    constexpr double half = 0.075;
    const Ink ink = scene.genre.has(Mark::Diamond) ? Ink::DeterminedHalo : Ink::Determined;
    for (const Place p : determined.grid().all(PlaceKind::Vertex)) {
        if (determined.at(Layer::Point, p) != 1)
            continue;
        if (scene.board.at(Layer::Point, p) != 1)
            addGlyph(drawing, scene.genre, Layer::Point, 1, pointOf(p),
                     {.level = Level::OverlayMark, .size = 0.94, .ink = ink}, scene.options.cellPixels);
        drawing.add(filled(Level::OverlayMark, boxAround(pointOf(p), scene.atLeast(half, 2)), Ink::Determined));
    }
}

void drawShades(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    const std::vector<Place> cells = cellsWhere(determined, Layer::Shade, [](int shade) { return shade == 1; });
    drawCells(scene, cells, drawing);
    if (!hasObjects(scene.genre) || scene.detail == Detail::Tiny)
        return;
    for (const Place c : cells)
        if (scene.board.at(Layer::Shade, c) != 1)
            addGlyph(drawing, scene.genre, Layer::Shade, 1, pointOf(c),
                     {.level = Level::OverlayMark, .size = 0.9, .ink = Ink::Determined}, scene.options.cellPixels);
}

/// Atoms that a rule fixes all by itself, as "a clue cell is not shaded": they need no mark.
std::vector<bool> fixedAtoms(const Rules& rules)
{
    std::vector<bool> fixed(static_cast<std::size_t>(rules.atomCount()));
    for (const Instance& instance : rules.instances())
        if (const auto* any = instance.find<Any>(); any && any->operands.size() == 1 && instance.guard == Yes)
            fixed[static_cast<std::size_t>(any->operands.front().atom())] = true;
    return fixed;
}

/// A line through the cell says already that it isn't shaded.
bool isOnLine(const Board& determined, Place cell)
{
    return isCell(cell) && determined.has(Layer::Line) && std::ranges::any_of(directions, [&](Dir d) {
               return determined.at(Layer::Line, edgeBetween(cell, d)) > 0;
           });
}

/// "Not here": crosses for what is determined to be empty and isn't marked so already.
void drawCrosses(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    const Rules rules = rulesOf(scene.board, scene.verdict.reading);
    const std::vector<bool> fixed = fixedAtoms(rules);
    const Pen pen{.ink = Ink::Determined, .width = crossStroke, .opacity = crossOpacity};
    const Pen onLines{.ink = Ink::Determined, .width = 1.6 * crossStroke};
    for (const Answer& answer : rules.answers()) {
        const Place place = answer.places[answer.places.size() / 2];
        if ((answer.code == Answer::Direct && answer.lo > 0) || determined.at(answer.layer, place) != 0
            || scene.board.at(answer.layer, place) == 0 || fixed[static_cast<std::size_t>(answer.atom)]
            || isOnLine(determined, place))
            continue;
        const bool inClue = isCell(place) && scene.board.at(Layer::Number, place) != blank;
        const Point centre = pointOf(place) + (inClue ? Point{0.34, 0.34} : Point{});
        const double arm = isEdge(place) ? crossArm : isCell(place) ? 1.3 * crossArm : 1.5 * crossArm;
        drawing.add(absence(scene.genre, Level::OverlayMark, place, centre, arm, isVertex(place) ? onLines : pen));
    }
}

} // namespace

void drawDetermined(const OverlayScene& scene, const Board& determined, Drawing& drawing)
{
    const std::vector<Layer> layers = scene.genre.answerLayers();
    const auto asks = [&](Layer layer) { return std::ranges::find(layers, layer) != layers.end(); };
    if (asks(Layer::Shade))
        drawShades(scene, determined, drawing);
    for (const Layer layer : choiceLayers)
        if (asks(layer))
            drawValues(scene, determined, layer, drawing);
    if (asks(Layer::Point))
        drawPoints(scene, determined, drawing);
    if (asks(lineLayerOf(scene.genre)))
        (lineFormOf(scene.genre) == LineForm::Bridges ? drawBridges : drawLoop)(scene, determined, drawing);
    if (scene.detail == Detail::Full)
        drawCrosses(scene, determined, drawing);
}

} // namespace tokisuji
