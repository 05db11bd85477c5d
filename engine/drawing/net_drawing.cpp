#include "engine/drawing/net_drawing.h"

#include "engine/drawing/net_layout.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/sticker_look.h"
#include "engine/twisty/twisty_board.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace tokisuji {

namespace {

constexpr double stickerScale = 0.93; ///< of the room that a sticker has on its side
constexpr double bodyRim = 0.05;      ///< of the body round the stickers of a side
constexpr double cornerCut = 0.13;

double distance(Point a, Point b)
{
    return std::hypot(b.x - a.x, b.y - a.y);
}

Point between(Point a, Point b, double share)
{
    return {a.x + share * (b.x - a.x), a.y + share * (b.y - a.y)};
}

/// The polygon with its corners cut off and rounded by arcs (quadratic Bézier curves).
std::vector<Point> rounded(const std::vector<Point>& polygon, double cut)
{
    constexpr int pointsPerCorner = 7;
    std::vector<Point> path;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point corner = polygon[i];
        const Point before = polygon[(i + polygon.size() - 1) % polygon.size()];
        const Point after = polygon[(i + 1) % polygon.size()];
        const Point from = between(corner, before, std::min(0.5, cut / distance(corner, before)));
        const Point to = between(corner, after, std::min(0.5, cut / distance(corner, after)));
        for (int k = 0; k < pointsPerCorner; ++k) {
            const double t = static_cast<double>(k) / (pointsPerCorner - 1);
            path.push_back(between(between(from, corner, t), between(corner, to, t), t));
        }
    }
    return path;
}

double crossProduct(Point origin, Point a, Point b)
{
    return (a.x - origin.x) * (b.y - origin.y) - (a.y - origin.y) * (b.x - origin.x);
}

/// The smallest convex polygon round some points (Andrew's monotone chain).
std::vector<Point> hullOf(std::vector<Point> points)
{
    std::ranges::sort(points, {}, [](Point p) { return std::pair(p.x, p.y); });
    constexpr double straight = 1e-9; // corners on an edge are none
    std::vector<Point> hull;
    for (int half = 0; half < 2; ++half) {
        const std::size_t begin = hull.size();
        for (const Point p : points) {
            while (hull.size() >= begin + 2 && crossProduct(hull[hull.size() - 2], hull.back(), p) <= straight)
                hull.pop_back();
            hull.push_back(p);
        }
        hull.pop_back(); // the other half begins with it
        std::ranges::reverse(points);
    }
    return hull;
}

double areaOf(const std::vector<Point>& polygon)
{
    double twice = 0;
    for (std::size_t i = 0; i < polygon.size(); ++i)
        twice += crossProduct({}, polygon[i], polygon[(i + 1) % polygon.size()]);
    return std::abs(twice) / 2;
}

/// A convex polygon with its edges moved outwards.
std::vector<Point> grown(const std::vector<Point>& polygon, double by)
{
    std::vector<Point> path;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const Point corner = polygon[i];
        const Point before = polygon[(i + polygon.size() - 1) % polygon.size()];
        const Point after = polygon[(i + 1) % polygon.size()];
        const double in = distance(before, corner), out = distance(corner, after);
        const Point along{(corner.x - before.x) / in - (after.x - corner.x) / out,
                          (corner.y - before.y) / in - (after.y - corner.y) / out};
        const double sine = std::abs(crossProduct(before, corner, after)) / (in * out);
        path.push_back(corner + Point{by / sine * along.x, by / sine * along.y});
    }
    return path;
}

/// What the stickers of a side are stuck on: one plate, or one for each sticker where they lie round a corner.
void drawBody(const NetLayout& layout, const std::vector<int>& side, Drawing& drawing)
{
    constexpr double rounding = 1.001;
    const auto plate = [&](const std::vector<Point>& shape) {
        drawing.add(filled(Level::Grid, rounded(grown(shape, bodyRim), cornerCut), Ink::PearlBlack));
    };
    std::vector<Point> corners;
    double area = 0;
    for (const int sticker : side) {
        const auto shape = layout.outline(sticker, 1);
        corners.insert(corners.end(), shape.begin(), shape.end());
        area += areaOf(shape);
    }
    const auto hull = hullOf(corners);
    if (areaOf(hull) <= rounding * area) {
        plate(hull);
        return;
    }
    for (const int sticker : side)
        plate(layout.outline(sticker, 1));
}

/// Strokes "/" inside a polygon: where each line x + y = k enters and leaves it.
void hatch(const std::vector<Point>& polygon, const Pen& pen, Drawing& drawing)
{
    constexpr double step = 0.16;
    const auto sum = [](Point p) { return p.x + p.y; };
    const auto [low, high] = std::ranges::minmax(polygon, {}, sum);
    for (double k = std::ceil(sum(low) / step) * step; k < sum(high); k += step) {
        std::vector<Point> ends;
        for (std::size_t i = 0; i < polygon.size(); ++i) {
            const Point a = polygon[i];
            const Point b = polygon[(i + 1) % polygon.size()];
            if ((sum(a) < k) != (sum(b) < k))
                ends.push_back(between(a, b, (k - sum(a)) / (sum(b) - sum(a))));
        }
        if (ends.size() == 2)
            drawing.add(stroke(Level::Clue, ends, pen));
    }
}

