#include "editor/export/step_window.h"

#include "editor/export/painter.h"
#include "editor/export/svg_item.h"
#include "engine/drawing/shapes.h"
#include "engine/drawing/standing.h"

#include <QPainter>

#include <algorithm>

namespace tokisuji {

namespace {

void addPlaces(const std::vector<Atom>& atoms, std::vector<Place>& places)
{
    for (const Atom& atom : atoms)
        places.push_back(atom.at.place);
}

void addPlaces(const Trace& trace, const Step& step, std::vector<Place>& places)
{
    addPlaces(step.conclusions, places);
    for (const ConKey& rule : step.why.constraints)
        places.push_back(rule.anchor);
    if (step.split == 0)
        return;
    for (const BranchId id : trace.split(step.split).branches) {
        addPlaces(assumptionsOf(trace.branches[id]), places);
        for (const StepId inner : trace.branches[id].steps)
            addPlaces(trace.step(inner).conclusions, places);
    }
}

struct Stretch {
    double begin;
    double length;
};
/// Round the middles of two places, within the whole.
Stretch stretchRound(double first, double last, Stretch whole, const WindowSize& size)
{
    const double wanted = std::max(last - first + 1 + 2 * size.beside, size.least);
    const double length = std::min(wanted, whole.length);
    const double begin = (first + last - length) / 2;
    return {std::clamp(begin, whole.begin, whole.begin + (whole.length - length)), length};
}

QRectF extentOf(const Item& item)
{
    constexpr double stroke = 0.3;
    QRectF box(QPointF(item.points.front().x, item.points.front().y), QSizeF(0, 0));
    for (const Point& p : item.points) {
        box.setLeft(std::min(box.left(), p.x));
        box.setRight(std::max(box.right(), p.x));
        box.setTop(std::min(box.top(), p.y));
        box.setBottom(std::max(box.bottom(), p.y));
    }
    const double round = stroke + std::max(item.radius, item.textHeight);
    return box.adjusted(-round, -round, round, round);
}

} // namespace

QRectF windowOf(const Trace& trace, const std::vector<StepId>& steps, Stance stance, const QRectF& whole,
                const WindowSize& size)
{
    std::vector<Place> places;
    for (const StepId id : steps)
        addPlaces(trace, trace.step(id), places);
    std::erase(places, wholeBoard);
    if (places.empty())
        return whole;
    std::vector<Point> points;
    for (const Place place : places)
        points.push_back(standing(stance, pointOf(place)));
    const auto [left, right] = std::ranges::minmax(points, {}, &Point::x);
    const auto [top, bottom] = std::ranges::minmax(points, {}, &Point::y);
    const Stretch across = stretchRound(left.x, right.x, {whole.x(), whole.width()}, size);
    const Stretch down = stretchRound(top.y, bottom.y, {whole.y(), whole.height()}, size);
    return {across.begin, down.begin, across.length, down.length};
}

Drawing within(Drawing drawing, const QRectF& window)
{
    std::erase_if(drawing.items, [&](const Item& item) { return !extentOf(item).intersects(window); });
    return drawing;
}

QImage windowImage(const Drawing& drawing, const QRectF& window, const Palette& palette, double cell,
                   double devicePixelRatio)
{
    QImage image((window.size() * cell * devicePixelRatio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(devicePixelRatio);
    image.fill(palette[Ink::Paper]);
    QPainter painter(&image);
    PaintOptions options;
    options.cellPixels = cell;
    options.origin = -window.topLeft() * cell;
    options.surface = PaintOptions::Image;
    paintDrawing(painter, drawing, palette, options);
    return image;
}

QByteArray windowSvg(const Drawing& drawing, const QRectF& window, const Palette& palette, double cell)
{
    SvgItems items(palette, cell);
    QByteArray elements;
    for (const Item& item : within(drawing, window).items)
        elements += items.elementOf(item);
    const QByteArray size = svgNumber(window.width() * cell) + "\" height=\"" + svgNumber(window.height() * cell);
    const QByteArray corner = svgNumber(window.x() * cell) + ' ' + svgNumber(window.y() * cell);
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"" + corner + ' ' + svgNumber(window.width() * cell)
           + ' ' + svgNumber(window.height() * cell) + "\" width=\"" + size + "\" style=\"background:"
           + palette[Ink::Paper].name().toLatin1() + "\">" + items.definitions() + elements + "</svg>\n";
}

} // namespace tokisuji