std::optional<int> colourAt(const TwistyDefinition& definition, const Board& board, int sticker)
{
    const int value = board.at(Layer::Number, cellOfSticker(definition, sticker));
    return value >= 1 && value <= std::ssize(definition.colours) ? std::optional(value - 1) : std::nullopt;
}

/// On the body it would be lost without its rim.
void drawUnpainted(const std::vector<Point>& shape, Drawing& drawing)
{
    drawing.add(filled(Level::Clue, rounded(shape, cornerCut), Ink::Paper));
    hatch(shape, {.ink = Ink::Ink2, .width = 0.022}, drawing);
    drawing.add(outline(Level::Clue, rounded(shape, cornerCut), {.ink = Ink::Ink2, .width = 0.03}));
}

void drawLetter(const BoardScene& scene, Point middle, char letter, Ink ink, Drawing& drawing)
{
    constexpr double height = 0.36;
    if (scene.detail == Detail::Full)
        drawing.add(
            text(Level::Clue, middle, std::string(1, letter), scene.atLeast(height, minTextPx), ink, Weight::Medium));
}

/// Round a sticker, on a rim of paper that keeps it apart from the colours.
void ringSticker(const NetLayout& layout, int sticker, double scale, const Pen& pen, Drawing& drawing)
{
    const auto path = rounded(layout.outline(sticker, scale), cornerCut);
    const Pen rim{.ink = Ink::Paper, .width = pen.width + 0.06, .minWidthPx = pen.minWidthPx + 2};
    drawing.add(outline(Level::Outline, path, rim));
    drawing.add(outline(Level::Outline, path, pen));
}

Drawing emptyDrawing(const NetLayout& layout)
{
    return {{0, 0}, layout.bottomRight(), {}};
}

} // namespace

void drawNet(const BoardScene& scene, const Clue&, Drawing& drawing)
{
    const auto definition = twistyOf(scene.board);
    if (!definition)
        return;
    const NetLayout layout(*definition);
    for (const std::vector<int>& side : layout.sides())
        drawBody(layout, side, drawing);
    for (int sticker = 0; sticker < layout.stickers(); ++sticker) {
        const auto shape = layout.outline(sticker, stickerScale);
        const auto colour = colourAt(*definition, scene.board, sticker);
        if (!colour) {
            drawUnpainted(shape, drawing);
            continue;
        }
        const StickerLook look = lookOfColour(*definition, *colour);
        drawing.add(filled(Level::Clue, rounded(shape, cornerCut), look.fill));
        drawLetter(scene, layout.centre(sticker), definition->colours[static_cast<std::size_t>(*colour)].letter,
                   look.letter, drawing);
    }
}

Drawing drawNetProblem(const Board& board, const StateProblem& problem, double cellPixels)
{
    const auto layout = netLayoutOf(board);
    if (!layout)
        return {};
    Drawing drawing = emptyDrawing(*layout);
    const Pen pen{.ink = Ink::Conflict, .width = std::max(0.09, 2 / cellPixels), .minWidthPx = 2};
    for (const int sticker : problem.places)
        ringSticker(*layout, sticker, stickerScale, pen, drawing);
    return drawing;
}

Drawing drawTurnPreview(const Board& board, int turn, double cellPixels)
{
    constexpr double radius = 0.2, rim = 0.045;
    const auto definition = twistyOf(board);
    if (!definition)
        return {};
    const NetLayout layout(*definition);
    Drawing drawing = emptyDrawing(layout);
    const Permutation& moves = definition->turns[static_cast<std::size_t>(turn)].moves;
    const Pen pen{.ink = Ink::Accent, .width = std::max(0.07, 2 / cellPixels), .minWidthPx = 2};
    for (int from = 0; from < layout.stickers(); ++from) {
        const int to = moves[static_cast<std::size_t>(from)];
        if (to == from)
            continue;
        ringSticker(layout, to, stickerScale, pen, drawing);
        const auto coming = colourAt(*definition, board, from);
        drawing.add(ring(Level::Ghost, layout.centre(to), radius, {.ink = Ink::PearlBlack, .width = rim},
                         coming ? lookOfColour(*definition, *coming).fill : Ink::Paper));
    }
    return compose({std::move(drawing)});
}

Drawing drawNetCursor(const Board& board, Place cell)
{
    const auto definition = twistyOf(board);
    const int sticker = definition ? stickerAt(*definition, cell) : -1;
    if (sticker < 0)
        return {};
    const NetLayout layout(*definition);
    Drawing drawing = emptyDrawing(layout);
    ringSticker(layout, sticker, 1, {.ink = Ink::Accent, .width = 0.07, .minWidthPx = 2}, drawing);
    return drawing;
}

Drawing drawNetHover(const Board& board, Place cell)
{
    const auto definition = twistyOf(board);
    const int sticker = definition ? stickerAt(*definition, cell) : -1;
    if (sticker < 0)
        return {};
    const NetLayout layout(*definition);
    Drawing drawing = emptyDrawing(layout);
    Item item = filled(Level::Ghost, rounded(layout.outline(sticker, stickerScale), cornerCut), Ink::Accent);
    item.opacity = 0.25;
    drawing.add(std::move(item));
    return drawing;
}

} // namespace tokisuji
